// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSemantics
internal import FacetShapes
internal import FacetSource
internal import FacetSyntax
internal import FacetTypes

/// Two modifiers that come to nothing.
enum CancellingModifiers: LintRule {
  static let info = RuleInfo(
    "cancellingModifiers", .style, "two modifiers that undo one another", fix: .safe,
    why: """
      A turn and the turn back, a shift and the shift back: together they draw nothing else, and whoever reads them \
      looks for what they are for.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      scene { title: "A bar"
        rect().frame(width: 40, height: 20)
          .rotate(30deg)
          .rotate(-30deg)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      scene { title: "A bar"
        rect().frame(width: 40, height: 20)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked else { return }
    for element in subject.checkedElements {
      var place = 1
      while place < element.modifiers.count {
        let first = element.modifiers[place - 1]
        let second = element.modifiers[place]
        place += 1
        guard checked.cancel(first, second) else { continue }
        place += 1
        report.add(
          "`\(subject.text(second.origin))` undoes `\(subject.text(first.origin))`", at: second.origin,
          secondary: [Diagnostic.Label(first.origin, "this one")],
          fixes: subject.removal(of: [first, second], "remove both"))
      }
    }
  }
}

extension CheckedView {
  /// Whether two neighbours, written out, take back what the other does.
  fileprivate func cancel(_ first: CheckedModifier, _ second: CheckedModifier) -> Bool {
    guard first.modifier == second.modifier else { return false }
    let (a, b) = (first.arguments, second.arguments)
    switch first.modifier {
    case .rotate:
      guard let turn = degrees(a[0]), let back = degrees(b[0]), turn != 0 else { return false }
      return turn + back == 0 && haveSameAnchor(first, second)
    case .offset:
      guard let x = shift(a[0]), let y = shift(a[1]), let backX = shift(b[0]), let backY = shift(b[1]) else {
        return false
      }
      return x + backX == 0 && y + backY == 0 && (x != 0 || y != 0)
    case .scale:
      guard case .size(let size)? = constant(a[0]), case .size(let back)? = constant(b[0]) else { return false }
      let isIdle = size.width == 1 && size.height == 1
      return size.width * back.width == 1 && size.height * back.height == 1 && !isIdle
        && haveSameAnchor(first, second)
    case .mirror: return constant(a[0]) != nil && constant(a[0]) == constant(b[0]) && haveSameAnchor(first, second)
    case .fill, .stroke, .opacity, .blend, .clip, .mask, .frame, .padding, .aspectRatio, .fixedSize, .position, .id,
      .title, .description, .decorative, .hidden:
      return false
    }
  }

  private func shift(_ argument: CheckedExpressionID?) -> Double? { argument == nil ? 0 : number(argument) }
}
