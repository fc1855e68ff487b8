// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetSyntax
internal import FacetTypes

/// A number that has a name and does not use it.
enum RepeatedValue: LintRule {
  static let info = RuleInfo(
    "repeatedValue", .style, "a literal that repeats a named value", level: .note, fix: .unsafe,
    options: [
      RuleOption("times", .number(2), in: 1...100, "how many literals are too many")
    ],
    why: """
      When the named value is changed, the others stay, and the picture comes apart. Colours count, and numbers and \
      angles of three digits or more, which are hardly the same by chance.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      let ink: Color = #1f2430
      scene { title: "Rings"
        circle(radius: 20).fill(#1f2430)
        circle(radius: 40).stroke(#1f2430)
        circle(radius: 30).stroke(ink)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      let ink: Color = #1f2430
      scene { title: "Rings"
        circle(radius: 20).fill(ink)
        circle(radius: 40).stroke(ink)
        circle(radius: 30).stroke(ink)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked else { return }
    // What has a name of its own does not repeat another one's.
    let named = Set(checked.program.globals.elements.map { checked.program.expressions[$0.value].origin })
    let places = subject.placesOfTellingLiterals { !named.contains(subject.at($0.span)) }
    var seen: Set<Value> = []
    for global in checked.program.globals.elements where subject.isOwn(global.origin) {
      guard let value = checked.constant(global.value), seen.insert(value).inserted else { continue }
      guard let repeats = places.spans[value], let first = repeats.first, repeats.count >= Int(report.number("times"))
      else { continue }
      let others =
        repeats.count == 1 ? "" : ", here and in \(repeats.count - 1) more \(repeats.count == 2 ? "place" : "places")"
      report.add(
        "`\(subject.text(subject.at(first)))` is the value of `\(global.name)`\(others)",
        at: subject.at(first),
        secondary: [Diagnostic.Label(global.origin, "named here")],
        fixes: [subject.replacement(of: repeats, by: global.name, nil, .unsafe)])
    }
  }
}
