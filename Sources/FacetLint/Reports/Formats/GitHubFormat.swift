// SPDX-License-Identifier: Apache-2.0
//
// Workflow commands of GitHub Actions. A step shows ten errors, ten warnings and ten notices at most, so what is worst
// comes first.

internal import FacetSource

extension ReportFormat {
  static let github = ReportFormat(
    "github", fileEnding: ".txt", "annotations of GitHub Actions, the worst first"
  ) { (report: Report, _) in
    let findings = report.placed().flatMap { $0 }
    var text = ""
    for severity in Severity.allCases {
      for problem in report.problems where problem.severity == severity { text += command(problem) }
      for finding in findings where finding.diagnostic.severity == severity { text += command(finding) }
    }
    return Array(text.utf8)
  }
}

private func command(_ finding: PlacedFinding) -> String {
  var properties = [("file", finding.place.file.shown)]
  if let (start, end) = finding.place.range, let lines = finding.place.lines {
    properties.append(("line", String(start.line)))
    // Columns are refused where a finding has several lines.
    if start.line == end.line { properties.append(("col", String(start.column))) }
    properties.append(("endLine", String(lines.upperBound)))
    if start.line == end.line { properties.append(("endColumn", String(end.column))) }
  }
  properties.append(("title", finding.diagnostic.id))
  return command(finding.diagnostic.severity, properties, finding.details)
}

private func command(_ problem: Report.Problem) -> String {
  let properties = (problem.location.map { [("file", $0.shown)] } ?? []) + [("title", "facet")]
  return command(problem.severity, properties, [problem.message] + (problem.hint.isEmpty ? [] : [problem.hint]))
}

private func command(_ severity: Severity, _ properties: [(name: String, value: String)], _ lines: [String]) -> String {
  let word =
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  let properties = properties.map { "\($0.name)=\(escaped($0.value, inProperty: true))" }.joined(separator: ",")
  // What a message quotes of a scene must not steer the terminal of those who read the log.
  let shown = lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    .map { visibleText(String($0)) }.joined(separator: "\n")
  return "::\(word) \(properties)::\(escaped(shown, inProperty: false))\n"
}

private func escaped(_ text: String, inProperty: Bool) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": result += "%25"
    case "\r": result += "%0D"
    case "\n": result += "%0A"
    case ":" where inProperty: result += "%3A"
    case "," where inProperty: result += "%2C"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
