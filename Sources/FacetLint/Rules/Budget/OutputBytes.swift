// SPDX-License-Identifier: Apache-2.0

internal import FacetSource

/// A written file above what the project allows.
enum OutputBytes: LintRule {
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

  static func needsOutput(_ options: [String: RuleValue]) -> Bool { options["limit"] != nil }

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let limit = report.number("limit")
    guard limit > 0, let output = subject.output, Double(output.bytes) > limit, let place = subject.headOfScene else {
      return
    }
    report.add(
      "this picture is written in \(output.bytes) bytes, and \(shortText(limit)) are allowed", at: place,
      notes: ["`facet compile --explain-size` says where they go"])
  }
}
