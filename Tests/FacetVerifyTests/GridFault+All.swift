// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetSource
import FacetTypes

extension GridFault {
  static let all = outlines + lines + paints + structure

  private static func many(_ change: (inout Picture) -> Void) -> Picture {
    var picture = Picture()
    change(&picture)
    return picture
  }

  private static let wedge = Picture(
    (
      path(
        Subpath(
          start: Point(50, 50),
          segments: [
            .line(to: Point(90.25, 50)),
            .arc(EllipticArc(center: Point(50, 50), radii: Size(40.25, 40.25), start: 0, sweep: 120)),
          ], isClosed: true)), [fill()]
    ))
  private static let triangle = Picture((path(sides([(10, 10), (90.25, 10.5), (50, 80.25)])), [fill()]))
  private static let wave = Picture(
    (
      path(
        Subpath(
          start: Point(10.25, 50),
          segments: [.cubic(control1: Point(20, 10), control2: Point(47, 10), to: Point(90, 50.25))], isClosed: true)),
      [fill()]
    ))
  private static let ring = Picture(
    (
      path(sides([(10, 10), (90, 10), (90, 90.25), (10, 90)]), sides([(30, 30), (30, 70), (70, 70), (70, 30.5)])),
      [fill()]
    ))
  private static let star = Picture(
    (path(sides([(50, 10), (75.25, 85), (10, 40), (90, 40), (25, 85)])), [fill(ink, .evenOdd)]))

  private static func reversed(_ contour: GridSubpath) -> GridSubpath? {
    var points = [contour.start]
    for segment in contour.segments {
      guard case .line(let to) = segment else { return nil }
      points.append(to)
    }
    return GridSubpath(points: points.reversed(), isClosed: contour.isClosed)
  }

  static let outlines = [
    arc("a sweep flipped", wedge) { $0.isClockwise.toggle() },
    arc("a large arc for a small one", wedge) { $0.isLarge.toggle() },
    arc("a radius grown", wedge) { $0.rx = GridNumber(41, decimals: 0) },
    segment("a vertex moved by twice the tolerance", triangle) { segment, steps in
      guard case .line(let to) = segment, to.y > 1200 * steps else { return false }
      segment = .line(to: GridPoint(to.x, to.y + steps))
      return true
    },
    segment("a control point moved", wave) { segment, steps in
      guard case .cubic(let one, let two, let to) = segment else { return false }
      segment = .cubic(control1: GridPoint(one.x, one.y - 3 * steps), control2: two, to: to)
      return true
    },
    segment("a curve made a line", wave) { segment, _ in
      guard case .cubic(_, _, let to) = segment else { return false }
      segment = .line(to: to)
      return true
    },
    contours("one contour of a nonzero fill turned round", ring) { contours, _ in
      guard contours.count > 1, let turned = reversed(contours[0]) else { return false }
      contours[0] = turned
      return true
    },
    contours("a hole lost", ring) { contours, _ in contours.count > 1 && contours.popLast() != nil },
    contours("a side lost", triangle) { contours, _ in contours[0].segments.popLast() != nil },
    filled("another fill rule", star) { $1 = .nonzero },
  ]

  private static let mitred = Picture((path(sides([(10, 10), (90.25, 10), (50, 80)])), [stroke(8)]))
  private static let line = Picture(
    (path(sides([(10, 10), (90.25, 10.5), (50, 80)], closed: false)), [stroke(20, join: .round)]))
  private static let crossing = Picture(
    (path(sides([(10, 10), (90.25, 10), (50, 80)])), [stroke(8, faint, dash: [6, 3.25])]))
  private static let dotted = Picture(
    (
      path(sides([(20, 20), (20, 20)], closed: false), sides([(20, 50), (80.25, 50.5)], closed: false)),
      [stroke(6, faint, cap: .round)]
    ))

