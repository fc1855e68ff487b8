// SPDX-License-Identifier: Apache-2.0

import FacetArguments

/// The script for bash. It needs no bash-completion, and no more than the bash 3.2 of macOS.
enum BashCompletion {
  static var script: String {
    let commands = CompletedCommand.all.map(\.name) + CompletedCommand.openingOptions
    return head + "    '') _facet_words '\(commands.joined(separator: " "))' ;;\n"
      + CompletedCommand.all.map(arm).joined() + "  esac\n}\n\ncomplete -F _facet facet\n"
  }

  private static let head = #"""
    # Completion of facet for bash: eval "$(facet completion bash)"

    # Those of the words that begin as the current one does.
    _facet_words() {
      local word
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$1" -- "$cur")
    }

    # Files with the endings, all files without any, and folders.
    _facet_files() {
      local ending path
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do COMPREPLY+=("$path"); done < <(
        if [[ $# == 0 ]]; then compgen -f -- "$cur"; fi
        for ending; do compgen -f -X "!*$ending" -- "$cur"; done
        compgen -d -- "$cur"
      )
    }

    _facet_folders() {
      local path
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen -d -- "$cur")
    }

    _facet() {
      local cur=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= place
      COMPREPLY=()
      [[ $COMP_CWORD == 1 ]] || command=${COMP_WORDS[1]}
      # `--color=al` comes as three words.
      if [[ $cur == '=' ]]; then
        cur=
      elif [[ $before == '=' ]]; then
        before=${COMP_WORDS[COMP_CWORD-2]}
      fi
      # After `--` there are no options.
      for ((place = 2; place < COMP_CWORD; place++)); do
        if [[ ${COMP_WORDS[place]} == -- ]]; then before=--; fi
      done
      case $command in

    """#

  private static func arm(_ command: CompletedCommand) -> String {
    var text = "    \(command.name))\n"
    let valued = command.options.filter { $0.valueName != nil }
    if !valued.isEmpty {
      text += "      case $before in\n"
      for option in valued {
        let spellings = CompletedCommand.spellings(of: option).joined(separator: "|")
        text += "        \(spellings)) \(proposal(option.kind).map { $0 + "; " } ?? "")return ;;\n"
      }
      text += "      esac\n"
    }
    let options = command.options.flatMap(CompletedCommand.spellings)
    if !options.isEmpty {
      text += "      if [[ $cur == -* && $before != -- ]]; then\n"
      text += "        _facet_words '\(options.joined(separator: " "))'\n        return\n      fi\n"
    }
    for line in command.positionals.compactMap({ proposal($0.kind) }) { text += "      \(line)\n" }
    return text + "      ;;\n"
  }

  private static func proposal(_ kind: ValueKind) -> String? {
    switch kind {
    case .free: nil
    case .listed(let words): "_facet_words '\(words().joined(separator: " "))'"
    case .files(let endings): (["_facet_files"] + endings).joined(separator: " ")
    case .folders: "_facet_folders"
    }
  }
}
