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

  @Test("are no longer than what they were made from", arguments: scenes)
  func lengths(_ scene: Fixture) throws {
    let lengths = [OptimizationLevel.none, .default, .max].map { compiled(scene, $0, stage: .svg).output?.count ?? 0 }
    #expect(lengths[0] >= lengths[1] && lengths[1] >= lengths[2], "\(lengths)")
  }
}
