// SPDX-License-Identifier: Apache-2.0

import FacetArguments

/// The script for zsh, to be evaluated or to lie in a folder of `fpath`.
enum ZshCompletion {
  static var script: String {
    let commands = CompletedCommand.all.map { "    " + quoted("\($0.name):\($0.summary)") + "\n" }.joined()
    return head + commands + middle + CompletedCommand.all.map(arm).joined() + tail
  }

  private static let head = #"""
    #compdef facet
    # Completion of facet for zsh: facet completion zsh >"${fpath[1]}/_facet"

    _facet() {
      local -a commands=(

    """#

  private static let middle = """
      )
      if (( CURRENT == 2 )); then
        _describe -t commands command commands
        [[ $PREFIX == -* ]] && compadd -- \(CompletedCommand.openingOptions.joined(separator: " "))
        return
      fi
      shift words
      (( CURRENT-- ))
      case $words[1] in

    """

  private static let tail = #"""
      esac
    }

    if [[ $funcstack[1] == _facet ]]; then
      _facet "$@"
    else
      compdef _facet facet
    fi

    """#

  private static func arm(_ command: CompletedCommand) -> String {
    var lines = command.options.map(line)
    for (index, positional) in command.positionals.enumerated() {
      let place = positional.repeats ? "*" : "\(index + 1)" + (positional.isRequired ? "" : ":")
      lines.append(quoted("\(place):\(positional.name):\(action(positional.kind))"))
    }
    return "    \(command.name))\n      _arguments -s -S \\\n        "
      + lines.joined(separator: " \\\n        ") + "\n      ;;\n"
  }

  /// `'(-o --output)'{-o+,--output=}'[summary]:PLACE:_files'`
  private static func line(_ option: OptionInfo) -> String {
    let value = option.valueName.map { ":\($0):\(action(option.kind))" } ?? ""
    let rest = quoted("[\(escaped(option.summary))]" + value)
    let mark = option.valueName == nil ? "" : "="
    let long = "--" + option.long
    guard let short = option.short else { return (option.repeats ? "'*'" : "") + long + mark + rest }
    let lead = option.repeats ? "'*'" : "'(-\(short) \(long))'"
    return lead + "{-\(short)\(mark.isEmpty ? "" : "+"),\(long)\(mark)}" + rest
  }

  private static func action(_ kind: ValueKind) -> String {
    switch kind {
    case .free: " "
    case .listed(let words): "(" + words().joined(separator: " ") + ")"
    case .files(let endings):
      endings.isEmpty ? "_files" : "_files -g \"" + endings.map { "*\($0)" }.joined(separator: " ") + "\""
    case .folders: "_files -/"
    }
  }

  /// With what a specification of an option would take apart.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
