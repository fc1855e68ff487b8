// SPDX-License-Identifier: Apache-2.0

internal import FacetIR
internal import FacetSemantics
internal import FacetSource
internal import FacetSyntax

/// What the compiler's own findings are called in comments and settings.
enum CompilerFinding {
  /// Of all that the stages before the optimizer can find, under both spellings: `nothing-to-undo`, `nothingToUndo`.
  static let severities: [String: Severity] = {
    var severities: [String: Severity] = [:]
    let infos =
      DiagnosticInfo.sourceProblems + DiagnosticInfo.syntax + DiagnosticInfo.checking + DiagnosticInfo.evaluation
      + DiagnosticInfo.lowering
    for info in infos {
      severities[info.id] = info.severity
      severities[LintSettings.settingName(ofID: info.id)] = info.severity
    }
    return severities
  }()
}
