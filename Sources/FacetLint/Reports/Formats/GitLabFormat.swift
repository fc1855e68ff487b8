// SPDX-License-Identifier: Apache-2.0

internal import FacetSource

extension ReportFormat {
  /// An array of issues; every one needs a path and a line.
  static let gitlab = ReportFormat(
    "gitlab", fileEnding: ".json", "the Code Quality report of GitLab"
  ) { (report: Report, _) in
    var json = JSONWriter()
    json.array { json in
      for finding in report.placed().flatMap({ $0 }) { writeFinding(finding, into: &json) }
      for (index, problem) in report.problems.enumerated() { writeProblem(problem, index + 1, into: &json) }
    }
    return json.bytes + [0x0A]
  }
}

private func writeFinding(_ finding: PlacedFinding, into json: inout JSONWriter) {
  let lines = finding.place.lines ?? 1...1
  writeIssue(
    finding.diagnostic.message, of: finding.diagnostic.id, finding.diagnostic.severity, finding.fingerprint.text,
    path: finding.place.file.shown, lines: lines, into: &json)
}

private func writeProblem(_ problem: Report.Problem, _ number: Int, into json: inout JSONWriter) {
  let digest = Fingerprint.digest(
    path: problem.location?.relative ?? ".", rule: "facet", lines: [Array(problem.message.utf8)[...]])
  writeIssue(
    problem.message, of: "facet", problem.severity, "\(digest):\(number)",
    path: problem.location?.shown ?? ".", lines: 1...1, into: &json)
}

private func writeIssue(
  _ description: String, of check: String, _ severity: Severity, _ fingerprint: String, path: String,
  lines: ClosedRange<Int>, into json: inout JSONWriter
) {
  let level =
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  json.lineBreak()
  json.object { json in
    json.member("description", description)
    json.member("check_name", check)
    json.member("fingerprint", fingerprint)
    json.member("severity", level)
    json.member("location") { json in
      json.object { json in
        json.member("path", path)
        json.member("lines") { json in
          json.object { json in
            json.member("begin", lines.lowerBound)
            json.member("end", lines.upperBound)
          }
        }
      }
    }
  }
}
