// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSemantics
internal import FacetShapes
internal import FacetSource
internal import FacetTypes

/// An element that never shows, whatever is set.
enum InvisibleElement: LintRule {
  static let info = RuleInfo(
    "invisibleElement", .correctness,
    "an element that is drawn without ink: no opacity, no size, clear paint or no line",
    why: """
      It is written for nothing. Where it only takes up room, `spacer()` and `.frame` say so; where it shows at times, a \
      `param` or an `if` says when.
      """,
    bad: RuleExample(
      "ring.facet", "scene { title: \"A ring\"\n  circle(radius: 40).stroke(.teal, width: 4).opacity(0)\n}"),
    good: RuleExample(
      "ring.facet", "scene { title: \"A ring\"\n  circle(radius: 40).stroke(.teal, width: 4).opacity(0.5)\n}"))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked else { return }
    let values = FixedValues(checked.program)
    for element in subject.checkedElements where subject.isOwn(element.origin) {
      for modifier in element.modifiers {
        if let reason = modifier.hidingReason(values) {
          report.add("this is never seen", at: modifier.origin, label: reason)
        }
      }
      let coats = element.modifiers.filter { $0.modifier == .fill || $0.modifier == .stroke }
      if !coats.isEmpty, coats.allSatisfy({ $0.isClear(values) }) {
        report.add("this is never seen", at: element.origin, label: "all its paint is clear")
      }
    }
  }
}

extension CheckedModifier {
  private func value(_ place: Int, _ values: FixedValues) -> Value? {
    guard place < arguments.count, let argument = arguments[place] else { return nil }
    return values.value(of: argument)
  }

  /// Why nothing is seen behind this modifier.
  fileprivate func hidingReason(_ values: FixedValues) -> String? {
    switch modifier {
    case .opacity: value(0, values) == .number(0) ? "its opacity is 0" : nil
    case .scale:
      if case .size(let factor)? = value(0, values), factor.width == 0 || factor.height == 0 {
        "it is scaled to nothing"
      } else {
        nil
      }
    case .fill, .stroke, .blend, .clip, .mask, .frame, .padding, .aspectRatio, .fixedSize, .position, .offset, .rotate,
      .mirror, .id, .title, .description, .decorative, .hidden:
      nil
    }
  }

  /// Whether this coat leaves no ink.
  fileprivate func isClear(_ values: FixedValues) -> Bool {
    if modifier == .stroke, value(1, values) == .number(0) { return true }
    guard case .paint(let paint)? = value(0, values) else { return false }
    switch paint {
    case .color(let color): return color.alpha == 0
    case .linear(let stops, _, _), .radial(let stops, _, _): return stops.allSatisfy { $0.color.alpha == 0 }
    }
  }
}
