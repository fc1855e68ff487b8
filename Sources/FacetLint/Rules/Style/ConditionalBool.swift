// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax

/// A condition that is turned into what it is.
enum ConditionalBool: LintRule {
  static let info = RuleInfo(
    "conditionalBool", .style, "a choice between `true` and `false`", level: .note, fix: .safe,
    why: """
      `c ? true : false` is `c`, and the other way round it is `!c`.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      /// How many dots.
      param count: Number = 3 in 1...9 step 1
      scene { title: "A dot"
        let isMany = count > 5 ? true : false
        circle(radius: isMany ? 10 : 20)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      /// How many dots.
      param count: Number = 3 in 1...9 step 1
      scene { title: "A dot"
        let isMany = count > 5
        circle(radius: isMany ? 10 : 20)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard subject.checked != nil else { return }
    let whole = subject.wholeExpressions
    for index in subject.tree.expressions.elements.indices {
      let id = ExpressionID(raw: UInt32(index))
      guard case .conditional(let condition, let then, let otherwise) = subject.tree[id].kind,
        case .bool(let first) = subject.tree[then].kind, case .bool(let second) = subject.tree[otherwise].kind,
        first != second
      else { continue }
      let plain = whole.contains(id) ? subject.text(of: condition) : subject.closed(condition)
      let text = first ? plain : "!" + subject.closed(condition)
      let place = subject.at(subject.tree[id].span)
      report.add(
        "`\(subject.text(place))` is `\(text)`", at: place,
        fixes: subject.holdsComment(place.span) ? [] : [subject.replacement(of: place.span, by: text)])
    }
  }
}
