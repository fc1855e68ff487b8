// SPDX-License-Identifier: Apache-2.0
//
// What closures of other languages have in their blocks.

import FacetSource

extension Parser {
  /// `.map { $0 * 2 }` or `.map({ … })`: what calls a closure for each item of a list elsewhere. Answers nil when no
  /// closure follows.
  mutating func skipClosure(of member: NameSyntax, on list: ExpressionID) -> ExpressionID? {
    guard Parser.closureMethods.contains(member.text), !startsLine else { return nil }
    let isInParentheses = kind == .leftParen && word(ahead: 1).kind == .leftBrace
    guard kind == .leftBrace || isInParentheses else { return nil }
    let opener = at
    // A chain of them is one mistake.
    let isFirst = !isMissing(list)
    let isHeard = isReporting || !isFirst
    if isFirst { report(.closure(of: member.text), at: member.span) }
    skipBracket()
    // What the lexer says of `$0` is no other mistake.
    if isHeard { skipped.append(spanned(from: opener)) }
    lastReport = at
    return missing()
  }

  private static let closureMethods = [
    "map", "forEach", "filter", "reduce", "compactMap", "flatMap", "sorted", "allSatisfy",
  ]

  /// `{ i in`, as closures start elsewhere.
  mutating func skipClosureParameter() {
    guard kind == .identifier, keyword?.isReserved != true, word(ahead: 1).keyword == .in, isOnLine(1) else { return }
    if word(ahead: 2).kind != .endOfFile, isOnLine(2), !startsElement(at + 2) { return }
    let both = here.union(span(at + 1))
    report(.closureParameter(text(at)), at: both, fixes: [.remove(both, text(at) + " in")])
    advance()
    advance()
    lastReport = at
  }

  /// Whether the words from `index` on read like an element with arguments, not like the list of a loop before its `{`.
  private func startsElement(_ index: Int) -> Bool {
    guard index + 1 < words.count, words[index].kind == .identifier, words[index + 1].kind == .leftParen else {
      return false
    }
    var open = 0
    var place = index + 1
    repeat {
      if words[place].kind.isOpener { open += 1 }
      if words[place].kind.isCloser { open -= 1 }
      place += 1
    } while open > 0 && place < words.count
    return place < words.count && words[place].kind != .leftBrace
  }

  /// `path.move(…)`, as a path is drawn elsewhere: the name and the dot are dropped.
  mutating func parseCommandOnName() -> Habit? {
    guard word(ahead: 1).kind == .dot, word(ahead: 2).kind == .identifier, word(ahead: 3).kind == .leftParen,
      isOnLine(1), isOnLine(2), isOnLine(3), Parser.pathMethods.contains(text(at + 2))
    else { return nil }
    let both = here.union(span(at + 1))
    report(.commandOnName(text(at + 2)), at: both, fixes: [.remove(both, text(at) + ".")])
    advance()
    advance()
    lastReport = at
    return parseRest()
  }

  private static let pathMethods = [
    "move", "addLine", "addLines", "addCurve", "addQuadCurve", "addArc", "addRect", "addEllipse", "closeSubpath",
    "moveTo", "lineTo", "quadraticCurveTo", "bezierCurveTo", "closePath", "line", "curve", "quad", "close",
  ]
}
