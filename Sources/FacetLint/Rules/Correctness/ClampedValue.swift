// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetSyntax

/// An argument that its component cuts to a range without a word.
enum ClampedValue: LintRule {
  static let info = RuleInfo(
    "clampedValue", .correctness, "an argument that its component clamps to a range", fix: .safe,
    why: """
      The picture is the same as with the end of the range, so the number in the file is not the one that is drawn. \
      Whoever turns it further sees no change.
      """,
    bad: RuleExample("glad.face", "face {\n  title: \"Very glad\"\n  mouthCurvature: 1.5\n}"),
    good: RuleExample("glad.face", "face {\n  title: \"Very glad\"\n  mouthCurvature: 1\n}"))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for clamp in subject.views.flatMap(\.facts.clamps) where subject.isOwn(clamp.at) {
      let unit = clamp.isAngle ? "deg" : ""
      let kept = shortText(clamp.kept) + unit
      report.add(
        "`\(clamp.parameter)` of `\(clamp.component)` is \(shortText(clamp.given))\(unit), but is drawn as \(kept)",
        at: clamp.at, label: "clamped to \(kept)",
        fixes: subject.isLiteral(clamp.at) ? [subject.replacement(of: clamp.at.span, by: kept)] : [])
    }
  }
}

extension LintSubject {
  /// Whether a number stands at a place, with or without a sign.
  fileprivate func isLiteral(_ place: SourceSpan) -> Bool {
    expressions.contains { expression in
      guard expression.span == place.span else { return false }
      var kind = expression.kind
      if case .prefix(.negate, let operand) = kind { kind = tree[operand].kind }
      if case .number = kind { return true }
      return false
    }
  }
}
