// SPDX-License-Identifier: Apache-2.0

internal import FacetScene
internal import FacetSource

/// A picture that a screen reader cannot name.
enum MissingTitle: LintRule {
  static let info = RuleInfo(
    "missingTitle", .accessibility, "a picture without a title that is not decorative",
    why: """
      A screen reader says "image" and nothing else. A `title` says what the picture shows; `decorative: true` says that \
      there is nothing to say, and it is passed over.
      """,
    bad: RuleExample("dot.facet", "scene {\n  circle().fill(.crimson)\n}"),
    good: RuleExample("dot.facet", "scene { title: \"A red dot\"\n  circle().fill(.crimson)\n}"))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let scene = subject.picture?.scene, !scene.isDecorative, (scene.title ?? "").isEmpty else { return }
    let origin = subject.headOfScene ?? scene.origin
    report.add(
      "this picture has no title", at: origin, label: "a screen reader cannot say what it shows",
      notes: ["give it `title: \"…\"`, or `decorative: true` when there is nothing to say"])
  }
}
