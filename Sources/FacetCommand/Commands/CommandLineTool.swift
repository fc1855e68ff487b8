// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSource

/// The way from words to a command.
enum CommandLineTool {
  static func run(_ words: [String]) -> ExitCode {
    let terminal = Terminal(color: nil)
    guard let first = words.first else {
      terminal.print(HelpPage.overview)
      return .clean
    }
    switch first {
    case "--version", "version":
      terminal.print("facet \(Facet.version)\n")
      return .clean
    case "-h", "--help": return help([], terminal)
    case "help": return help(Array(words.dropFirst()), terminal)
    case _: break
    }
    guard let command = CommandTable.named(first) else { return unknown(first, terminal) }
    do throws(UsageError) {
      let arguments = try command.parse(Array(words.dropFirst()))
      if arguments.has("help") {
        terminal.print(HelpPage.page(of: command))
        return .clean
      }
      return command.run(arguments)
    } catch {
      terminal.report(ToolError(error.message, hint: error.hint))
      return .trouble
    }
  }

  private static func help(_ words: [String], _ terminal: Terminal) -> ExitCode {
    guard let name = words.first else {
      terminal.print(HelpPage.overview)
      return .clean
    }
    guard let command = CommandTable.named(name) else { return unknown(name, terminal) }
    terminal.print(HelpPage.page(of: command))
    return .clean
  }

  private static func unknown(_ name: String, _ terminal: Terminal) -> ExitCode {
    let isOption = name.hasPrefix("-")
    let near = nearestName(to: name, among: CommandTable.all.map(\.name) + ["help"])
    let hint =
      near.map { "did you mean `facet \($0)`?" }
      ?? (sceneEndings.contains(endingOf(name)) ? "write `facet compile \(name)`" : "`facet help` lists the commands")
    terminal.report(ToolError("unknown \(isOption ? "option" : "command") `\(name)`", hint: hint))
    return .trouble
  }
}
