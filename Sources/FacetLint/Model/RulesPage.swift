// SPDX-License-Identifier: Apache-2.0
//
// The manual of rules, from the rules themselves: a page for each family in `docs/rules/`, and one that lists all.

/// The pages of the manual, by file name.
public enum RulesPage {
  public static let pages: [(name: String, text: String)] =
    [("README.md", index)] + RuleFamily.allCases.map { ("\($0.rawValue).md", page(of: $0)) }

  private static func rules(of family: RuleFamily) -> [RuleInfo] {
    allRules.map { $0.info }.filter { $0.family == family }
  }

  private static let index: String = {
    var text = """
      # Rules

      What `facet lint` looks for. Generated from the rules' own words; the tests keep it true. `project.facet` says how
      seriously each is taken, and `facet config FILE` shows what holds; `facet explain RULE` prints one rule. A rule is
      one file in `Sources/FacetLint/Rules`.


      """
    for family in RuleFamily.allCases {
      text += "\n## [\(family.rawValue)](\(family.rawValue).md)\n\n| Rule | Level | Fix | Finds |\n|---|---|---|---|\n"
      for rule in rules(of: family) {
        let link = "[`\(rule.name)`](\(family.rawValue).md#\(rule.name.lowercased()))"
        text +=
          "| \(link) | \(rule.level.rawValue) | \(rule.fix == .none ? "" : rule.fix.rawValue) | \(rule.summary) |\n"
      }
    }
    return text
  }()

  private static func page(of family: RuleFamily) -> String {
    "# Rules: \(family.rawValue)\n" + rules(of: family).map(section).joined()
  }

  private static func section(_ rule: RuleInfo) -> String {
    var text =
      "\n## \(rule.name)\n\n\(rule.summary.prefix(1).uppercased() + rule.summary.dropFirst()).\n\n\(rule.why)\n\n"
    text += "Level `\(rule.level.rawValue)`. \(rule.fixSentence)\n"
    if !rule.options.isEmpty {
      text += "\n| Option | Preset | Takes | Meaning |\n|---|---|---|---|\n"
      for option in rule.options {
        text += "| `\(option.name)` | `\(option.preset.text)` | \(option.expectation) | \(option.summary) |\n"
      }
    }
    text += example("Instead of", rule.bad) + example("write", rule.good)
    return text
  }

  /// Examples are no scenes of the manual: their pictures do not matter.
  private static func example(_ word: String, _ example: RuleExample) -> String {
    "\n\(word) (`\(example.file)`)\n\n```text\n\(example.source)\n```\n"
  }
}
