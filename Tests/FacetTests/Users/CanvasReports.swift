// SPDX-License-Identifier: Apache-2.0
//
// What users of other tools ran into with boxes, and what holds for every written file.

import Facet
import FacetGeometry
import FacetSource
import FacetTestSupport
import FacetXML
import Testing

@Suite struct CanvasReports {
  /// A15: a fitted picture holds its strokes.
  @Test func fitCountsTheStroke() throws {
    let drawn = try picture("scene {\n  fit: 0\n  circle(radius: 30).stroke(.black, width: 6)\n}\n")
    #expect(drawn.viewBox == [17, 17, 66, 66])
  }

  @Test func fitCountsMitersAndTransforms() throws {
    let corner = "polyline([(20, 80), (50, 20), (80, 80)]).stroke(.black, width: 8, join: .miter)"
    let sharp = try picture("scene {\n  fit: 0\n  \(corner)\n}\n").viewBox
    let round = try picture("scene {\n  fit: 0\n  \(corner.replacing(".miter", with: ".round"))\n}\n").viewBox
    #expect(sharp[1] < round[1] - 3 && sharp[1] > 20 - 4 * 3)
    let turned = try picture("scene {\n  fit: 2\n  circle(radius: 10).stroke(.black, width: 2).scale((2, 1))\n}\n")
      .viewBox
    #expect(abs(turned[2] - 48) < 0.1 && abs(turned[3] - 26) < 0.1)
  }

  /// A18: corners are cut to half a side; a negative radius is refused (see the degenerate numbers).
  @Test func cornersAreNeverLargerThanTheSide() throws {
    let shape = try picture("scene {\n  rect(cornerRadius: 15).fill(.red).frame(width: 40, height: 20)\n}\n").shapes[0]
    #expect(shape.bounds.width == 40 && shape.bounds.height == 20)
    if shape.name == "rect" {
      #expect(shape["rx"] == "10" && (shape["ry"] ?? "10") == "10")
    }
    #expect(abs(shape.area - (40 * 20 - 400 + Double.pi * 100)) < 0.5)
  }

  static let scenes =
    Fixture.files(below: "Tests/Fixtures/scenes", endings: sceneEndings)
    + Fixture.files(below: "examples", endings: sceneEndings)

  private func compile(_ scene: Fixture, _ options: CompileOptions = CompileOptions()) -> Compilation {
    Compiler(files: LocalFileSystem(), options: options).compile(
      BatchInput(
        file: InputFile(path: repositoryRoot + "/" + scene.path, isFound: false, relativePath: scene.name), bytes: nil))
  }

  @Test func scenesAreThere() { #expect(Self.scenes.count >= 20) }

  /// A16, F3, G1: what every file holds and none does.
  @Test(arguments: scenes) func everyFileIsSafeToInline(_ scene: Fixture) throws {
    let result = compile(scene)
    if result.isLibrary { return }
    let drawn = try DrawnPicture(result.output ?? [])
    #expect(
      drawn.viewBox.count == 4 && drawn.viewBox.allSatisfy(\.isFinite) && drawn.viewBox[2] > 0 && drawn.viewBox[3] > 0)
    #expect(drawn.document.instructions.isEmpty)
    for node in drawn.document.nodes {
      guard case .element(let name, _, let attributes) = node.content else { continue }
      #expect(!["script", "foreignObject", "style", "text", "a", "animate", "set", "iframe"].contains(name))
      for attribute in attributes {
        #expect(!attribute.name.hasPrefix("on") && attribute.name != "style")
        // What is drawn once more is part of the file.
        #expect(!attribute.name.hasSuffix("href") || name == "use" && attribute.value.hasPrefix("#"))
        let isText = ["id", "aria-labelledby", "aria-describedby"].contains(attribute.name)
        let isColor = attribute.value.hasPrefix("#") || attribute.value.hasPrefix("url(")
        #expect(isText || isColor || attribute.value.firstMatch(of: /[0-9][eE][-+0-9]/) == nil)
      }
    }
    let ids = drawn.values("id")
    #expect(ids.count == Set(ids).count)
    for path in drawn.elements("path") { #expect(isStrictPathData(path.value(of: "d") ?? "")) }
  }

  @Test(arguments: scenes) func aResponsiveFileKeepsItsViewBox(_ scene: Fixture) throws {
    var options = CompileOptions()
    options.isResponsive = true
    let result = compile(scene, options)
    if result.isLibrary { return }
    let root = try DrawnPicture(result.output ?? []).document.root
    #expect(root.value(of: "viewBox") != nil && root.value(of: "width") == nil && root.value(of: "height") == nil)
  }

  /// D3, I2: bytes depend on the source alone, not on what was compiled before or beside it.
  @Test func nothingIsLeftFromOneCompileToTheNext() {
    let texts = Self.scenes.map { $0.text() }
    let alone = zip(Self.scenes, texts).map { compiled($1, $0.name).output }
    let again = zip(Self.scenes, texts).reversed().map { compiled($1, $0.name).output }
    #expect(alone == again.reversed())
    let inputs = zip(Self.scenes, texts).map { scene, text in
      BatchInput(file: InputFile(path: scene.name, isFound: false, relativePath: scene.name), bytes: Array(text.utf8))
    }
    let memory = MemoryFileSystem(["a.facet": ""])
    for threads in [1, 2, 5] {
      let batch = Batch(files: memory, options: CompileOptions(), threads: threads).compile(inputs)
      #expect(batch.map(\.output) == alone)
    }
  }
}
