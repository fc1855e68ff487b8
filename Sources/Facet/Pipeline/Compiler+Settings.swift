// SPDX-License-Identifier: Apache-2.0

import FacetSemantics
import FacetSource
import FacetTypes

extension Compiler {
  /// What the options set of a program. Names that it does not know are left for the caller to judge, who sees all
  /// inputs; a value of the wrong kind is a finding.
  func inputs(for program: Program, _ facts: ProgramFacts, into result: inout Compilation) -> EvaluationInputs {
    result.settableNames = (facts.params + facts.rootParameters).map(\.name)
    result.themeNames = program.themes.map(\.name)
    var merged = MergedSettings()
    for setting in options.settings {
      let outcome = checkSetting(
        name: setting.name, valueText: setting.text, by: "--\(setting.option)", in: program, facts: facts,
        sources: &result.sources)
      switch outcome {
      case .accepted(let target, let value):
        merged.set(target, value, origin: "--\(setting.option) \(setting.name)=\(setting.text)")
      case .unknown: result.unknownSettings.append(setting.name)
      case .refused(let diagnostics): result.diagnostics += diagnostics
      }
    }
    var inputs = merged.inputs
    inputs.outputSize = options.size
    if let theme = options.theme, result.themeNames.contains(theme) { inputs.theme = theme }
    return inputs
  }
}

/// Later settings of one target win; targets come in ascending order.
private struct MergedSettings {
  private var params: [UInt32: EvaluationInput<GlobalID>] = [:]
  private var component: [Int: EvaluationInput<Int>] = [:]
  private var root: [RootParameter: EvaluationInput<RootParameter>] = [:]

  mutating func set(_ target: SettingTarget, _ value: Value, origin: String) {
    switch target {
    case .param(let id): params[id.raw] = EvaluationInput(id, value, origin: origin)
    case .component(let place): component[place] = EvaluationInput(place, value, origin: origin)
    case .root(let parameter): root[parameter] = EvaluationInput(parameter, value, origin: origin)
    }
  }

  var inputs: EvaluationInputs {
    var inputs = EvaluationInputs()
    inputs.params = params.keys.sorted().compactMap { params[$0] }
    inputs.componentArguments = component.keys.sorted().compactMap { component[$0] }
    inputs.rootArguments = RootParameter.allCases.compactMap { root[$0] }
    return inputs
  }
}
