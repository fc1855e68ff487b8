// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetScene
import FacetShapes
import FacetSource
import FacetTypes

extension Evaluator {
  /// A painted outline.
  func placeOutline(_ leaf: LayoutNode, in offered: Size) throws(Stop) -> Placed {
    let (outline, size) = try outline(of: leaf, in: offered)
    guard let outline else { return Placed(node: nil, size: size) }
    let layers = layers(leaf.coats, on: outlines[outline], frame: size)
    let node = SceneNode(content: .outline(outline, layers), origin: leaf.origin)
    return Placed(node: sceneNodes.add(node), size: size)
  }

  /// Coats with their gradients in the frame's coordinates. Without any, a closed outline is filled black and an open
  /// one stroked black.
  private func layers(_ coats: [Coat], on outline: Outline, frame: Size) -> [PaintLayer] {
    if coats.isEmpty {
      return outline.isClosed ? [.fill(.color(.black), rule: .nonzero)] : [.stroke(.color(.black), StrokeStyle())]
    }
    return coats.map { $0.layer(in: frame, from: .zero) }
  }

  /// Glyphs line by line, each an instance of its outline. All glyphs get one coat before the next coat covers them.
  func placeText(_ block: TextBlock, _ leaf: LayoutNode) throws(Stop) -> Placed {
    let origin = leaf.origin
    recorder?.set(block.request)
    let coats = leaf.coats.isEmpty ? [Coat.fill(.color(.black), .nonzero)] : leaf.coats
    var glyphs: [(outline: OutlineID, at: Point)] = []
    var top = 0.0
    for line in block.lines {
      let left = (block.size.width - line.advance) * block.alignment.unit.x
      for glyph in line.glyphs where !glyph.outline.isEmpty {
        try chargeSegments(glyph.outline.segmentCount * coats.count, at: origin)
        let place = Point(left + glyph.origin.x, top + line.ascent + glyph.origin.y)
        glyphs.append((outlines.intern(.path(glyph.outline)), place))
      }
      top += line.ascent + line.descent
    }
    var ink: [Placed] = []
    for coat in coats {
      for glyph in glyphs {
        let layer = coat.layer(in: block.size, from: glyph.at)
        let node = SceneNode(
          content: .outline(glyph.outline, [layer]), origin: origin,
          transform: .translation(glyph.at.x, glyph.at.y))
        ink.append(Placed(node: sceneNodes.add(node), size: .zero))
      }
    }
    return Placed(node: group(ink, at: origin), size: block.size)
  }
}

extension Coat {
  /// The coat in the coordinates of a node whose origin lies at `node` in the painted element's frame.
  func layer(in frame: Size, from node: Point) -> PaintLayer {
    switch self {
    case .fill(let paint, let rule): .fill(paint.resolved(in: frame, from: node), rule: rule)
    case .stroke(let paint, let style): .stroke(paint.resolved(in: frame, from: node), style)
    }
  }
}

extension Paint {
  /// The paint in the coordinates of a node whose origin lies at `node` in a frame: points of the unit square become
  /// places, a radius a share of the shorter side, and bare colours are spread evenly.
  func resolved(in frame: Size, from node: Point) -> ScenePaint {
    func place(_ point: Point) -> Point {
      Point(point.x * frame.width - node.x, point.y * frame.height - node.y)
    }
    switch self {
    case .color(let color): return .color(color)
    case .linear(let stops, let from, let to):
      return gradient(stops, isFlat: from == to) { .linear(stops: $0, from: place(from), to: place(to)) }
    case .radial(let stops, let center, let radius):
      let length = radius * min(frame.width, frame.height)
      return gradient(stops, isFlat: radius <= 0) { .radial(stops: $0, center: place(center), radius: length) }
    }
  }

  /// A gradient of one colour, or one without extent, is the colour at its end.
  private func gradient(
    _ stops: [GradientStop], isFlat: Bool, _ make: ([SceneStop]) -> ScenePaint
  ) -> ScenePaint {
    guard let last = stops.last else { return .color(Color(red: 0, green: 0, blue: 0, alpha: 0)) }
    if stops.count == 1 || isFlat { return .color(last.color) }
    return make(zip(stops, resolveStops(stops)).map { SceneStop(color: $0.color, offset: $1) })
  }
}
