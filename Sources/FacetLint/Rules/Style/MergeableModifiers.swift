// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetShapes
internal import FacetSource
internal import FacetSyntax
internal import FacetTypes

/// Two modifiers that could be one.
enum MergeableModifiers: LintRule {
  static let info = RuleInfo(
    "mergeableModifiers", .style, "neighbouring modifiers of one kind that could be one", level: .note, fix: .unsafe,
    why: """
      Two turns in a row are one turn by their sum. One of them says so at a glance.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      scene { title: "A bar"
        rect().frame(width: 40, height: 20).rotate(30deg).rotate(15deg)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      scene { title: "A bar"
        rect().frame(width: 40, height: 20).rotate(45deg)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked else { return }
    for element in subject.checkedElements {
      for (first, second) in zip(element.modifiers, element.modifiers.dropFirst()) {
        guard let merged = checked.merged(first, second) else { continue }
        let place = subject.at(first.origin.span.union(second.origin.span))
        report.add(
          "`\(subject.text(place))` is `\(merged)`", at: place,
          fixes: subject.holdsComment(place.span)
            ? [] : [subject.replacement(of: place.span, by: merged, nil, .unsafe)])
      }
    }
  }
}

extension CheckedView {
  /// One modifier that does what two neighbours do, if they are written out and do not undo one another.
  fileprivate func merged(_ first: CheckedModifier, _ second: CheckedModifier) -> String? {
    guard first.modifier == second.modifier else { return nil }
    let (a, b) = (first.arguments, second.arguments)
    switch first.modifier {
    case .rotate:
      guard let turn = degrees(a[0]), let further = degrees(b[0]), a[1] == nil, b[1] == nil else { return nil }
      return turn + further == 0 ? nil : ".rotate(\(shortText(turn + further))deg)"
    case .offset:
      guard (a + b).allSatisfy({ $0 == nil || number($0) != nil }) else { return nil }
      let sums = zip(a, b).map { (number($0) ?? 0) + (number($1) ?? 0) }
      return sums == [0, 0] ? nil : ".offset(\(shortText(sums[0])), \(shortText(sums[1])))"
    case .opacity:
      guard let amount = number(a[0]), let further = number(b[0]) else { return nil }
      return amount == 1 || further == 1 ? nil : ".opacity(\(shortText(amount * further)))"
    case .fill, .stroke, .scale, .mirror, .blend, .clip, .mask, .frame, .padding, .aspectRatio, .fixedSize, .position,
      .id, .title, .description, .decorative, .hidden:
      return nil
    }
  }
}
