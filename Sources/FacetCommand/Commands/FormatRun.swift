// SPDX-License-Identifier: Apache-2.0
//
// One `facet format`: inputs are read and laid out on many threads, then reported and written in their order.

import Facet
import FacetArguments
import FacetFormat
import FacetSource
import FacetSyntax

/// What the command line asked for, and its execution.
struct FormatRun {
  private let files = LocalFileSystem()
  private let terminal: Terminal
  private var inputs: [BatchInput] = []
  /// Settings with mistakes, each once.
  private let broken: [FoundProject]
  /// What standard input holds, where the settings leave it out or are not clear.
  private var excludedText: [UInt8]?
  private let threads: Int
  private let lines: ClosedRange<Int>?
  private let checks: Bool
  private let showsChanges: Bool
  /// Whether results are written, and not only looked at.
  private var writes: Bool { !checks && !showsChanges }

  /// What came of one input.
  private struct Outcome: Sendable {
    var sources = SourceMap()
    var diagnostics: [Diagnostic] = []
    var trouble: ToolError?
    var edits: [TextEdit] = []

    var bytes: [UInt8] { sources.files.first?.bytes ?? [] }
    /// There is no layout of it.
    var isLeftAlone: Bool { trouble != nil || diagnostics.hasErrors }
  }

  /// Reads standard input if that is asked for, but no file yet.
  init(_ arguments: ParsedArguments, _ terminal: Terminal) throws(ToolError) {
    self.terminal = terminal
    threads = try arguments.jobs()
    checks = arguments.has("check")
    showsChanges = arguments.has("diff")
    lines = try arguments.value("lines").map { text throws(ToolError) in try lineRange(text) }
    var lookup = try ProjectLookup(arguments, files, excluding: \.excludes)
    let named = try arguments.sceneInputs(files, notingEmptyFolders: terminal) { lookup.meet($0) }
    for input in named {
      // What is named outright needs no settings, so that an editor can go on while they are written.
      if !lookup.mayLeaveOut(input.file) || lookup.settings(for: input.file) != nil {
        inputs.append(input)
      } else {
        excludedText = input.bytes
      }
    }
    broken = lookup.broken
    if lines != nil, inputs.count > 1 { throw ToolError("`--lines` takes one file, and there are \(inputs.count)") }
  }

  func run(_ report: RunReport) throws(ToolError) -> ExitCode {
    let (files, lines) = (files, lines)
    let outcomes = parallelMap(inputs, threads: threads) { input in FormatRun.outcome(input, lines: lines, files) }
    var code = ExitCode.clean
    for found in broken {
      report.add(found.diagnostics, in: found.sources)
      report.add(.brokenSettings(found))
      code = .trouble
    }
    if let excludedText, writes { try print(excludedText) }
    for (input, outcome) in zip(inputs, outcomes) {
      report.add(outcome.diagnostics, in: outcome.sources)
      if outcome.diagnostics.hasErrors { code = code.worse(.findings) }
      do throws(ToolError) {
        // Who replaces a text by what is printed must not lose it.
        if outcome.isLeftAlone, writes, let text = input.bytes { try print(text) }
        if let trouble = outcome.trouble { throw trouble }
        if outcome.diagnostics.hasErrors { continue }
        code = code.worse(try finish(input, outcome))
      } catch {
        report.add(error)
        code = .trouble
        if error.isBrokenPipe { return code }
      }
    }
    return code
  }

  /// Writes, prints or names what changes.
  private func finish(_ input: BatchInput, _ outcome: Outcome) throws(ToolError) -> ExitCode {
    let (path, edits) = (input.file.path, outcome.edits)
    if showsChanges {
      try print(UnifiedDiff(outcome.bytes, edits).text(path: path))
    } else if checks {
      if !edits.isEmpty { try terminal.print(path + "\n") }
    } else if input.bytes != nil {
      try print(applying(edits, to: outcome.bytes))
    } else if !edits.isEmpty {
      guard try files.replaceSource(path, outcome.bytes, with: applying(edits, to: outcome.bytes)) else {
        throw .changedMeanwhile(path)
      }
      try terminal.print(path + "\n")
    }
    return edits.isEmpty || !(checks || showsChanges) ? .clean : .findings
  }

  private func print(_ bytes: [UInt8]) throws(ToolError) { try writeAll(1, bytes, name: "to standard output") }

  private static func outcome(
    _ input: BatchInput, lines: ClosedRange<Int>?, _ files: LocalFileSystem
  ) -> Outcome {
    var outcome = Outcome()
    do throws(ToolError) {
      let file = SourceFile(path: input.file.path, bytes: try input.bytes(in: files))
      let source = outcome.sources.add(file)
      try layOut(parse(file, source: source), lines: lines, &outcome)
    } catch {
      outcome.trouble = error
    }
    return outcome
  }

  private static func layOut(
    _ parse: ParseResult, lines: ClosedRange<Int>?, _ outcome: inout Outcome
  ) throws(ToolError) {
    do throws(FormatFailure) {
      let result = try formatted(parse)
      outcome.edits = lines.map { result.edits(inLines: $0) } ?? result.edits
    } catch {
      switch error {
      case .broken(let diagnostics): outcome.diagnostics = diagnostics
      case .unsound:
        throw ToolError(
          "`\(parse.tree.file.path)` is left as it is: its layout would have changed what it says",
          hint: "this is a mistake in facet; please report it with the file")
      }
    }
  }
}

/// `A:B`, or `A` for one line.
private func lineRange(_ text: String) throws(ToolError) -> ClosedRange<Int> {
  let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
  if parts.count <= 2, let first = parts.first ?? nil, let last = parts.last ?? nil, first >= 1, last >= first {
    return first...last
  }
  throw ToolError("`--lines \(text)` is no range of lines", hint: "`--lines 3:7` names five lines")
}
