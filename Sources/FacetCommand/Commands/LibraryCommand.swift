// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetLibrary
import FacetSource

/// `facet library`
enum LibraryCommand {
  static let info = CommandInfo(
    "library", "Show the built-in library, which is written in the language itself.",
    positionals: [
      PositionalInfo(
        "NAME", required: false, takes: .words(Library.files.map { stemOf($0.name) } + ["all"]),
        "A file of it, such as face, or all of them.")
    ],
    examples: [("facet library", "list the files"), ("facet library face", "print face.facet")],
    run: run)

  private static func run(_ arguments: ParsedArguments) throws(ToolError) -> ExitCode {
    let terminal = Terminal(arguments)
    guard let name = arguments.positionals.first else {
      try terminal.print(Library.files.map { $0.name + "\n" }.joined())
      return .clean
    }
    for file in Library.files where name == "all" || file.name == name || stemOf(file.name) == name {
      try terminal.print(String(decoding: file.bytes, as: UTF8.self))
      if name != "all" { return .clean }
    }
    if name == "all" { return .clean }
    let near = nearestName(to: name, among: Library.files.map { stemOf($0.name) }).map { "did you mean `\($0)`?" }
    throw ToolError("the library has no file `\(name)`", hint: near ?? "`facet library` lists them")
  }
}
