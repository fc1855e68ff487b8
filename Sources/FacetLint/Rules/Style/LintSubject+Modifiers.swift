// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetShapes
internal import FacetSource
internal import FacetSyntax
internal import FacetTypes

extension CheckedView {
  /// Whether two modifiers that turn, scale or mirror do so about the same point, as far as that is written out. They
  /// are neighbours, so both have the same frame.
  func haveSameAnchor(_ first: CheckedModifier, _ second: CheckedModifier) -> Bool {
    func anchor(_ modifier: CheckedModifier) -> Value? {
      modifier.arguments[1] == nil
        ? modifier.modifier.info.parameters[1].defaultValue.value : constant(modifier.arguments[1])
    }
    return anchor(first) != nil && anchor(first) == anchor(second)
  }
}

extension ParameterInfo.Default {
  /// The value that stands in for an argument that is not given; nil for none.
  var value: Value? {
    if case .value(let value) = self { return value }
    return nil
  }
}

extension LintSubject {
  /// A fix that takes out modifiers of one element.
  func removal(of modifiers: [CheckedModifier], _ message: String) -> [Diagnostic.Fix] {
    let spans = Set(modifiers.map(\.origin.span))
    for statement in tree.statements.elements {
      guard case .element(let element) = statement.kind else { continue }
      let found = element.modifiers.filter { spans.contains($0.span) }
      if found.isEmpty { continue }
      return [deletion(of: found.map { extent(of: $0) }, message)]
    }
    return []
  }
}
