// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetSource
import FacetTypes
import Testing

@Suite struct LoweringTests {
  @Test func groupsWithoutMeaningVanishAndTransformsCompose() {
    var sketch = SceneSketch()
    let dot = sketch.shape(.circle(center: .zero, radius: 1), [fill()], .translation(1, 0))
    let inner = sketch.group([dot, dot], .scale(2, 2))
    let root = sketch.group([inner], .translation(10, 0))
    let ir = lower(sketch.scene(root)).ir
    guard case .group(let children) = ir.nodes[ir.root].content else {
      Issue.record("the root is no group")
      return
    }
    #expect(children.count == 2)
    #expect(ir.nodes[children[0]].transform == Affine(2, 0, 0, 2, 2, 0))
    #expect(ir.symbols.count == 1)
    #expect(ir.problems() == [])
  }
}