  static let lines = [
    contours("a dot dropped", dotted) { contours, _ in
      let dot = contours.firstIndex { contour in contour.segments.allSatisfy { $0.stays(at: contour.start) } }
      guard let dot else { return false }
      contours.remove(at: dot)
      return true
    },
    contours("the closing of a mitred line dropped", mitred) { contours, _ in
      guard contours[0].isClosed else { return false }
      contours[0].isClosed = false
      contours[0].segments.append(.line(to: contours[0].start))
      return true
    },
    contours("a line closed", line) { contours, _ in
      contours[0].isClosed = true
      return true
    },
    contours("a butt end turned by a short side", line) { contours, _ in
      let end = contours[0].end
      contours[0].segments.append(.line(to: GridPoint(end.x - 1, end.y - 1)))
      return true
    },
    contours("a corner of a mitred line cut off", mitred) { contours, _ in
      guard case .line(let to)? = contours[0].segments.first else { return false }
      contours[0].segments.insert(.line(to: GridPoint(to.x - 1, to.y + 1)), at: 1)
      return true
    },
    contours("a dashed line begun elsewhere", crossing) { contours, _ in
      guard contours[0].isClosed, contours[0].segments.count == 2 else { return false }
      let start = contours[0].start
      contours[0].start = contours[0].segments[0].end
      contours[0].segments = [contours[0].segments[1], .line(to: start)]
      return true
    },
    pen("another cap", line) { $0.cap = .square }, pen("another join", mitred) { $0.join = .bevel },
    pen("a miter limit that makes miters bevels", mitred) { $0.miterLimit = GridNumber(12, decimals: 1) },
    pen("a width off", line) { $0.width = GridNumber(201, decimals: 1) }, pen("dashes lost", crossing) { $0.dash = [] },
    pen("a gap grown", crossing) { $0.dash = [GridNumber(6, decimals: 0), GridNumber(34, decimals: 1)] },
  ]

  private static let veiled = Picture(
    (path(sides([(10, 10), (60.25, 12), (40, 60)])), [fill(faint)]),
    (path(sides([(30, 30), (80.25, 32), (60, 80)])), [fill(faint)]))
  private static let stacked = Picture(
    (path(sides([(10, 10), (60.25, 12), (40, 60)])), [fill()]),
    (path(sides([(30, 30), (80.25, 32), (60, 80)])), [fill(.black)]))
  private static let shaded = Picture(
    (
      box(10.25, 10, 80, 80),
      [
        .fill(
          .linear(
            stops: [SceneStop(color: ink, offset: 0), SceneStop(color: .white, offset: 1)], from: Point(10, 10),
            to: Point(90, 70)), rule: .nonzero)
      ]
    ))

  static let paints = [
    filled("a colour by one", triangle) { paint, _ in paint = .color(Color(red: 16, green: 33, blue: 48)) },
    filled("an alpha by a hundredth", triangle) { paint, _ in
      paint = .color(Color(red: 16, green: 32, blue: 48, alpha: 0.99))
    },
    filled("a gradient turned round", shaded) { paint, _ in
      if case .linear(let stops, let from, let to) = paint { paint = .linear(stops: stops, from: to, to: from) }
    },
    filled("a gradient's end moved", shaded) { paint, _ in
      if case .linear(let stops, let from, let to) = paint {
        paint = .linear(stops: stops, from: from, to: GridPlace(to.x, GridNumber(69, decimals: 0)))
      }
    },
    shape("a translucent coat twice", veiled) { _, coats in
      coats += coats
      return true
    },
    GridFault("overlapping translucent shapes merged", veiled) { grid in
      let shapes = grid.drawn.filter { id in
        if case .shape(let shape, _) = grid.nodes[id].content { shape.outline.contours != nil } else { false }
      }
      guard shapes.count > 1, case .shape(var one, let coats) = grid.nodes[shapes[0]].content,
        case .shape(let two, _) = grid.nodes[shapes[1]].content
      else { return false }
      one.outline = .path((one.outline.contours ?? []) + (two.outline.contours ?? []))
      one.symbol = GridShape.noSymbol
      grid.nodes[shapes[0]].content = .shape(one, coats)
      return grid.edit { children in children.removeAll { $0 == shapes[1] } }
    },
  ]

