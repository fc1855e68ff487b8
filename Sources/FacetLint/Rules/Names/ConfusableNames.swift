// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource

/// Two names that look alike.
enum ConfusableNames: LintRule {
  static let info = RuleInfo(
    "confusableNames", .names, "two names of a file that differ in capitals or underscores alone",
    why: """
      `petalcount` and `petalCount` are two values, and whoever reads or types one may mean the other.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      let petalCount = 5
      let petalcount = 7
      scene { title: "A star in a star"
        star(points: petalcount, innerRatio: 0.7).fill(.navy)
        star(points: petalCount, innerRatio: 0.4).fill(.gold).padding(20)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      let petalCount = 5
      let outerCount = 7
      scene { title: "A star in a star"
        star(points: outerCount, innerRatio: 0.7).fill(.navy)
        star(points: petalCount, innerRatio: 0.4).fill(.gold).padding(20)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    var seen: [String: ProgramFacts.Definition] = [:]
    for definition in subject.ownDefinitions.sorted(by: { $0.at.span.start < $1.at.span.start }) {
      switch definition.kind {
      case .param, .value, .function, .shape, .component, .enumeration: break
      case .enumCase, .theme, .parameter, .local, .loopVariable, .slot: continue
      }
      let folded = definition.name.lowercased().filter { $0 != "_" }
      guard let first = seen[folded] else {
        seen[folded] = definition
        continue
      }
      // A type and a value of it are called alike everywhere.
      if (first.kind == .enumeration) != (definition.kind == .enumeration) || first.name == definition.name { continue }
      report.add(
        "`\(definition.name)` and `\(first.name)` are easily taken for one another", at: definition.at,
        secondary: [Diagnostic.Label(first.at, "the other one")])
    }
  }
}
