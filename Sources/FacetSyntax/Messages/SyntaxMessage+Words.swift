// SPDX-License-Identifier: Apache-2.0
//
// What the lexer says.

import FacetSource

extension SyntaxMessage {
  static func sourceTooLarge(bytes: Int, limit: Int) -> SyntaxMessage {
    SyntaxMessage(
      "source-too-large", "the file has \(bytes) bytes; \(limit) are allowed",
      notes: ["move declarations to files of their own and `import` them"])
  }

  static func unexpectedCharacter(_ shown: String) -> SyntaxMessage {
    SyntaxMessage("unexpected-character", "\(shown) has no meaning here", notes: meaning(of: shown))
  }

  private static func meaning(of shown: String) -> [String] {
    switch shown {
    case "`^`": ["a power is written `pow(base, exponent)`"]
    case "`$`": ["a parameter is used by its name alone; inside a string it is written `\\(name)`"]
    case "`@`": ["there are no attributes; a knob is declared with `param`"]
    case "`\\`": ["`\\` starts an escape or an interpolation inside a string only"]
    default: []
    }
  }

  static func lookAlike(_ scalar: Unicode.Scalar, _ name: String, meant: String) -> SyntaxMessage {
    SyntaxMessage(
      "look-alike-character", "`\(scalar)` is \(scalar.codePoint), \(name), where \(meant) is expected",
      label: "\(scalar.codePoint), \(name)")
  }

  static func oddSpace(_ scalar: Unicode.Scalar, _ name: String) -> SyntaxMessage {
    SyntaxMessage(
      "look-alike-character", "this space is \(scalar.codePoint), \(name), where a plain space is expected",
      label: "\(scalar.codePoint), \(name)")
  }

  static func invisible(_ scalar: Unicode.Scalar, _ name: String) -> SyntaxMessage {
    SyntaxMessage(
      "invisible-character", "an invisible character stands here: \(scalar.codePoint), \(name)",
      label: "\(scalar.codePoint), \(name)")
  }

  static let unterminatedComment = SyntaxMessage(
    "unterminated-comment", "this comment is never closed", label: "no `*/` follows for this `/*`",
    notes: ["comments nest: each `/*` wants its own `*/`"])

  static let unterminatedString = SyntaxMessage(
    "unterminated-string", "this string is not closed on its line", label: "no closing `\"` follows on this line",
    notes: ["a line break inside a string is written `\\n`"])

  static let unterminatedInterpolation = SyntaxMessage(
    "unterminated-interpolation", "this interpolation is not closed on its line",
    label: "no closing `)` follows on this line")

  static func unknownEscape(_ shown: String) -> SyntaxMessage {
    SyntaxMessage(
      "unknown-escape", "`\(shown)` is no escape",
      notes: ["the escapes are `\\n`, `\\t`, `\\\"`, `\\\\`, `\\u{1F600}` and `\\(value)`"])
  }

  static let multilineString = SyntaxMessage(
    "multiline-string", "strings in triple quotes do not exist",
    notes: ["a string stays on its line; a line break in it is written `\\n`"])

  static let singleQuotes = SyntaxMessage("single-quotes", "strings stand in double quotes")

  static let backtick = SyntaxMessage(
    "backtick-name", "names stand without backticks", notes: ["reserved words cannot be names"])

  static let numberEndsInPoint = SyntaxMessage(
    "number-ends-in-point", "a number does not end in a point", label: "no digit follows the point")

  static func malformedNumber(_ shown: String) -> SyntaxMessage {
    SyntaxMessage("malformed-number", "`\(shown)` is no number", label: "a second decimal point")
  }

  static func numberTooLarge(_ shown: String) -> SyntaxMessage {
    SyntaxMessage("number-too-large", "`\(shown)` is larger than any number that can be held")
  }

  static func unknownUnit(_ unit: String) -> SyntaxMessage {
    SyntaxMessage(
      "unknown-unit", "`\(unit)` is no unit", label: "letters that touch a number are its unit",
      notes: ["the units are mm, cm, in, pt, px, deg, turn, rad and %; a product is written with `*`"])
  }

  static func malformedColor(_ shown: String) -> SyntaxMessage {
    let digits = shown.dropFirst()
    let label =
      digits.isEmpty
      ? "a comment starts with `//`"
      : digits.utf8.allSatisfy(\.isHexDigit) ? "\(digits.count) digits" : "not all digits are hexadecimal"
    return SyntaxMessage(
      "malformed-color", "`\(shown)` is no colour", label: label,
      notes: ["a colour is `#` and 3, 4, 6 or 8 hexadecimal digits: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`"])
  }

  static func singleLogicalOperator(_ written: String, _ meant: String) -> SyntaxMessage {
    SyntaxMessage("unknown-operator", "`\(written)` is no operator; `\(meant)` is")
  }

  static func unknownOperator(_ written: String, _ hint: String) -> SyntaxMessage {
    SyntaxMessage("unknown-operator", "`\(written)` is no operator", notes: [hint])
  }

  static func doubleSign(_ written: String) -> SyntaxMessage {
    SyntaxMessage(
      "double-sign", "`\(written)` is no operator", label: "two signs in a row",
      notes: ["to negate twice or to subtract a negative number, use parentheses or a space: `a - -3`"])
  }

  static func malformedRange(_ written: String) -> SyntaxMessage {
    SyntaxMessage(
      "malformed-range", "`\(written)` is no range operator",
      notes: ["`...` includes its upper end, `..<` stops before it"])
  }
}
