// SPDX-License-Identifier: Apache-2.0

public import FacetSource

extension DiagnosticInfo {
  /// All that evaluation and layout can find beside what the checker has ruled out, by area. Built-in words report
  /// their values through the evaluator, so what they find stands here too.
  public static let evaluation: [DiagnosticInfo] =
    limitProblems + numberProblems + countProblems + drawingProblems + textProblems
}
