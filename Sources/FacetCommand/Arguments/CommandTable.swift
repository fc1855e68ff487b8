// SPDX-License-Identifier: Apache-2.0
//
// The command line as data: parsing, help and completions all read this one table.

import Facet

/// Under which heading of a help page an option stands, in the order of the page.
enum OptionSection: String, Sendable, CaseIterable {
  case picture = "OPTIONS FOR THE PICTURE"
  case output = "OPTIONS FOR INPUT AND OUTPUT"
  case report = "OPTIONS FOR REPORTS"
  case general = "OPTIONS"
}

/// What a value can be, as far as a shell can propose it.
enum ValueKind: Sendable {
  /// Anything: nothing can be proposed.
  case free
  /// These words, and maybe others. They are made when they are asked for: some are lists that a run has no use for.
  case listed(@Sendable () -> [String])
  /// Files with these endings, all files where there are none, and folders on the way to them.
  case files([String])
  case folders

  static func words(_ words: @escaping @autoclosure @Sendable () -> [String]) -> ValueKind { .listed(words) }
}

/// An option of a command.
struct OptionInfo: Sendable {
  /// `-o`, or nil.
  let short: Character?
  /// `output` for `--output`.
  let long: String
  /// What follows it, in capitals; nil for a switch.
  let valueName: String?
  let repeats: Bool
  /// The only words that it takes, where they are few.
  let choices: [String]
  let kind: ValueKind
  let section: OptionSection
  let summary: String

  init(
    _ long: String, short: Character? = nil, value: String? = nil, repeats: Bool = false, choices: [String] = [],
    takes kind: ValueKind = .free, in section: OptionSection = .general, _ summary: String
  ) {
    self.long = long
    self.short = short
    self.valueName = value
    self.repeats = repeats
    self.choices = choices
    self.kind = choices.isEmpty ? kind : .words(choices)
    self.section = section
    self.summary = summary
  }
}

/// A positional argument.
struct PositionalInfo: Sendable {
  let name: String
  let isRequired: Bool
  let repeats: Bool
  let kind: ValueKind
  let summary: String

  init(
    _ name: String, required: Bool = true, repeats: Bool = false, takes kind: ValueKind = .free, _ summary: String
  ) {
    self.name = name
    self.isRequired = required
    self.repeats = repeats
    self.kind = kind
    self.summary = summary
  }
}

/// A subcommand.
struct CommandInfo: Sendable {
  let name: String
  let summary: String
  /// Paragraphs under the summary.
  let discussion: [String]
  let positionals: [PositionalInfo]
  let options: [OptionInfo]
  let examples: [(command: String, meaning: String)]
  /// Does the work and answers the exit code; what it throws is reported and ends in exit code 2.
  let run: @Sendable (ParsedArguments) throws(ToolError) -> ExitCode

  init(
    _ name: String, _ summary: String, discussion: [String] = [], positionals: [PositionalInfo] = [],
    options: [OptionInfo] = [], examples: [(command: String, meaning: String)] = [],
    run: @escaping @Sendable (ParsedArguments) throws(ToolError) -> ExitCode
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.positionals = positionals
    self.options = options
    self.examples = examples
    self.run = run
  }
}

/// What a run ends with.
enum ExitCode: Int32, Sendable {
  case clean = 0
  /// Findings about the user's scenes.
  case findings = 1
  /// The tool could not run: bad option, missing file, full disk.
  case trouble = 2

  /// The worse of two.
  func worse(_ other: ExitCode) -> ExitCode { rawValue >= other.rawValue ? self : other }
}

/// Every command, in the order of the help page.
enum CommandTable {
  static let all: [CommandInfo] = [
    CompileCommand.info, WatchCommand.info, LintCommand.info, FormatCommand.info, CheckCommand.info, DiffCommand.info,
    VerifyCommand.info, OptCommand.info, RulesCommand.info, ConfigCommand.info, LibraryCommand.info, NewCommand.info,
    ExplainCommand.info, CompletionCommand.info,
  ]

  /// What `facet help` does, which is no command of the table.
  static let helpSummary = "Show this page, or the page of a command."

  static func named(_ name: String) -> CommandInfo? { all.first { $0.name == name } }

  /// Options that every command takes.
  static let shared: [OptionInfo] = [
    OptionInfo(
      "color", value: "WHEN", choices: ["auto", "always", "never"],
      "Colour messages. NO_COLOR, CLICOLOR_FORCE and CLICOLOR are heeded."),
    OptionInfo("no-color", "The same as --color never."),
    OptionInfo("help", short: "h", "Show help."),
  ]
}
