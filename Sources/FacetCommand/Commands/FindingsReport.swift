// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSource

/// Shows the findings of each input as it comes, in one of three forms, and the count at the end.
final class FindingsReport {
  /// Findings of one input that are shown; more are counted.
  static let shownPerInput = 20

  private let form: String
  private let terminal: Terminal
  private var all: [Diagnostic] = []

  init(form: String, terminal: Terminal) {
    self.form = form
    self.terminal = terminal
  }

  /// Shows one input's findings and trouble; answers the exit code that they call for.
  func show(_ compilation: Compilation) -> ExitCode {
    let diagnostics = compilation.diagnostics
    if form == "json" {
      terminal.message(JSONRenderer(compilation.sources).render(diagnostics))
    } else if !diagnostics.isEmpty {
      var options = TerminalRenderer.Options(width: terminal.width, usesColor: terminal.usesColor)
      options.form = form == "concise" ? .concise : .full
      options.limit = FindingsReport.shownPerInput
      terminal.message(TerminalRenderer(compilation.sources, options).render(diagnostics))
    }
    all += diagnostics
    if let trouble = compilation.trouble {
      terminal.report(trouble)
      return .trouble
    }
    return diagnostics.hasErrors ? .findings : .clean
  }

  /// The count of all findings.
  func finish() {
    if form == "text", !all.isEmpty { terminal.note(TerminalRenderer.summary(of: all)) }
  }
}
