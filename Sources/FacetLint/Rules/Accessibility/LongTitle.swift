// SPDX-License-Identifier: Apache-2.0

internal import FacetScene
internal import FacetSource

/// A title that is a description.
enum LongTitle: LintRule {
  static let info = RuleInfo(
    "longTitle", .accessibility, "a title longer than a name", level: .note,
    options: [RuleOption("limit", .number(80), in: 1...10_000, "how many characters a title may have")],
    why: """
      A title is what a screen reader says each time it comes by, and browsers show it as a tooltip. A short one names; \
      the rest belongs in `description`, which is read on demand.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      scene {
        title: "A red dot that fills most of a square canvas, drawn without an outline, in the middle of everything"
        circle().fill(.crimson)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      scene {
        title: "A red dot"
        description: "It fills most of a square canvas and has no outline."
        circle().fill(.crimson)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let limit = Int(report.number("limit"))
    for view in subject.views {
      if let title = view.scene.title, title.count > limit {
        say(title, limit, at: subject.headOfScene ?? view.scene.origin, &report)
      }
      for node in view.scene.nodes.elements where subject.isOwn(node.origin) {
        if let title = node.title, title.count > limit { say(title, limit, at: node.origin, &report) }
      }
    }
  }

  private static func say(_ title: String, _ limit: Int, at place: SourceSpan, _ report: inout RuleReport) {
    report.add(
      "this title has \(title.count) characters, more than \(limit)", at: place,
      notes: ["`description` takes what is more than a name"])
  }
}
