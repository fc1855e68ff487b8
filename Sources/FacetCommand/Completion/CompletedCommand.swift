// SPDX-License-Identifier: Apache-2.0

import FacetArguments

//
// The command table → what a shell's script completes, without any shell's own spelling.

/// What may follow a word that begins a command line.
struct CompletedCommand: Sendable {
  let name: String
  let summary: String
  let options: [OptionInfo]
  /// In their order; the last one goes on where it repeats.
  let positionals: [PositionalInfo]

  /// Every command, and `help`.
  static let all: [CompletedCommand] =
    CommandTable.all.map { info in
      CompletedCommand(
        name: info.name, summary: info.summary, options: info.options + CommandInfo.shared,
        positionals: info.positionals)
    } + [
      CompletedCommand(
        name: "help", summary: CommandTable.helpSummary, options: [],
        positionals: [
          PositionalInfo(
            "COMMAND", required: false, takes: .words(CommandTable.all.map(\.name)), "The command to be explained.")
        ])
    ]

  /// What may stand in the place of a command.
  static let openingOptions = ["--help", "--version"]

  /// As a command line spells the option: `-o`, `--output`.
  static func spellings(of option: OptionInfo) -> [String] {
    (option.short.map { ["-\($0)"] } ?? []) + ["--" + option.long]
  }
}
