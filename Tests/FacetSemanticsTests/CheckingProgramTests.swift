// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetSemantics
import FacetShapes
import FacetSource
import FacetTypes
import Testing

@Suite struct CheckingProgramTests {
  private func block(_ result: CheckedFiles) -> CheckedBlock? {
    result.program.scene?.element.block.map { result.program.blocks[$0] }
  }

  private func elements(_ block: CheckedBlock?) -> [CheckedElement] {
    block?.statements.compactMap { if case .element(let element) = $0 { element } else { nil } } ?? []
  }

  private func value(of name: String, _ text: String) -> CheckedExpression? {
    let result = checked(text)
    #expect(result.shown == "")
    return result.program.globals.elements.first { $0.name == name }.map { result.program.expressions[$0.value] }
  }

  @Test(arguments: [
    ("-3", Value.number(-3)), ("+3", .number(3)), ("2mm", .number(2 * 96 / 25.4)), ("12pt", .number(16)),
    ("50%", .number(0.5)),
    ("-0.25turn", .angle(-90)), ("(1, -2)", .point(Point(1, -2))), ("[1, 2]", .list([.number(1), .number(2)])),
    ("\"a\\n\"", .string("a\n")), ("#f00", .color(Color(red: 255, green: 0, blue: 0))),
    ("Color.lime", .color(Color(red: 0, green: 255, blue: 0))),
    ("0", .number(0)), ("-0", .number(0)),
  ]) func literalsAreConstants(text: String, expected: Value) {
    #expect(value(of: "a", "let a = \(text)")?.kind == .constant(expected))
  }

  @Test(arguments: [
    ("let a: Size = 3", Value.size(Size(3, 3))), ("let a: Size = (3, 4)", .size(Size(3, 4))),
    ("let a: Paint = .red", .paint(.color(Color(red: 255, green: 0, blue: 0)))),
    ("let a: [Stop] = [#fff]", .list([.stop(GradientStop(color: .white, offset: nil))])),
  ]) func conversionsOfLiteralsAreConstants(text: String, expected: Value) {
    #expect(value(of: "a", text)?.kind == .constant(expected))
  }

  @Test(arguments: [
    ("3 * 45deg", Type.angle), ("45deg / 3", .angle), ("90deg / 45deg", .number), ("(1, 2) - (3, 4)", .point),
    ("2 * (3, 4)", .point), ("[1] + [2]", .list(.number)), ("1 < 2 && true", .bool), ("5 % 2", .number),
    ("true ? 1 : 2", .number), ("Mouth.smile.next.index", .number), ("Mouth.allCases.count", .number),
    ("Mouth(index: 1).name", .string), ("[(1, 2)][0].x", .number), ("min(1, 2, 3)", .number),
    ("pick(from: [#fff, #000], seed: 1, key: 2)", .color), ("lerp(#fff, #000, 0.5)", .color),
    ("Mouth.smile == .grin", .bool), (".grin == Mouth.smile", .bool), ("true ? .grin : Mouth.smile", .unknown),
    ("Mouth.smile > .grin", .bool), ("\"\\(Mouth.smile)\"", .string), ("[] + [1]", .list(.number)),
  ]) func expressionsHaveTypes(text: String, expected: Type) {
    let type = value(of: "a", "let a = \(text)")?.type
    if expected != .unknown { #expect(type == expected) }
    #expect(type != .unknown)
  }

  @Test func propertiesAreArguments() {
    let one = checked("scene { circle(radius: 9) }")
    let other = checked("scene { circle { radius: 9 } }")
    for result in [one, other] {
      #expect(result.shown == "")
      let circle = elements(block(result)).first
      #expect(circle?.arguments.count == 2)
      #expect(circle?.arguments.first == .some(nil))
      #expect(circle?.arguments[1].map { result.program.expressions[$0].kind } == .constant(.number(9)))
    }
  }

  @Test func aBlockReadsItsSizeThroughControlStatementsOnly() {
    let result = checked(
      """
      scene {
        repeat k in 0..<2 { if true { circle(radius: width) } }
        group { rect() }
        group { group { circle(radius: height) } }
        hstack { spacing: width
          rect()
        }
      }
      """)
    #expect(result.shown == "")
    #expect(block(result)?.readsSize == true)
    let inner = elements(block(result)).compactMap { $0.block.map { result.program.blocks[$0] } }
    #expect(inner.map(\.readsSize) == [false, false, false])
    #expect(elements(inner[1]).first?.block.map { result.program.blocks[$0].readsSize } == true)
    guard case .repeatRange(_, _, _, _, _, let body)? = block(result)?.statements.first else {
      Issue.record("the first statement repeats")
      return
    }
    #expect(result.program.blocks[body].readsSize)
    #expect(block(checked("scene { group { circle(radius: width) } }"))?.readsSize == false)
  }

  @Test func slotsAreFilledByNameAndTheRestIsContent() {
    let result = checked(
      """
      component frame2() { slot content
        group { slot top { rect() } } }
      scene {
        frame2 {
          let r = width / 2
          top { circle(radius: r) }
          rect()
        }
      }
      """)
    #expect(result.shown == "")
    #expect(result.program.components.elements.map(\.slots) == [["content", "top"]])
    let use = elements(block(result)).first
    #expect(use?.fills.map(\.slot) == [0, 1])
    let blocks = use?.fills.map { result.program.blocks[$0.block] } ?? []
    // The local value can be seen in both, and it names the size.
    #expect(blocks.map(\.statements.count) == [2, 2])
    #expect(blocks.map(\.readsSize) == [true, true])
  }

  @Test func localsShareNoSlot() {
    let result = checked(
      """
      shape s(a: Number) {
        let b = a
        if true { let c = b
          line(c, b) } else { let d = b
          line(d, b) }
        repeat k in 0..<3 { line(k, a) }
      }
      """)
    #expect(result.shown == "")
    #expect(result.program.shapes.elements.map(\.frameSize) == [5])
  }

  @Test func commandsWinInOutlines() {
    let result = checked(
      "shape s { move(0, 0)\n line(1, 2)\n arc(center: (0, 0), radius: 1, from: 0deg, to: 9deg)\n circle() }")
    #expect(result.shown == "")
    let block = result.program.shapes.elements.first.map { result.program.blocks[$0.body] }
    #expect(
      elements(block).map(\.callee)
        == [.command(.move), .command(.line), .command(.arc), .primitive(Primitives.index(of: "circle") ?? -1)])
  }

