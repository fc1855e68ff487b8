// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetIR
import FacetOptimizer
import FacetTestSupport
import Testing

@Suite("Optimized scenes") struct OptimizedScenes {
  private static let endings = [".face", ".badge", ".card", ".sketch", ".facet"]
  static let scenes =
    Fixture.files(below: "examples", endings: endings) + Fixture.all(in: "scenes", endings: endings)

  private func compiled(_ scene: Fixture, _ level: OptimizationLevel, stage: CompileStage) -> Compilation {
    var options = CompileOptions()
    options.passes.level = level
    options.stage = stage
    let file = InputFile(path: repositoryRoot + "/" + scene.path, isFound: false, relativePath: scene.name)
    return Compiler(files: LocalFileSystem(), options: options).compile(BatchInput(file: file, bytes: nil))
  }

  @Test("have nothing left to shorten", arguments: scenes, [OptimizationLevel.default, .max])
  func idempotence(_ scene: Fixture, _ level: OptimizationLevel) throws {
    let result = compiled(scene, level, stage: .optimized)
    if result.isLibrary { return }
    let once = try readGridIR(String(decoding: try #require(result.output), as: UTF8.self))
    let twice = optimize(once, PassOptions(level: level))
    #expect(twice.savings.isEmpty, "\(twice.savings)")
    #expect(twice.grid == once)
  }
}
