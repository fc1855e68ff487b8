// SPDX-License-Identifier: Apache-2.0
//
// What the parser says about the order of words.

import FacetSource

extension SyntaxMessage {
  static func expected(_ what: String, found: String) -> SyntaxMessage {
    SyntaxMessage("expected-token", "expected \(what), found \(found)", label: "\(what) expected here")
  }

  static func expectedValue(found: String) -> SyntaxMessage {
    SyntaxMessage("expected-value", "expected a value, found \(found)", label: "a value is expected here")
  }

  static func expectedName(_ what: String, found: String) -> SyntaxMessage {
    SyntaxMessage("expected-name", "expected \(what), found \(found)", label: "a name is expected here")
  }

  static func expectedType(found: String) -> SyntaxMessage {
    SyntaxMessage(
      "expected-type", "expected a type, found \(found)", label: "a type is expected here",
      notes: [
        "types are `Number`, `Angle`, `Bool`, `String`, `Color`, `Point`, `Size`, `Paint`, `Stop`, enums, "
          + "and lists of them: `[Number]`"
      ])
  }

  static func expectedStatement(found: String) -> SyntaxMessage {
    SyntaxMessage(
      "expected-statement", "expected an element, a property or a declaration, found \(found)",
      label: "no statement starts like this")
  }

  static func unexpected(_ shown: String) -> SyntaxMessage {
    SyntaxMessage("unexpected-token", "\(shown) has no place here", label: "not expected here")
  }

  static func reservedWord(_ word: String) -> SyntaxMessage {
    SyntaxMessage("reserved-word", "`\(word)` is reserved and cannot be a name", label: "reserved word")
  }

  static func unclosed(_ opener: String, _ closer: String, found: String) -> SyntaxMessage {
    SyntaxMessage(
      "unclosed-bracket", "expected `\(closer)` to close `\(opener)`, found \(found)",
      label: "`\(closer)` is missing here")
  }

  static func mismatchedCloser(_ shown: String, _ opener: String) -> SyntaxMessage {
    SyntaxMessage("mismatched-bracket", "\(shown) does not close `\(opener)`", label: "closes nothing")
  }

  static func nestedTooDeeply(_ limit: Int) -> SyntaxMessage {
    SyntaxMessage(
      "nested-too-deeply", "more than \(limit) levels of blocks, brackets and operators inside one another",
      notes: ["give parts of it names with `let`, or make them components"])
  }

  static let missingComma = SyntaxMessage(
    "missing-comma", "a comma is missing between two values", label: "`,` expected before this")

  static let strayComma = SyntaxMessage(
    "stray-comma", "a statement ends with its line, without a comma", label: "not needed here")

  static let emptyArgument = SyntaxMessage(
    "stray-comma", "no value stands before this comma", label: "a value is missing, or the comma is too much")

  static func decimalComma(_ meant: String) -> SyntaxMessage {
    SyntaxMessage(
      "decimal-comma", "a decimal comma: numbers have a point, as in `\(meant)`", label: "write a point here")
  }

  static func missingSeparator(_ shown: String) -> SyntaxMessage {
    SyntaxMessage(
      "missing-separator", "\(shown) follows on the same line; statements are separated by a line end or `;`",
      label: "a new statement starts here")
  }

  static func missingOperator(_ shown: String) -> SyntaxMessage {
    SyntaxMessage(
      "missing-operator", "\(shown) directly follows another value",
      label: "an operator or the end of the line expected")
  }

  static let percentIsUnit = SyntaxMessage(
    "missing-operator", "`%` that touches a number makes it hundredths; a remainder is written with spaces",
    label: "another value follows")

  static func unitApart(_ unit: String) -> SyntaxMessage {
    SyntaxMessage("unit-apart", "the unit `\(unit)` must touch its number", label: "remove the space before it")
  }

  static let braceOnNextLine = SyntaxMessage(
    "brace-on-next-line", "`{` must stand on the line of what it belongs to", label: "starts a new line")

