// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetSource
import FacetTypes

extension GridIR {
  /// The exact picture that this one is on its grid, off by nothing. Of pictures in plain colours without references.
  var exact: PathIR {
    let numbers = viewBox.numbers.map(\.doubleValue)
    let box = Rect(origin: Point(numbers[0], numbers[1]), size: Size(numbers[2], numbers[3]))
    var ir = PathIR(picture: picture, viewBox: box, size: Size(width.doubleValue, height.doubleValue))
    ir.root = add(root, to: &ir) ?? ir.root
    return ir
  }

  /// Nil for what draws nothing.
  private func add(_ id: GridNodeID, to ir: inout PathIR) -> IRNodeID? {
    let node = nodes[id]
    var result: IRNode
    switch node.content {
    case .group(let children):
      let kept = children.compactMap { add($0, to: &ir) }
      if kept.isEmpty { return nil }
      result = IRNode(content: .group(kept), traits: node.traits)
    case .shape(let shape, let coats):
      let layers = coats.map(\.exact)
      result = IRNode(content: .shape(ir.symbols.add(.path(shape.path)), layers), traits: node.traits)
    case .instance:
      return nil
    }
    if let clip = node.clip {
      guard let area = add(clip, to: &ir) else { return nil }
      result.clip = area
    }
    return ir.nodes.add(result)
  }
}

extension GridCoat {
  fileprivate var exact: PaintLayer {
    switch self {
    case .fill(let paint, let rule): .fill(paint.exact, rule: rule)
    case .stroke(let paint, let stroke):
      .stroke(
        paint.exact,
        StrokeStyle(
          width: stroke.width.doubleValue, cap: stroke.cap, join: stroke.join,
          miterLimit: stroke.miterLimit.doubleValue, dash: stroke.dash.map(\.doubleValue)))
    }
  }
}

extension GridPaint {
  fileprivate var exact: ScenePaint {
    switch self {
    case .color(let color): .color(color)
    case .linear(let stops, _, _), .radial(let stops, _, _, _): .color(stops.last?.color ?? .black)
    }
  }
}
