// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetGeometry
import FacetSource
import FacetTypes
import Testing

/// What stands in a file afterwards, or why it stays as it is.
func rewritten(
  _ text: String, _ name: String, _ change: SourceChange, beside others: [String: String] = [:]
) -> String {
  let file = InputFile(path: name, isFound: false, relativePath: name)
  do throws(WriteBackRefusal) {
    let compiler = Compiler(files: MemoryFileSystem(others), options: CompileOptions())
    return String(decoding: try compiler.rewritten(Array(text.utf8), of: file, by: change), as: UTF8.self)
  } catch {
    switch error {
    case .changedMeanwhile: return "changed"
    case .findings(let compilation): return compilation.diagnostics.map(\.id).joined(separator: ",")
    case .trouble(let error): return error.message
    }
  }
}

@Suite struct KnobWriteBackTests {
  struct Case: CustomStringConvertible, Sendable {
    var before: String
    var name: String
    var value: String
    var after: String
    var description: String { "\(name)=\(value) in \(before)" }
    init(_ before: String, _ name: String, _ value: String, _ after: String) {
      self.before = before
      self.name = name
      self.value = value
      self.after = after
    }
  }

  private func check(_ item: Case, ending: String = "face") {
    let change = SourceChange.knobs([KnobChange(name: item.name, value: item.value)])
    #expect(rewritten(item.before, "a.\(ending)", change) == item.after)
  }

  @Test(arguments: [
    Case("face { mouth: .smile }\n", "mouth", "grin", "face { mouth: .grin }\n"),
    Case("face {\n  mouth: .smile  // wide\n}\n", "mouth", ".grin", "face {\n  mouth: .grin  // wide\n}\n"),
    Case("face(.happy)\n", "emotion", "worried", "face(.worried)\n"),
    Case("face(.happy, eyes: .open)\n", "eyes", "closed", "face(.happy, eyes: .closed)\n"),
    Case("face { size: (9,  8) }\n", "size", "64", "face { size: 64 }\n"),
    Case("face { size: 64 }\n", "size", "(64, 32)", "face { size: (64, 32) }\n"),
    Case("face { color: .red }\n", "color", "crimson", "face { color: .crimson }\n"),
    Case("face { color: .red }\n", "color", "#102030", "face { color: #102030 }\n"),
    Case("face { title: \"a\" }\n", "title", "say \"b\\c\"", "face { title: \"say \\\"b\\\\c\\\"\" }\n"),
    Case("face { scale: 1/2 }\n", "scale", "0.70", "face { scale: 0.7 }\n"),
    Case("face { showsEyeBrows: true }\n", "showsEyeBrows", "false", "face { showsEyeBrows: false }\n"),
  ])
  func anArgumentIsReplacedWhereItStands(_ item: Case) { check(item) }

  @Test(arguments: [
    Case(
      "param a: Number = 0.5 in 0...1 // how\nface { scale: a / 2 + 0.1 }\n", "a", "0.25",
      "param a: Number = 0.25 in 0...1 // how\nface { scale: a / 2 + 0.1 }\n"),
    // The param behind an argument that is its name alone.
    Case(
      "param a: Number = 0.5\nface { mouthCurvature: a }\n", "mouthCurvature", "-1",
      "param a: Number = -1\nface { mouthCurvature: a }\n"),
    Case("param a = +3\nface { eyeBrowTilt: a }\n", "a", "-2.5", "param a = -2.5\nface { eyeBrowTilt: a }\n"),
    // Without its default's type the param gets it in words.
    Case("param m = Mouth.grin\nface { mouth: m }\n", "m", "frown", "param m: Mouth = .frown\nface { mouth: m }\n"),
    Case("param c = #123456\nface { color: c }\n", "c", "gold", "param c = #ffd700\nface { color: c }\n"),
    Case("param c: Color = #123456\nface { color: c }\n", "c", "gold", "param c: Color = .gold\nface { color: c }\n"),
    Case(
      "param t: Angle = 0.25turn\nface { rect().rotate(t) }\n", "t", "45deg",
      "param t: Angle = 45deg\nface { rect().rotate(t) }\n"),
  ])
  func aParamGetsAnotherDefault(_ item: Case) { check(item) }

  /// Its default stands in another file, which others may import.
  @Test func anImportedParamBehindAnArgumentIsLeftAlone() {
    let change = SourceChange.knobs([KnobChange(name: "mouthCurvature", value: "-0.25")])
    let after = rewritten(
      "import \"parts.facet\"\nface { mouthCurvature: shared }\n", "a.face", change,
      beside: ["parts.facet": "param shared: Number = 0.5\n"])
    #expect(after == "import \"parts.facet\"\nface { mouthCurvature: -0.25 }\n")
  }

