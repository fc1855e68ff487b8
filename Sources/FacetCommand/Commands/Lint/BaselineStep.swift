// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetLint
import FacetSource

/// What a run does with lists of known findings.
struct BaselineStep {
  private let files: LocalFileSystem
  /// Lists to apply, by the paths that name them.
  private let known: [(path: String, baseline: Baseline)]
  private let newPath: String?
  /// The folder that the paths of a list are relative to.
  private let top: String

  /// Reads the lists. `projects`: those that the settings of the inputs name; one of the command line takes their place.
  init(_ arguments: ParsedArguments, _ projects: [String], top: String, _ files: LocalFileSystem) throws(ToolError) {
    self.files = files
    self.top = top
    newPath = arguments.value("write-baseline")
    if newPath == "" { throw ToolError("`--write-baseline` is empty") }
    if let newPath { try files.checkReplaceable(newPath) }
    let paths: [String]
    if let path = arguments.value("baseline") {
      if newPath != nil { throw ToolError("`--baseline` reads a list and `--write-baseline` makes one: give one") }
      if path.isEmpty { throw ToolError("`--baseline` is empty") }
      paths = [path]
    } else {
      paths = newPath == nil ? projects : []
    }
    known = try paths.map { path throws(ToolError) in (path, try BaselineStep.read(path, files)) }
  }

  /// Takes the place of the list that is to be written, which may be that of an older list; those that are read stay.
  func claim(_ claims: inout WriteClaims) throws(ToolError) {
    claims.protect(known.map(\.path))
    guard let newPath else { return }
    try claims.claimAlone(newPath, as: "the list of known findings", ending: ".baseline")
    try files.checkReplaceable(newPath, beginsWith: Baseline.header, as: "list of known findings")
  }

  /// Takes known findings out of the report, or makes a list of them. Answers what is listed and no longer found, or what
  /// the list lacks.
  func apply(to report: inout Report) throws(ToolError) -> [String] {
    if let newPath {
      let baseline = Baseline(of: report)
      try files.makeFolder(folderOf(newPath))
      _ = try files.replace(newPath, with: baseline.written())
      let broken = report.files.filter(\.isBroken).map(\.path)
      report = baseline.apply(to: report).remaining
      return broken.map { "`\(newPath)` is not complete: rules cannot look at `\($0)` before its errors are mended" }
    }
    var stale: [String] = []
    for (path, baseline) in known {
      let covered = Set(report.files.map(\.location.relative))
      // Of a file that is gone nothing can be found.
      let result = baseline.apply(to: report) { path in
        covered.contains(path) || files.kind(of: joined(top, path)) == nil
      }
      report = result.remaining
      stale += result.stale.map { entry in
        let count = entry.count == 1 ? "a finding" : "\(entry.count) findings"
        return
          "`\(path)` lists \(count) of `\(entry.rule)` in `\(entry.path)` that \(entry.count == 1 ? "no longer occurs" : "no longer occur")"
      }
    }
    return stale
  }

  private static func read(_ path: String, _ files: LocalFileSystem) throws(ToolError) -> Baseline {
    if files.kind(of: path) == nil {
      throw ToolError(
        "the list of known findings `\(path)` does not exist", hint: "`facet lint --write-baseline \(path)` writes it")
    }
    let bytes = try files.read(path, limit: BaselineStep.bytes)
    do throws(BaselineError) {
      return try Baseline(reading: bytes)
    } catch {
      throw ToolError("`\(path)` is no list of known findings: \(error.message)")
    }
  }

  /// The largest list that is read.
  private static let bytes = 64 << 20
}
