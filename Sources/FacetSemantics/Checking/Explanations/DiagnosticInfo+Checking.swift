// SPDX-License-Identifier: Apache-2.0

public import FacetSource

extension DiagnosticInfo {
  /// All that loading, checking and setting can find, by area.
  public static let checking: [DiagnosticInfo] =
    importProblems + declarationProblems + useProblems + typeProblems + callProblems + elementProblems
    + modifierProblems + sceneProblems
}
