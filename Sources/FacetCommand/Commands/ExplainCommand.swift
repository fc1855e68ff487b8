// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSource

/// `facet explain`
enum ExplainCommand {
  static let info = CommandInfo(
    "explain", "Explain a finding by its id: why it matters, a bad and a good example.",
    positionals: [PositionalInfo("ID", required: false, "The word in brackets after `error` or `warning`.")],
    examples: [("facet explain unknown-name", "what it means"), ("facet explain", "list every id")],
    run: run)

  private static func run(_ arguments: ParsedArguments) -> ExitCode {
    let terminal = Terminal(color: arguments.value("color"))
    guard let id = arguments.positionals.first else {
      for info in Explanations.all { terminal.print("\(info.id): \(info.summary)\n") }
      return .clean
    }
    if let info = Explanations.all.first(where: { $0.id == id }) {
      terminal.print(info.explanation())
      return .clean
    }
    let near = nearestName(to: id, among: Explanations.all.map(\.id)).map { "did you mean `\($0)`?" }
    terminal.report(ToolError("there is no finding `\(id)`", hint: near ?? "`facet explain` lists them"))
    return .trouble
  }
}
