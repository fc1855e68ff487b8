// SPDX-License-Identifier: Apache-2.0

internal import FacetSource

/// A rule that holds a figure of the output below the option `limit`; 0 is any number.
protocol OutputBudget: LintRule {
  static func amount(_ output: OutputFigures) -> Int?
  /// What has that amount: "this picture is written in 512 bytes".
  static func statement(_ amount: Int) -> String
  static var note: String { get }
}

extension OutputBudget {
  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let limit = report.number("limit")
    guard limit > 0, let amount = subject.output.flatMap(amount), Double(amount) > limit,
      let place = subject.headOfScene
    else { return }
    report.add("\(statement(amount)), and \(shortText(limit)) are allowed", at: place, notes: [note])
  }
}
