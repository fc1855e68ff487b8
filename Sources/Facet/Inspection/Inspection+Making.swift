// SPDX-License-Identifier: Apache-2.0
//
// A checked program and the values of one evaluation → its knobs. A parameter of the root that only hands a param on is
// listed with the param, so that no two knobs turn one thing.

import FacetGeometry
import FacetSemantics
import FacetShapes
import FacetSource
import FacetTypes

extension Inspection {
  /// What every root takes and a person turns; the others have words of their own in a build.
  private static let common: Set<RootParameter> = [.size, .title, .background, .textScale]

  init(_ program: Program, _ facts: ProgramFacts, values: [KnobValue], evaluation: EvaluationFacts) {
    kind = facts.rootKind ?? ""
    themes = program.themes.map(\.name)
    sketch = kind == Container.sketch.rawValue ? evaluation.sketch ?? .blank : nil
    title = nil
    size = .zero
    let arguments = RootArguments(program)
    var texts: [SettingTarget: String] = [:]
    for knob in values {
      texts[knob.target] = knob.value.literal(enums: program.enums)
      if knob.target == .root(.title), case .string(let string) = knob.value { title = string }
      if knob.target == .root(.size), case .size(let canvas) = knob.value { size = canvas }
    }
    func knob(_ fact: ProgramFacts.Knob, _ owner: Knob.Owner, isSet: Bool) -> Knob {
      var choices: [String] = []
      if case .enumeration(let id) = fact.type { choices = program.enums[id].cases.map(\.name) }
      return Knob(
        name: fact.name, owner: owner, type: fact.type, typeName: fact.typeName, value: texts[fact.target],
        isSet: isSet, low: fact.lower, high: fact.upper, step: fact.step, isClosed: fact.isClosed, choices: choices,
        documentation: fact.documentation, aliases: [])
    }
    knobs = facts.params.map { knob($0, .param, isSet: true) }
    for fact in facts.rootParameters {
      if let param = arguments.param(of: fact.target), let place = program.params.firstIndex(of: param) {
        knobs[place].aliases.append(fact.name)
      } else if Self.isTurned(fact, evaluation), !facts.params.contains(where: { $0.name == fact.name }) {
        knobs.append(knob(fact, .root, isSet: arguments.expression(of: fact.target) != nil))
      }
    }
  }

  private static func isTurned(_ fact: ProgramFacts.Knob, _ evaluation: EvaluationFacts) -> Bool {
    switch fact.target {
    case .param, .component: true
    case .root(let parameter): common.contains(parameter) && (parameter != .textScale || evaluation.readsTextScale)
    }
  }
}

/// What a scene gives its root element.
struct RootArguments {
  private let program: Program

  init(_ program: Program) { self.program = program }

  func expression(of target: SettingTarget) -> CheckedExpressionID? {
    guard let scene = program.scene else { return nil }
    let (list, place): ([CheckedExpressionID?], Int)
    switch target {
    case .param: return nil
    case .component(let component): (list, place) = (scene.element.arguments, component)
    case .root(let parameter): (list, place) = (scene.rootArguments, parameter.place)
    }
    return list.indices.contains(place) ? list[place] : nil
  }

  /// The param of the main file whose name is all that is given. One that is imported belongs to another file.
  func param(of target: SettingTarget) -> GlobalID? {
    guard var id = expression(of: target) else { return nil }
    while case .convert(_, let inner) = program.expressions[id].kind { id = inner }
    guard case .global(let global) = program.expressions[id].kind, program.params.contains(global) else { return nil }
    return global
  }
}

extension Value {
  /// As a person would write it, by which the same value is read again.
  func literal(enums: Arena<EnumDefinition>) -> String {
    if case .size(let size) = self, size.width == size.height { return numberText(size.width) }
    return source(enums: enums)
  }
}