  static func lineBreakBefore(_ shown: String) -> SyntaxMessage {
    SyntaxMessage(
      "line-break", "\(shown) must stand on the line before: the statement ended there", label: "starts a new line")
  }

  static func missingParentheses(_ name: String) -> SyntaxMessage {
    SyntaxMessage(
      "missing-parentheses", "`\(name)` is written with parentheses or a block", label: "`()` is missing after this")
  }

  static let pairOfMany = SyntaxMessage(
    "pair-of-three", "a pair holds two values", label: "more than two values",
    notes: ["a list stands in brackets: `[a, b, c]`"])

  static let pairWithLabels = SyntaxMessage("pair-with-labels", "the values of a pair have no labels")

  static let emptyParentheses = SyntaxMessage(
    "expected-value", "parentheses without a value", label: "a value is expected here")

  static let chainedComparison = SyntaxMessage(
    "chained-comparison", "comparisons cannot be chained", label: "a second comparison",
    notes: ["join two comparisons with `&&`: `a < b && b < c`"])

  static let blockInExpression = SyntaxMessage(
    "block-in-expression", "a call inside an expression takes no block", label: "elements are not values")

  static func closure(of method: String) -> SyntaxMessage {
    SyntaxMessage(
      "block-in-expression", "there are no closures, so no `\(method)`", label: "lists have no such method",
      notes: [
        method == "filter"
          ? "write `if` inside `repeat item in list { … }`"
          : "what is made from each item is drawn by `repeat item in list { … }`"
      ])
  }

  static let rangeNotHere = SyntaxMessage(
    "range-not-here", "a range is no value; it stands after `in` only", label: "not expected here")

  static func callOnValue(_ name: String) -> SyntaxMessage {
    SyntaxMessage(
      "call-on-value", "values have no methods; a function is called by its name: `\(name)(…)`",
      label: "called on a value")
  }

  static let ifWithoutElse = SyntaxMessage(
    "if-without-else", "an `if` that gives a value needs an `else`", label: "no `else` follows")

  static let oneExpressionInArm = SyntaxMessage(
    "one-value-in-braces", "the branches of an `if` or `switch` that gives a value hold one value each",
    label: "something else follows the value")

  static func controlModifier(_ control: String) -> SyntaxMessage {
    SyntaxMessage(
      "modifier-on-control", "`\(control)` is not an element and takes no modifiers",
      label: "no element stands to the left of this",
      notes: ["write the modifier on each element inside, or put all into a `group { }` and the modifier on that"])
  }

  static func notAtFileLevel(_ what: String) -> SyntaxMessage {
    SyntaxMessage(
      "not-at-file-level", "\(what) cannot stand outside a block", label: "at the top of a file",
      notes: ["a file holds declarations and one scene"])
  }

  static func declarationInBlock(_ word: String) -> SyntaxMessage {
    SyntaxMessage(
      "declaration-in-block", "`\(word)` declares at the top of a file only", label: "inside a block",
      notes: ["in a block a value is named with `let`"])
  }

  static let strayElse = SyntaxMessage("stray-else", "this `else` belongs to no `if`", label: "no `if` before it")

  static func strayCase(_ word: String) -> SyntaxMessage {
    SyntaxMessage("stray-case", "`\(word)` stands outside a `switch`", label: "no `switch` around it")
  }

  static let armBeforeCase = SyntaxMessage(
    "stray-case", "a `switch` starts with `case` or `default`", label: "before the first `case`")

  static let unescapedName = SyntaxMessage(
    "interpolation-here", "only plain text can stand here", label: "this string has an interpolation")

  static func missingRepeat(_ name: String) -> SyntaxMessage {
    SyntaxMessage("missing-keyword", "a loop starts with `repeat`", label: "`repeat` is missing before `\(name)`")
  }

  static func strayCommaInPair(_ count: Int) -> SyntaxMessage {
    count == 2
      ? SyntaxMessage(
        "pair-of-three", "a pair holds two values, without a comma after the second", label: "not needed here")
      : SyntaxMessage(
        "expected-value", "a pair holds two values, found one", label: "a second value is expected after this")
  }
}
