// SPDX-License-Identifier: Apache-2.0

import FacetSemantics
import FacetSource

/// What one choice of a root element's parameter makes of its other parameters, where those are not given.
public struct ImpliedValues: Sendable, Hashable {
  public var parameter: String
  /// Without a dot.
  public var choice: String
  /// Of those parameters that hang on the choice, as literals of the language.
  public var values: [KnobChange]
}

extension Compiler {
  /// For a root element of the library, in the order of its parameters, found out by drawing it bare with each choice.
  public func impliedValues(ofRoot kind: String) -> [ImpliedValues] {
    // Only a file with the ending of its kind may have such a root.
    let name = "\(kind).\(kind)"
    let file = InputFile(path: name, isFound: false, relativePath: name)
    let open = unset.open(BatchInput(file: file, bytes: Array("\(kind) {}\n".utf8)))
    let own = (open.checked?.facts.rootParameters ?? []).filter { fact in
      if case .component = fact.target { true } else { false }
    }.map(\.name)
    func knobs(_ settings: [Setting]) -> [Knob] {
      let inspection = open.drawn(settings, theme: nil) { _, _, _ in }.inspection
      return (inspection?.knobs ?? []).filter { own.contains($0.name) }
    }
    return knobs([]).flatMap { knob in
      let outcomes = knob.choices.map { knobs([Setting(name: knob.name, text: $0)]) }
      return Self.implied(by: knob, outcomes)
    }
  }

  /// - Parameter outcomes: All knobs, for each choice of one.
  private static func implied(by knob: Knob, _ outcomes: [[Knob]]) -> [ImpliedValues] {
    guard let first = outcomes.first else { return [] }
    let hanging = first.indices.filter { place in
      first[place].name != knob.name && outcomes.contains { $0[place].value != first[place].value }
    }
    if hanging.isEmpty { return [] }
    return zip(knob.choices, outcomes).map { choice, outcome in
      let values = hanging.map { KnobChange(name: outcome[$0].name, value: outcome[$0].value ?? "") }
      return ImpliedValues(parameter: knob.name, choice: choice, values: values)
    }
  }
}
