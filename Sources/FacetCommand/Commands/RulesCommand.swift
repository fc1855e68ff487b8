// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetLint
import FacetSource

/// `facet rules`
enum RulesCommand {
  static let info = CommandInfo(
    "rules", "List the rules of facet lint.",
    positionals: [
      PositionalInfo(
        "FAMILY", required: false, takes: .words(RuleFamily.allCases.map(\.rawValue)),
        "Only the rules of a family, such as accessibility.")
    ],
    examples: [
      ("facet rules", "name, level, whether it can mend, and what is found"),
      ("facet explain unusedParam", "one rule, with a bad and a good example"),
    ],
    run: run)

  private static func run(_ arguments: ParsedArguments) throws(ToolError) -> ExitCode {
    var families = RuleFamily.allCases
    if let word = arguments.positionals.first {
      guard let family = RuleFamily(rawValue: word) else {
        let names = families.map(\.rawValue)
        let near = nearestName(to: word, among: names).map { "did you mean `\($0)`?" }
        throw ToolError("there is no family `\(word)`", hint: near ?? "there are " + names.joined(separator: ", "))
      }
      families = [family]
    }
    try Terminal(arguments).print(families.map(list).joined(separator: "\n"))
    return .clean
  }

  private static func list(_ family: RuleFamily) -> String {
    let infos = allRules.map { $0.info }.filter { $0.family == family }
    let column = (allRules.map { $0.info.name.count }.max() ?? 0) + 2
    let rows = infos.map { info in
      let fix = info.fix == .none ? "" : " (\(info.fix.rawValue) fix)"
      return "  " + padded(info.name, column) + padded(info.level.rawValue, 9) + info.summary + fix + "\n"
    }
    return family.rawValue + "\n" + rows.joined()
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
