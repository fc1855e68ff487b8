// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetShapes
internal import FacetSource
internal import FacetSyntax
internal import FacetTypes

/// An argument that says nothing.
enum RedundantDefault: LintRule {
  static let info = RuleInfo(
    "redundantDefault", .style, "an argument that is what it is anyway", level: .off, fix: .safe,
    why: """
      What is not given has its default, and what is given stands out as something special. The rule is off by \
      default, since some like to see the number.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      scene { title: "A bar"
        rect(cornerRadius: 0).stroke(.navy, width: 4, join: .miter).padding(10)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      scene { title: "A bar"
        rect().stroke(.navy, width: 4).padding(10)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked else { return }
    let elements = subject.checkedElements
    var defaults: Set<SourceSpan> = []
    for element in elements {
      for place in element.arguments.indices where checked.isPreset(place, of: element) {
        if let id = element.arguments[place] { defaults.insert(checked.program.expressions[id].origin) }
      }
      for modifier in element.modifiers {
        for (argument, info) in zip(modifier.arguments, modifier.modifier.info.parameters) {
          guard let argument, let value = info.defaultValue.value, checked.constant(argument) == value else { continue }
          defaults.insert(checked.program.expressions[argument].origin)
        }
      }
    }
    for statement in subject.tree.statements.elements {
      guard case .element(let element) = statement.kind else { continue }
      for arguments in [element.arguments] + element.modifiers.map(\.arguments) {
        subject.report(arguments, among: defaults, &report)
      }
    }
  }
}

extension CheckedView {
  /// Whether an argument is written out and what its parameter has by default, and the component does not ask.
  fileprivate func isPreset(_ place: Int, of element: CheckedElement) -> Bool {
    guard let value = constant(element.arguments[place]) else { return false }
    switch element.callee {
    case .primitive(let primitive): return Primitives.all[primitive].info.preset(place) == value
    case .container(let container): return container.info.preset(place) == value
    case .shape(let id): return constant(program.shapes[id].parameters[place].defaultValue) == value
    case .component(let id):
      let component = program.components[id]
      guard constant(component.parameters[place].defaultValue) == value else { return false }
      return !program.expressions.elements.contains { expression in
        expression.kind == .isGiven(place) && program.blocks[component.body].holds(expression.origin)
      }
    case .command, .sketchCommand: return false
    }
  }
}

extension WordInfo {
  fileprivate func preset(_ place: Int) -> Value? {
    parameters.indices.contains(place) ? parameters[place].defaultValue.value : nil
  }
}

extension CheckedBlock {
  fileprivate func holds(_ place: SourceSpan) -> Bool {
    origin.source == place.source && origin.span.contains(place.span)
  }
}

extension LintSubject {
  /// Reports those of a call's arguments that stand at given places.
  fileprivate func report(
    _ arguments: [ArgumentSyntax], among places: Set<SourceSpan>, _ report: inout RuleReport
  ) {
    for (place, argument) in arguments.enumerated() {
      let span = tree[argument.value].span
      if !places.contains(at(span)) { continue }
      let whole = at(span.union(argument.label?.span ?? span))
      let fix = extent(ofArgument: place, in: arguments).map { deletion(of: $0, "take it out") }
      report.add("`\(text(whole))` is what it is anyway", at: whole, fixes: fix.map { [$0] } ?? [])
    }
  }
}
