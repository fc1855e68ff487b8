// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetSource

extension ParsedArguments {
  /// The scene files that the positionals name, or standard input, read, under the name that `--stdin-filename` gives it.
  /// A folder without scenes is trouble, or a note where a terminal is given. `meet` is told each folder on the way whose
  /// settings may hold for no scene at all.
  func sceneInputs(
    _ files: LocalFileSystem, notingEmptyFolders terminal: Terminal? = nil,
    meeting meet: (_ folder: String) -> Void = { _ in }
  ) throws(ToolError) -> [BatchInput] {
    let name = value("stdin-filename")
    guard positionals.contains("-") else {
      if name != nil { throw ToolError("`--stdin-filename` names standard input, which `-` would read") }
      let expanded = try ExpandedInputs(positionals, in: files)
      for gap in expanded.gaps {
        guard let terminal, case .emptyFolder(let folder) = gap else { throw gap.error }
        terminal.report(ToolError("no scenes below `\(folder)`"), as: .note)
      }
      for folder in expanded.settingsFolders { meet(folder) }
      return expanded.files.map { BatchInput(file: $0, bytes: nil) }
    }
    if positionals.count > 1 { throw ToolError("`-` stands alone: standard input is the only input") }
    let path = name ?? "stdin.facet"
    if nameOf(path).isEmpty { throw ToolError("`--stdin-filename \(path)` is not the name of a file") }
    let bytes = try readAll(0, name: "standard input", limit: CompileLimits.sourceBytes)
    return [BatchInput(file: InputFile(path: path, isFound: false, relativePath: nameOf(path)), bytes: bytes)]
  }
}
