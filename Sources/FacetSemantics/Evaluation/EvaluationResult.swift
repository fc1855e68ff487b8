// SPDX-License-Identifier: Apache-2.0
//
// Evaluation and layout. In comes a checked program without errors, what is set from outside, and a shaper for text.
// Out goes the scene, in which every size and place is known, or diagnostics. What can no longer occur behind this
// stage: expressions, proposals, parameters, values that are not finite.

public import FacetScene
public import FacetShapes
public import FacetSource
public import FacetTypes

/// What something that can be set from outside came to.
public struct KnobValue: Sendable, Hashable {
  public var target: SettingTarget
  public var value: Value
}

/// What one evaluation came to.
public struct EvaluationResult: Sendable {
  /// nil when any diagnostic is an error or the tool could not work.
  public var scene: Scene?
  /// In the order in which they are shown.
  public var diagnostics: [Diagnostic]
  /// The cost counter when layout ended or was refused.
  public var cost: Int
  /// Why the tool could not work, such as a missing text shaper; not a finding about the scene.
  public var toolProblem: String?
  /// The main file's params and what they came to, as text; those that failed are left out.
  public var params: [(name: String, text: String)] = []
  /// The same as values, and those of the root.
  public var knobs: [KnobValue] = []
  public var facts = EvaluationFacts()
  /// Which elements drew what, where the inputs ask for it.
  public var placements: Placements?

  public init(scene: Scene?, diagnostics: [Diagnostic], cost: Int, toolProblem: String? = nil) {
    self.scene = scene
    self.diagnostics = diagnostics
    self.cost = cost
    self.toolProblem = toolProblem
  }
}

/// Evaluates and lays out the scene of a program whose check found no error. A program without a scene gives none.
public func evaluate(
  _ program: Program, inputs: EvaluationInputs, shaper: any TextShaper, limits: EvaluationLimits = EvaluationLimits()
) -> EvaluationResult {
  let evaluator = Evaluator(program: program, inputs: inputs, shaper: shaper, limits: limits)
  let scene = evaluator.scene()
  let diagnostics = evaluator.diagnostics.inShownOrder()
  let isSound = !diagnostics.hasErrors && evaluator.toolProblem == nil
  var result = EvaluationResult(
    scene: isSound ? scene : nil, diagnostics: diagnostics, cost: evaluator.cost, toolProblem: evaluator.toolProblem)
  result.facts = evaluator.facts.facts
  result.placements = evaluator.placements
  for id in program.params {
    guard case .known(let value) = evaluator.globals[id.index] else { continue }
    result.params.append((program.globals[id].name, value.text(enums: program.enums)))
    result.knobs.append(KnobValue(target: .param(id), value: value))
  }
  result.knobs += evaluator.rootValues
  return result
}
