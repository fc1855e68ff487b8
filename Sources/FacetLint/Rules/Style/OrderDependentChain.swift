// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSemantics
internal import FacetShapes
internal import FacetSource
internal import FacetSyntax
internal import FacetTypes

/// Modifiers that would do something else the other way round.
enum OrderDependentChain: LintRule {
  static let info = RuleInfo(
    "orderDependentChain", .style, "modifiers in an order that is likely not meant", level: .note,
    options: [
      RuleOption(
        "strict", .bool(false), "whether shifts before turns and scales count too, which are often meant as they are")
    ],
    why: """
      Modifiers act in the order written. `.position` takes all the room there is, so a frame or an aspect ratio \
      behind it is given to that room and not to the element; an aspect ratio behind a fixed frame changes nothing; a \
      scale of unequal factors behind a turn slants the element.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        circle().fill(.navy).position(30, 30).frame(width: 40, height: 40)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        circle().fill(.navy).frame(width: 40, height: 40).position(30, 30)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked else { return }
    for element in subject.checkedElements {
      for (first, second) in zip(element.modifiers, element.modifiers.dropFirst()) {
        guard let trouble = checked.trouble(first, second, isStrict: report.flag("strict")) else { continue }
        report.add(
          "`.\(second.modifier.rawValue)` behind `.\(first.modifier.rawValue)` \(trouble)", at: second.origin,
          secondary: [Diagnostic.Label(first.origin, "this acts first")],
          notes: ["the other way round it would be another picture"])
      }
    }
  }
}

extension CheckedView {
  /// What the second of two neighbours does that was likely not meant; nil where the order does not matter or is usual.
  fileprivate func trouble(_ first: CheckedModifier, _ second: CheckedModifier, isStrict: Bool) -> String? {
    switch first.modifier {
    case .position:
      return [.frame, .aspectRatio, .fixedSize].contains(second.modifier)
        ? "is given to all the room that `.position` takes, not to the element" : nil
    case .frame:
      let isFixed = first.arguments[0] != nil && first.arguments[1] != nil
      return second.modifier == .aspectRatio && isFixed
        ? "changes nothing: the frame has a width and a height already" : nil
    case .rotate:
      guard second.modifier == .scale, let turn = degrees(first.arguments[0]),
        turn.truncatingRemainder(dividingBy: 90) != 0, case .size(let size)? = constant(second.arguments[0]),
        abs(size.width) != abs(size.height)
      else { return nil }
      return "slants the element, since its factors differ"
    case .offset:
      if !isStrict { return nil }
      return second.modifier == .rotate
        ? "turns the shift too" : second.modifier == .scale ? "scales the shift too" : nil
    case .fill, .stroke, .opacity, .blend, .clip, .mask, .padding, .aspectRatio, .fixedSize, .scale, .mirror, .id,
      .title, .description, .decorative, .hidden:
      return nil
    }
  }
}
