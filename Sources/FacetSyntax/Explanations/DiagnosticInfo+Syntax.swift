// SPDX-License-Identifier: Apache-2.0

public import FacetSource

extension DiagnosticInfo {
  /// All that the lexer and the parser can find, by area; faults of encoding stand in `sourceProblems`.
  public static let syntax: [DiagnosticInfo] =
    characterProblems + literalProblems + stringProblems + bracketProblems + expectedParts + statementProblems
    + valueProblems + declarationHabits + statementHabits
}
