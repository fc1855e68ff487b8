// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax
internal import FacetTypes

/// A number too exact to mean it.
enum LongDecimals: LintRule {
  static let info = RuleInfo(
    "longDecimals", .style, "a number with more decimals than can be seen", level: .note, fix: .unsafe,
    options: [
      RuleOption("most", .number(6), in: 0...15, "how many decimals are not too many")
    ],
    why: """
      A millionth of a unit is seen at no size. Long tails come from other tools, and they hide that two numbers are \
      meant to be the same.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        circle(radius: 23.3333333333)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        circle(radius: 23.333)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard subject.checked != nil else { return }
    let most = Int(report.number("most"))
    for expression in subject.expressions {
      guard case .number = expression.kind else { continue }
      let text = subject.text(subject.at(expression.span))
      guard let point = text.firstIndex(of: ".") else { continue }
      let digits = text[text.index(after: point)...].prefix { $0.isNumber || $0 == "_" }
      let count = digits.filter(\.isNumber).count
      let rest = text[digits.endIndex...]
      if count <= most || rest.first == "e" || rest.first == "E" { continue }
      let place = subject.at(expression.span)
      report.add(
        "`\(text)` has \(count) decimals", at: place,
        fixes: rounded(text, to: most, unit: rest).map { [subject.replacement(of: place.span, by: $0, nil, .unsafe)] }
          ?? [])
    }
  }
}

extension LongDecimals {
  /// The number with fewer decimals, and its unit.
  private static func rounded(_ text: String, to most: Int, unit: Substring) -> String? {
    var scale = 1.0
    for _ in 0..<most { scale *= 10 }
    guard let value = Double(text.dropLast(unit.count).filter { $0 != "_" }), value * scale < 1e15 else { return nil }
    return numberText((value * scale).rounded() / scale) + unit
  }
}
