// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax
import FacetTypes

extension Checker {
  /// `base.name`: a case or list of a type, or a member of a value. A case's neighbour has the case's own type, so
  /// `.smile.previous` takes it from `hint` as `.smile` does.
  mutating func member(
    _ name: NameSyntax, of base: ExpressionID, hint: Type?, _ span: ByteSpan
  ) -> CheckedExpressionID {
    if case .name(let word) = tree[base].kind, scope.locals[word] == nil,
      table.lookUp(word, as: .value, in: treePlace) == nil, let type = namedType(word)
    {
      noteType(word, tree[base].span)
      return staticMember(name, of: type, typeName: word, span)
    }
    let subject = infer(base, hint: name.isNeighbour ? hint : nil)
    let found = type(of: subject)
    if found == .unknown || name.text.isEmpty { return invalid(span) }
    guard let member = Member(rawValue: name.text), let type = found.type(of: member) else {
      reportNoMember(name, of: found)
      return invalid(span)
    }
    use(name.span, builtIn: ".\(name.text)")
    return make(.member(subject, member), type, span)
  }

  private mutating func noteType(_ word: String, _ span: ByteSpan) {
    if let declaration = table.lookUp(word, as: .type, in: treePlace) {
      use(span, declaration)
    } else {
      use(span, builtIn: word)
    }
  }

  private mutating func staticMember(
    _ name: NameSyntax, of type: Type, typeName: String, _ span: ByteSpan
  ) -> CheckedExpressionID {
    if name.text.isEmpty { return invalid(span) }
    switch type {
    case .enumeration(let id):
      if name.text == "allCases" {
        let values = allCases[id] ?? .list(program.enums[id].cases.indices.map { .enumCase(id, $0) })
        allCases[id] = values
        return constant(values, .list(type), span)
      }
      if let member = Member(rawValue: name.text), program.enums[id].index(of: name.text) == nil,
        type.type(of: member) != nil
      {
        report(.memberOfType(name.text, typeName, at: at(name.span)))
        return invalid(span)
      }
      if nearestName(to: name.text, among: ["allCases"]) != nil, program.enums[id].index(of: name.text) == nil {
        let meant = Suggestion(nearest: "allCases")
        report(.noSuchCase(name.text, of: typeName, at: at(name.span), suggestion: meant, notes: []))
        return invalid(span)
      }
      return enumCase(name, of: id, span)
    case .color: return namedColor(name, span)
    case .unknown: return invalid(span)
    case .number, .angle, .bool, .string, .point, .size, .paint, .stop, .list:
      report(.noSuchMember(name.text, of: typeName, at: at(name.span), suggestion: nil, members: []))
      return invalid(span)
    }
  }

  private mutating func reportNoMember(_ name: NameSyntax, of type: Type) {
    let members = Member.allCases.filter { type.type(of: $0) != nil }.map(\.rawValue)
    report(
      .noSuchMember(
        name.text, of: self.name(of: type), at: at(name.span),
        suggestion: foreignMember(name.text, among: members) ?? nearestName(to: name.text, among: members),
        members: members))
  }

  /// What other languages call the same thing.
  private func foreignMember(_ name: String, among members: [String]) -> String? {
    let meant: String? =
      switch name {
      case "rawValue": members.contains("name") ? "name" : nil
      case "length", "size": "count"
      case "dx": "x"
      case "dy": "y"
      case "w": "width"
      case "h": "height"
      default: nil
      }
    return meant.flatMap { members.contains($0) ? $0 : nil }
  }
}

extension Type {
  /// The type of a member of values of this type, or nil where they have none of that name.
  func type(of member: Member) -> Type? {
    switch (self, member) {
    case (.point, .x), (.point, .y), (.size, .width), (.size, .height), (.list, .count), (.enumeration, .index): .number
    case (.enumeration, .name): .string
    case (.enumeration, .next), (.enumeration, .previous): self
    default: nil
    }
  }
}

extension NameSyntax {
  /// Whether it is a member that leads from one case to another of the same enum.
  var isNeighbour: Bool { text == Member.next.rawValue || text == Member.previous.rawValue }
}
