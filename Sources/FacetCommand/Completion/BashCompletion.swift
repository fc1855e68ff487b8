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

    # Paths from standard input, of those that begin with a dot only what was asked for by one.
    _facet_paths() {
      local path
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do
        [[ ${path##*/} == .* && ${cur##*/} != .* ]] || COMPREPLY+=("$path")
      done
    }

    # Files with the endings, all files without any, and folders.
    _facet_files() {
      local ending path
      _facet_paths < <(
        compgen -d -- "$cur"
        { if [[ $# == 0 ]]; then compgen -f -- "$cur"; fi
          for ending; do compgen -f -X "!*$ending" -- "$cur"; done
        } | while IFS= read -r path; do [[ -d ${path/#\~\//$HOME/} ]] || printf '%s\n' "$path"; done
      )
    }

    _facet_folders() { _facet_paths < <(compgen -d -- "$cur"); }

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
    for line in proposals(for: command.positionals) { text += "      \(line)\n" }
    return text + "      ;;\n"
  }

  /// What may stand in any of these places, which are not told apart; folders are proposed once.
  private static func proposals(for positionals: [PositionalInfo]) -> [String] {
    var files: [[String]] = []
    var others: [String] = []
    for positional in positionals {
      switch positional.kind {
      case .files(let endings): files.append(endings)
      case .free, .listed, .folders: others += [proposal(positional.kind)].compactMap(\.self)
      }
    }
    if files.isEmpty { return others }
    var endings: [String] = []
    for ending in files.joined() where !endings.contains(ending) { endings.append(ending) }
    return [proposal(.files(files.contains([]) ? [] : endings))].compactMap(\.self) + others
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
