// SPDX-License-Identifier: Apache-2.0
//
// One `facet check`: every build is compiled in memory, and what it makes is compared with what lies there. Nothing is
// written but a lock that is asked for.

import Facet
import FacetArguments
import FacetSource

struct CheckRun {
  private let files = LocalFileSystem()
  private let arguments: ParsedArguments
  private let threads: Int

  /// All builds together.
  private struct Outcome {
    var outputs: [CheckedOutput] = []
    /// What was made, by path.
    var made: [(path: String, bytes: [UInt8])] = []
    /// Paths of outputs of broken sources.
    var owned: [String] = []
    /// The places of both, and everything that was read.
    var claims: WriteClaims
    /// Every source is known to make this or that file.
    var isWhole = true
    /// Sources of all builds and the folders that they are looked for in, to know folders that are theirs.
    var sources: [String] = []
    var code = ExitCode.clean
  }

  init(_ arguments: ParsedArguments) throws(ToolError) {
    self.arguments = arguments
    threads = try arguments.jobs()
    if arguments.value("lock") == "" { throw ToolError("`--lock` is empty") }
  }

  func run(_ report: CheckReport) throws(ToolError) -> ExitCode {
    let project = try CheckedProject(arguments.positionals.first, files) { report.add($0, in: $1) }
    report.project = project.path
    let lockPath = arguments.value("lock") ?? project.lock
    if arguments.has("write-lock"), lockPath == nil {
      throw ToolError(
        "`--write-lock` needs a file",
        hint: "write `--lock facet.lock`, or `check { lock: \"facet.lock\" }` in the project")
    }
    var outcome = Outcome(claims: WriteClaims(files))
    outcome.claims.protect(project.settingsFiles)
    for found in project.brokenBelow {
      report.add(found.diagnostics, in: found.sources)
      report.add(.brokenSettings(found))
      outcome.code = .trouble
    }
    for build in project.builds {
      if !build.findings.isEmpty {
        report.add(build.findings, in: project.sources)
        outcome.isWhole = false
        outcome.code = .trouble
      }
      try check(build, &outcome, report)
    }
    for build in project.builds { try findOrphans(of: build, &outcome) }
    do throws(ToolError) {
      if let lockPath { try compare(with: lockPath, &outcome, report) }
    } catch {
      report.add(error)
      outcome.code = .trouble
    }
    report.outputs = outcome.outputs
    return outcome.outputs.allSatisfy(\.isFine) ? outcome.code : outcome.code.worse(.findings)
  }

  // MARK: Builds

  private func check(_ build: CheckedBuild, _ outcome: inout Outcome, _ report: CheckReport) throws(ToolError) {
    outcome.sources += build.sourceFolders
    for gap in build.gaps { tell(of: gap, &outcome, report) }
    let compiler = Compiler(files: files, options: build.options)
    let compilations = Batch(compiler, threads: threads).compile(build.inputs)
    try build.options.checkSettings(against: compilations)
    let plan = try OutputPlan(compilations, place: build.place, options: build.options, files: files)
    for (compilation, path) in zip(compilations, plan.paths) {
      outcome.sources.append(compilation.input.path)
      outcome.claims.protect([compilation.input.path] + compilation.dependencies)
      if compilation.isSkipped, compilation.input.isFound { continue }
      if compilation.isSkipped {
        report.add(ToolError("`\(compilation.input.path)` holds no scene"))
        outcome.code = .trouble
        continue
      }
      outcome.code = outcome.code.worse(report.add(compilation))
      guard let path else {
        outcome.isWhole = false
        continue
      }
      if try outcome.claims.claim(path, as: "the output", ending: ".svg", for: "the output").other != nil {
        throw .madeTwice(path)
      }
      guard let bytes = compilation.output else {
        outcome.owned.append(path)
        continue
      }
      outcome.made.append((path, bytes))
      do throws(ToolError) {
        if let checked = try compiler.checkedOutput(of: compilation, at: path) { outcome.outputs.append(checked) }
      } catch {
        report.add(error)
        outcome.code = .trouble
      }
    }
  }

