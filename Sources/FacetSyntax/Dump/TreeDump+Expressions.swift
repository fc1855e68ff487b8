// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension TreeDump {
  /// One expression; `role` says what it is to the node above.
  func node(of id: ExpressionID, role: String) -> Node {
    let expression = tree[id]
    let (title, children) = content(of: expression.kind)
    return Node(role + title, expression.span, children)
  }

  private func content(of kind: ExpressionSyntax.Kind) -> (title: String, children: [Node]) {
    switch kind {
    case .missing: ("missing", [])
    case .number(let value, let unit): ("number \(value)" + (unit.map { " " + $0.rawValue } ?? ""), [])
    case .bool(let value): ("bool \(value)", [])
    case .string(let parts): ("string", parts.map(node(of:)))
    case .color(let value): ("color #" + hexadecimal(value), [])
    case .name(let name): ("name \(name)", [])
    case .implicitMember(let name): ("implicit .\(name.text)", [])
    case .member(let base, let name): ("member .\(name.text)", nodes([base]))
    case .call(let callee, let arguments, _): ("call", [node(of: callee, role: "")] + self.arguments(arguments))
    case .index(let base, let index): ("index", nodes([base, index]))
    case .pair(let first, let second): ("pair", nodes([first, second]))
    case .parenthesized(let inner): ("parenthesized", nodes([inner]))
    case .list(let values): ("list", nodes(values))
    case .prefix(let sign, let operand): ("prefix \(sign.rawValue)", nodes([operand]))
    case .binary(let binary, _, let left, let right): ("binary \(binary.rawValue)", nodes([left, right]))
    case .conditional(let condition, let then, let otherwise): ("conditional", nodes([condition, then, otherwise]))
    case .switchOver(let subject, let arms):
      (
        "switch",
        [node(of: subject, role: "over ")]
          + arms.map { Node(head($0.patterns), $0.head, patterns($0.patterns) + nodes([$0.value])) }
      )
    }
  }

  private func nodes(_ ids: [ExpressionID]) -> [Node] { ids.map { node(of: $0, role: "") } }

  private func node(of part: StringPart) -> Node {
    switch part {
    case .text(let text, let span): Node("text \(text.debugDescription)", span)
    case .interpolation(let id): node(of: id, role: "value ")
    }
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
