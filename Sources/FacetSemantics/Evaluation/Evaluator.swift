// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetScene
import FacetShapes
import FacetSource
import FacetTypes

/// The state of one evaluation: counters, findings, globals already known, and the scene as it grows.
final class Evaluator {
  let program: Program
  let inputs: EvaluationInputs
  let shaper: any TextShaper
  let limits: EvaluationLimits

  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<Finding> = []
  var toolProblem: String?
  var facts = FactCollector()

  private(set) var cost = 0
  private var depth = 0
  private var elementCount = 0
  private var segmentCount = 0

  var globals: [GlobalState]
  /// Multiplies text sizes.
  var textScale = 1.0
  /// What the root's own parameters came to, and those that every root takes, as far as they have a value.
  var rootValues: [KnobValue] = []

  var layoutNodes = Arena<LayoutNode>()
  var sceneNodes = Arena<SceneNode>()
  var outlines = OutlineStore()
  /// Only where the inputs ask for it.
  var recorder: PlacementRecorder?
  var placements: Placements?

  init(program: Program, inputs: EvaluationInputs, shaper: any TextShaper, limits: EvaluationLimits) {
    self.program = program
    self.inputs = inputs
    self.shaper = shaper
    self.limits = limits
    globals = [GlobalState](repeating: .unknown, count: program.globals.count)
    recorder = inputs.recordsPlacements ? PlacementRecorder() : nil
  }

  func readTextScale() -> Double {
    facts.readsTextScale = true
    return textScale
  }

  // MARK: Findings

  /// Records a finding; one that was made at the same place before, such as in an earlier turn of a loop, is dropped.
  func report(_ diagnostic: Diagnostic) {
    let finding = Finding(id: diagnostic.id, place: diagnostic.primary)
    if reported.insert(finding).inserted { diagnostics.append(diagnostic) }
  }

  /// Records an error and answers what to throw.
  func failure(
    _ id: String, _ message: String, at span: SourceSpan, label: String = "", notes: [String] = []
  ) -> Stop {
    report(Diagnostic(id, .error, message, at: span, label: label, notes: notes))
    return .finding
  }

  private func refusal(_ id: String, _ message: String, at span: SourceSpan, note: String) -> Stop {
    report(Diagnostic(id, .error, message, at: span, notes: [note]))
    return .everything
  }

  // MARK: Counters

  /// Counts work before it is done.
  func charge(_ work: Int, at span: SourceSpan) throws(Stop) {
    let (sum, overflows) = cost.addingReportingOverflow(work)
    guard !overflows, sum <= limits.cost else {
      throw refusal(
        "cost-limit", "this scene is more work than the limit of \(limits.cost) allows", at: span,
        note: "every expression, statement, element and segment counts 1, lists and strings count their length")
    }
    cost = sum
  }

  /// Counts one more element of the scene.
  func chargeElement(at span: SourceSpan) throws(Stop) {
    try charge(1, at: span)
    elementCount += 1
    guard elementCount <= limits.elements else {
      throw refusal(
        "element-limit", "this scene has more elements than the limit of \(limits.elements) allows", at: span,
        note: "every use of a shape, container, component or command is an element")
    }
  }

  /// Counts segments before they are made or drawn again.
  func chargeSegments(_ count: Int, at span: SourceSpan) throws(Stop) {
    try charge(count, at: span)
    segmentCount += count
    guard segmentCount <= limits.segments else {
      throw refusal(
        "segment-limit", "the outlines of this scene have more segments than the limit of \(limits.segments) allows",
        at: span, note: "an outline counts as often as it is drawn")
    }
  }

  /// One step further in; every call is matched by `leave`.
  func enter(at span: SourceSpan) throws(Stop) {
    guard depth < limits.depth else {
      throw refusal(
        "depth-limit", "elements, calls and expressions lie deeper in one another than the limit of \(limits.depth)",
        at: span, note: "the limit counts every level on the way from the scene to this place")
    }
    depth += 1
  }

  func leave() { depth -= 1 }

  /// Goes to the depth of an element inside `level` others, wherever the evaluator stands, and answers the depth to
  /// which `ascend` must lead back.
  func descend(to level: Int, at span: SourceSpan) throws(Stop) -> Int {
    let before = depth
    depth = level
    try enter(at: span)
    return before
  }

  func ascend(to before: Int) { depth = before }
}

/// What tells findings apart.
private struct Finding: Hashable {
  var id: String
  var place: SourceSpan
}
