// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetFormat
import FacetSource
import FacetSyntax

/// `facet config`
enum ConfigCommand {
  static let info = CommandInfo(
    "config", "Print the settings that hold for a file or in a folder.",
    discussion: [
      "As a project.facet that says the same by itself: every rule with its level and its options, and behind each value "
        + "the file that it comes from, or that it is preset. Paths are relative to the folder of the nearest "
        + "project.facet, in whose place the text can be put."
    ],
    positionals: [PositionalInfo("FILE", takes: .files(sceneEndings), "A scene file, there or not, or a folder.")],
    options: ProjectLookup.fileOptions,
    examples: [
      ("facet config scenes/happy.face", "what facet lint goes by there"),
      ("facet config scenes", "the same for the folder"),
      ("facet config a.face --no-config", "what is preset"),
    ],
    run: run)

  private static func run(_ arguments: ParsedArguments) throws(ToolError) -> ExitCode {
    let terminal = Terminal(arguments)
    let files = LocalFileSystem()
    let path = arguments.positionals[0]
    if path.isEmpty { throw ToolError("an empty path names nothing") }
    let finder = try ProjectLookup.finder(arguments, files)
    let found = files.kind(of: path) == .folder ? finder.project(in: path) : finder.project(for: path)
    if found.diagnostics.hasErrors {
      terminal.show(found.diagnostics, in: found.sources)
      return .trouble
    }
    try terminal.print(laidOut(ProjectText(found, files: files).text))
    return .clean
  }

  /// In the canonical layout: lists of paths may be long.
  private static func laidOut(_ text: String) -> String {
    let file = SourceFile(path: ProjectFinder.fileName, bytes: Array(text.utf8))
    var sources = SourceMap()
    guard let result = try? formatted(parse(file, source: sources.add(file))) else { return text }
    return String(decoding: result.bytes, as: UTF8.self)
  }
}
