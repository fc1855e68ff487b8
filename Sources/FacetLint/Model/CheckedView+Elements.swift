// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource

extension CheckedView {
  /// All elements that the program writes, of the user's files and of what they use of the library.
  var elements: [CheckedElement] {
    var elements = program.blocks.elements.flatMap { block in
      block.statements.compactMap { statement -> CheckedElement? in
        guard case .element(let element) = statement else { return nil }
        return element
      }
    }
    if let root = program.scene?.element { elements.append(root) }
    return elements
  }

  /// What the elements are uses of, by where they stand.
  var callees: [SourceSpan: Callee] {
    Dictionary(elements.map { ($0.origin, $0.callee) }, uniquingKeysWith: { first, _ in first })
  }

  /// The name of the component that an element uses.
  func componentName(_ callee: Callee?) -> String? {
    guard case .component(let id)? = callee else { return nil }
    return program.components[id].name
  }

  /// The name of the shape or component that an element uses.
  func declaredName(_ callee: Callee?) -> String? {
    if case .shape(let id)? = callee { return program.shapes[id].name }
    return componentName(callee)
  }
}
