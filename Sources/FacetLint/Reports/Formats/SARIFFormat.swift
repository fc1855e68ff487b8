// SPDX-License-Identifier: Apache-2.0
//
// Static Analysis Results Interchange Format 2.1.0 (OASIS), as far as code scanning services read it.

internal import FacetSource

extension ReportFormat {
  static let sarif = ReportFormat(
    "sarif", fileEnding: ".sarif", "SARIF 2.1.0 for code scanning, with help on rules, fixes and fingerprints"
  ) { (report: Report, _) in
    var json = JSONWriter()
    SARIFRun(report).writeLog(into: &json)
    return json.bytes + [0x0A]
  }
}
