// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetXML

extension ReportFormat {
  static let checkstyle = ReportFormat(
    "checkstyle", fileEnding: ".xml", "Checkstyle XML, which most servers read"
  ) { (report: Report, _) throws(ReportError) in
    try reportXML { (writer: inout XMLWriter) throws(XMLError) in
      try writer.element("checkstyle", [.init("version", "8.0")]) { (writer: inout XMLWriter) throws(XMLError) in
        for (file, findings) in zip(report.files, report.placed()) where !findings.isEmpty {
          try writeFile(file.location.shown, findings, into: &writer)
        }
        for problem in report.problems { try writeProblem(problem, into: &writer) }
      }
    }
  }
}

private func writeFile(_ path: String, _ findings: [PlacedFinding], into writer: inout XMLWriter) throws(XMLError) {
  try writer.element("file", [.init("name", carried(path))]) { (writer: inout XMLWriter) throws(XMLError) in
    for finding in findings {
      var attributes: [XMLWriter.Attribute] = []
      if let start = finding.place.range?.start {
        attributes = [.init("line", String(start.line)), .init("column", String(start.column))]
      }
      let diagnostic = finding.diagnostic
      try writer.line(2)
      try writer.element(
        "error", attributes + members(diagnostic.severity, diagnostic.message, "facet." + diagnostic.id))
    }
    try writer.line(1)
  }
}

private func writeProblem(_ problem: Report.Problem, into writer: inout XMLWriter) throws(XMLError) {
  let path = problem.location?.shown ?? "."
  try writer.element("file", [.init("name", carried(path))]) { (writer: inout XMLWriter) throws(XMLError) in
    try writer.line(2)
    try writer.element("error", members(problem.severity, problem.message, "facet"))
    try writer.line(1)
  }
}

private func members(_ severity: Severity, _ message: String, _ source: String) -> [XMLWriter.Attribute] {
  let word =
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  return [.init("severity", word), .init("message", carried(message)), .init("source", source)]
}
