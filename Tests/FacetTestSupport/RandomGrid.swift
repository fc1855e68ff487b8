// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
public import FacetIR
internal import FacetSource
internal import FacetTypes

/// Pictures on a grid that look like nothing, the same for the same seed: all kinds of outlines and segments, many of them
/// straight, equal, without length or closed twice, under coats of a few paints.
public struct RandomGrid {
  private var state: UInt64
  private var grid: GridIR
  private let span: Int
  /// How many outlines there are so far: each is a symbol of its own, but for copies.
  private var symbols: UInt32 = 0
  private let origin = SourceSpan(SourceID(0), ByteSpan.at(0))

  public static func make(seed: UInt64) throws -> GridIR {
    var maker = try RandomGrid(seed: seed)
    return maker.run()
  }

  private init(seed: UInt64) throws {
    // By another number than the steps, or one seed's pictures would be another's, some numbers later.
    state = seed &* 0xD1B5_4A32_D192_ED03 &+ 1
    let decimals = Int(seed % 3)
    span = [24, 300, 2400][decimals]
    grid = try readGridIR(
      """
      facet-grid-ir 2
      picture "scene" redraw
      origin 0 0 0
      decimals \(decimals)
      tolerance 0.01
      worst 0 0 0 0
      viewbox 0 0 24 24
      size 24 24
      node 0 group
        origin 0 0 0
      root 0

      """)
    grid.nodes = Arena()
  }

  private mutating func run() -> GridIR {
    grid.root = group(depth: 0)
    return grid
  }

  // MARK: Chance

  private mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
  private mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
  private mutating func chance(_ part: Int, of whole: Int) -> Bool { below(whole) < part }
  private mutating func place() -> GridPoint { GridPoint(below(span), below(span)) }

  // MARK: Nodes

  private mutating func group(depth: Int) -> GridNodeID {
    var children: [GridNodeID] = []
    for _ in 0..<(2 + below(6)) {
      children.append(depth < 2 && chance(1, of: 6) ? group(depth: depth + 1) : shape())
      if chance(1, of: 10) { children.append(again(children[children.count - 1])) }
    }
    var node = GridNode(content: .group(children), traits: traits())
    if chance(1, of: 8) { node.clip = area() }
    return grid.nodes.add(node)
  }

  /// A copy of a shape; for a group, another shape.
  private mutating func again(_ id: GridNodeID) -> GridNodeID {
    guard case .shape(let shape, let coats) = grid.nodes[id].content else { return self.shape() }
    return grid.nodes.add(GridNode(content: .shape(shape, coats), traits: NodeTraits(origin: origin)))
  }

  private mutating func traits() -> NodeTraits {
    var traits = NodeTraits(origin: origin)
    if chance(1, of: 8) { traits.opacity = 0.5 }
    if chance(1, of: 20) { traits.id = "n\(grid.nodes.count)" }
    return traits
  }

  private mutating func area() -> GridNodeID {
    shape(coats: [.fill(.color(.black), chance(1, of: 2) ? .evenOdd : .nonzero)], traits: NodeTraits(origin: origin))
  }

  private mutating func shape() -> GridNodeID { shape(coats: coats(), traits: traits()) }

  private mutating func shape(coats: [GridCoat], traits: NodeTraits) -> GridNodeID {
    let shape = GridShape(
      outline: outline(), decimals: grid.decimals, transform: nil, symbol: SymbolID(raw: symbols),
      placement: .identity)
    symbols += 1
    return grid.nodes.add(GridNode(content: .shape(shape, coats), traits: traits))
  }

  private mutating func paint() -> GridPaint {
    let alpha = chance(1, of: 6) ? 0.5 : 1.0
    return .color(Color(red: chance(1, of: 2) ? 255 : 0, green: 0, blue: 0, alpha: alpha))
  }

  private mutating func coats() -> [GridCoat] {
    let rule: FillRule = chance(1, of: 3) ? .evenOdd : .nonzero
    switch below(4) {
    case 0: return [.stroke(paint(), stroke())]
    case 1: return [.fill(paint(), rule), .stroke(paint(), stroke())]
    case _: return [.fill(paint(), rule)]
    }
  }

  private mutating func stroke() -> GridStroke {
    GridStroke(
      width: GridNumber(1 + below(3), decimals: 0), cap: Cap.allCases[below(3)], join: Join.allCases[below(3)],
      miterLimit: GridNumber(4, decimals: 0),
      dash: chance(1, of: 4) ? [GridNumber(2, decimals: 0), GridNumber(1, decimals: 0)] : [])
  }

  // MARK: Outlines

  private mutating func outline() -> GridOutline {
    switch below(8) {
    case 0: return .circle(center: place(), radius: 1 + below(span / 4))
    case 1: return .rect(origin: place(), width: 1 + below(span / 4), height: 1 + below(span / 4), rx: 0, ry: 0)
    case 2: return .polyline((0..<(3 + below(4))).map { _ in place() }, isClosed: chance(1, of: 2))
    case _: return .path((0..<(1 + below(3))).map { _ in contour() })
    }
  }

  private mutating func contour() -> GridSubpath {
    var contour = GridSubpath(start: place(), segments: [], isClosed: chance(2, of: 3))
    for _ in 0..<(1 + below(7)) { contour.segments.append(segment(from: contour.end, home: contour.start)) }
    if chance(1, of: 3) { contour.segments.append(.line(to: contour.start)) }
    return contour
  }

  private mutating func segment(from: GridPoint, home: GridPoint) -> GridSegment {
    let to = place()
    switch below(9) {
    case 0: return .line(to: from)
    case 1: return .line(to: GridPoint(to.x, from.y))
    case 2: return .line(to: GridPoint(from.x, to.y))
    case 3: return .quad(control: place(), to: to)
    case 4: return .cubic(control1: place(), control2: place(), to: to)
    case 5:
      // Straight.
      return .cubic(control1: from, control2: to, to: to)
    case 6:
      let radius = GridNumber(1 + below(span), decimals: grid.decimals).reduced
      let end = to == from ? home : to
      if end == from { return .line(to: GridPoint(from.x + 1, from.y)) }
      return .arc(
        GridArc(
          rx: radius, ry: radius, rotation: GridNumber(0, decimals: 0), isLarge: chance(1, of: 2),
          isClockwise: chance(1, of: 2), to: end))
    case _: return .line(to: to)
    }
  }
}
