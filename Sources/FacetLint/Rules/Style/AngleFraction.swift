// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax

/// `360deg / 8` is `45deg`.
enum AngleFraction: LintRule {
  static let info = RuleInfo(
    "angleFraction", .style, "an angle written as a division of a full turn", level: .note, fix: .safe,
    why: "The angle itself is shorter, and the reader need not divide.",
    bad: RuleExample(
      "tilt.facet", "scene { title: \"A tilted bar\"\n  rect().frame(width: 60, height: 8).rotate(360deg / 8)\n}"),
    good: RuleExample(
      "tilt.facet", "scene { title: \"A tilted bar\"\n  rect().frame(width: 60, height: 8).rotate(45deg)\n}"))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for expression in subject.expressions {
      guard case .binary(.divide, _, let left, let right) = expression.kind,
        case .number(360, .deg) = subject.tree[left].kind, case .number(let parts, nil) = subject.tree[right].kind,
        parts >= 1, 360.0.truncatingRemainder(dividingBy: parts) == 0
      else { continue }
      let angle = "\(shortText(360 / parts))deg"
      let place = subject.at(expression.span)
      report.add(
        "`\(subject.text(place))` is `\(angle)`", at: place,
        fixes: [subject.replacement(of: expression.span, by: angle)])
    }
  }
}
