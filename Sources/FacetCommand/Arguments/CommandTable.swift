// SPDX-License-Identifier: Apache-2.0

import FacetArguments

/// Every command, in the order of the help page.
enum CommandTable {
  static let all: [CommandInfo] = [
    CompileCommand.info, MorphCommand.info, WatchCommand.info, PreviewCommand.info, LintCommand.info,
    FormatCommand.info, CheckCommand.info, DiffCommand.info, VerifyCommand.info, OptCommand.info, RulesCommand.info,
    ConfigCommand.info, LibraryCommand.info, NewCommand.info, ExplainCommand.info, CompletionCommand.info,
  ]

  /// What `facet help` does, which is no command of the table.
  static let helpSummary = "Show this page, or the page of a command."

  static func named(_ name: String) -> CommandInfo? { all.first { $0.name == name } }
}
