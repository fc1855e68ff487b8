// SPDX-License-Identifier: Apache-2.0

import FacetEmit
import FacetIR
import FacetLint
import FacetOptimizer
import FacetSemantics
public import FacetSource
import FacetSyntax
import FacetVerify

/// Everything that `facet explain` knows, sorted by id.
public enum Explanations {
  public static let all: [DiagnosticInfo] = stages.flatMap(\.self).sorted { $0.id < $1.id }

  /// What is known of an id, by itself or under the name that settings and comments use for it.
  public static func named(_ word: String) -> DiagnosticInfo? {
    all.first { $0.id == word || LintSettings.settingName(ofID: $0.id) == word }
  }

  /// Every word that has an explanation: ids, and rules of the linter.
  public static let words = all.map(\.id) + allRules.map { $0.info.name }

  /// Findings of the compiler that are no errors, under the names that settings use for them.
  static let warningNames: Set<String> = Set(
    all.filter { $0.severity != .error }.map { LintSettings.settingName(ofID: $0.id) })

  /// What each stage can find, in the order of the stages.
  private static let stages = [
    DiagnosticInfo.sourceProblems, DiagnosticInfo.syntax, DiagnosticInfo.checking, DiagnosticInfo.evaluation,
    DiagnosticInfo.lowering, DiagnosticInfo.optimizing, DiagnosticInfo.emitting, DiagnosticInfo.verifying,
    DiagnosticInfo.project, DiagnosticInfo.morphing,
  ]
}
