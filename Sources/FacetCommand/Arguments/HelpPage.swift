// SPDX-License-Identifier: Apache-2.0

import FacetSource

/// Help as text, from the table.
enum HelpPage {
  /// Column at which summaries start.
  private static let column = 28
  private static let width = 100

  /// `facet help`
  static var overview: String {
    var text = """
      facet turns scene files into SVG.

      USAGE
        facet COMMAND [OPTIONS] ARGUMENTS

      EXAMPLES
        facet compile badge.badge               badge.svg beside the source
        facet compile scenes -o out/            a whole folder
        facet new face > smile.face             start from a template

      COMMANDS

      """
    for command in CommandTable.all { text += row("  " + command.name, command.summary) }
    text += row("  help [COMMAND]", "Show help, for one command in full.")
    text += row("  --version", "Show the version.")
    text += "\nExit codes: 0 clean, 1 findings about the scenes, 2 could not run.\n"
    return text
  }

  /// `facet help COMMAND`
  static func page(of command: CommandInfo) -> String {
    var text = command.summary + "\n\nUSAGE\n  " + command.usageLine.dropFirst("usage: ".count) + "\n"
    for paragraph in command.discussion { text += "\n" + wrapped(paragraph, indent: 0) }
    if !command.examples.isEmpty {
      text += "\nEXAMPLES\n"
      for example in command.examples {
        text += "  \(example.command)\n" + wrapped(example.meaning, indent: 6)
      }
    }
    if !command.positionals.isEmpty {
      text += "\nARGUMENTS\n"
      for positional in command.positionals { text += row("  " + positional.name, positional.summary) }
    }
    text += "\nOPTIONS\n"
    for option in command.options + CommandTable.shared { text += row("  " + head(option), tail(option)) }
    return text
  }

  private static func head(_ option: OptionInfo) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + "--" + option.long + (option.valueName.map { " " + $0 } ?? "") + (option.repeats ? "…" : "")
  }

  private static func tail(_ option: OptionInfo) -> String {
    option.choices.isEmpty ? option.summary : option.summary + " One of " + option.choices.joined(separator: ", ") + "."
  }

  private static func row(_ head: String, _ summary: String) -> String {
    let body = wrapped(summary, indent: column)
    if head.count + 2 > column { return head + "\n" + body }
    return head + body.dropFirst(head.count)
  }

  /// Lines of at most `width` columns, each indented.
  private static func wrapped(_ text: String, indent: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    let margin = String(repeating: " ", count: indent)
    return lines.map { margin + $0 + "\n" }.joined()
  }
}
