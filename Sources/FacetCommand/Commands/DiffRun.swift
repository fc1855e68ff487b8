// SPDX-License-Identifier: Apache-2.0
//
// One `facet diff`: pairs of pictures are found and compared, told, and shown on a page where one is asked for.

import Facet
import FacetArguments
import FacetSource
import FacetVerify

struct DiffRun {
  private let arguments: ParsedArguments
  private let options: CompileOptions
  private let pagePath: String?

  init(_ arguments: ParsedArguments) throws(ToolError) {
    self.arguments = arguments
    options = try CompileOptions(arguments)
    pagePath = arguments.value("page")
    if pagePath == "" { throw ToolError("`--page` is empty") }
  }

  func run(_ report: RunReport) throws(ToolError) -> ExitCode {
    let pairs = try foundPairs()
    let reader = PictureReader(options: options)
    var compilations: [Compilation] = []
    var entries: [DifferencePage.Entry] = []
    var text = ""
    var code = ExitCode.clean
    for pair in pairs {
      let before = try pair.before.map { side throws(ToolError) in try reader.picture(of: side) }
      let after = try pair.after.map { side throws(ToolError) in try reader.picture(of: side) }
      for side in [before, after] { if let made = side?.compilation { compilations.append(made) } }
      guard try isWhole(before, after, of: pair, report) else {
        if before?.isLibrary != true, after?.isLibrary != true { code = .trouble }
        continue
      }
      let changes = try lines(before, after)
      if !changes.isEmpty { code = code.worse(.findings) }
      text += self.text(of: changes, under: pairs.count > 1 || pair.isOneSided ? pair.name : nil)
      entries.append(
        DifferencePage.Entry(title: pair.name, before: before?.svg, after: after?.svg, changes: changes))
    }
    try options.checkSettings(against: compilations)
    if let pagePath { try checkPage(pagePath, pairs, compilations) }
    try report.terminal.print(text)
    if let pagePath { try write(entries, to: pagePath) }
    return code
  }

  /// Whether both sides have a picture. Errors of a scene are reported; libraries are passed over among many.
  private func isWhole(
    _ before: ReadPicture?, _ after: ReadPicture?, of pair: PicturePair, _ report: RunReport
  ) throws(ToolError) -> Bool {
    for side in [before, after].compactMap({ $0 }) {
      guard let compilation = side.compilation, side.svg == nil else { continue }
      if side.isLibrary {
        if arguments.has("git") { return false }
        throw ToolError("`\(side.path)` holds no scene")
      }
      _ = report.add(compilation)
      if arguments.has("git"), side.path == after?.path, after?.svg != nil {
        report.add(ToolError("`\(side.path)` cannot be compared: it was broken before"))
      }
      return false
    }
    return true
  }

  private func text(of changes: [String], under name: String?) -> String {
    if changes.isEmpty { return "" }
    let heading = name.map { visibleText($0) + "\n" } ?? ""
    return heading + changes.map { (name == nil ? "" : "  ") + visibleText($0) + "\n" }.joined()
  }

  private func lines(_ before: ReadPicture?, _ after: ReadPicture?) throws(ToolError) -> [String] {
    guard let before else { return ["was not there"] }
    guard let after else { return ["is gone"] }
    do throws(DifferenceError) {
      let found = try changes(
        from: before.compared, to: after.compared, tolerance: options.tolerance.map { 2 * $0 })
      return found.map { DescribedChange($0, before: before.names, after: after.names) }.lines
    } catch {
      throw ToolError("cannot compare `\(before.path)` and `\(after.path)`: \(error.message)")
    }
  }

  /// Throws where the page would take the place of what is compared.
  private func checkPage(_ path: String, _ pairs: [PicturePair], _ compilations: [Compilation]) throws(ToolError) {
    var claims = WriteClaims(LocalFileSystem())
    claims.protect(pairs.flatMap { [$0.before, $0.after].compactMap { $0?.path } })
    claims.protect(compilations.flatMap(\.dependencies))
    try claims.claimAlone(path, as: "the page", ending: ".html")
  }

  private func write(_ entries: [DifferencePage.Entry], to path: String) throws(ToolError) {
    let files = LocalFileSystem()
    let page = DifferencePage(
      title: arguments.value("git").map { "Since \($0)" } ?? "Before and after", entries: entries)
    try files.makeFolder(folderOf(path))
    _ = try files.replace(path, with: Array(page.html.utf8))
  }

  // MARK: Pairs

  private func foundPairs() throws(ToolError) -> [PicturePair] {
    guard let range = arguments.value("git") else { return [try pair()] }
    return try pairs(of: range)
  }

  private func pair() throws(ToolError) -> PicturePair {
    guard arguments.positionals.count == 2 else {
      throw ToolError(
        "`facet diff` compares two paths, and there \(arguments.positionals.count == 1 ? "is 1" : "are \(arguments.positionals.count)")",
        hint: "`facet diff --git REV PATH…` compares with a revision")
    }
    let sides = arguments.positionals.map { PictureSide(path: $0, files: LocalFileSystem()) }
    let hasScene = sides.contains { !$0.isSVG }
    if !hasScene, !options.settings.isEmpty || options.theme != nil || options.size != nil {
      throw ToolError("`--set`, `--theme` and `--size` are for scenes, and both paths are SVGs")
    }
    return PicturePair(name: "\(sides[0].path) → \(sides[1].path)", before: sides[0], after: sides[1])
  }

  /// `REV`, or `REV..REV`, where a side left out is `HEAD`.
  private func pairs(of range: String) throws(ToolError) -> [PicturePair] {
    let revisions = range.split(separator: "..", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(revisions.count), !range.isEmpty, !range.contains("...") else {
      throw ToolError("`--git \(range)` is no range", hint: "write `--git REV` or `--git REV..REV`")
    }
    let repository = try GitRepository()
    func files(of revision: String) throws(ToolError) -> RevisionFiles {
      try repository.files(of: revision.isEmpty ? "HEAD" : revision)
    }
    let before = try files(of: revisions[0])
    if revisions.count == 1 { return try PicturePair.pairs(of: arguments.positionals, before, LocalFileSystem()) }
    return try PicturePair.pairs(of: arguments.positionals, before, try files(of: revisions[1]))
  }
}
