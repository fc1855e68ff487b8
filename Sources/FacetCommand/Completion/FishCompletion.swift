// SPDX-License-Identifier: Apache-2.0

import FacetArguments

/// The script for fish.
enum FishCompletion {
  static var script: String {
    let commands = CompletedCommand.all.map {
      "complete -c facet -n __facet_is_first -a \($0.name) -d \(quoted($0.summary))\n"
    }
    let opening = CompletedCommand.openingOptions.map {
      "complete -c facet -n __facet_is_first -l \($0.dropFirst(2))\n"
    }
    return head + commands.joined() + opening.joined() + CompletedCommand.all.map(lines).joined()
  }

  private static let head = #"""
    # Completion of facet for fish: facet completion fish >~/.config/fish/completions/facet.fish

    function __facet_is_first
      test (count (commandline -opc)) -eq 1
    end

    # Whether the command is the one named.
    function __facet_is
      set -l words (commandline -opc)
      test (count $words) -gt 1; and test $words[2] = $argv[1]
    end

    # Files with these endings, and folders: those that a command without completions would be given.
    function __facet_files
      set -l endings (string escape --style=regex -- $argv | string join '|')
      complete -C"__facet_files_of_any_command "(commandline -ct) | string match -r -- "^.*(?:/|$endings)\$" | string replace -r '$' \t
    end

    complete -c facet -f

    """#

  private static func lines(_ command: CompletedCommand) -> String {
    let lead = "complete -c facet -n '__facet_is \(command.name)'"
    let options = command.options.map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      let value = option.valueName == nil ? "" : " " + action(option.kind, isValue: true)
      return lead + short + " -l \(option.long)" + value + " -d \(quoted(option.summary))\n"
    }
    let positionals = command.positionals.map { lead + " " + action($0.kind, isValue: false) + "\n" }
    return options.joined() + positionals.joined()
  }

  /// `isValue`: what stands behind an option is proposed alone.
  private static func action(_ kind: ValueKind, isValue: Bool) -> String {
    let lead = isValue ? "-x" : ""
    let proposal: String
    switch kind {
    case .free: return lead
    // What stands behind the tab is said of a word: nothing, or each would be given the sentence about the option.
    case .listed(let words): proposal = "-a " + quoted(words().map { $0 + "\\t" }.joined(separator: " "))
    case .files(let endings):
      if endings.isEmpty { return isValue ? "-r -F" : "-F" }
      proposal = "-a " + quoted("(__facet_files \(endings.joined(separator: " ")))")
    case .folders: proposal = "-a '(__fish_complete_directories)'"
    }
    return lead.isEmpty ? proposal : lead + " " + proposal
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
