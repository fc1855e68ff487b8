// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetWatch
import Testing

@Suite struct SceneSetTests {
  private func world() -> World {
    let world = World()
    world.makeDirectory("/w")
    world.write("/w/a.face", "import \"parts.facet\"\nface { size: side }\n")
    world.write("/w/b.face", "face { size: 50 }\n")
    world.write("/w/parts.facet", "let side = 100\n")
    return world
  }

  private func scenes(in world: World) -> SceneSet {
    SceneSet(files: world, threads: 1) { files throws(ToolError) in
      let inputs = try expandInputs(["."], in: files).map { BatchInput(file: $0, bytes: nil) }
      return [SceneGroup(inputs: inputs, compiler: Compiler(files: files, options: CompileOptions()))]
    }
  }

  private func names(_ places: [Int], of set: SceneSet) -> [String] {
    places.map { set.scenes[$0].compilation.input.relativePath }
  }

  @Test func onlyWhatDependsOnAChangeIsCompiled() {
    let world = world()
    var set = scenes(in: world)
    #expect(names(set.update(after: []), of: set) == ["a.face", "b.face", "parts.facet"])
    world.write("/w/parts.facet", "let side = 120\n")
    #expect(names(set.update(after: ["./parts.facet"]), of: set) == ["parts.facet"])
    #expect(names(set.update(after: ["parts.facet"]), of: set) == ["a.face"])
    world.write("/w/b.face", "face { size: 60 }\n")
    #expect(names(set.update(after: ["./b.face"]), of: set) == ["b.face"])
  }

  @Test func aNewSceneIsFoundAndTheOthersAreKept() {
    let world = world()
    var set = scenes(in: world)
    _ = set.update(after: [])
    world.write("/w/c.face", "face { }\n")
    #expect(names(set.update(after: ["."]), of: set) == ["c.face"])
    world.remove("/w/b.face")
    #expect(set.update(after: ["."]).isEmpty)
    #expect(set.scenes.map(\.compilation.input.relativePath) == ["a.face", "c.face", "parts.facet"])
  }

  @Test func scenesThatGoToAnotherPlaceAreCompiledAnew() {
    let world = world()
    var set = SceneSet(files: world, threads: 1) { files throws(ToolError) in
      let inputs = try expandInputs(["*.face"], in: files).map { BatchInput(file: $0, bytes: nil) }
      let place = files.kind(of: "out") == nil ? OutputPlace.besideSource : .folder("out")
      return [SceneGroup(inputs: inputs, compiler: Compiler(files: files, options: CompileOptions()), place: place)]
    }
    _ = set.update(after: [])
    world.write("/w/out", "")
    #expect(names(set.update(after: ["out"]), of: set) == ["a.face", "b.face"])
  }

  /// The parser ends before the import is read; the import still matters.
  @Test func abrokenSceneKeepsWhatItDependedOn() {
    let world = world()
    var set = scenes(in: world)
    _ = set.update(after: [])
    world.write("/w/a.face", "import \"parts.facet\nface {")
    _ = set.update(after: ["./a.face"])
    #expect(set.scenes.first?.compilation.output == nil)
    #expect(set.dependencies.contains("parts.facet"))
  }

  @Test func aFolderWithoutScenesIsTroubleUntilOneComes() {
    let world = World()
    world.makeDirectory("/w")
    var set = scenes(in: world)
    _ = set.update(after: [])
    #expect(set.trouble != nil)
    #expect(set.dependencies.contains("."))
    world.write("/w/a.face", "face { }\n")
    #expect(names(set.update(after: ["."]), of: set) == ["a.face"])
    #expect(set.trouble == nil)
  }
}
