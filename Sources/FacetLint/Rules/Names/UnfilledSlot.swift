// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetSyntax

/// A place for others that no one takes.
enum UnfilledSlot: LintRule {
  static let info = RuleInfo(
    "unfilledSlot", .names, "a slot that no use of its component fills", level: .note,
    why: """
      What stands in the slot as its fallback is always drawn, so it may as well stand there by itself; or a use of \
      the component misses its art.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      component frame() {
        rect().stroke(.navy, width: 4)
        slot sign { star(points: 5, innerRatio: 0.4).fill(.gold) }
      }
      scene { title: "A frame"
        frame().padding(10)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      component frame() {
        rect().stroke(.navy, width: 4)
        slot sign { star(points: 5, innerRatio: 0.4).fill(.gold) }
      }
      scene { title: "A frame"
        frame { sign { circle().fill(.red) } }.padding(10)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked, checked.program.scene != nil else { return }
    let program = checked.program
    var isUsed: Set<ComponentID> = []
    var isFilled: Set<Place> = []
    let sources = Set(subject.modules.modules.map(\.tree.source))
    for element in checked.elements where sources.contains(element.origin.source) {
      guard case .component(let id) = element.callee else { continue }
      isUsed.insert(id)
      for fill in element.fills { isFilled.insert(Place(component: id, slot: fill.slot)) }
    }
    for place in program.components.elements.indices {
      let id = ComponentID(raw: UInt32(place))
      let component = program.components[id]
      guard subject.isOwn(component.origin), isUsed.contains(id) else { continue }
      for (slot, name) in component.slots.enumerated() where !isFilled.contains(Place(component: id, slot: slot)) {
        report.add(
          "nothing fills the slot `\(name)` of `\(component.name)`", at: subject.mention(ofSlot: name, of: component))
      }
    }
  }
}

/// A slot of a component.
private struct Place: Hashable {
  var component: ComponentID
  var slot: Int
}

extension LintSubject {
  /// Where a component first names a slot.
  fileprivate func mention(ofSlot name: String, of component: Component) -> SourceSpan {
    ownDefinitions.first { $0.kind == .slot && $0.name == name && $0.at.span.start > component.origin.span.start }?.at
      ?? component.origin
  }
}
