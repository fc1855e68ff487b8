// SPDX-License-Identifier: Apache-2.0
//
// Elements with their modifiers.

import FacetSyntax

extension DocumentBuilder {
  /// What a hand has drawn: a gesture is one line, however long, unless it was written in rows.
  static let strokes: Set<String> = ["pen", "erase", "eraseStroke"]

  /// `name(arguments) { block }.modifier(…)…`
  mutating func element(_ element: ElementSyntax) -> Document {
    var head = [take()]
    if element.argumentsSpan != nil {
      let arguments = arguments(element.arguments)
      let isStroke = Self.strokes.contains(element.name.text) && !arguments.measure.isForced
      head.append(isStroke ? .flat(arguments) : arguments)
    }
    if let block = element.block { head += [.space, self.block(block)] }
    if element.modifiers.isEmpty { return .concat(head) }
    return .concat(head + [chain(element.modifiers)])
  }

  /// Modifiers: all on the line on which the element ends, or each on a line of its own.
  private mutating func chain(_ modifiers: [ModifierSyntax]) -> Document {
    var isApart = false
    var parts: [Document] = []
    for modifier in modifiers {
      if startsLine { isApart = true }
      parts += [.line(flat: ""), self.modifier(modifier)]
    }
    let chain = Document.hang(.concat(parts))
    return isApart ? .broken(chain) : .lenientGroup(chain)
  }

  /// `.name(arguments) { block }`
  private mutating func modifier(_ modifier: ModifierSyntax) -> Document {
    var parts = [take(2)]
    if kind == .leftParen { parts.append(arguments(modifier.arguments)) }
    if let block = modifier.block { parts += [.space, self.block(block)] }
    return .concat(parts)
  }
}
