// SPDX-License-Identifier: Apache-2.0

/// A page of help, from the table. It fits a terminal of 80 columns.
package struct HelpPage: Sendable {
  static let width = 80
  /// Column at which summaries start.
  private static let column = 26

  package struct Section: Sendable {
    var heading: String
    var body: String

    package init(heading: String, body: String) {
      self.heading = heading
      self.body = body
    }
  }

  package var introduction = ""
  package var sections: [Section] = []
  package var closing = ""

  package init() {}

  /// The page as text; a terminal may be given bold headings.
  package func text(hasBoldHeadings: Bool = false) -> String {
    var text = introduction
    for section in sections {
      let heading = hasBoldHeadings ? "\u{1B}[1m\(section.heading)\u{1B}[0m" : section.heading
      text += "\n" + heading + "\n" + section.body
    }
    return closing.isEmpty ? text : text + "\n" + closing
  }

  /// `facet help COMMAND`
  package static func page(of command: CommandInfo) -> HelpPage {
    var page = HelpPage()
    page.introduction = wrapped(command.summary, indent: 0)
    page.sections.append(Section(heading: "USAGE", body: "  " + command.usage + "\n"))
    if !command.examples.isEmpty {
      let examples = command.examples.map { "  \($0.command)\n" + wrapped($0.meaning, indent: 6) }
      page.sections.append(Section(heading: "EXAMPLES", body: examples.joined()))
    }
    if !command.discussion.isEmpty {
      let paragraphs = command.discussion.map { wrapped($0, indent: 2) }
      page.sections.append(Section(heading: "DESCRIPTION", body: paragraphs.joined(separator: "\n")))
    }
    if !command.positionals.isEmpty {
      let rows = command.positionals.map { row("  " + $0.name + ($0.repeats ? "…" : ""), $0.summary) }
      page.sections.append(Section(heading: "ARGUMENTS", body: rows.joined()))
    }
    for section in OptionSection.allCases {
      let options = (command.options + CommandInfo.shared).filter { $0.section == section }
      if options.isEmpty { continue }
      page.sections.append(
        Section(heading: section.rawValue, body: options.map { row("  " + head($0), tail($0)) }.joined()))
    }
    return page
  }

  private static func head(_ option: OptionInfo) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + "--" + option.long + (option.valueName.map { " " + $0 } ?? "") + (option.repeats ? "…" : "")
  }

  private static func tail(_ option: OptionInfo) -> String {
    option.choices.isEmpty ? option.summary : option.summary + " One of " + option.choices.joined(separator: ", ") + "."
  }

  /// A term, and what it means beside it; below it where the term is too long.
  package static func row(_ head: String, _ summary: String, column: Int = column) -> String {
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
