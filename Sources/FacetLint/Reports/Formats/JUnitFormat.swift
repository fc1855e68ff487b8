// SPDX-License-Identifier: Apache-2.0
//
// A file is a suite and a finding a case of it, so that every file counts as tested. Notes do not fail.

internal import FacetSource
internal import FacetXML

extension ReportFormat {
  static let junit = ReportFormat(
    "junit", fileEnding: ".xml", "JUnit XML: a suite for each file, a failed case for each error and warning"
  ) { (report: Report, _) throws(ReportError) in
    var suites = zip(report.files, report.placed()).map { JUnitSuite(file: $0, findings: $1) }
    if !report.problems.isEmpty { suites.append(JUnitSuite(problems: report.problems)) }
    return try reportXML { (writer: inout XMLWriter) throws(XMLError) in
      let cases = suites.flatMap(\.cases)
      let totals = JUnitSuite(name: "facet lint", cases: cases).attributes
      try writer.element("testsuites", totals) { (writer: inout XMLWriter) throws(XMLError) in
        for suite in suites { try suite.write(into: &writer) }
      }
    }
  }
}

/// The cases of one file.
private struct JUnitSuite {
  var name: String
  var cases: [JUnitCase]

  init(name: String, cases: [JUnitCase]) {
    self.name = name
    self.cases = cases
  }

  /// A file without findings has one case that passes.
  init(file: Report.File, findings: [PlacedFinding]) {
    name = file.location.shown
    var counts: [String: Int] = [:]
    cases = findings.map { finding in
      let id = finding.diagnostic.id
      counts[id, default: 0] += 1
      let number = counts[id, default: 1]
      return JUnitCase(
        name: number == 1 ? id : "\(id) \(number)", suite: file.location.shown, finding: finding)
    }
    cases += file.brokenImports.map { JUnitCase(suite: file.location.shown, brokenImport: $0.shown) }
    if cases.isEmpty { cases = [JUnitCase(name: "lint", suite: file.location.shown)] }
  }

  init(problems: [Report.Problem]) {
    name = "facet"
    cases = problems.enumerated().map { index, problem in
      var result = JUnitCase(name: problem.location?.shown ?? "run \(index + 1)", suite: "facet")
      result.outcome = problem.severity == .error ? .error : .noted
      result.message = problem.message
      result.details = ([problem.message, problem.hint]).filter { !$0.isEmpty }.joined(separator: "\n")
      return result
    }
  }

  var attributes: [XMLWriter.Attribute] {
    [
      .init("name", carried(name)), .init("tests", String(cases.count)),
      .init("failures", String(cases.count { $0.outcome.isFailure })),
      .init("errors", String(cases.count { $0.outcome == .error })),
    ]
  }

  func write(into writer: inout XMLWriter) throws(XMLError) {
    try writer.element("testsuite", attributes) { (writer: inout XMLWriter) throws(XMLError) in
      for one in cases {
        try writer.line(2)
        try one.write(into: &writer)
      }
      try writer.line(1)
    }
  }
}

private struct JUnitCase {
  enum Outcome: Equatable {
    case passed, noted, error
    case failed(Severity)

    var isFailure: Bool {
      switch self {
      case .failed: true
      case .passed, .noted, .error: false
      }
    }
  }

  var name: String
  /// What the consumer groups by.
  var suite: String
  var outcome = Outcome.passed
  var message = ""
  /// Where and what, in lines.
  var details = ""

  init(name: String, suite: String) {
    self.name = name
    self.suite = suite
  }

  init(name: String, suite: String, finding: PlacedFinding) {
    self.init(name: name, suite: suite)
    let severity = finding.diagnostic.severity
    outcome = severity == .note ? .noted : .failed(severity)
    message = finding.diagnostic.message
    let position = finding.place.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
    details = ([finding.place.file.shown + position] + finding.details).joined(separator: "\n")
  }

  /// Of a file that takes something from one with errors, which are cases of another suite.
  init(suite: String, brokenImport path: String) {
    self.init(name: "import of \(path)", suite: suite)
    outcome = .failed(.error)
    message = "`\(path)` has errors"
    details = "see \(path)"
  }

  func write(into writer: inout XMLWriter) throws(XMLError) {
    let attributes: [XMLWriter.Attribute] = [.init("name", carried(name)), .init("classname", carried(suite))]
    switch outcome {
    case .passed: try writer.element("testcase", attributes)
    case .noted: try write("system-out", [], attributes, into: &writer)
    case .error: try write("error", [.init("message", carried(message))], attributes, into: &writer)
    case .failed(let severity):
      let type: XMLWriter.Attribute = .init("type", severity.rawValue)
      try write("failure", [.init("message", carried(message)), type], attributes, into: &writer)
    }
  }

  private func write(
    _ child: StaticString, _ members: [XMLWriter.Attribute], _ attributes: [XMLWriter.Attribute],
    into writer: inout XMLWriter
  ) throws(XMLError) {
    try writer.element("testcase", attributes) { (writer: inout XMLWriter) throws(XMLError) in
      try writer.element(child, members) { (writer: inout XMLWriter) throws(XMLError) in
        try writer.text(carried(details))
      }
    }
  }
}
