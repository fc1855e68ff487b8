// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSource

/// The page with everything that `facet explain` knows.
enum FindingsPage {
  static var text: String {
    ReferencePage.head(
      "Findings",
      """
      Every id that stands in brackets after `error`, `warning` or `note`, as `facet explain` tells it. How findings look and what \
      stops a compile: [diagnostics.md](../diagnostics.md).
      """) + index + Explanations.all.map(section).joined()
  }

  private static var index: String {
    "| Id | Severity | |\n|---|---|---|\n"
      + Explanations.all.map { ReferencePage.row(["[`\($0.id)`](#\($0.id))", $0.severity.rawValue, $0.summary]) }
      .joined()
      + "\n"
  }

  private static func section(_ info: DiagnosticInfo) -> String {
    var text = "## \(info.id)\n\n\(info.severity.rawValue): \(info.summary)\n\n\(info.why)\n\n\(info.remedy)\n\n"
    if !info.badExample.isEmpty { text += "Instead of\n\n" + ReferencePage.fence(info.badExample, "facet") + "\n" }
    if !info.goodExample.isEmpty {
      text +=
        (info.badExample.isEmpty ? "For example\n\n" : "write\n\n") + ReferencePage.fence(info.goodExample, "facet")
        + "\n"
    }
    return text
  }
}
