// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetSource
import FacetSyntax
import FacetTypes

extension Checker {
  /// Notes that something has a name; answers its place.
  @discardableResult
  mutating func define(
    _ kind: ProgramFacts.Definition.Kind, _ name: NameSyntax, type: Type? = nil, documentation: String? = nil
  ) -> Int {
    facts.definitions.append(
      ProgramFacts.Definition(
        kind: kind, name: name.text, at: at(name.span), typeName: type.map { self.name(of: $0) },
        documentation: documentation, isLibrary: isInLibrary))
    return facts.definitions.count - 1
  }

  mutating func use(_ span: ByteSpan, _ definition: Int?) {
    guard let definition, !isInLibrary else { return }
    facts.uses.append(ProgramFacts.Use(at: at(span), meaning: .definition(definition)))
  }

  mutating func use(_ span: ByteSpan, builtIn name: String) {
    guard !isInLibrary else { return }
    facts.uses.append(ProgramFacts.Use(at: at(span), meaning: .builtIn(name)))
  }

  mutating func use(_ span: ByteSpan, _ declaration: DeclarationID) { use(span, definitions[declaration.index]) }

  /// Puts the uses into the order of the files.
  mutating func sortUses() {
    facts.uses.sort { left, right in
      (left.at.source, left.at.span.start, left.at.span.end) < (right.at.source, right.at.span.start, right.at.span.end)
    }
  }

  /// Lists what can be set.
  mutating func listKnobs() {
    facts.params = program.params.map { id in
      let global = program.globals[id]
      return knob(
        global.name, .param(id), global.type, defaultValue: global.value, range: global.range,
        documentation: global.documentation, origin: global.origin)
    }
    guard let scene = program.scene else { return }
    facts.rootKind = scene.kind
    if case .component(let id) = scene.element.callee {
      facts.rootParameters = program.components[id].parameters.enumerated().map { place, parameter in
        knob(
          parameter.name, .component(place), parameter.type, defaultValue: parameter.defaultValue,
          range: parameter.range, documentation: parameter.documentation, origin: parameter.origin)
      }
    }
    facts.rootParameters += RootParameter.allCases.map { parameter in
      let info = parameter.info
      return ProgramFacts.Knob(
        name: info.name, target: .root(parameter), type: info.type, typeName: name(of: info.type), defaultText: nil,
        lower: info.range?.lowerBound, upper: info.range?.upperBound, isClosed: true, step: nil,
        documentation: info.summary, origin: nil)
    }
  }

  private func knob(
    _ name: String, _ target: SettingTarget, _ type: Type, defaultValue: CheckedExpressionID?, range: CheckedRange?,
    documentation: String?, origin: SourceSpan
  ) -> ProgramFacts.Knob {
    ProgramFacts.Knob(
      name: name, target: target, type: type, typeName: self.name(of: type),
      defaultText: defaultValue.map { sourceText(program.expressions[$0].origin) },
      lower: range.flatMap { plainNumber($0.lower) }, upper: range.flatMap { plainNumber($0.upper) },
      isClosed: range?.isClosed ?? true, step: range?.step.flatMap { plainNumber($0) }, documentation: documentation,
      origin: origin)
  }

  private func plainNumber(_ id: CheckedExpressionID) -> Double? {
    switch constantValue(of: id) {
    case .number(let number), .angle(let number): number
    default: nil
    }
  }

  /// The text of a place in any of the program's files.
  func sourceText(_ place: SourceSpan) -> String {
    table.trees.first { $0.source == place.source }?.file.text(place.span) ?? ""
  }
}
