// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetSource
import FacetTypes
import FacetVerify

let nowhere = SourceSpan(SourceID(0), ByteSpan(0..<0))

/// Exact pictures made by hand, on a canvas of 100 × 100.
struct Picture {
  var ir: PathIR
  private var children: [IRNodeID] = []

  init() {
    ir = PathIR(picture: PictureTraits(kind: "scene", origin: nowhere), viewBox: Picture.canvas, size: Size(100, 100))
  }

  /// A picture of shapes on top of one another.
  init(_ shapes: (Outline, [PaintLayer])...) {
    self.init()
    for (outline, layers) in shapes { add(outline, layers) }
  }

  static let canvas = Rect(minX: 0, minY: 0, maxX: 100, maxY: 100)

  @discardableResult
  mutating func add(
    _ outline: Outline, _ layers: [PaintLayer], _ map: Affine = .identity, _ change: (inout IRNode) -> Void = { _ in }
  ) -> IRNodeID {
    var node = shape(outline, layers, map)
    change(&node)
    return add(node)
  }

  @discardableResult
  mutating func add(_ node: IRNode) -> IRNodeID {
    let id = ir.nodes.add(node)
    children.append(id)
    ir.nodes[ir.root].content = .group(children)
    return id
  }

  /// A node that hangs nowhere yet, as for clips and masks.
  mutating func loose(_ outline: Outline, _ layers: [PaintLayer] = [.fill(.color(.black), rule: .nonzero)]) -> IRNodeID
  {
    ir.nodes.add(shape(outline, layers, .identity))
  }

  mutating func group(_ shapes: [(Outline, [PaintLayer])], opacity: Double = 1) -> IRNode {
    let ids = shapes.map { ir.nodes.add(shape($0.0, $0.1, .identity)) }
    var node = IRNode(content: .group(ids), traits: NodeTraits(origin: nowhere))
    node.traits.opacity = opacity
    return node
  }

  private mutating func shape(_ outline: Outline, _ layers: [PaintLayer], _ map: Affine) -> IRNode {
    IRNode(content: .shape(ir.symbols.add(outline), layers), traits: NodeTraits(origin: nowhere), transform: map)
  }
}

let ink = Color(red: 16, green: 32, blue: 48)
let faint = Color(red: 16, green: 32, blue: 48, alpha: 0.5)

func fill(_ color: Color = ink, _ rule: FillRule = .nonzero) -> PaintLayer { .fill(.color(color), rule: rule) }

func stroke(
  _ width: Double = 4, _ color: Color = ink, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
  dash: [Double] = []
) -> PaintLayer {
  .stroke(
    .color(color), StrokeStyle(width: width, cap: cap, join: join, miterLimit: miterLimit, dash: dash))
}

func circle(_ x: Double, _ y: Double, _ radius: Double) -> Outline { .circle(center: Point(x, y), radius: radius) }
func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Outline {
  .rect(Rect(origin: Point(x, y), size: Size(width, height)), cornerRadius: 0)
}

/// A contour of straight sides.
func sides(_ points: [(Double, Double)], closed: Bool = true) -> Subpath {
  Subpath(
    start: Point(points[0].0, points[0].1), segments: points.dropFirst().map { .line(to: Point($0.0, $0.1)) },
    isClosed: closed)
}
func path(_ subpaths: Subpath...) -> Outline { .path(Path(subpaths)) }

extension PathIR {
  /// An SVG with this canvas and that content against the picture.
  func verified(
    _ content: String, root: String = #"viewBox="0 0 100 100" width="100" height="100""#, tolerance: Double = 0.05
  ) -> Verification {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" "# + root + ">"
    return verify(svg: Array((text + content + "</svg>").utf8), against: self, tolerance: tolerance)
  }
}
