// SPDX-License-Identifier: Apache-2.0

internal import FacetSource

extension ReportFormat {
  /// The document of `docs/diagnostics.json.md`, with what a report adds.
  static let json = ReportFormat("json", fileEnding: ".json", "for programs: every coordinate, note and fix") {
    (report: Report, _) in
    var json = JSONWriter()
    json.object { json in
      json.member("version", JSONRenderer.version)
      report.writeDiagnostics(into: &json)
      json.member("problems") { json in
        json.array { json in
          for problem in report.problems { problem.write(into: &json) }
        }
      }
      json.lineBreak()
      json.member("tool", "facet")
      json.member("toolVersion", report.toolVersion)
      json.member("exitCode", report.exitCode)
      json.member("files", report.files.count)
    }
    return json.bytes + [0x0A]
  }
}

extension Report {
  fileprivate func writeDiagnostics(into json: inout JSONWriter) {
    json.member("diagnostics") { json in
      json.array { json in
        for (file, findings) in zip(files, placed()) {
          JSONRenderer(file.sources).write(file.findings, into: &json) { index, json in
            json.member("fingerprint", findings[index].fingerprint.text)
          }
        }
      }
    }
  }
}

extension Report.Problem {
  fileprivate func write(into json: inout JSONWriter) {
    json.lineBreak()
    json.object { json in
      json.member("severity", severity.rawValue)
      json.member("message", message)
      json.member("hint", hint)
      if let location { json.member("path", location.shown) }
    }
  }
}
