// SPDX-License-Identifier: Apache-2.0
//
// The tree of a `project.facet` → settings. Its values are literals; nothing is evaluated.

import FacetLint
import FacetSource
import FacetSyntax

/// Reads one file of settings over those that it extends.
struct ProjectReader {
  let tree: SyntaxTree
  /// Whether the text has mistakes already, which say why something is missing.
  private let isBroken: Bool
  /// Paths in the file are relative to it.
  let folder: String
  var settings: ProjectSettings
  var origins: [ProjectSetting: String]
  var diagnostics: [Diagnostic] = []
  /// Where what the parser found is said better here.
  private(set) var saidBetter: [SourceSpan] = []
  /// What has been set so far in this file, to find what is said twice.
  private var said: [String: SourceSpan] = [:]

  init(_ parsed: ParseResult, over base: FoundProject) {
    tree = parsed.tree
    isBroken = parsed.diagnostics.hasErrors
    folder = folderOf(tree.file.path)
    settings = base.settings
    origins = base.origins
  }

  /// The path that `extends:` names, before anything else is read.
  static func extended(by tree: SyntaxTree) -> (path: String, place: SourceSpan)? {
    guard let block = project(in: tree)?.block else { return nil }
    for id in tree[block].statements {
      guard case .property(let name, let value) = tree[id].kind, name.text == "extends",
        case .string(let path)? = tree.ruleValue(value), !path.isEmpty
      else { continue }
      return (path, tree.at(tree[value].span))
    }
    return nil
  }

  private static func project(in tree: SyntaxTree) -> ElementSyntax? {
    for item in tree.items {
      if case .scene(let id) = item.kind, case .element(let element) = tree[id].kind, element.name.text == "project" {
        return element
      }
    }
    return nil
  }

  mutating func read() {
    guard let project = Self.project(in: tree) else {
      if let first = tree.items.first {
        diagnostics.append(.notAProject(at: tree.at(first.span)))
      } else if !isBroken {
        diagnostics.append(.nothingSaid(at: tree.at(.at(0))))
      }
      return
    }
    let others = tree.items.filter { $0.span != tree.items.first { $0.span.end >= project.name.span.end }?.span }
    for item in others { diagnostics.append(.notAProject(at: tree.at(item.span))) }
    checkShape(of: project, takesArguments: false)
    guard let block = project.block else { return }
    // A file's own builds take the place of those that it extends.
    if blocks(of: block).contains("build") {
      settings.builds = []
      origins[.builds] = tree.file.path
    }
    for id in tree[block].statements { readPart(tree[id]) }
  }

  private func blocks(of block: BlockID) -> [String] {
    tree[block].statements.compactMap { id in
      if case .element(let element) = tree[id].kind { element.name.text } else { nil }
    }
  }

  private static let parts = ["extends", "exclude", "lint", "build", "check"]

  private mutating func readPart(_ statement: StatementSyntax) {
    switch statement.kind {
    case .property(let name, let value): readProperty(name, value, statement.span)
    case .element(let element): readBlock(element)
    case .missing: break
    case .binding, .slot, .repetition, .conditional, .switchOver:
      diagnostics.append(.notASetting(at: tree.at(statement.span)))
    }
  }

  private mutating func readProperty(_ name: NameSyntax, _ value: ExpressionID, _ span: ByteSpan) {
    switch name.text {
    case "extends":
      once("extends", name)
      _ = path(value, of: "extends")
    case "exclude":
      once("exclude", name)
      if let patterns = paths(value, of: "exclude") { set(.exclude) { $0.excludes = patterns } }
    case "lint", "build", "check":
      if let brace = brace(behind: span) { return bareBlock(name, brace: brace) }
      let meant = meantBlock(name.text, value)
      let isOff = name.text == "lint" && meant != nil
      let note = isOff ? "`exclude: [\"**\"]` leaves out every file below the project" : nil
      diagnostics.append(.takesBraces(name.text, at: tree.at(span), meant: meant, note: note))
    case _: unknown(name, among: Self.parts)
    }
  }

  /// `build "dark" { … }`, `build dark { … }` and `build: { … }`: nothing stands between the word and its braces.
  private mutating func bareBlock(_ name: NameSyntax, brace: Int) {
    let between = Int(name.span.end)..<brace
    let bytes = tree.file.bytes[between]
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let first = bytes.firstIndex { !isBlank($0) } ?? brace
    let last = bytes.lastIndex { !isBlank($0) } ?? first
    saidBetter.append(tree.at(ByteSpan(Int(name.span.start)..<brace + 1)))
    diagnostics.append(
      .bareBlock(
        name.text, wrong: tree.at(ByteSpan(first..<last + 1)), between: tree.at(ByteSpan(between)),
        isNamed: tree.file.bytes[first] != UInt8(ascii: ":")))
  }

  /// Where braces open behind a statement, on its line.
  private func brace(behind span: ByteSpan) -> Int? {
    let rest = tree.file.bytes[span.range.upperBound...]
    let place = rest.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? rest.endIndex
    return place < rest.endIndex && rest[place] == UInt8(ascii: "{") ? place : nil
  }

  /// The word on the line before an element where it is that of a block.
  private func blockName(before element: NameSyntax) -> NameSyntax? {
    let line = tree.file.bytes[..<Int(element.span.start)].reversed().prefix { $0 != UInt8(ascii: "\n") }
    let words = String(decoding: line.reversed(), as: UTF8.self).split { " \t{;".contains($0) }
    guard let word = words.last, ["lint", "build", "check"].contains(word) else { return nil }
    let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    let end = Int(element.span.start) - blanks
    return NameSyntax(String(word), ByteSpan(end - word.utf8.count..<end))
  }

  /// The block that says what a value in its place was likely meant to say.
  private func meantBlock(_ name: String, _ value: ExpressionID) -> String? {
    if name == "lint", case .implicitMember(let word) = tree[value].kind, word.text == "off" {
      return "lint { exclude: [\"**\"] }"
    }
    guard case .string(let path)? = tree.ruleValue(value), !path.isEmpty else { return nil }
    let text = tree.file.text(tree[value].span)
    switch name {
    case "build": return "build { output: \(text) }"
    case "check": return "check { lock: \(text) }"
    case _: return nil
    }
  }

  private mutating func readBlock(_ element: ElementSyntax) {
    switch element.name.text {
    case "lint":
      once("lint", element.name)
      readLint(element)
    case "build": readBuild(element)
    case "check": readCheck(element)
    case "extends": takesAValue(element, "\"../house/project.facet\"")
    case "exclude": takesAValue(element, "[\"vendor/**\"]")
    case _:
      if let name = blockName(before: element.name), let brace = element.block.map({ Int(tree[$0].span.start) }) {
        return bareBlock(name, brace: brace)
      }
      unknown(element.name, among: Self.parts)
    }
  }

  private mutating func readCheck(_ element: ElementSyntax) {
    once("check", element.name)
    for (name, value) in entries(of: element) {
      switch name.text {
      case "lock": if let path = path(value, of: "lock") { set(.lock) { $0.lock = path } }
      case _: unknown(name, among: ["lock"])
      }
    }
  }

  /// Takes a value over, and notes that it comes from this file.
  mutating func set(_ setting: ProjectSetting, _ change: (inout ProjectSettings) -> Void) {
    change(&settings)
    origins[setting] = tree.file.path
  }

  mutating func once(_ key: String, _ name: NameSyntax) {
    if let before = said.updateValue(tree.at(name.span), forKey: key) {
      diagnostics.append(.saidTwice(name.text, at: tree.at(name.span), before: before))
    }
  }
}
