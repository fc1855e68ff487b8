// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSemantics
import FacetSource
import Testing

@Suite struct InspectionTests {
  private func compiled(
    _ text: String, _ name: String = "a.face", _ settings: [Setting] = [], theme: String? = nil
  ) -> Compilation {
    opened(text, name).compile(settings, theme: theme)
  }

  private func inspection(_ text: String, _ name: String = "a.face") throws -> Inspection {
    try #require(compiled(text, name).inspection)
  }

  private func knob(_ name: String, in inspection: Inspection?) throws -> Knob {
    try #require(inspection?.knobs.first { $0.name == name })
  }

  @Test func everyParameterOfTheRootIsAKnobWhetherSetOrNot() throws {
    let inspection = try inspection("face { emotion: .worried }\n")
    #expect(inspection.kind == "face" && inspection.title == "worried")
    let names = inspection.knobs.map(\.name)
    #expect(
      names == [
        "emotion", "eyes", "eyeBrows", "mouth", "mouthCurvature", "eyeBrowTilt", "squintOpenness", "showsEyeBrows",
        "scale", "color", "lineWidth", "size", "title", "background",
      ])
    let emotion = try knob("emotion", in: inspection)
    #expect(emotion.value == ".worried" && emotion.isSet && emotion.owner == .root)
    #expect(emotion.choices == ["angry", "happy", "worried", "mischievous"] && emotion.typeName == "Emotion")
    // A default that is made from other parameters.
    let curvature = try knob("mouthCurvature", in: inspection)
    #expect(curvature.value == "-0.5" && !curvature.isSet)
    #expect(curvature.documentation == "−1 frown … 1 smile; more is clamped.")
    let squint = try knob("squintOpenness", in: inspection)
    #expect(squint.low == 0 && squint.high == 1 && squint.step == nil && squint.isClosed)
    #expect(try knob("color", in: inspection).value == "#0000ff")
    #expect(try knob("size", in: inspection).value == "100")
    #expect(try knob("background", in: inspection).value == nil)
  }

  @Test func paramsHaveRangeStepAndDocumentation() throws {
    let text = """
      /// How many.
      param count: Number = 3 in 0..<8 step 1
      param turn: Angle = 45deg in 0deg...90deg
      badge { rect().frame(width: count).rotate(turn) }

      """
    let inspection = try inspection(text, "a.badge")
    let count = try knob("count", in: inspection)
    #expect(count.owner == .param && count.isSet && count.documentation == "How many." && count.value == "3")
    #expect(count.low == 0 && count.high == 8 && count.step == 1 && !count.isClosed)
    let turn = try knob("turn", in: inspection)
    #expect(turn.value == "45deg" && turn.high == 90)
  }

  @Test func anArgumentThatIsAParamIsItsAlias() throws {
    let text = """
      param smile: Number = 0.5 in -1...1
      param ground: Color = .gold
      face { mouthCurvature: smile; background: ground; eyeBrowTilt: smile / 2 }

      """
    let inspection = try inspection(text)
    #expect(try knob("smile", in: inspection).aliases == ["mouthCurvature"])
    #expect(try knob("ground", in: inspection).aliases == ["background"])
    #expect(!inspection.knobs.contains { $0.name == "mouthCurvature" || $0.name == "background" })
    // An expression is another matter.
    #expect(try knob("eyeBrowTilt", in: inspection).value == "0.25")
  }

  @Test func settingsAndThemesShowInTheValues() throws {
    let text = "param ink: Color = .black\ntheme dark { ink: #eeeeee }\nface { color: ink }\n"
    let plain = compiled(text)
    #expect(plain.inspection?.themes == ["dark"])
    let dark = compiled(text, theme: "dark")
    #expect(try knob("ink", in: dark.inspection).value == "#eeeeee")
    let set = compiled(text, "a.face", [Setting(name: "ink", text: "crimson"), Setting(name: "eyes", text: "closed")])
    #expect(try knob("ink", in: set.inspection).value == "#dc143c")
    #expect(try knob("eyes", in: set.inspection).value == ".closed")
    #expect(plain.output != nil && set.output != nil && plain.output != set.output)
    // Settings of one compile leave no trace in the next.
    #expect(opened(text, "a.face").compile().output == plain.output)
  }

  @Test func textScaleIsAKnobWhereTextIs() throws {
    #expect(try inspection("badge { text(\"a\", size: 9) }\n", "a.badge").knobs.contains { $0.name == "textScale" })
    #expect(try inspection("card { rank: .two }\n", "a.card").knobs.contains { $0.name == "textScale" })
    #expect(try !inspection("badge { circle() }\n", "a.badge").knobs.contains { $0.name == "textScale" })
  }

  @Test(arguments: [
    ("", false, false, true), ("pen(color: .red, width: 2, points: [(9, 9)])", true, false, false),
    ("pen(color: .red, width: 2, points: [(9, 9)]); undo()", false, true, true),
    ("pen(color: .red, width: 2, points: [(9, 9)]); clear()", true, false, true),
  ])
  func aSketchKnowsWhatCanBeDone(_ body: String, canUndo: Bool, canRedo: Bool, isEmpty: Bool) throws {
    let sketch = try inspection("sketch {\n  \(body)\n}\n", "a.sketch").sketch
    #expect(sketch?.canUndo == canUndo && sketch?.canRedo == canRedo && sketch?.isEmpty == isEmpty)
    #expect(try inspection("badge { sketch { \(body) } }\n", "a.badge").sketch == nil)
  }

  @Test func aBadSettingIsAFindingAndKnobsStay() {
    let result = compiled(
      "param a: Number = 1 in 0...2\nface { scale: a }\n", "a.face", [Setting(name: "a", text: "3")])
    #expect(result.output == nil && result.diagnostics.map(\.id) == ["value-out-of-range"])
    let wrong = compiled("face { }\n", "a.face", [Setting(name: "scale", text: "wide")])
    #expect(wrong.output == nil && wrong.diagnostics.first?.id == "setting-mismatch")
    #expect(wrong.inspection?.knobs.isEmpty == false)
  }

  @Test func aBrokenFileAndALibraryHaveNone() {
    let broken = compiled("face { mouth: }\n")
    #expect(broken.inspection == nil && broken.diagnostics.hasErrors)
    let library = compiled("func a() -> Number = 1\n", "a.facet")
    #expect(library.inspection == nil && library.isLibrary)
  }

  @Test func whatAChoiceMakesOfOtherParameters() throws {
    let compiler = Compiler(files: MemoryFileSystem([:]), options: CompileOptions())
    let implied = compiler.impliedValues(ofRoot: "face")
    func values(_ parameter: String, _ choice: String) -> [String]? {
      let one = implied.first { $0.parameter == parameter && $0.choice == choice }
      return one?.values.map { "\($0.name): \($0.value)" }
    }
    #expect(
      values("emotion", "worried") == [
        "eyes: .open", "eyeBrows: .relaxed", "mouth: .smirk", "mouthCurvature: -0.5", "eyeBrowTilt: 0.5",
      ])
    #expect(values("mouth", "neutral") == ["mouthCurvature: 0"])
    #expect(values("eyeBrows", "furrowed") == ["eyeBrowTilt: -0.5"])
    #expect(values("eyes", "closed") == nil)
    // What a compile is set to plays no part, and neither have the roots without choices.
    var set = CompileOptions()
    set.settings = [Setting(name: "mouth", text: ".frown")]
    #expect(Compiler(files: MemoryFileSystem([:]), options: set).impliedValues(ofRoot: "face") == implied)
    for kind in ["badge", "card", "sketch", "scene", ""] { #expect(compiler.impliedValues(ofRoot: kind).isEmpty) }
  }
}

/// A scene in memory, open.
func opened(_ text: String, _ name: String, _ options: CompileOptions = CompileOptions()) -> OpenScene {
  Compiler(files: MemoryFileSystem([:]), options: options).open(
    BatchInput(file: InputFile(path: name, isFound: false, relativePath: name), bytes: Array(text.utf8)))
}
