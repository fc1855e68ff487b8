// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetSource
import FacetTypes

/// Pictures by number, each the same whenever it is made: shapes of all kinds under all kinds of maps, paints and groups.
struct RandomPicture {
  private var state: UInt64
  private var picture = Picture()

  static func ir(_ number: Int) -> PathIR {
    var random = RandomPicture(state: UInt64(number) &* 0x9e37_79b9_7f4a_7c15 ^ 0x5851_f42d_4c95_7f2d)
    return random.make()
  }

  private init(state: UInt64) { self.state = state }

  private mutating func make() -> PathIR {
    for _ in 0..<whole(1, 6) {
      let node = node(depth: 0)
      picture.add(node)
    }
    if chance(4) { picture.ir.background = paint() }
    return picture.ir
  }

  // MARK: Numbers

  private mutating func bits() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ (state >> 29)) &* 0xbf58_476d_1ce4_e5b9
    return mixed ^ (mixed >> 32)
  }
  private mutating func whole(_ low: Int, _ high: Int) -> Int { low + Int(bits() % UInt64(high - low + 1)) }
  private mutating func chance(_ one: Int) -> Bool { whole(1, one) == 1 }
  private mutating func number(_ low: Double, _ high: Double) -> Double {
    // Often round, as people write.
    let share = Double(bits() % 100_000) / 100_000
    let value = low + (high - low) * share
    return chance(2) ? value.rounded() : value
  }
  private mutating func point() -> Point { Point(number(0, 100), number(0, 100)) }
  private mutating func length() -> Double { max(0.5, number(1, 40)) }

  // MARK: Nodes

  private mutating func node(depth: Int) -> IRNode {
    var node: IRNode
    if depth < 3, chance(3) {
      let children = (0..<whole(1, 3)).map { _ in
        let child = self.node(depth: depth + 1)
        return picture.ir.nodes.add(child)
      }
      node = IRNode(content: .group(children), traits: NodeTraits(origin: nowhere), transform: map())
    } else {
      let symbol = picture.ir.symbols.add(outline())
      node = IRNode(content: .shape(symbol, layers()), traits: NodeTraits(origin: nowhere), transform: map())
    }
    if chance(4) { node.traits.opacity = number(1, 99) / 100 }
    if chance(12) { node.traits.blend = .multiply }
    if chance(8) { node.clip = limit(depth) }
    if chance(10) {
      node.mask = MaskUse(kind: chance(2) ? .keepsInk : .removesInk, node: limit(depth))
    }
    return node
  }

  private mutating func limit(_ depth: Int) -> IRNodeID {
    let symbol = picture.ir.symbols.add(chance(2) ? circle(number(20, 80), number(20, 80), length()) : outline())
    let node = IRNode(
      content: .shape(symbol, [.fill(paint(), rule: chance(3) ? .evenOdd : .nonzero)]),
      traits: NodeTraits(origin: nowhere), transform: map())
    return picture.ir.nodes.add(node)
  }

  private mutating func map() -> Affine {
    switch whole(0, 7) {
    case 0: return .rotation(degrees: number(0, 360), about: Point(50, 50))
    case 1: return .translation(number(-20, 20), number(-20, 20))
    case 2: return .scale(number(5, 20) / 10, number(5, 20) / 10, about: Point(50, 50))
    case 3: return .scale(-1, 1, about: Point(50, 50))
    case 4: return Affine(1, number(-3, 3) / 10, number(-3, 3) / 10, 1, number(-9, 9), 0)
    case _: return .identity
    }
  }

  // MARK: Outlines

  private mutating func outline() -> Outline {
    switch whole(0, 7) {
    case 0: return .circle(center: point(), radius: length())
    case 1: return .ellipse(center: point(), radii: Size(length(), length()))
    case 2:
      let box = Rect(origin: point(), size: Size(length(), length()))
      return .rect(box, cornerRadius: chance(2) ? 0 : min(box.width, box.height) * number(0, 50) / 100)
    case 3: return .line(Point(10, number(0, 100)), Point(90, number(0, 100)))
    case 4:
      let corners = [Point(10, 10), Point(80, 15), point(), Point(20, 90)]
      return .polyline(corners, isClosed: chance(2))
    case _: return .path(Path((0..<whole(1, 3)).map { _ in subpath() }))
    }
  }

  private mutating func subpath() -> Subpath {
    var subpath = Subpath(start: point())
    for _ in 0..<whole(1, 5) {
      switch whole(0, 4) {
      case 0: subpath.segments.append(.quad(control: point(), to: point()))
      case 1: subpath.segments.append(.cubic(control1: point(), control2: point(), to: point()))
      case 2:
        let end = point()
        let arc = EllipticArc(
          from: subpath.end, to: end, radii: Size(length() + 20, length() + 20), rotation: number(0, 90),
          isLarge: chance(2), isClockwise: chance(2))
        subpath.segments.append(arc.map { .arc($0) } ?? .line(to: end))
      case _: subpath.segments.append(.line(to: point()))
      }
    }
    if subpath.isPoint { subpath.segments.append(.line(to: Point(50, 50.5))) }
    subpath.isClosed = chance(2)
    return subpath
  }

  // MARK: Coats

  private mutating func layers() -> [PaintLayer] {
    switch whole(0, 3) {
    case 0: [stroke()]
    case 1: [.fill(paint(), rule: chance(3) ? .evenOdd : .nonzero), stroke()]
    case _: [.fill(paint(), rule: chance(3) ? .evenOdd : .nonzero)]
    }
  }

  private mutating func stroke() -> PaintLayer {
    let caps: [Cap] = [.butt, .round, .square]
    let joins: [Join] = [.miter, .round, .bevel]
    let style = StrokeStyle(
      width: max(0.2, number(1, 60) / 10), cap: caps[whole(0, 2)], join: joins[whole(0, 2)],
      miterLimit: chance(2) ? 10 : number(1, 8), dash: chance(5) ? [number(2, 9), number(2, 9)] : [])
    return .stroke(paint(), style)
  }

  private mutating func color() -> Color {
    let palette: [Color] = [.black, .white, ink, Color(red: 255, green: 0, blue: 0), faint]
    var color = palette[whole(0, 4)]
    if chance(5) { color.alpha = number(1, 99) / 100 }
    return color
  }

  private mutating func paint() -> ScenePaint {
    if !chance(5) { return .color(color()) }
    let stops = [SceneStop(color: color(), offset: 0), SceneStop(color: color(), offset: number(0, 100) / 100)]
    return chance(2)
      ? .linear(stops: stops, from: Point(number(0, 40), 10), to: Point(number(60, 100), number(0, 100)))
      : .radial(stops: stops, center: point(), radius: length())
  }
}
