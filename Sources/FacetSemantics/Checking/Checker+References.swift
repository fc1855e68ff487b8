// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetSource
import FacetSyntax
import FacetTypes

extension Checker {
  /// A name that stands for a value.
  mutating func reference(to name: String, _ span: ByteSpan) -> CheckedExpressionID {
    if let local = scope.locals[name] {
      use(span, local.definition)
      return make(.local(local.slot), local.type, span)
    }
    if name == "width" || name == "height" { return proposedSize(name, span) }
    if let declaration = table.lookUp(name, as: .value, in: treePlace) {
      use(span, declaration)
      guard case .global(let id)? = resolved[declaration.index] else { return invalid(span) }
      return make(.global(id), program.globals[id].type, span)
    }
    if name == RootParameter.textScale.rawValue {
      guard case .known = scope.sizes else {
        report(.sizeUnknown(name, scope.sizes, at: at(span)))
        return invalid(span)
      }
      use(span, builtIn: name)
      return make(.textScale, .number, span)
    }
    reportUnknown(name, span)
    return invalid(span)
  }

  private mutating func proposedSize(_ name: String, _ span: ByteSpan) -> CheckedExpressionID {
    guard case .known = scope.sizes else {
      report(.sizeUnknown(name, scope.sizes, at: at(span)))
      return invalid(span)
    }
    use(span, builtIn: name)
    scope.readSize()
    return make(name == "width" ? .proposedWidth : .proposedHeight, .number, span)
  }

  /// Says what a name that is no value is, or which one was meant.
  private mutating func reportUnknown(_ name: String, _ span: ByteSpan) {
    if table.lookUp(name, as: .function, in: treePlace) != nil || BuiltInWords.function(name) != nil {
      report(.functionAsValue(name, at: at(span)))
    } else if isElement(name) {
      report(.elementAsValue(name, at: at(span)))
    } else if namedType(name) != nil {
      report(.typeAsValue(name, at: at(span)))
    } else {
      report(.unknownName(name, at: at(span), suggestion: nearestValue(to: name), isCase: isAnyCase(name)))
    }
  }

  func isElement(_ name: String) -> Bool {
    table.lookUp(name, as: .element, in: treePlace) != nil || BuiltInWords.primitive(name) != nil
      || Container(rawValue: name) != nil
  }

  private func nearestValue(to name: String) -> String? {
    if isFull { return nil }
    let sizes: [String] = if case .known = scope.sizes { ["width", "height"] } else { [] }
    return nearestName(to: name, among: scope.locals.names + table.names(as: .value, in: treePlace) + sizes)
  }

  /// Whether some enum or colour has a case of that name, so that only the dot may be missing.
  private func isAnyCase(_ name: String) -> Bool {
    CSSColors.named(name) != nil || program.enums.elements.contains { $0.index(of: name) != nil }
  }

  // MARK: Types

  /// The type of that name, or nil.
  func namedType(_ name: String) -> Type? {
    if let type = BuiltInWords.type(name) { return type }
    if let declaration = table.lookUp(name, as: .type, in: treePlace) {
      guard case .enumeration(let id)? = resolved[declaration.index] else { return .unknown }
      return .enumeration(id)
    }
    return BuiltInWords.enumeration(name).map { .enumeration($0) }
  }

  /// A type as written.
  mutating func resolve(_ syntax: TypeSyntax) -> Type {
    if syntax.name.text.isEmpty { return .unknown }
    guard var type = namedType(syntax.name.text) else {
      let candidates = BuiltInWords.typeNames + table.names(as: .type, in: treePlace)
      let meant = Suggestion(for: syntax.name.text, in: .type, among: candidates)
      report(.unknownType(syntax.name.text, at: at(syntax.name.span), suggestion: meant))
      return .unknown
    }
    if let declaration = table.lookUp(syntax.name.text, as: .type, in: treePlace) {
      use(syntax.name.span, declaration)
    } else {
      use(syntax.name.span, builtIn: syntax.name.text)
    }
    for _ in 0..<syntax.listDepth { type = .list(type) }
    return type
  }

  // MARK: `.name`

  /// `.name` where a type is expected.
  mutating func implicitMember(_ name: NameSyntax, of hint: Type?, _ span: ByteSpan) -> CheckedExpressionID {
    switch hint {
    case .unknown?: return invalid(span)
    case .enumeration(let id)?: return enumCase(name, of: id, span)
    case .color?, .paint?, .stop?: return namedColor(name, span)
    case nil:
      report(.needsType("`.\(name.text)`", at: at(span)))
    case .number?, .angle?, .bool?, .string?, .point?, .size?, .list?:
      guard let hint else { break }
      if hint == .point, let pair = Checker.unitPoints[name.text] {
        report(.unitPoint(name.text, pair, at: at(span)))
        break
      }
      report(.noSuchCase(name.text, of: self.name(of: hint), at: at(name.span), suggestion: .none, notes: []))
    }
    return invalid(span)
  }

  /// Where other languages have names for places in the unit square.
  private static let unitPoints = [
    "zero": "(0, 0)", "center": "(0.5, 0.5)", "top": "(0.5, 0)", "bottom": "(0.5, 1)", "leading": "(0, 0.5)",
    "trailing": "(1, 0.5)", "left": "(0, 0.5)", "right": "(1, 0.5)", "topLeading": "(0, 0)", "topLeft": "(0, 0)",
    "topTrailing": "(1, 0)", "topRight": "(1, 0)", "bottomLeading": "(0, 1)", "bottomLeft": "(0, 1)",
    "bottomTrailing": "(1, 1)", "bottomRight": "(1, 1)",
  ]

  mutating func enumCase(_ name: NameSyntax, of id: EnumID, _ span: ByteSpan) -> CheckedExpressionID {
    let definition = program.enums[id]
    if let place = definition.index(of: name.text) {
      use(name.span, builtIn: "\(definition.name).\(name.text)")
      return constant(.enumCase(id, place), .enumeration(id), span)
    }
    let names = definition.cases.map(\.name)
    let meant =
      definition.index(ofNameOrAlias: name.text).map { Suggestion(nearest: names[$0]) }
      ?? Suggestion(for: name.text, in: .enumCase, among: names)
    report(
      .noSuchCase(
        name.text, of: definition.name, at: at(name.span), suggestion: meant,
        notes: [.cases(of: definition.name, names)]))
    return invalid(span)
  }

  mutating func namedColor(_ name: NameSyntax, _ span: ByteSpan) -> CheckedExpressionID {
    if let color = CSSColors.named(name.text) {
      use(name.span, builtIn: "Color.\(name.text)")
      return constant(.color(color), .color, span)
    }
    report(
      .noSuchCase(
        name.text, of: "Color", at: at(name.span),
        suggestion: Suggestion(for: name.text, in: .enumCase, among: CSSColors.names),
        notes: ["the colours are those of CSS, in lower case; others are written `#rrggbb`"]))
    return invalid(span)
  }
}
