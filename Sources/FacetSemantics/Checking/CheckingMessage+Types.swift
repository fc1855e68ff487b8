// SPDX-License-Identifier: Apache-2.0
//
// What the checker says about types, operators, conditions and switches.

import FacetSource

extension Diagnostic {
  static func typeMismatch(
    expected: String, found: String, at place: SourceSpan, _ purpose: Purpose, notes: [String]
  ) -> Diagnostic {
    Diagnostic(
      "type-mismatch", .error, "expected \(expected) \(purpose.phrase), found \(found)", at: place,
      label: "this is \(found.withArticle)", secondary: [purpose.reason].compactMap(\.self), notes: notes)
  }

  /// - Parameter literal: the text of the number, where a unit can be put behind it.
  static func numberForAngle(at place: SourceSpan, _ purpose: Purpose, literal: String?) -> Diagnostic {
    var result = Diagnostic(
      "angle-needs-unit", .error, "expected Angle \(purpose.phrase), found Number", at: place,
      label: "an angle has a unit: deg, turn or rad", secondary: [purpose.reason].compactMap(\.self))
    if let literal {
      result.fixes = [.write("\(literal)deg", over: place)]
    } else {
      result.notes = ["multiply by an angle to get one: `number * 1deg`"]
    }
    return result
  }

  static func operatorMismatch(
    _ operation: String, _ left: String, _ right: String, at place: SourceSpan, left leftPlace: SourceSpan,
    right rightPlace: SourceSpan, notes: [String]
  ) -> Diagnostic {
    Diagnostic(
      "operator-mismatch", .error, "`\(operation)` does not work on \(left.withArticle) and \(right.withArticle)",
      at: place,
      secondary: [Label(leftPlace, left), Label(rightPlace, right)], notes: notes)
  }

  static func unaryMismatch(_ operation: String, _ type: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic("operator-mismatch", .error, "`\(operation)` does not work on \(type.withArticle)", at: place)
  }

  static func notAList(_ type: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic("not-a-list", .error, "expected a list, found \(type)", at: place)
  }

  static func repeatOverNumber(_ text: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "not-a-list", .error, "`repeat` runs over a range or a list, and this is a Number", at: place,
      fixes: [.write("0..<\(text)", over: place, .unsafe)])
  }

  static func notPrintable(_ type: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "not-printable", .error, "\(type.withArticle) cannot be put into a string", at: place,
      notes: ["numbers, angles, strings, Bools and enum cases can"])
  }

  static func unprintable(_ scalar: Unicode.Scalar, at place: SourceSpan) -> Diagnostic {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return Diagnostic(
      "unwritable-character", .error, "this string holds \(code), which no SVG can carry", at: place,
      notes: ["control characters other than tab and line break have no place in XML"])
  }

  // MARK: Switches

  static func missingCases(_ cases: [String], of type: String, at place: SourceSpan) -> Diagnostic {
    let shown = cases.count > 12 ? Array(cases.prefix(12)) : cases
    let more = cases.count - shown.count
    return Diagnostic(
      "missing-case", .error,
      "this `switch` leaves out \(String.enumeration(shown))\(more > 0 ? " and \(more) more" : "") of `\(type)`",
      at: place,
      fixes: [
        .byHand("add `case \(cases.joined(separator: ", ")):`"), .byHand("add `default:`"),
      ])
  }

  static func missingDefault(_ type: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "missing-default", .error, "a `switch` over \(type.withArticle) needs a `default`", at: place,
      notes: ["its cases cannot all be listed"], fixes: [.byHand("add `default:`")])
  }

  static func duplicateCase(_ text: String, at place: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      "duplicate-case", .error, "`\(text)` is already handled", at: place, label: "this is never reached",
      secondary: [Label(first, "handled here")])
  }

  static func secondDefault(at place: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      "duplicate-case", .error, "this `switch` has a `default` already", at: place,
      secondary: [Label(first, "the first `default`")])
  }

  static func unreachableDefault(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "unreachable-default", .warning, "this `default` is never reached", at: place, label: "all cases stand before it")
  }
}
