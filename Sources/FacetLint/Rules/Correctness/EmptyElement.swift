// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetShapes
internal import FacetSource
internal import FacetTypes

/// A container that holds nothing, or a text that says nothing.
enum EmptyElement: LintRule {
  static let info = RuleInfo(
    "emptyElement", .correctness,
    "a container, `path`, `clip` or `mask` with nothing in its block, or a `text` without letters",
    why: """
      It draws nothing; a clip or a mask that is empty hides all of its element. Room between elements is written as \
      `spacer()` or `.padding`.
      """,
    bad: RuleExample(
      "dot.facet", "scene { title: \"A dot\"\n  circle().fill(.teal)\n  group { }\n}"),
    good: RuleExample(
      "dot.facet", "scene { title: \"A dot\"\n  circle().fill(.teal)\n}"))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let program = subject.checked?.program else { return }
    let values = FixedValues(program)
    func saysNothing(_ element: CheckedElement) -> Bool {
      guard element.callee == .container(.text), let said = element.arguments.first ?? nil else { return false }
      return values.value(of: said) == .string("")
    }
    func isEmpty(_ block: CheckedBlockID?) -> Bool { block.map { program.blocks[$0].statements.isEmpty } ?? false }
    let root = program.scene?.element.origin
    for element in subject.checkedElements where subject.isOwn(element.origin) && element.origin != root {
      if case .container(let container) = element.callee, isEmpty(element.block) || saysNothing(element),
        !element.modifiers.contains(where: { $0.modifier == .frame || $0.modifier == .padding })
      {
        report.add("this `\(container.rawValue)` is empty", at: element.origin, label: "draws nothing")
      }
      for modifier in element.modifiers where isEmpty(modifier.block) {
        report.add(
          "this `\(modifier.modifier.rawValue)` is empty", at: modifier.origin, label: "hides all of the element")
      }
    }
  }
}
