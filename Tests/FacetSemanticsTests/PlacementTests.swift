// SPDX-License-Identifier: Apache-2.0

import FacetScene
import FacetSemantics
import FacetShapes
import FacetSource
import Testing

@Suite("What is recorded of the elements that drew a scene")
struct PlacementTests {
  private let source = """
    component pair(words: String) { hstack { circle(); text(words, size: 10) } }
    scene { size: 100; textScale: 2
      group { group { pair(words: "ab") } }
      repeat k in 0..<2 { rect().frame(width: 4, height: 4).position(10 + k, 10) }
    }
    """

  private func placements() throws -> (scene: Scene, placements: Placements) {
    var inputs = EvaluationInputs()
    inputs.recordsPlacements = true
    let result = laidOut(source, inputs: inputs).result
    return (try #require(result.scene), try #require(result.placements))
  }

  @Test("the scene is the same, and nothing is recorded unasked")
  func sameScene() throws {
    let plain = laidOut(source).result
    let (scene, _) = try placements()
    #expect(plain.placements == nil)
    #expect(try sceneDump(#require(plain.scene)) == sceneDump(scene))
  }

  @Test("a node tells all elements around it, dissolved groups too, and every turn of a loop is one of its own")
  func chains() throws {
    let (scene, placements) = try placements()
    #expect(placements.owners.count == scene.nodes.count)
    func words(_ node: Int) -> [String] {
      placements.chain(of: SceneNodeID(raw: UInt32(node))).map { place in
        let span = placements.elements[place].origin.span
        let text = String(decoding: Array(source.utf8)[Int(span.start)..<Int(span.end)], as: UTF8.self)
        return String(text.prefix { $0.isLetter })
      }
    }
    let leaves = scene.nodes.elements.indices.filter { index in
      if case .outline = scene.nodes.elements[index].content { return true }
      return false
    }
    #expect(
      leaves.map(words) == [
        ["circle", "hstack", "pair", "group", "group", "scene"], ["text", "hstack", "pair", "group", "group", "scene"],
        ["text", "hstack", "pair", "group", "group", "scene"], ["rect", "scene"], ["rect", "scene"],
      ])
    let turns = leaves.suffix(2).map { placements.owners[$0] }
    #expect(turns[0] != turns[1])
    #expect(placements.elements.compactMap(\.text).map { "\($0.string) \($0.size)" } == ["ab 20.0"])
  }
}