  private func tell(of gap: InputGap, _ outcome: inout Outcome, _ report: CheckReport) {
    switch gap {
    case .missing:
      report.add(gap.error)
      outcome.code = .trouble
    case .emptyFolder(let folder): report.add(ToolError("no scenes below `\(folder)`"), as: .note)
    case .emptyPattern: report.add(ToolError(gap.error.message), as: .note)
    }
  }

  /// A folder that holds sources too is not there for outputs alone: what else lies there is nobody's business.
  private func findOrphans(of build: CheckedBuild, _ outcome: inout Outcome) throws(ToolError) {
    guard outcome.isWhole, let folder = build.place.ownFolder, let real = files.canonicalPath(folder) else { return }
    let isShared = outcome.sources.contains { files.canonicalPath($0).map { isInside($0, real) } ?? false }
    if isShared { return }
    let known = outcome.made.map(\.path) + outcome.owned + outcome.outputs.map(\.path)
    for path in try orphans(below: folder, made: known, in: files) {
      outcome.outputs.append(CheckedOutput(path: path, source: nil, state: .orphaned))
    }
  }

  // MARK: The lock

  private func compare(with path: String, _ outcome: inout Outcome, _ report: CheckReport) throws(ToolError) {
    let folder = folderOf(path)
    func named(_ output: String) -> String { lockedPath(of: output, from: folder, in: files) }
    func place(_ entry: String) -> String { writtenPlace(of: joined(folder, entry), in: files) }
    let entries = outcome.made.map { OutputLock.Entry(path: named($0.path), bytes: $0.bytes) }
    if arguments.has("write-lock") {
      try outcome.claims.claimAlone(path, as: "the lock", ending: ".lock")
      try files.checkReplaceable(path, beginsWith: OutputLock.header, as: "lock")
      if !outcome.owned.isEmpty || !outcome.isWhole || outcome.code == .trouble {
        report.add(ToolError("`\(path)` is left as it is, because not every source could be compiled"))
        outcome.code = .trouble
        return
      }
      if !outcome.outputs.allSatisfy(\.isFine) {
        report.add(ToolError("`\(path)` is left as it is, because not every output is current"))
        return
      }
      try files.makeFolder(folder)
      _ = try files.replace(path, with: Array(OutputLock(entries: entries).text.utf8))
      return
    }
    guard files.kind(of: path) != nil else {
      let isReady = outcome.code == .clean && outcome.outputs.allSatisfy(\.isFine)
      let lead = isReady ? "" : "have every output current, as `facet compile` does; then "
      throw ToolError("the lock `\(path)` does not exist", hint: lead + "`facet check --write-lock` writes it")
    }
    let bytes = try files.read(path, limit: Compiler.comparedBytes)
    let lock = try OutputLock(reading: String(decoding: bytes, as: UTF8.self), name: path)
    let comparison = LockComparison(
      of: lock, with: entries, owned: outcome.owned.map(named), isWhole: outcome.isWhole, place: place)
    report.lock = (path, comparison)
    if comparison.otherVersion != nil || comparison.otherEdition != nil { outcome.code = outcome.code.worse(.findings) }
    for index in outcome.outputs.indices {
      let name = named(outcome.outputs[index].path)
      outcome.outputs[index].lock = comparison.difference(of: name)
    }
    let orphans = Set(outcome.outputs.filter { $0.state == .orphaned }.map { writtenPlace(of: $0.path, in: files) })
    for orphan in comparison.orphans where !orphans.contains(place(orphan)) {
      var output = CheckedOutput(path: normalized(joined(folder, orphan)), source: nil, state: .orphaned)
      output.isOnlyLocked = true
      outcome.outputs.append(output)
    }
  }
}
