// SPDX-License-Identifier: Apache-2.0

internal import FacetSource

extension ReportFormat {
  /// With excerpts of the source, and a count at the end.
  static let text = ReportFormat("text", fileEnding: ".txt", "for people: what is wrong, in the lines where it is") {
    (report: Report, options: ReportOptions) in
    var text = report.rendered(.full, options)
    let count = report.files.count
    text += TerminalRenderer.summary(of: report.findings) + " in \(count) file\(count == 1 ? "" : "s")\n"
    return Array(text.utf8)
  }

  /// A line each.
  static let concise = ReportFormat(
    "concise", fileEnding: ".txt", "for people and editors: `path:line:column: level[rule] message`"
  ) { (report: Report, options: ReportOptions) in
    Array(report.rendered(.concise, options).utf8)
  }
}

extension Report {
  fileprivate func rendered(_ form: TerminalRenderer.Form, _ options: ReportOptions) -> String {
    let shown = TerminalRenderer.Options(
      form: form, width: options.width, usesColor: options.usesColor, limit: form == .full ? options.shownPerFile : nil,
      hasSummary: false)
    var text = ""
    for file in files { text += TerminalRenderer(file.sources, shown).render(file.findings) }
    for problem in options.showsProblems ? problems : [] {
      text += "facet: " + (problem.severity == .error ? "" : problem.severity.rawValue + ": ")
      text += visibleText(problem.message) + "\n"
      if !problem.hint.isEmpty { text += "  " + visibleText(problem.hint) + "\n" }
    }
    return text
  }
}
