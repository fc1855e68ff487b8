// SPDX-License-Identifier: Apache-2.0
//
// Scenes by hand, for tests.

import FacetGeometry
import FacetIR
import FacetScene
import FacetSource
import FacetTypes

/// Builds one scene.
final class SceneSketch {
  var nodes = Arena<SceneNode>()
  var outlines = Arena<Outline>()

  static let origin = SourceSpan(SourceID(0), ByteSpan(start: 0, end: 4))
  private var marks: UInt32 = 0

  /// A place of its own for each node, so that reports can be told apart.
  private func nextOrigin() -> SourceSpan {
    marks += 1
    return SourceSpan(SourceID(0), ByteSpan(start: marks * 10, end: marks * 10 + 4))
  }

  func shape(_ outline: Outline, _ layers: [PaintLayer], _ transform: Affine = .identity) -> SceneNodeID {
    let content = SceneNode.Content.outline(outlines.add(outline), layers)
    return nodes.add(SceneNode(content: content, origin: nextOrigin(), transform: transform))
  }

  func group(_ children: [SceneNodeID], _ transform: Affine = .identity) -> SceneNodeID {
    nodes.add(SceneNode(content: .group(children), origin: nextOrigin(), transform: transform))
  }

  func scene(_ root: SceneNodeID, size: Size = Size(100, 100), fit: Double? = nil) -> Scene {
    var scene = Scene(
      nodes: nodes, outlines: outlines, root: root, size: size, kind: "sketch", origin: SceneSketch.origin)
    scene.fit = fit
    return scene
  }
}

let black = ScenePaint.color(.black)
func fill(_ paint: ScenePaint = black, rule: FillRule = .nonzero) -> PaintLayer { .fill(paint, rule: rule) }
func stroke(
  _ paint: ScenePaint = black, width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
  dash: [Double] = [], alignment: StrokeAlignment = .center
) -> PaintLayer {
  .stroke(
    paint,
    StrokeStyle(width: width, cap: cap, join: join, miterLimit: miterLimit, dash: dash, alignment: alignment))
}

/// A scene with one shape.
func sceneOf(
  _ outline: Outline, _ layers: [PaintLayer], _ transform: Affine = .identity, size: Size = Size(100, 100),
  fit: Double? = nil
) -> Scene {
  let sketch = SceneSketch()
  let shape = sketch.shape(outline, layers, transform)
  return sketch.scene(sketch.group([shape]), size: size, fit: fit)
}

/// All shapes of a grid, in the order drawn.
func shapes(of grid: GridIR) -> [(shape: GridShape, coats: [GridCoat])] {
  var found: [(GridShape, [GridCoat])] = []
  var stack = [grid.root]
  while let id = stack.popLast() {
    switch grid.nodes[id].content {
    case .group(let children): stack += children.reversed()
    case .shape(let shape, let coats): found.append((shape, coats))
    case .instance: break
    }
  }
  return found
}