  @Test func onlyWhatIsUsedOfTheLibraryIsChecked() {
    #expect(checked("scene { circle() }").program.components.count == 0)
    #expect(checked("badge { circle() }", path: "a.badge").program.components.elements.map(\.name) == ["badge"])
  }

  @Test func globalsStandAfterWhatTheyUse() {
    let result = checked("let a = b + c\nlet b = c\nlet c = 1")
    #expect(result.program.globals.elements.map(\.name) == ["c", "b", "a"])
  }

  @Test func rootArgumentsAreTakenApart() {
    let result = checked("face(mouth: .grin) { size: 200\n color: .red\n background: #fff }", path: "a.face")
    #expect(result.shown == "")
    let scene = result.program.scene
    #expect(scene?.rootArguments.map { $0 != nil } == [true, false, false, false, true, false, false, false])
    #expect(scene?.element.arguments.map { $0 != nil }.firstIndex(of: true) == 3)
    #expect(scene?.kind == "face")
  }

  @Test func factsListKnobsAndUses() {
    let result = checked(
      """
      /// How many.
      param copies: Number = 8 in 1...24 step 1
      let unused = 3
      face { size: 10
        scale: copies / 24 }
      """, path: "a.face")
    #expect(result.shown == "")
    let knob = result.facts.params.first
    #expect(knob?.name == "copies" && knob?.lower == 1 && knob?.upper == 24 && knob?.step == 1)
    #expect(knob?.typeName == "Number" && knob?.defaultText == "8" && knob?.documentation == "How many.")
    #expect(result.facts.rootKind == "face")
    #expect(result.facts.rootParameters.map(\.name).contains("mouthCurvature"))
    #expect(result.facts.rootParameters.last?.name == "decorative")
    let used = result.facts.uses.compactMap { use -> String? in
      if case .definition(let place) = use.meaning { result.facts.definitions[place].name } else { nil }
    }
    #expect(used == ["face", "copies"])
    #expect(result.facts.definitions.contains { $0.name == "unused" && $0.kind == .value && !$0.isLibrary })
  }

  @Test func brokenTextDoesNoHarm() {
    for text in [
      "scene { circle(radius: ) }", "scene { circle().", "let a = \nlet b = a", "param x:", "func f(", "switch",
    ] {
      let result = checked(text)
      #expect(result.diagnostics.hasErrors)
      #expect(result.diagnostics.count <= 2, "\(text)\n\(result.shown)")
    }
  }
}
