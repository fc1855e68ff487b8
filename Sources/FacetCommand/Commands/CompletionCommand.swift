// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetSource

/// `facet completion`
enum CompletionCommand {
  static let info = CommandInfo(
    "completion", "Print a script with which a shell completes facet's command line.",
    positionals: [PositionalInfo("SHELL", takes: .words(Shell.allCases.map(\.rawValue)), "bash, zsh or fish.")],
    examples: [
      ("eval \"$(facet completion bash)\"", "in ~/.bashrc"),
      ("facet completion zsh >\"${fpath[1]}/_facet\"", "once, before compinit runs"),
      ("facet completion fish >~/.config/fish/completions/facet.fish", "once"),
    ],
    run: run)

  enum Shell: String, Sendable, CaseIterable {
    case bash, zsh, fish

    var script: String {
      switch self {
      case .bash: BashCompletion.script
      case .zsh: ZshCompletion.script
      case .fish: FishCompletion.script
      }
    }
  }

  private static func run(_ arguments: ParsedArguments) throws(ToolError) -> ExitCode {
    let word = arguments.positionals[0]
    guard let shell = Shell(rawValue: word) else {
      let names = Shell.allCases.map(\.rawValue)
      let near = nearestName(to: word, among: names).map { "did you mean `\($0)`?" }
      throw ToolError(
        "there is no completion for `\(word)`", hint: near ?? "there is one for " + names.joined(separator: ", "))
    }
    try Terminal(arguments).print(shell.script)
    return .clean
  }
}
