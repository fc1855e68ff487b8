// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetLint
import FacetSource

/// Which reports of a run go where: `--report sarif=lint.sarif`.
struct ReportPlan {
  private struct Target {
    var format: ReportFormat
    /// nil for a standard stream.
    var path: String?
  }
  private var targets: [Target] = []
  private let terminal: Terminal
  /// 1 or 2: where reports without a file go.
  private let stream: Int32

  /// `isTextAside`: standard output is taken, and reports without a file go to standard error.
  init(_ arguments: ParsedArguments, _ terminal: Terminal, isTextAside: Bool) throws(ToolError) {
    self.terminal = terminal
    stream = isTextAside ? 2 : 1
    for word in arguments.values("report") { targets.append(try ReportPlan.target(word)) }
    try checkThatNoTwoMix()
    if !targets.contains(where: { $0.path == nil }), let text = ReportFormat.named("text") {
      targets.insert(Target(format: text, path: nil), at: 0)
    }
  }

  private static func target(_ word: String) throws(ToolError) -> Target {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let names = ReportFormat.all.map(\.name)
    guard let format = ReportFormat.named(parts[0]) else {
      let near = nearestName(to: parts[0], among: names).map { "did you mean `\($0)`?" }
      throw ToolError("there is no report `\(parts[0])`", hint: near ?? "there are " + names.joined(separator: ", "))
    }
    if parts.count == 1 || parts[1] == "-" { return Target(format: format, path: nil) }
    if parts[1].isEmpty { throw ToolError("`--report \(word)` names no file") }
    return Target(format: format, path: parts[1])
  }

  /// Two reports one after the other are none.
  private func checkThatNoTwoMix() throws(ToolError) {
    for (index, target) in targets.enumerated() {
      guard let other = targets[..<index].first(where: { $0.path.map(normalized) == target.path.map(normalized) })
      else { continue }
      let names = "`\(other.format.name)` and `\(target.format.name)`"
      let place = target.path.map { "`\($0)`" } ?? (stream == 1 ? "standard output" : "standard error")
      throw ToolError(
        "the reports \(names) would both be written to \(place)",
        hint: "give each a file of its own, as in `--report \(target.format.name)=lint\(target.format.fileEnding)`")
    }
  }

  /// The top of the repository, or else the working folder.
  static func top(_ files: some FileSystem) -> String {
    let working = files.canonicalPath(".") ?? "/"
    var top = working
    while files.kind(of: joined(top, ".git")) == nil {
      if top == "/" { return working }
      top = folderOf(top)
    }
    return top
  }

  /// An empty report whose paths are relative to `top`.
  func newReport(top: String, _ files: some FileSystem) -> Report {
    let root = ReportRoot(top, workingFolder: files.canonicalPath(".") ?? "/")
    return Report(toolVersion: Facet.version, root: root, explanations: Explanations.all)
  }

  /// Throws where a report could not be written to its file, as far as that can be told without writing.
  func checkFiles(_ files: LocalFileSystem) throws(ToolError) {
    for target in targets {
      if let path = target.path { try files.checkReplaceable(path) }
    }
  }

  /// Takes the places of the reports that go to files.
  func claim(_ claims: inout WriteClaims, _ files: some FileSystem) throws(ToolError) {
    for target in targets {
      guard let path = target.path else { continue }
      let name = "the `\(target.format.name)` report"
      try claims.claimAlone(path, as: name, ending: target.format.fileEnding)
      try files.checkIsNoList(path, as: name)
    }
  }

  /// One that cannot be written keeps no other away; the first trouble is thrown.
  func write(_ report: Report, _ files: some FileSystem) throws(ToolError) {
    var trouble: ToolError?
    for target in targets {
      do throws(ToolError) {
        try write(report, to: target, files)
      } catch {
        trouble = trouble ?? error
      }
    }
    if let trouble { throw trouble }
  }

  private func write(_ report: Report, to target: Target, _ files: some FileSystem) throws(ToolError) {
    let bytes = try bytes(of: report, target)
    guard let path = target.path else {
      return try writeAll(stream, bytes, name: stream == 1 ? "to standard output" : "to standard error")
    }
    try files.makeFolder(folderOf(path))
    _ = try files.replace(path, with: bytes)
  }

  private func bytes(of report: Report, _ target: Target) throws(ToolError) -> [UInt8] {
    var options = ReportOptions(width: stream == 1 ? terminal.outputWidth : terminal.width)
    options.usesColor = target.path == nil && (stream == 1 ? terminal.usesColorOnOutput : terminal.usesColor)
    options.shownPerFile = target.path == nil ? RunReport.shownPerInput : nil
    do throws(ReportError) {
      return try target.format.write(report, options)
    } catch {
      throw ToolError("cannot write the report `\(target.format.name)`: \(error.message)")
    }
  }
}
