// SPDX-License-Identifier: Apache-2.0

/// A picture of more elements than the project allows.
enum OutputElements: OutputBudget {
  static let info = RuleInfo(
    "outputElements", .budget, "a picture of more elements than the project allows", level: .error,
    options: [RuleOption("limit", .number(0), in: 0...1e9, "leaves and groups of the scene; 0 for any number")],
    why: """
      A browser lays out, styles and paints each element, and an application that loads the picture keeps an object for \
      each. A limit in `project.facet` keeps a picture from growing unseen.
      """,
    bad: RuleExample(
      "dots.facet", "scene { title: \"Dots\"\n  repeat k in 1...9 { circle(radius: k * 5).opacity(0.2) }\n}",
      options: ["limit": .number(4)]),
    good: RuleExample(
      "dots.facet", "scene { title: \"Dots\"\n  repeat k in 1...9 { circle(radius: k * 5).opacity(0.2) }\n}",
      options: ["limit": .number(20)]))

  static let note = "outlines of one colour can share a `path`"
  static func amount(_ output: OutputFigures) -> Int? { output.elements }
  static func statement(_ amount: Int) -> String { "this picture has \(amount) elements" }
}
