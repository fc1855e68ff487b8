// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetSource
import FacetSyntax
import FacetTypes

/// Reads a value from outside as a literal of a given type.
struct SettingReader {
  /// The value, with blanks before it where its text stands behind something else.
  let file: SourceFile
  let source: SourceID
  /// The value without surrounding blanks.
  let text: String
  let enums: Arena<EnumDefinition>

  enum Result {
    case value(Value)
    /// A string with a character that no SVG can carry.
    case unprintable(Unicode.Scalar)
    /// The text is no expression at all.
    case notWritten([Diagnostic])
    /// The text is no literal of that type.
    case other
  }

  func read(as type: Type) -> Result {
    switch type {
    case .string where !text.hasPrefix("\""):
      return plain(text)
    case .enumeration(let id) where !text.hasPrefix("\""):
      if let value = enumCase(text, of: id) { return .value(value) }
    case .color, .paint:
      if let color = CSSColors.named(text) { return .value(type == .color ? .color(color) : .paint(.color(color))) }
    case .number, .angle, .bool, .string, .point, .size, .stop, .list, .enumeration, .unknown: break
    }
    let parsed = parseExpression(file, source: source, limits: SyntaxLimits())
    if parsed.diagnostics.hasErrors {
      // A word that is no expression may still be meant as one.
      if case .enumeration = type { return .other }
      return .notWritten(parsed.diagnostics)
    }
    guard let value = literal(parsed.root, in: parsed.tree, as: type) else { return .other }
    if case .string(let string) = value { return plain(string) }
    return .value(value)
  }

  private func plain(_ string: String) -> Result {
    firstUnprintable(in: string).map { .unprintable($0) } ?? .value(.string(string))
  }

  /// A case by its name, with or without the dot, or by an alias.
  private func enumCase(_ word: String, of id: EnumID) -> Value? {
    let place =
      enums[id].index(ofNameOrAlias: word)
      ?? (word.hasPrefix(".") ? enums[id].index(of: String(word.dropFirst())) : nil)
    return place.map { .enumCase(id, $0) }
  }

  /// The value of a literal, as deep as the parser allows.
  private func literal(_ id: ExpressionID, in tree: SyntaxTree, as type: Type) -> Value? {
    switch (tree[id].kind, type) {
    case (.parenthesized(let inner), _): return literal(inner, in: tree, as: type)
    case (.list(let items), .list(let item)):
      let values = items.compactMap { literal($0, in: tree, as: item) }
      return values.count == items.count ? .list(values) : nil
    case (.pair(let first, let second), .point), (.pair(let first, let second), .size):
      guard case .number(let x)? = literal(first, in: tree, as: .number),
        case .number(let y)? = literal(second, in: tree, as: .number)
      else { return nil }
      return type == .point ? .point(Point(x, y)) : .size(Size(x, y))
    case (_, .enumeration(let enumeration)): return enumCase(word(id, in: tree), of: enumeration)
    case (_, .size):
      guard case .number(let side)? = literal(id, in: tree, as: .number) else { return nil }
      return .size(Size(side, side))
    case (_, .color): return color(id, in: tree).map { .color($0) }
    case (_, .paint): return color(id, in: tree).map { .paint(.color($0)) }
    case (_, .stop): return color(id, in: tree).map { .stop(GradientStop(color: $0, offset: nil)) }
    case (.bool(let value), .bool): return .bool(value)
    case (.string(let parts), .string): return plainText(parts).map { .string($0) }
    default: return number(id, in: tree, as: type)
    }
  }

  private func number(_ id: ExpressionID, in tree: SyntaxTree, as type: Type) -> Value? {
    switch tree[id].kind {
    case .number(let value, let unit):
      switch (numberLiteral(value, unit), type) {
      case (.number(let value), .number): return .number(value)
      case (.angle(let value), .angle): return .angle(value)
      default: return nil
      }
    case .prefix(.plus, let inner): return number(inner, in: tree, as: type)
    case .prefix(.negate, let inner):
      switch number(inner, in: tree, as: type) {
      case .number(let value)?: return .number(0 - value)
      case .angle(let value)?: return .angle(0 - value)
      default: return nil
      }
    default: return nil
    }
  }

  private func color(_ id: ExpressionID, in tree: SyntaxTree) -> Color? {
    if case .color(let rgba) = tree[id].kind { return Color(rgba: rgba) }
    return CSSColors.named(word(id, in: tree))
  }

  /// The word of `.name`, `name`, `Type.name` or a quoted alias.
  private func word(_ id: ExpressionID, in tree: SyntaxTree) -> String {
    switch tree[id].kind {
    case .implicitMember(let name), .member(_, let name): name.text
    case .name(let name): name
    case .string(let parts): plainText(parts) ?? ""
    case .number: tree.file.text(tree[id].span)
    default: ""
    }
  }

  private func plainText(_ parts: [StringPart]) -> String? {
    var result = ""
    for part in parts {
      guard case .text(let text, _) = part else { return nil }
      result += text
    }
    return result
  }

  /// How values of a type are written.
  func notes(for type: Type) -> [String] {
    switch type {
    case .number: ["a number is written `12`, `0.5`, `50%` or `5mm`"]
    case .angle: ["an angle is written `45deg`, `0.25turn` or `1.2rad`"]
    case .bool: ["write `true` or `false`"]
    case .string: ["a string stands bare or in double quotes, without interpolation"]
    case .color, .paint, .stop: ["a colour is written `#rrggbb` or by its CSS name"]
    case .point, .size: ["a pair is written `(x, y)`"]
    case .list: ["a list is written `[a, b]`"]
    case .enumeration(let id): [.cases(of: enums[id].name, enums[id].cases.map(\.name))]
    case .unknown: []
    }
  }
}