  @Test(arguments: [
    Case(
      "face {\n  size: 200 // px\n  circle()\n}\n", "eyes", "closed",
      "face {\n  size: 200 // px\n  eyes: .closed\n  circle()\n}\n"),
    Case("face {\r\n\tsize: 200\r\n}\r\n", "eyes", "closed", "face {\r\n\tsize: 200\r\n\teyes: .closed\r\n}\r\n"),
    Case(
      "face {\n    // a circle\n    circle()\n}\n", "eyes", "closed",
      "face {\n    eyes: .closed\n    // a circle\n    circle()\n}\n"),
    Case(
      "face { // all of it\n  circle()\n}\n", "eyes", "closed", "face { // all of it\n  eyes: .closed\n  circle()\n}\n"),
    Case("face { mouth: .smile }\n", "eyes", "closed", "face { mouth: .smile; eyes: .closed }\n"),
    Case("face { mouth: .smile; circle() }\n", "eyes", "closed", "face { mouth: .smile; eyes: .closed; circle() }\n"),
    Case("face { circle() }\n", "eyes", "closed", "face { eyes: .closed; circle() }\n"),
    Case("face {}\n", "eyes", "closed", "face { eyes: .closed }\n"),
    Case("face { }\n", "eyes", "closed", "face { eyes: .closed }\n"),
    Case("face {\n}\n", "eyes", "closed", "face {\n  eyes: .closed\n}\n"),
    Case("face()\n", "eyes", "closed", "face(eyes: .closed)\n"),
    Case("face(.happy)\n", "eyes", "closed", "face(.happy, eyes: .closed)\n"),
    Case("face(.happy) { circle() }\n", "eyes", "closed", "face(.happy) { eyes: .closed; circle() }\n"),
    Case(
      "face(\n    emotion: .happy, // glad\n    scale: 0.5,\n)\n", "eyes", "closed",
      "face(\n    emotion: .happy, // glad\n    scale: 0.5,\n    eyes: .closed,\n)\n"),
    Case("face { size: 64 }.opacity(0.5)\n", "size", "32", "face { size: 32 }.opacity(0.5)\n"),
    Case("face { size: 64 }", "background", "gold", "face { size: 64; background: .gold }"),
  ])
  func anArgumentIsPutInWhereTheFileHasSuchLines(_ item: Case) { check(item) }

  @Test(arguments: [
    Case("param a: Number = 0.5 in 0...1\nface { scale: a }\n", "a", "2", "value-out-of-range"),
    Case("param a: Number = 0.5 in 0...1 step 0.5\nface { scale: a }\n", "a", "0.3", "value-off-step"),
    Case("face { }\n", "squintOpenness", "7", "value-out-of-range"),
    Case("face { }\n", "size", "wide", "setting-mismatch"),
    Case("face { }\n", "sise", "3", "unknown-setting"),
    Case("face { mouth: }\n", "scale", "1", "expected-value"),
  ])
  func whatTheFileCouldNotSayIsRefused(_ item: Case) { check(item) }

  @Test func severalChangesAreOneAfterTheOther() {
    let change = SourceChange.knobs([
      KnobChange(name: "eyes", value: "closed"), KnobChange(name: "scale", value: "0.5"),
      KnobChange(name: "mouth", value: "frown"), KnobChange(name: "eyes", value: "open"),
    ])
    #expect(
      rewritten("face {\n  mouth: .grin\n}\n", "a.face", change)
        == "face {\n  mouth: .frown\n  eyes: .open\n  scale: 0.5\n}\n")
  }

  @Test func aLaidOutFileStaysLaidOut() {
    let long = String(repeating: "word ", count: 20) + "end"
    let text = "face(.happy, title: \"a\", color: .crimson, lineWidth: 6)\n"
    let after = rewritten(text, "a.face", .knobs([KnobChange(name: "title", value: long)]))
    #expect(after.hasPrefix("face(\n") && after.contains(long))
  }

  @Test func aFileThatMovedOnIsLeftAlone() throws {
    let files = MemoryFileSystem(["a.face": "face { }\n"])
    let compiler = Compiler(files: files, options: CompileOptions())
    let file = InputFile(path: "a.face", isFound: false, relativePath: "a.face")
    let change = SourceChange.knobs([KnobChange(name: "scale", value: "0.5")])
    let hash = ContentDigest(of: Array("face { }\n".utf8)).digits
    let next = try compiler.writeBack(change, to: file, hash: hash)
    #expect(files.text("a.face") == "face { scale: 0.5 }\n")
    #expect(next == ContentDigest(of: Array("face { scale: 0.5 }\n".utf8)).digits)
    #expect(throws: WriteBackRefusal.self) { try compiler.writeBack(change, to: file, hash: hash) }
    #expect(files.text("a.face") == "face { scale: 0.5 }\n")
  }
}

