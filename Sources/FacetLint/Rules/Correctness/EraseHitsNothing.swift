// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics

/// An eraser that touches no stroke.
enum EraseHitsNothing: LintRule {
  static let info = RuleInfo(
    "eraseHitsNothing", .correctness, "an eraser that touches no stroke, or a `clear` of an empty sketch",
    why: """
      It is no step of the sketch's history and changes nothing. Strokes that are drawn after it are not erased, so it \
      may stand too early, or its points may be wrong.
      """,
    bad: RuleExample(
      "line.sketch",
      """
      sketch { title: "A line"
        erase(width: 12, points: [(50, 20), (50, 80)])
        pen(width: 4, points: [(10, 50), (90, 50)])
      }
      """),
    good: RuleExample(
      "line.sketch",
      """
      sketch { title: "A line"
        pen(width: 4, points: [(10, 50), (90, 50)])
        erase(width: 12, points: [(50, 20), (50, 80)])
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let picture = subject.picture else { return }
    for (command, place) in picture.facts.idle where subject.isOwn(place) {
      switch command {
      case .eraser:
        report.add(
          "this eraser touches no stroke", at: place, label: "changes nothing",
          notes: ["it acts on what is drawn before it, and leaves later strokes alone"])
      case .clear: report.add("there is nothing to clear here", at: place, label: "changes nothing")
      case .side: break
      }
    }
  }
}
