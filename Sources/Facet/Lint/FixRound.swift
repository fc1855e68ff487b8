// SPDX-License-Identifier: Apache-2.0
//
// Fixes of one state of a file → the file with as many of them as leave it whole. Those that would break it are found
// by halving: a list that breaks it is tried in two parts, each together with what was admitted before.

import FacetLint
import FacetSource

/// One round of fixes, all made for the same text.
struct FixRound {
  /// With what was admitted so far, and what was left out.
  private(set) var file: FixedFile
  private let compiler: Compiler
  private let linter: Linter
  private let start: FixedFile
  private var admitted: [Diagnostic] = []

  init(_ compiler: Compiler, _ linter: Linter, _ start: FixedFile) {
    self.compiler = compiler
    self.linter = linter
    self.start = start
    file = start
  }

  var isChanged: Bool { file.after != start.after }

  /// Applies the first fix of each finding, but those that would break the file.
  mutating func admit(_ findings: [Diagnostic]) {
    guard let source = start.linted.source, !findings.isEmpty else { return }
    var waiting = [findings[...]]
    while let next = waiting.popLast() {
      guard let reason = reasonNot(to: next, in: source) else { continue }
      if next.count > 1 {
        let middle = next.startIndex + next.count / 2
        waiting += [next[middle...], next[..<middle]]
      } else if let finding = next.first {
        file.leftOut.append(LeftOutFix(finding: finding, reason: reason))
      }
    }
  }

  /// Admits findings, or says why they may not be.
  private mutating func reasonNot(to findings: ArraySlice<Diagnostic>, in source: SourceID) -> String? {
    let all = admitted + findings
    let fixed = applyFixes(all.flatMap { $0.fixes.prefix(1) }, to: start.after, in: source)
    if fixed.bytes == start.after { return nil }
    let linted = compiler.lint(BatchInput(file: start.linted.input, bytes: fixed.bytes), with: linter)
    if let trouble = linted.trouble { return trouble.message }
    let known = start.linted.compilerErrors
    let errors = linted.compilerErrors
    if errors.count > known.count {
      return (errors.first { error in !known.contains { $0.message == error.message } } ?? errors.last)?.message
    }
    admitted = all
    file.linted = linted
    file.after = fixed.bytes
    file.fixCount = start.fixCount + fixed.applied.count
    return nil
  }
}

extension LintedFile {
  fileprivate var compilerErrors: [Diagnostic] { findings.filter(\.isCompilerError) }
}
