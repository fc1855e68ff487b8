// SPDX-License-Identifier: Apache-2.0

/// A picture of more segments than the project allows.
enum OutputSegments: OutputBudget {
  static let info = RuleInfo(
    "outputSegments", .budget, "outlines of more segments than the project allows", level: .error,
    options: [RuleOption("limit", .number(0), in: 0...1e9, "segments of all distinct outlines; 0 for any number")],
    why: """
      Each line and curve is read, flattened and filled each time the picture is drawn, on a phone too. A limit in \
      `project.facet` keeps traced or computed outlines from growing unseen.
      """,
    bad: RuleExample(
      "dots.facet", "scene { title: \"Dots\"\n  repeat k in 1...9 { circle(radius: k * 5).opacity(0.2) }\n}",
      options: ["limit": .number(2)]),
    good: RuleExample(
      "dots.facet", "scene { title: \"Dots\"\n  repeat k in 1...9 { circle(radius: k * 5).opacity(0.2) }\n}",
      options: ["limit": .number(100)]))

  static let note = "an outline that is drawn more than once counts once"
  static func amount(_ output: OutputFigures) -> Int? { output.segments }
  static func statement(_ amount: Int) -> String { "the outlines of this picture have \(amount) segments" }
}