  private static let pair = [
    (path(sides([(10, 10), (60.25, 12), (40, 60)])), [fill()]),
    (path(sides([(30, 30), (80.25, 32), (60, 80)])), [fill(.black)]),
  ]
  private static let faded = many { picture in
    let node = picture.group(pair, opacity: 0.5)
    picture.add(node)
  }
  private static let clipped = many { picture in
    let clip = picture.loose(circle(50, 50, 20.25))
    picture.add(box(10, 10, 80, 80), [fill()]) { $0.clip = clip }
  }
  private static let masked = many { picture in
    let mask = picture.loose(circle(50, 50, 20.25), [fill(faint)])
    picture.add(box(10, 10, 80, 80), [fill()]) { $0.mask = MaskUse(kind: .keepsInk, node: mask) }
  }
  private static let named = many { picture in
    picture.add(circle(40, 40, 20.25), [fill()]) {
      $0.traits.title = "The sun"
      $0.traits.blend = .multiply
    }
    picture.ir.background = .color(.white)
  }
  private static let petals = many { picture in
    let petal = path(sides([(50, 8), (53, 20), (57.25, 24), (50, 41), (44, 24), (47, 20), (45, 16)]))
    let symbol = picture.ir.symbols.add(petal)
    for turn in 0..<8 {
      let map = Affine.rotation(degrees: 45 * Double(turn), about: Point(50, 50))
      let traits = NodeTraits(origin: nowhere)
      picture.add(IRNode(content: .shape(symbol, [fill(faint)]), traits: traits, transform: map))
    }
  }

  static let structure = [
    node("a group's opacity lost", faded) { node in
      guard node.traits.opacity != 1 else { return false }
      node.traits.opacity = 1
      return true
    },
    GridFault("the order of overlapping shapes swapped", stacked) { grid in
      grid.edit { children in
        if children.count > 1 { children.swapAt(children.count - 1, children.count - 2) }
      }
    },
    GridFault("a shape lost", stacked) { $0.edit { if $0.count > 1 { $0.removeFirst() } } },
    node("a clip lost", clipped) { node in
      defer { node.clip = nil }
      return node.clip != nil
    },
    node("a mask lost", masked) { node in
      defer { node.mask = nil }
      return node.mask != nil
    },
    node("a mask turned round", masked) { node in
      node.mask?.kind = .removesInk
      return node.mask != nil
    },
    node("a title lost", named) { node in
      defer { node.traits.title = nil }
      return node.traits.title != nil
    },
    node("a blend lost", named) { node in
      defer { node.traits.blend = .normal }
      return node.traits.blend != .normal
    },
    GridFault("a background of another colour", named) { grid in
      defer { grid.background = .color(Color(red: 255, green: 255, blue: 254)) }
      return grid.background != nil
    },
    node("a reference turned by a degree more", petals) { node in
      guard case .instance(let target, .turn(let degrees, let about)) = node.content else { return false }
      let turned = GridNumber(degrees.value + wholePowerOfTen(degrees.decimals), decimals: degrees.decimals)
      node.content = .instance(of: target, by: .turn(degrees: turned, about: about))
      return true
    },
    GridFault("a reference lost", petals) { grid in
      let references = grid.drawn.filter { if case .instance = grid.nodes[$0].content { true } else { false } }
      guard let last = references.last else { return false }
      return grid.edit { children in children.removeAll { $0 == last } }
    },
  ]
}

extension GridIR {
  /// Changes the first list of children that can be changed so.
  fileprivate mutating func edit(_ change: (inout [GridNodeID]) -> Void) -> Bool {
    for id in drawn {
      guard case .group(let children) = nodes[id].content else { continue }
      var changed = children
      change(&changed)
      if changed == children { continue }
      nodes[id].content = .group(changed)
      return true
    }
    return false
  }
}
