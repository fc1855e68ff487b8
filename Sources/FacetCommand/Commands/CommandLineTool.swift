// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetSource

/// The way from words to a command.
enum CommandLineTool {
  static func run(_ words: [String]) -> ExitCode {
    var terminal = Terminal()
    do throws(ToolError) {
      guard let first = words.first else { return try show(.overview, terminal) }
      switch first {
      case "--version":
        try terminal.print("facet \(Facet.version)\n")
        return .clean
      case "-h", "--help": return try show(.overview, terminal)
      case "help": return try help(words.dropFirst(), terminal)
      case _: break
      }
      guard let command = CommandTable.named(first) else { throw unknown(first) }
      let arguments = try command.parsed(Array(words.dropFirst()))
      terminal = Terminal(arguments)
      return arguments.has("help") ? try show(.page(of: command), terminal) : try command.run(arguments)
    } catch {
      terminal.report(error)
      return .trouble
    }
  }

  private static func help(_ words: ArraySlice<String>, _ terminal: Terminal) throws(ToolError) -> ExitCode {
    guard let name = words.first(where: { !$0.hasPrefix("-") }), name != "help" else {
      return try show(.overview, terminal)
    }
    guard let command = CommandTable.named(name) else { throw unknown(name) }
    return try show(.page(of: command), terminal)
  }

  private static func show(_ page: HelpPage, _ terminal: Terminal) throws(ToolError) -> ExitCode {
    try terminal.print(page)
    return .clean
  }

  /// A word that begins no command line, and what was probably meant.
  private static func unknown(_ name: String) -> ToolError {
    if name.hasPrefix("-") {
      let option = String(name.split(separator: "=", omittingEmptySubsequences: false).first ?? "")
      let owner = CommandTable.all.first { command in
        (command.options + CommandInfo.shared).contains {
          "--" + $0.long == option || $0.short.map { "-\($0)" } == option
        }
      }
      let hint = owner.map { "options follow the command: `facet \($0.name) \(option)`" }
      return ToolError("unknown option `\(name)`", hint: hint ?? "`facet help` lists the commands")
    }
    if sceneEndings.contains(endingOf(name)) {
      return ToolError("unknown command `\(name)`", hint: "write `facet compile \(name)`")
    }
    let near = nearestName(to: name, among: CommandTable.all.map(\.name) + ["help"])
    return ToolError(
      "unknown command `\(name)`", hint: near.map { "did you mean `facet \($0)`?" } ?? "`facet help` lists the commands"
    )
  }
}
