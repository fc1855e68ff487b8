// SPDX-License-Identifier: Apache-2.0
//
// A command line as data: parsing, help and completions all read this.

package import Facet

/// Under which heading of a help page an option stands, in the order of the page.
package enum OptionSection: String, Sendable, CaseIterable {
  case picture = "OPTIONS FOR THE PICTURE"
  case output = "OPTIONS FOR INPUT AND OUTPUT"
  case report = "OPTIONS FOR REPORTS"
  case general = "OPTIONS"
}

/// What a value can be, as far as a shell can propose it.
package enum ValueKind: Sendable {
  /// Anything: nothing can be proposed.
  case free
  /// These words, and maybe others. They are made when they are asked for: some are lists that a run has no use for.
  case listed(@Sendable () -> [String])
  /// Files with these endings, all files where there are none, and folders on the way to them.
  case files([String])
  case folders

  package static func words(_ words: @escaping @autoclosure @Sendable () -> [String]) -> ValueKind { .listed(words) }
}

/// An option of a command.
package struct OptionInfo: Sendable {
  /// `-o`, or nil.
  package let short: Character?
  /// `output` for `--output`.
  package let long: String
  /// What follows it, in capitals; nil for a switch.
  package let valueName: String?
  package let repeats: Bool
  /// The only words that it takes, where they are few.
  package let choices: [String]
  package let kind: ValueKind
  package let section: OptionSection
  package let summary: String

  package init(
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
package struct PositionalInfo: Sendable {
  package let name: String
  package let isRequired: Bool
  package let repeats: Bool
  package let kind: ValueKind
  package let summary: String

  package init(
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
package struct CommandInfo: Sendable {
  package let name: String
  package let summary: String
  /// Paragraphs under the summary.
  package let discussion: [String]
  package let positionals: [PositionalInfo]
  package let options: [OptionInfo]
  package let examples: [(command: String, meaning: String)]
  private let body: @Sendable (ParsedArguments) throws(ToolError) -> ExitCode

  package init(
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
    body = run
  }

  /// Does the work and answers the exit code; what it throws is reported and ends in exit code 2.
  package func run(_ arguments: ParsedArguments) throws(ToolError) -> ExitCode { try body(arguments) }
}

/// What a run ends with.
package enum ExitCode: Int32, Sendable {
  case clean = 0
  /// Findings about the user's scenes.
  case findings = 1
  /// The tool could not run: bad option, missing file, full disk.
  case trouble = 2

  /// The worse of two.
  package func worse(_ other: ExitCode) -> ExitCode { rawValue >= other.rawValue ? self : other }
}

extension CommandInfo {
  /// Options that every command takes.
  package static let shared: [OptionInfo] = [
    OptionInfo(
      "color", value: "WHEN", choices: ["auto", "always", "never"],
      "Colour messages. NO_COLOR, CLICOLOR_FORCE and CLICOLOR are heeded."),
    OptionInfo("no-color", "The same as --color never."),
    OptionInfo("help", short: "h", "Show help."),
  ]
}
