// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetTypes

/// A loop that never turns.
enum EmptyRepeat: LintRule {
  static let info = RuleInfo(
    "emptyRepeat", .correctness, "a `repeat` over an empty range or list, or without a body",
    why:
      "Nothing of it is drawn. A range without its upper end, `0..<1`, has one value less than one with it, `0...1`.",
    bad: RuleExample(
      "dots.facet",
      """
      let count = 0
      scene { title: "Dots"
        repeat k in 0..<count { circle(center: (k * 20 + 10, 50), radius: 5).fill(.teal) }
      }
      """),
    good: RuleExample(
      "dots.facet",
      """
      let count = 5
      scene { title: "Dots"
        repeat k in 0..<count { circle(center: (k * 20 + 10, 50), radius: 5).fill(.teal) }
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked else { return }
    let program = checked.program
    let values = FixedValues(program)
    for statement in subject.checkedStatements {
      switch statement {
      case .repeatRange(_, let lower, let upper, let isClosed, _, let body):
        let place = program.expressions[lower].origin.joined(program.expressions[upper].origin)
        if !isClosed, let first = values.value(of: lower), first == values.value(of: upper) {
          report.add("this range is empty", at: place, label: "nothing is repeated")
        } else if program.blocks[body].statements.isEmpty {
          report.add("this `repeat` has nothing to repeat", at: place)
        }
      case .repeatList(_, let list, let body):
        let place = program.expressions[list].origin
        if values.value(of: list) == .list([]) {
          report.add("this list is empty", at: place, label: "nothing is repeated")
        } else if program.blocks[body].statements.isEmpty {
          report.add("this `repeat` has nothing to repeat", at: place)
        }
      case .binding, .element, .slot, .conditional, .switchOver: break
      }
    }
  }
}

extension SourceSpan {
  fileprivate func joined(_ end: SourceSpan) -> SourceSpan { SourceSpan(source, span.union(end.span)) }
}
