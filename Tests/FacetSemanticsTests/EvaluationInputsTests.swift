// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetScene
import FacetSemantics
import FacetSource
import FacetTypes
import Testing

/// A row of circles: `copies` of them, `radius` wide.
private let knobs = """
  param copies: Number = 2 in 1...4 step 1
  param radius: Number = 10 in 0..<50
  theme large { radius: 30 }
  scene { repeat k in 0..<copies { circle(radius: radius) } }
  """

private func radii(_ scene: Scene?) -> [Double] {
  guard let scene else { return [] }
  return scene.nodes.elements.compactMap { node in
    guard case .outline(let id, _) = node.content, case .circle(_, let radius) = scene.outlines[id] else { return nil }
    return radius
  }
}

@Suite("Values from outside")
struct EvaluationInputsTests {
  private func input(_ name: String, _ value: Value, in text: String) -> EvaluationInput<GlobalID>? {
    let program = checked(text).program
    let id = program.params.first { program.globals[$0].name == name }
    return id.map { EvaluationInput($0, value, origin: "--set \(name)=…") }
  }

  @Test func theFileAlone() {
    #expect(radii(laidOut(knobs).result.scene) == [10, 10])
  }

  @Test func aThemeIsStrongerThanTheFile() {
    var inputs = EvaluationInputs()
    inputs.theme = "large"
    #expect(radii(laidOut(knobs, inputs: inputs).result.scene) == [30, 30])
  }

  /// A root with a parameter of its own, beside what every root takes.
  private static let face = """
    component face(scale: Number = 1 in 0.5...2) { circle(radius: 10 * scale) }
    param title: String = "as a param"
    theme big { scale: 2; size: (100, 50); title: "themed" }
    theme none { scale: 0 }
    face { scale: 1.5; size: 10; description: title }

    """

  private func scene(_ change: (inout EvaluationInputs) -> Void) -> EvaluationResult {
    var inputs = EvaluationInputs()
    change(&inputs)
    return laidOut(Self.face, path: "test.face", inputs: inputs).result
  }

  @Test func aThemeReachesTheRootWhereNoParamHasTheName() throws {
    let plain = try #require(scene { _ in }.scene)
    #expect(radii(plain) == [15])
    #expect(plain.description == "as a param")
    let themed = try #require(scene { $0.theme = "big" }.scene)
    #expect(radii(themed) == [20])
    #expect(themed.size == Size(100, 50))
    #expect(themed.title == nil)
    #expect(themed.description == "themed")
  }

  @Test func theCommandLineIsStrongerThanAThemeForTheRootToo() throws {
    let result = scene { inputs in
      inputs.theme = "big"
      inputs.rootArguments = [EvaluationInput(.size, .size(Size(20, 20)), origin: "--set size=20")]
      inputs.componentArguments = [EvaluationInput(0, .number(0.5), origin: "--set scale=0.5")]
    }
    #expect(result.scene?.size == Size(20, 20))
    #expect(radii(result.scene) == [5])
  }

  @Test func aThemeBeyondTheRangeOfTheRootIsRefused() {
    let result = scene { $0.theme = "none" }
    #expect(result.diagnostics.map(\.id) == ["value-out-of-range"])
    #expect(result.diagnostics.first?.notes == ["set by `theme none`"])
  }

  @Test func theCommandLineIsStrongerThanATheme() throws {
    var inputs = EvaluationInputs()
    inputs.theme = "large"
    inputs.params = [try #require(input("radius", .number(5), in: knobs))]
    #expect(radii(laidOut(knobs, inputs: inputs).result.scene) == [5, 5])
  }

  @Test func anUnknownThemeIsAFinding() {
    var inputs = EvaluationInputs()
    inputs.theme = "tiny"
    let (result, _) = laidOut(knobs, inputs: inputs)
    #expect(result.diagnostics.map(\.id) == ["unknown-theme"])
    #expect(result.diagnostics.first?.notes == ["its themes are `large`"])
  }

  @Test(arguments: [
    ("copies", 5.0, "value-out-of-range"), ("copies", 0.0, "value-out-of-range"), ("copies", 2.5, "value-off-step"),
    ("radius", 50.0, "value-out-of-range"), ("radius", 49.9, nil), ("copies", 3.0 + 1e-12, nil),
  ]) func rangesAndSteps(name: String, value: Double, id: String?) throws {
    var inputs = EvaluationInputs()
    inputs.params = [try #require(input(name, .number(value), in: knobs))]
    // What is nearly whole is a step, but no count: only the range is asked here.
    let text = knobs.split(separator: "\n").dropLast().joined(separator: "\n") + "\nscene { circle() }"
    let (result, _) = laidOut(text, inputs: inputs)
    #expect(result.diagnostics.map(\.id) == (id.map { [$0] } ?? []))
    if id != nil { #expect(result.diagnostics.first?.notes == ["set by `--set \(name)=…`"]) }
  }

  @Test func aSettingOfTheRootComponentCountsAsGiven() {
    let text = """
      component twice(factor: Number = 1 in 0...3) { circle(radius: factor * 10 + (isGiven(factor) ? 1 : 0)) }
      scene { twice() }
      """
    #expect(radii(laidOut(text).result.scene) == [10])
    var inputs = EvaluationInputs()
    inputs.componentArguments = [EvaluationInput(0, .enumCase(BuiltInEnum.anchor.id, 0), origin: "--set emotion=angry")]
    let face = "face { size: 100 }"
    #expect(laidOut(face, path: "x.face").result.scene?.title == nil)
    let emotions = checked(face, path: "x.face").program.enums.elements.firstIndex { $0.name == "Emotion" } ?? 0
    inputs.componentArguments = [
      EvaluationInput(0, .enumCase(EnumID(raw: UInt32(emotions)), 0), origin: "--set emotion=angry")
    ]
    #expect(laidOut(face, path: "x.face", inputs: inputs).result.scene?.title == "angry")
  }

  @Test(arguments: [("redraw", Size(200, 50), nil), ("fit", Size(100, 100), Size(200, 50))])
  func outputSize(mode: String, size: Size, outputSize: Size?) {
    var inputs = EvaluationInputs()
    inputs.outputSize = Size(200, 50)
    let scene = laidOut("scene { contentMode: .\(mode)\n rect() }", inputs: inputs).result.scene
    #expect(scene?.size == size)
    #expect(scene?.outputSize == outputSize)
  }

  @Test func rootArgumentsFromOutsideWin() {
    var inputs = EvaluationInputs()
    inputs.rootArguments = [
      EvaluationInput(.size, .size(Size(40, 30)), origin: "--set size=(40, 30)"),
      EvaluationInput(.title, .string("Given"), origin: "--set title=Given"),
    ]
    let scene = laidOut("scene { size: 100\n title: \"Written\"\n rect() }", inputs: inputs).result.scene
    #expect(scene?.size == Size(40, 30))
    #expect(scene?.title == "Given")
  }

  @Test(arguments: [(0.5, true), (4.0, true), (0.49, false), (4.01, false)]) func textScale(scale: Double, fits: Bool) {
    var inputs = EvaluationInputs()
    inputs.rootArguments = [EvaluationInput(.textScale, .number(scale), origin: "--set textScale=…")]
    let (result, _) = laidOut("scene { text(\"i\") }", inputs: inputs)
    #expect((result.scene != nil) == fits)
    #expect(result.diagnostics.map(\.id) == (fits ? [] : ["value-out-of-range"]))
  }
}
