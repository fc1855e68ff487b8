// SPDX-License-Identifier: Apache-2.0
//
// A file, its findings, and the fixes among them → the file as it is when all that can be mended is mended. A fix that
// would break the file is left out.

public import FacetLint
import FacetSource

/// Which fixes may be applied without asking.
public enum FixMode: Sendable, Hashable {
  case none
  /// The picture stays what it is.
  case safe
  /// Those too that may change the picture.
  case all

  func allows(_ fix: Diagnostic.Fix) -> Bool {
    switch (self, fix.applicability) {
    case (.none, _), (_, .display): false
    case (.safe, .safe), (.all, .safe), (.all, .unsafe): true
    case (.safe, .unsafe): false
    }
  }
}

/// What fixing came to for one input.
public struct FixedFile: Sendable {
  /// What is found in the mended file.
  public var linted: LintedFile
  /// As it was, and as it is now; equal where nothing was to mend.
  public var before: [UInt8]
  public var after: [UInt8]
  public var isChanged: Bool { before != after }
}

extension Compiler {
  /// Rounds of fixes; what one mends may uncover another.
  static let fixRounds = 10

  /// Lints one input and mends in memory what may be mended; trouble with files stands in the result.
  public func fix(_ input: BatchInput, with linter: Linter, _ mode: FixMode) -> FixedFile {
    var input = input
    do throws(ToolError) {
      input.bytes = try input.bytes(in: files)
    } catch {
      var linted = LintedFile(input: input.file)
      linted.trouble = error
      return FixedFile(linted: linted, before: [], after: [])
    }
    let bytes = input.bytes ?? []
    var result = FixedFile(linted: lint(input, with: linter), before: bytes, after: bytes)
    for _ in 0..<Self.fixRounds {
      let fixes = result.linted.findings.flatMap { finding in finding.fixes.prefix(1).filter(mode.allows) }
      guard let source = result.linted.source, !fixes.isEmpty else { break }
      guard let next = mended(result, fixes, source, with: linter) else { break }
      result = next
    }
    return result
  }

  /// One round: all fixes together, or one after the other where together they break the file.
  private func mended(
    _ file: FixedFile, _ fixes: [Diagnostic.Fix], _ source: SourceID, with linter: Linter
  ) -> FixedFile? {
    func tried(_ fixes: [Diagnostic.Fix], on file: FixedFile) -> FixedFile? {
      let fixed = applyFixes(fixes, to: file.after, in: source)
      if fixed.bytes == file.after { return nil }
      let linted = lint(BatchInput(file: file.linted.input, bytes: fixed.bytes), with: linter)
      let isBroken = linted.trouble != nil || linted.errorCount > file.linted.errorCount
      if isBroken { return nil }
      var result = file
      result.linted = linted
      result.after = fixed.bytes
      return result
    }
    if let all = tried(fixes, on: file) { return all }
    for fix in fixes {
      if let one = tried([fix], on: file) { return one }
    }
    return nil
  }
}

extension LintedFile {
  var errorCount: Int { findings.count { $0.severity == .error } }
}
