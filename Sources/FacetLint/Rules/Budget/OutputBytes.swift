// SPDX-License-Identifier: Apache-2.0

/// A written file above what the project allows.
enum OutputBytes: OutputBudget {
  static let info = RuleInfo(
    "outputBytes", .budget, "an output of more bytes than the project allows", level: .error,
    options: [RuleOption("limit", .number(0), in: 0...1e9, "bytes of the SVG; 0 for any number")],
    why: """
      An icon that is in every page is paid for in every page. A limit in `project.facet` keeps a picture from growing \
      unseen.
      """,
    bad: RuleExample(
      "dot.facet", "scene { title: \"A dot\"\n  circle()\n}", options: ["limit": .number(100)]),
    good: RuleExample(
      "dot.facet", "scene { title: \"A dot\"\n  circle()\n}", options: ["limit": .number(1000)]))

  static let note = "`facet compile --explain-size` says where they go"
  static func needsBytes(_ options: [String: RuleValue]) -> Bool { options["limit"] != nil }
  static func amount(_ output: OutputFigures) -> Int? { output.bytes }
  static func statement(_ amount: Int) -> String { "this picture is written in \(amount) bytes" }
}
