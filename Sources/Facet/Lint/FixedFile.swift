// SPDX-License-Identifier: Apache-2.0
//
// A file, its findings, and the fixes among them → the file as it is when all that can be mended is mended. A fix that
// would break the file is left out, and said.

public import FacetLint
public import FacetSource

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

/// A finding whose fix would break the file.
public struct LeftOutFix: Sendable {
  /// In the mended file.
  public var finding: Diagnostic
  /// What the compiler would say then.
  public var reason: String
}

/// What fixing came to for one input.
public struct FixedFile: Sendable {
  /// What is found in the file as it was.
  public var found: LintedFile
  /// What is found in the mended file.
  public var linted: LintedFile
  /// As it was, and as it is now; equal where nothing was to mend.
  public var before: [UInt8]
  public var after: [UInt8]
  /// How many fixes were applied.
  public var fixCount = 0
  public var leftOut: [LeftOutFix] = []
  /// Whether fixes were still to be applied after the last round.
  public var isCutShort = false
  public var isChanged: Bool { before != after }

  init(_ linted: LintedFile, _ bytes: [UInt8]) {
    found = linted
    self.linted = linted
    before = bytes
    after = bytes
  }

  /// The findings whose fix a mode allows, of one kind.
  func fixable(_ mode: FixMode, _ kind: Diagnostic.Fix.Applicability) -> [Diagnostic] {
    linted.findings.filter { finding in
      finding.fixes.first.map { mode.allows($0) && $0.applicability == kind } ?? false
    }
  }
}

extension Compiler {
  /// Rounds of fixes for one file: what one mends may uncover another, and two rules might undo one another for ever.
  public static let fixRounds = 20

  /// Lints one input and mends in memory what may be mended; trouble with files stands in the result. Fixes that change
  /// a picture wait until no other is left.
  public func fix(_ input: BatchInput, with linter: Linter, _ mode: FixMode) -> FixedFile {
    var input = input
    do throws(ToolError) {
      input.bytes = try input.bytes(in: files)
    } catch {
      var linted = LintedFile(input: input.file)
      linted.trouble = error
      return FixedFile(linted, [])
    }
    var result = FixedFile(lint(input, with: linter), input.bytes ?? [])
    for _ in 0..<Self.fixRounds {
      result.leftOut = []
      let isChanged = [Diagnostic.Fix.Applicability.safe, .unsafe].contains { kind in
        var round = FixRound(self, linter, result)
        round.admit(result.fixable(mode, kind))
        result = round.file
        return round.isChanged
      }
      if !isChanged { return result }
    }
    result.isCutShort = [.safe, .unsafe].contains { !result.fixable(mode, $0).isEmpty }
    return result
  }
}
