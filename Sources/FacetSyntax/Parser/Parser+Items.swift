// SPDX-License-Identifier: Apache-2.0
//
// What stands at the top of a file.

import FacetSource

extension Parser {
  mutating func parseItems() {
    while kind != .endOfFile {
      if kind == .semicolon {
        advance()
        continue
      }
      if kind == .rightBrace {
        skipExtraBrace()
        continue
      }
      let before = at
      parseItem()
      if at == before {
        reportUnexpected()
        skipWord()
        lastReport = at
      } else {
        finishStatement(from: before)
      }
    }
  }

  /// One declaration or scene.
  mutating func parseItem() {
    let start = at
    let documentation = documentation(before: start)
    guard let kind = parseItemKind() else { return }
    items.append(
      ItemSyntax(
        kind: kind, documentation: documentation, span: spanned(from: start), tokens: tokenRange(from: start)))
  }

  private mutating func parseItemKind() -> ItemSyntax.Kind? {
    if keyword == .let { return .binding(parseLet()) }
    if startsDeclarationHere, let keyword { return parseDeclaration(keyword) }
    if lacksDeclaredName, let keyword { return parseDeclaration(keyword) }
    if lacksEnumKeyword {
      report(.missingKeyword("enum", text(at)), fixes: [.insert("enum ", at: here.start)])
      let name = name(at)
      advance()
      return parseEnum(name)
    }
    if kind == .identifier, word(ahead: 1).kind == .colon { return skipFileLevelProperty() }
    let start = at
    guard let statement = parseStatement() else { return nil }
    switch statements[statement].kind {
    case .element: return .scene(statement)
    case .binding(let binding): return .binding(binding)
    case .missing: return nil
    case .property(let name, _): reportAtFileLevel("`\(name.text): …`", start)
    case .slot: reportAtFileLevel("a `slot`", start)
    case .repetition: reportAtFileLevel("`repeat`", start)
    case .conditional: reportAtFileLevel("`if`", start)
    case .switchOver: reportAtFileLevel("`switch`", start)
    }
    return nil
  }

  /// Whether an enum starts here but for its keyword: a type's name and a block of names.
  private var lacksEnumKeyword: Bool {
    guard kind == .identifier, file.bytes[Int(here.start)] & 0x20 == 0, file.bytes[Int(here.start)] < 0x80,
      word(ahead: 1).kind == .leftBrace, isOnLine(1)
    else { return false }
    let name = word(ahead: 2)
    let next = word(ahead: 3)
    guard name.kind == .identifier, name.keyword == nil else { return false }
    return next.kind == .comma || next.kind == .stringStart || (next.kind == .identifier && !isOnLine(3))
  }

  /// Whether a declaration starts here that goes on as though its name had been written.
  private var lacksDeclaredName: Bool {
    guard isOnLine(1) else { return false }
    let next = word(ahead: 1).kind
    switch keyword {
    case .param?: return next == .colon || next == .equal
    case .enum?, .shape?, .component?, .theme?: return next == .leftBrace
    case .func?: return next == .arrow || next == .equal
    case .if?, .else?, .switch?, .case?, .default?, .repeat?, .in?, .let?, .true?, .false?, .import?, .slot?, .step?,
      .unit?, .square?, nil:
      return false
    }
  }

  /// Reports a statement at file level, unless something in it is reported already.
  private mutating func reportAtFileLevel(_ what: String, _ start: Int) {
    let span = spanned(from: start)
    let isReported = findings.diagnostics.contains {
      $0.primary.span.start >= span.start && $0.primary.span.start <= span.end
    }
    if !isReported { report(.notAtFileLevel(what), at: self.span(start)) }
  }

  /// `name: …` at the top of a file, where it often is a `param` without its keyword.
  private mutating func skipFileLevelProperty() -> ItemSyntax.Kind? {
    let shown = text(at)
    let isTyped = word(ahead: 2).kind == .identifier && word(ahead: 3).kind == .equal
    let fixes: [SyntaxFix] = isTyped ? [.insert("param ", at: here.start)] : []
    report(.notAtFileLevel("`\(shown): …`"), fixes: fixes)
    advance()
    advance()
    skipToStatementEnd()
    return nil
  }

  /// A declaration from its keyword on.
  mutating func parseDeclaration(_ keyword: Keyword) -> ItemSyntax.Kind? {
    let start = at
    advance()
    switch keyword {
    case .import: return parseImport()
    case .param: return .param(parseParameter("the name of the parameter", from: start))
    case .func: return .function(parseFunction())
    case .enum: return parseEnum(parseDeclaredName("the name of the enum"))
    case .shape: return parseShape()
    case .component:
      let name = parseDeclaredName("the name of the component")
      return .component(name: name, parameters: parseParameters(), body: parseOwnedBlock())
    case .theme: return parseTheme()
    case .if, .else, .switch, .case, .default, .repeat, .in, .let, .true, .false, .slot, .step, .unit, .square:
      return nil
    }
  }

  private mutating func parseImport() -> ItemSyntax.Kind? {
    if kind == .identifier {
      let start = at
      while !endsHere, kind == .identifier || kind == .dot || kind == .slash { advance() }
      let span = spanned(from: start)
      let path = file.text(span)
      let shown = path.hasSuffix(".facet") ? path : path + ".facet"
      at = start
      if Parser.modules.contains(path) {
        report(.moduleImport(path), at: span, fixes: [SyntaxFix("remove the line", importLine(span), "")])
        skipToStatementEnd()
        return nil
      }
      report(.importWithoutQuotes, at: span, fixes: [.write("\"\(shown)\"", over: span)])
      skipToStatementEnd()
      return nil
    }
    guard let path = parsePlainString() else { return nil }
    return .importFile(path)
  }

  private static let modules = [
    "SwiftUI", "UIKit", "AppKit", "Foundation", "CoreGraphics", "QuartzCore", "Cocoa", "Combine",
  ]

  /// From the keyword before a module's name to the end of its line.
  private func importLine(_ module: ByteSpan) -> ByteSpan {
    var end = Int(module.end)
    while end < file.bytes.count, !file.bytes[end].isLineEnd { end += 1 }
    while end < file.bytes.count, file.bytes[end].isLineEnd { end += 1 }
    return ByteSpan(start: span(at - 1).start, end: UInt32(end))
  }

  /// A string without interpolations as a name; nil when it has one.
  mutating func parsePlainString() -> NameSyntax? {
    let start = at
    let id = parseString()
    guard case .string(let parts) = expressions[id].kind else { return nil }
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece, _): text += piece
      case .interpolation:
        report(.unescapedName, at: spanned(from: start))
        return nil
      }
    }
    return NameSyntax(text, spanned(from: start))
  }
}
