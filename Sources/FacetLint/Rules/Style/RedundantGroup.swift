// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetSyntax

/// A group around one element.
enum RedundantGroup: LintRule {
  static let info = RuleInfo(
    "redundantGroup", .style, "a group of one element that does nothing to it", level: .note, fix: .safe,
    why: """
      A group makes one element of several, for a modifier to act on all. Around one element, and without a modifier, \
      it is only in the way.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        group {
          circle(radius: 20).fill(.navy)
        }
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        circle(radius: 20).fill(.navy)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked else { return }
    let slots = Set(checked.program.components.elements.flatMap(\.slots))
    for statement in subject.tree.statements.elements {
      guard case .element(let group) = statement.kind, group.name.text == "group", group.arguments.isEmpty,
        group.modifiers.isEmpty, let block = group.block, let only = subject.tree[block].statements.first,
        subject.tree[block].statements.count == 1, case .element(let element) = subject.tree[only].kind,
        // Outside the group it might be what fills a slot, and `width` would be that of another block.
        !slots.contains(element.name.text), !subject.namesSize(subject.tree[only].span)
      else { continue }
      let inner = subject.tree[only].span
      let isCommented =
        subject.holdsComment(ByteSpan(start: statement.span.start, end: inner.start))
        || subject.holdsComment(ByteSpan(start: inner.end, end: statement.span.end))
      report.add(
        "this group holds `\(element.name.text)` alone and does nothing to it", at: subject.at(group.name.span),
        fixes: isCommented
          ? [] : [subject.replacement(of: statement.span, by: subject.text(subject.at(inner)), "take the group away")])
    }
  }
}
