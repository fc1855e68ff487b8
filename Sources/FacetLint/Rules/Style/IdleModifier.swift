// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSemantics
internal import FacetShapes
internal import FacetSource
internal import FacetSyntax
internal import FacetTypes

/// A modifier that changes nothing.
enum IdleModifier: LintRule {
  static let info = RuleInfo(
    "idleModifier", .style, "a modifier that does nothing", fix: .safe,
    why: """
      A turn by nothing, a scale of one, an opacity of one: it draws nothing else. It is left from a trial, or its \
      number is not the one that was meant.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        circle(radius: 20).fill(.navy).opacity(1).rotate(0deg)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        circle(radius: 20).fill(.navy).opacity(0.8)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked else { return }
    for element in subject.checkedElements {
      for modifier in element.modifiers where checked.isIdle(modifier) {
        report.add(
          "`\(subject.text(modifier.origin))` changes nothing", at: modifier.origin,
          fixes: subject.removal(of: [modifier], "remove it"))
      }
    }
  }
}

extension CheckedView {
  /// Whether a modifier, as it is written out, leaves its element as it is.
  fileprivate func isIdle(_ modifier: CheckedModifier) -> Bool {
    let arguments = modifier.arguments
    switch modifier.modifier {
    case .opacity: return number(arguments[0]) == 1
    case .rotate: return degrees(arguments[0]) == 0
    case .scale:
      guard case .size(let size)? = constant(arguments[0]) else { return false }
      return size.width == 1 && size.height == 1
    case .offset, .padding: return arguments.allSatisfy { $0 == nil || number($0) == 0 }
    case .hidden: return constant(arguments[0]) == .bool(false)
    case .blend: return constant(arguments[0]) == .enumCase(BuiltInEnum.blend.id, 0)
    case .fill, .stroke, .clip, .mask, .frame, .aspectRatio, .fixedSize, .position, .mirror, .id, .title, .description,
      .decorative:
      return false
    }
  }
}
