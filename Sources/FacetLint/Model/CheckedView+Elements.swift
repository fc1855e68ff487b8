// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource

extension Program {
  /// In the order in which blocks were checked, the root last.
  var writtenElements: [CheckedElement] {
    var elements = blocks.elements.flatMap { block in
      block.statements.compactMap { statement -> CheckedElement? in
        guard case .element(let element) = statement else { return nil }
        return element
      }
    }
    if let root = scene?.element { elements.append(root) }
    return elements
  }
}

extension CheckedView {

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
