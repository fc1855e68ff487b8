// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax

extension LintSubject {
  /// The word that begins the scene: `badge` in `badge { … }`.
  var headOfScene: SourceSpan? {
    for item in tree.items {
      guard case .scene(let id) = item.kind, case .element(let element) = tree[id].kind else { continue }
      return tree.at(element.name.span)
    }
    return nil
  }

  /// Every expression of the file, in the order in which they were read.
  var expressions: [ExpressionSyntax] { tree.expressions.elements }

  /// Whether a piece of the file names `width` or `height`. A block that does takes all the room it is offered, so even
  /// an unused mention of them is part of the layout.
  func namesSize(_ span: ByteSpan) -> Bool {
    expressions.contains { expression in
      guard span.contains(expression.span) else { return false }
      return expression.kind == .name("width") || expression.kind == .name("height")
    }
  }
}
