// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetLint
import FacetSource

/// `facet explain`
enum ExplainCommand {
  static let info = CommandInfo(
    "explain", "Explain a finding or a rule: why it matters, a bad and a good example.",
    positionals: [
      PositionalInfo(
        "ID", required: false, takes: .words(Explanations.words), "The word in brackets after `error` or `warning`.")
    ],
    examples: [("facet explain unknown-name", "what it means"), ("facet explain", "list every id")],
    run: run)

  private static func run(_ arguments: ParsedArguments) throws(ToolError) -> ExitCode {
    let terminal = Terminal(arguments)
    guard let word = arguments.positionals.first else {
      try terminal.print(list(Explanations.all))
      return .clean
    }
    let id = bareID(word)
    if let info = Explanations.named(id) {
      try terminal.print(info.explanation())
      return .clean
    }
    if let rule = ruleNamed(inEitherSpelling: id) {
      try terminal.print(rule.explanation())
      return .clean
    }
    let near = nearestName(to: id, among: Explanations.words).map { "did you mean `\($0)`?" }
    throw ToolError("there is no finding `\(id)`", hint: near ?? "`facet explain` and `facet rules` list them")
  }

  /// An id a line, and what it stands for.
  private static func list(_ infos: [DiagnosticInfo]) -> String {
    let column = (infos.map(\.id.count).max() ?? 0) + 2
    return infos.map { info in
      info.id + String(repeating: " ", count: column - info.id.count) + info.summary + "\n"
    }.joined()
  }

  /// The id itself where it was copied with what stands around it, as `error[unknown-name]`.
  private static func bareID(_ word: String) -> String {
    guard let open = word.firstIndex(of: "["), let close = word.lastIndex(of: "]"), open < close else { return word }
    return String(word[word.index(after: open)..<close])
  }
}
