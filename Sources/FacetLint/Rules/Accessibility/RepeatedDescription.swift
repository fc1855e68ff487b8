// SPDX-License-Identifier: Apache-2.0

internal import FacetScene
internal import FacetSource

/// A description that only says the title again.
enum RepeatedDescription: LintRule {
  static let info = RuleInfo(
    "repeatedDescription", .accessibility, "a description that is the title once more", level: .note,
    why: "A screen reader reads the title and then the description. The listener hears the same words twice.",
    bad: RuleExample(
      "dot.facet",
      "scene { title: \"A red dot\"; description: \"A red dot.\"\n  circle().fill(.crimson)\n}"),
    good: RuleExample("dot.facet", "scene { title: \"A red dot\"\n  circle().fill(.crimson)\n}"))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for view in subject.views {
      let scene = view.scene
      if says(scene.description, scene.title) {
        report.add("the description says the title again", at: subject.headOfScene ?? scene.origin)
      }
      for node in scene.nodes.elements where subject.isOwn(node.origin) && says(node.description, node.title) {
        report.add("the description says the title again", at: node.origin)
      }
    }
  }

  /// Whether two texts have the same letters and digits.
  private static func says(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return false }
    func words(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
    return !words(one).isEmpty && words(one) == words(other)
  }
}
