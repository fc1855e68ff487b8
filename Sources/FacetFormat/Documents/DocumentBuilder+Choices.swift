// SPDX-License-Identifier: Apache-2.0
//
// `if` and `switch` that give a value.

import FacetSyntax

extension DocumentBuilder {
  /// Whether a conditional is written with `if` rather than with `?`: then its condition is not its first word.
  func isWordForm(_ id: ExpressionID, _ condition: ExpressionID) -> Bool {
    tree[id].tokens.first != tree[condition].tokens.first
  }

  /// `if a { x } else if b { y } else { z }`: all of it on one line, or all of it broken.
  mutating func ifValue(_ id: ExpressionID) -> Document {
    var parts: [Document] = []
    var current = id
    while case .conditional(let condition, let then, let otherwise) = tree[current].kind,
      isWordForm(current, condition)
    {
      parts += [take(), .space, .indent(.group(expression(condition))), .space]
      parts += [branch(then), .space, take(), .space]
      current = otherwise
      // In braces stands a value of its own.
      if kind == .leftBrace { break }
    }
    parts.append(branch(current))
    return .group(.concat(parts))
  }

  /// `{ value }`
  private mutating func branch(_ value: ExpressionID) -> Document {
    openBraced([value]) { builder, value in builder.expression(value) }
  }

  /// `switch subject { case a, b: value … }`
  mutating func switchValue(_ subject: ExpressionID, _ arms: [ExpressionArm]) -> Document {
    let head = [take(), Document.space, expression(subject), .space]
    return .concat(
      head + [
        braced(arms) { builder, arm in
          .concat([builder.armHead(arm.patterns), .space, builder.value(arm.value)])
        }
      ])
  }
}
