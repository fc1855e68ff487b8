// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax

/// A loop that counts where it could name.
enum IndexedLoop: LintRule {
  static let info = RuleInfo(
    "indexedLoop", .style, "a loop over places that only picks the items", level: .note,
    why: """
      `repeat item in list` says the same without a place that can be wrong, and it still does when the list grows.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      let reaches = [10, 20, 30]
      scene { title: "Rings"
        repeat k in 0..<reaches.count {
          circle(radius: reaches[k]).stroke(.navy)
        }
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      let reaches = [10, 20, 30]
      scene { title: "Rings"
        repeat reach in reaches {
          circle(radius: reach).stroke(.navy)
        }
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard subject.checked != nil else { return }
    for statement in subject.tree.statements.elements {
      guard case .repetition(let variable, .range(let range), let body) = statement.kind, !range.isClosed,
        range.step == nil, case .number(0, nil) = subject.tree[range.lower].kind,
        case .member(let base, let member) = subject.tree[range.upper].kind, member.text == "count",
        case .name(let list) = subject.tree[base].kind
      else { continue }
      let uses = subject.uses(of: variable.text, in: subject.tree[body].span, picking: list)
      if uses.all == 0 || uses.all != uses.picks { continue }
      report.add(
        "`\(variable.text)` is used for nothing but `\(list)[\(variable.text)]`", at: subject.at(variable.span),
        notes: ["`repeat item in \(list)` names the item itself"])
    }
  }
}

extension LintSubject {
  /// How often a name stands in a piece of the file, and how often it picks an item of the list of a name.
  fileprivate func uses(of name: String, in span: ByteSpan, picking list: String) -> (all: Int, picks: Int) {
    var all = 0
    var picks = 0
    for expression in expressions where span.contains(expression.span) {
      if case .name(name) = expression.kind { all += 1 }
      if case .index(let base, let index) = expression.kind, case .name(list) = tree[base].kind,
        case .name(name) = tree[index].kind
      {
        picks += 1
      }
    }
    return (all, picks)
  }
}
