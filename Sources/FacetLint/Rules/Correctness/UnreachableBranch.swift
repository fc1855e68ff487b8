// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetTypes

/// A condition that decides nothing.
enum UnreachableBranch: LintRule {
  static let info = RuleInfo(
    "unreachableBranch", .correctness, "a branch that is never taken: its condition is constant or stands there twice",
    why: """
      What stands in it is never drawn. A condition that names nothing else than numbers is left from trying something \
      out; one that repeats an earlier one of the same `if` was meant to be another.
      """,
    bad: RuleExample("dot.facet", dot("side > 60")), good: RuleExample("dot.facet", dot("side > 30")))

  private static func dot(_ second: String) -> String {
    """
    /// The side of the square around the dot.
    param side: Number = 80 in 10...100
    scene { title: "A dot"
      if side > 60 {
        circle().fill(.navy).frame(width: side, height: side)
      } else if \(second) {
        circle().fill(.teal).frame(width: side, height: side)
      }
    }
    """
  }

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let program = subject.checked?.program else { return }
    let values = FixedValues(program)
    for statement in subject.checkedStatements {
      if case .conditional(let branches, _) = statement {
        check(branches.map(\.condition), in: program, subject, values, &report)
      }
    }
    for expression in program.expressions.elements where subject.isOwn(expression.origin) {
      guard case .conditional(let condition, _, var otherwise) = expression.kind else { continue }
      var chain = [condition]
      while case .conditional(let next, _, let rest) = program.expressions[otherwise].kind {
        chain.append(next)
        otherwise = rest
      }
      check(chain, in: program, subject, values, &report)
    }
  }

  /// The conditions of one chain of `if` and `else if`.
  private static func check(
    _ chain: [CheckedExpressionID], in program: Program, _ subject: LintSubject, _ values: FixedValues,
    _ report: inout RuleReport
  ) {
    var earlier: [String: SourceSpan] = [:]
    for condition in chain {
      let place = program.expressions[condition].origin
      // A named value may be a switch that somebody turns.
      if case .bool(let bool)? = values.value(of: condition, throughNames: false) {
        report.add(
          "this condition is always \(bool)", at: place,
          label: bool ? "what follows for any other case is never reached" : "its branch is never taken")
      }
      let text = subject.text(place)
      if let first = earlier[text] {
        report.add(
          "the condition `\(text)` stands there twice", at: place, label: "this one is never true",
          secondary: [Diagnostic.Label(first, "the first one")])
      } else {
        earlier[text] = place
      }
    }
  }
}
