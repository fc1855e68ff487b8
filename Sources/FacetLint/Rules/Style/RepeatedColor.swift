// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetTypes

/// One colour at many places.
enum RepeatedColor: LintRule {
  static let info = RuleInfo(
    "repeatedColor", .style, "a colour that is written out again and again without a name", level: .note,
    options: [
      RuleOption("times", .number(4), in: 2...100, "how many places are too many")
    ],
    why: """
      Whoever wants another one has to find them all. A `let` gives it a name that says what it is for.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      scene { title: "Rings"
        circle(radius: 10).fill(#1f2430)
        circle(radius: 20).stroke(#1f2430)
        circle(radius: 30).stroke(#1f2430)
        circle(radius: 40).stroke(#1f2430)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      let ink: Color = #1f2430
      scene { title: "Rings"
        circle(radius: 10).fill(ink)
        circle(radius: 20).stroke(ink)
        circle(radius: 30).stroke(ink)
        circle(radius: 40).stroke(ink)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked else { return }
    let own = checked.program.globals.elements.filter { subject.isOwn($0.origin) }
    let named = Set(own.compactMap { checked.constant($0.value) })
    let places = subject.placesOfTellingLiterals { literal in
      guard case .color(let color) = literal.value else { return false }
      return color != .black && color != .white && !named.contains(literal.value)
    }
    for color in places.order {
      guard let all = places.spans[color], let first = all.first, all.count >= Int(report.number("times")) else {
        continue
      }
      report.add(
        "`\(subject.text(subject.at(first)))` is written out \(all.count) times", at: subject.at(first),
        secondary: all.dropFirst().map { Diagnostic.Label(subject.at($0), "again") },
        notes: ["a `let` at file level gives it a name"])
    }
  }
}
