// SPDX-License-Identifier: Apache-2.0

import FacetAlphabet
import FacetSemantics
import FacetSource
import FacetTestSupport
import Testing

/// Checks and lays out a scene. What the checker finds stands before what evaluation finds.
func laidOut(
  _ text: String, path: String = "test.facet", inputs: EvaluationInputs = EvaluationInputs(),
  limits: EvaluationLimits = EvaluationLimits()
) -> (result: EvaluationResult, shown: String) {
  let files = checked(text, path: path)
  guard !files.diagnostics.hasErrors else {
    return (EvaluationResult(scene: nil, diagnostics: files.diagnostics, cost: 0), files.shown)
  }
  let result = evaluate(files.program, inputs: inputs, shaper: PlainAlphabet(), limits: limits)
  return (result, files.shown(files.diagnostics + result.diagnostics))
}

@Suite("Scenes and what layout makes of them")
struct LayoutFixtureTests {
  static let fixtures = Fixture.all(
    in: "layout", endings: [".facet", ".face", ".badge", ".card", ".sketch"])

  @Test func fixturesAreThere() { #expect(Self.fixtures.count >= 30) }

  /// Findings, then the scene, must be those that lie beside the fixture.
  @Test(arguments: fixtures) func fixture(_ fixture: Fixture) {
    let (result, shown) = laidOut(fixture.text(), path: fixture.name)
    let dump = shown + (result.scene.map { sceneDump($0) } ?? "no scene\n")
    let difference = differenceFromExpectation(dump, at: fixture.path + ".expected")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
