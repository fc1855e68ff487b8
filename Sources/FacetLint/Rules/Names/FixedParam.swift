// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource

/// A knob that cannot be turned.
enum FixedParam: LintRule {
  static let info = RuleInfo(
    "fixedParam", .names, "a `param` that can have one value only",
    why: """
      Its range ends where it begins, or its step leads out of it at once, so whoever sets it gets an error. A `let` \
      says what it is.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      /// How many petals.
      param petals: Number = 5 in 5...5
      scene { title: "A star"
        star(points: petals, innerRatio: 0.4).fill(.gold)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      /// How many petals.
      param petals: Number = 5 in 3...9 step 1
      scene { title: "A star"
        star(points: petals, innerRatio: 0.4).fill(.gold)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked else { return }
    for knob in checked.facts.params {
      guard let place = knob.origin, let lower = knob.lower, let upper = knob.upper else { continue }
      let reach = upper - lower
      let isStuck = reach == 0 || knob.step.map { $0 > reach || $0 == reach && !knob.isClosed } ?? false
      if isStuck {
        report.add(
          "the param `\(knob.name)` can be \(shortText(lower)) and nothing else", at: place,
          notes: ["give it a wider range, or make it a `let`"])
      }
    }
  }
}