@Suite struct GestureWriteBackTests {
  private static let empty = "sketch {\n  size: (300, 200)\n}\n"
  private static let stroke =
    "sketch {\n  size: (300, 200)\n  pen(color: .red, width: 5, points: [(10, 10), (90, 90)])\n}\n"

  private func after(_ text: String, _ gesture: SketchGesture) -> String {
    rewritten(text, "a.sketch", .gesture(gesture))
  }

  @Test func aStrokeIsOneStatementAtTheEnd() {
    let pen = SketchGesture.pen(
      color: Color(red: 1, green: 2, blue: 3), width: 4.26,
      points: [Point(10.04, 20.26), Point(10.03, 20.31), Point(9, 400)])
    #expect(
      after(Self.empty, pen)
        == "sketch {\n  size: (300, 200)\n  pen(color: #010203, width: 4.3, points: [(10, 20.3), (9, 400)])\n}\n")
    #expect(
      after("sketch {\r\n\tundo() // no\r\n\t// end\r\n}", pen)
        == "sketch {\r\n\tundo() // no\r\n\t// end\r\n\tpen(color: #010203, width: 4.26, points: [(10.04, 20.26), (10.03, 20.31), (9, 400)])\r\n}"
    )
    #expect(
      after("sketch { }\n", .pen(color: .black, width: 1, points: [Point(1, 1)]))
        == "sketch {\n  pen(color: #000000, width: 1, points: [(1, 1)])\n}\n")
    #expect(
      after("sketch()\n", .pen(color: .black, width: 1, points: [Point(1, 1)]))
        == "sketch() {\n  pen(color: #000000, width: 1, points: [(1, 1)])\n}\n")
    #expect(
      after("sketch { size: 9 }\n", .pen(color: .black, width: 1, points: [Point(1, 1)]))
        == "sketch {\n  size: 9\n  pen(color: #000000, width: 1, points: [(1, 1)])\n}\n")
  }

  @Test func historyAndErasersAreStatementsToo() {
    for (gesture, line) in [
      (SketchGesture.undo, "undo()"), (.clear, "clear()"),
      (.erase(width: 9, points: [Point(20, 20)]), "erase(width: 9, points: [(20, 20)])"),
      (.eraseStroke(width: 9, points: [Point(20, 20)]), "eraseStroke(width: 9, points: [(20, 20)])"),
    ] {
      #expect(after(Self.stroke, gesture) == String(Self.stroke.dropLast(2)) + "  \(line)\n}\n")
    }
    let undone = String(Self.stroke.dropLast(2)) + "  undo()\n}\n"
    #expect(after(undone, .redo) == String(undone.dropLast(2)) + "  redo()\n}\n")
  }

  @Test(arguments: [
    SketchGesture.undo, .redo, .clear, .erase(width: 9, points: [Point(20, 20)]),
    .eraseStroke(width: 9, points: [Point(2, 2)]),
    .pen(color: .black, width: 3, points: [Point(0, 20)]), .pen(color: .black, width: 3, points: [Point(300, 20)]),
    .pen(color: .black, width: 3, points: []), .pen(color: .black, width: 0, points: [Point(3, 3)]),
  ])
  func whatChangesNothingLeavesNoTrace(_ gesture: SketchGesture) {
    #expect(after(Self.empty, gesture) == Self.empty)
  }

  @Test func onlyASketchTakesStrokes() {
    #expect(rewritten("face { }\n", "a.face", .gesture(.undo)) == "`a.face` is no sketch, which alone takes strokes")
  }

  /// In a file that is laid out as in any other.
  @Test func aLongStrokeIsOneLine() {
    let points = (0..<100).map { Point(3 + Double($0), 7 + Double($0 % 9)) }
    for gesture in [
      SketchGesture.pen(color: .black, width: 3, points: points), .erase(width: 30, points: points),
      .eraseStroke(width: 30, points: points),
    ] {
      let lines = after(Self.stroke, gesture).split(separator: "\n")
      #expect(lines.count == Self.stroke.split(separator: "\n").count + 1)
      #expect(lines.dropLast().last?.hasSuffix(", (102, 7)])") == true)
    }
  }
}
