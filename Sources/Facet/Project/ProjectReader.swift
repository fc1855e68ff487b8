// SPDX-License-Identifier: Apache-2.0
//
// The tree of a `project.facet` → settings. Its values are literals; nothing is evaluated.

import FacetLint
import FacetSource
import FacetSyntax

/// Reads one file of settings over those that it extends.
struct ProjectReader {
  let tree: SyntaxTree
  /// Paths in the file are relative to it.
  let folder: String
  var settings: ProjectSettings
  var diagnostics: [Diagnostic] = []
  /// What has been set so far in this file, to find what is said twice.
  private var said: [String: SourceSpan] = [:]

  init(_ tree: SyntaxTree, over base: ProjectSettings) {
    self.tree = tree
    folder = folderOf(tree.file.path)
    settings = base
    settings.path = tree.file.path
  }

  /// The path that `extends:` names, before anything else is read.
  static func extended(by tree: SyntaxTree) -> (path: String, place: SourceSpan)? {
    guard let block = ProjectReader(tree, over: ProjectSettings()).project()?.block else { return nil }
    for id in tree[block].statements {
      guard case .property(let name, let value) = tree[id].kind, name.text == "extends",
        case .string(let path)? = tree.ruleValue(value)
      else { continue }
      return (path, tree.at(tree[value].span))
    }
    return nil
  }

  mutating func read() {
    guard let project = project() else {
      let place = tree.items.first.map { tree.at($0.span) } ?? tree.at(.at(0))
      diagnostics.append(.notAProject(at: place))
      return
    }
    let others = tree.items.filter { $0.span != tree.items.first { $0.span.end >= project.name.span.end }?.span }
    for item in others { diagnostics.append(.notAProject(at: tree.at(item.span))) }
    guard let block = project.block else { return }
    // A file's own builds take the place of those that it extends.
    if blocks(of: block).contains("build") { settings.builds = [] }
    for id in tree[block].statements { readPart(tree[id]) }
  }

  private func blocks(of block: BlockID) -> [String] {
    tree[block].statements.compactMap { id in
      if case .element(let element) = tree[id].kind { element.name.text } else { nil }
    }
  }

  private func project() -> ElementSyntax? {
    for item in tree.items {
      if case .scene(let id) = item.kind, case .element(let element) = tree[id].kind, element.name.text == "project" {
        return element
      }
    }
    return nil
  }

  private mutating func readPart(_ statement: StatementSyntax) {
    switch statement.kind {
    case .property(let name, let value) where name.text == "extends":
      if string(value, of: "extends") != nil { once("extends", name) }
    case .element(let element) where element.name.text == "lint":
      once("lint", element.name)
      readLint(element)
    case .element(let element) where element.name.text == "build": readBuild(element)
    case .element(let element) where element.name.text == "check": readCheck(element)
    case .property(let name, _): unknown(name, among: ["extends", "lint", "build", "check"])
    case .element(let element): unknown(element.name, among: ["extends", "lint", "build", "check"])
    case .missing: break
    case .binding, .slot, .repetition, .conditional, .switchOver:
      diagnostics.append(.notASetting(at: tree.at(statement.span)))
    }
  }

  private mutating func readCheck(_ element: ElementSyntax) {
    once("check", element.name)
    for (name, value) in entries(of: element) {
      switch name.text {
      case "lock": settings.lock = string(value, of: "lock").map { joined(folder, $0) }
      case _: unknown(name, among: ["lock"])
      }
    }
  }

  // MARK: Entries

  /// `name: value` in the parentheses and in the block, in the order written.
  mutating func entries(of element: ElementSyntax) -> [(name: NameSyntax, value: ExpressionID)] {
    var entries: [(name: NameSyntax, value: ExpressionID)] = []
    for argument in element.arguments {
      if let label = argument.label {
        entries.append((label, argument.value))
      } else {
        diagnostics.append(.notASetting(at: tree.at(tree[argument.value].span)))
      }
    }
    for id in element.block.map({ tree[$0].statements }) ?? [] {
      switch tree[id].kind {
      case .property(let name, let value): entries.append((name, value))
      case .missing: break
      case .element, .binding, .slot, .repetition, .conditional, .switchOver:
        diagnostics.append(.notASetting(at: tree.at(tree[id].span)))
      }
    }
    return entries
  }

  mutating func once(_ key: String, _ name: NameSyntax) {
    if let before = said.updateValue(tree.at(name.span), forKey: key) {
      diagnostics.append(.saidTwice(name.text, at: tree.at(name.span), before: before))
    }
  }

  mutating func unknown(_ name: NameSyntax, among names: [String]) {
    diagnostics.append(.unknownProjectSetting(name.text, at: tree.at(name.span), among: names))
  }

  mutating func wrong(_ value: ExpressionID, of name: String, expected: String, near: String? = nil) {
    diagnostics.append(
      .wrongProjectValue(
        tree.file.text(tree[value].span), of: name, expected: expected, near: near, at: tree.at(tree[value].span)))
  }

  // MARK: Values

  mutating func string(_ value: ExpressionID, of name: String) -> String? {
    if case .string(let text)? = tree.ruleValue(value) { return text }
    wrong(value, of: name, expected: "a string")
    return nil
  }

  mutating func strings(_ value: ExpressionID, of name: String) -> [String]? {
    switch tree.ruleValue(value) {
    case .strings(let texts)?: return texts
    case .string(let text)?: return [text]
    case .number?, .bool?, nil:
      wrong(value, of: name, expected: "a list of strings")
      return nil
    }
  }

  mutating func flag(_ value: ExpressionID, of name: String) -> Bool? {
    if case .bool(let flag)? = tree.ruleValue(value) { return flag }
    wrong(value, of: name, expected: "`true` or `false`")
    return nil
  }

  /// `.word`, one of an enum's.
  mutating func word<Word: RawRepresentable & CaseIterable>(_ value: ExpressionID, of name: String) -> Word?
  where Word.RawValue == String {
    let words = Word.allCases.map(\.rawValue)
    guard case .implicitMember(let word) = tree[value].kind, let result = Word(rawValue: word.text) else {
      let text =
        if case .implicitMember(let word) = tree[value].kind { word.text } else { tree.file.text(tree[value].span) }
      wrong(
        value, of: name, expected: words.map { "`.\($0)`" }.joined(separator: ", "),
        near: nearestName(to: text, among: words).map { ".\($0)" })
      return nil
    }
    return result
  }
}

extension SyntaxTree {
  /// The value of a literal: a number, `true` or `false`, a string, or a list of strings.
  func ruleValue(_ id: ExpressionID) -> RuleValue? {
    switch self[id].kind {
    case .number(let value, nil): return .number(value)
    case .number(let value, .percent): return .number(value / 100)
    case .prefix(.negate, let inner):
      if case .number(let value)? = ruleValue(inner) { return .number(-value) }
      return nil
    case .bool(let value): return .bool(value)
    case .string(let parts):
      var text = ""
      for part in parts {
        guard case .text(let piece, _) = part else { return nil }
        text += piece
      }
      return .string(text)
    case .list(let items):
      let texts = items.compactMap { item -> String? in
        if case .string(let text)? = ruleValue(item) { text } else { nil }
      }
      return texts.count == items.count ? .strings(texts) : nil
    case .missing, .number, .color, .name, .implicitMember, .member, .call, .index, .pair, .parenthesized, .prefix,
      .binary, .conditional, .switchOver:
      return nil
    }
  }
}
