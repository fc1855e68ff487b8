// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetSource
import FacetTypes

/// A mistake that a compiler could make on its way from the exact picture to the file: the picture is changed, written,
/// and compared with what it was.
struct PlantedFault: Sendable, CustomStringConvertible {
  var name: String
  var exact: PathIR
  var planted: PathIR
  var description: String { name }

  init(_ name: String, _ picture: Picture, _ plant: (inout PathIR) -> Void) {
    self.name = name
    exact = picture.ir
    planted = picture.ir
    plant(&planted)
  }

  /// Changes the first shape's coats.
  static func coats(_ name: String, _ picture: Picture, _ change: (PaintLayer) -> PaintLayer) -> PlantedFault {
    PlantedFault(name, picture) { ir in
      for id in ir.shapes.prefix(1) {
        guard case .shape(let symbol, let layers) = ir.nodes[id].content else { continue }
        ir.nodes[id].content = .shape(symbol, layers.map(change))
      }
    }
  }

  /// Changes the first shape's stroke.
  static func pen(_ name: String, _ picture: Picture, _ change: (inout StrokeStyle) -> Void) -> PlantedFault {
    coats(name, picture) { layer in
      guard case .stroke(let paint, var style) = layer else { return layer }
      change(&style)
      return .stroke(paint, style)
    }
  }

  /// Changes the first outline.
  static func outline(_ name: String, _ picture: Picture, _ change: (inout Path) -> Void) -> PlantedFault {
    PlantedFault(name, picture) { ir in
      guard let first = ir.symbols.elements.indices.first else { return }
      let id = SymbolID(raw: UInt32(first))
      var path = ir.symbols[id].path
      change(&path)
      ir.symbols[id] = .path(path)
    }
  }

  /// Changes the first node below the root.
  static func node(_ name: String, _ picture: Picture, _ change: (inout IRNode) -> Void) -> PlantedFault {
    PlantedFault(name, picture) { ir in
      guard case .group(let children) = ir.nodes[ir.root].content, let first = children.first else { return }
      change(&ir.nodes[first])
    }
  }
}

extension PathIR {
  /// Shapes that hang on the root, in the order drawn.
  fileprivate var shapes: [IRNodeID] {
    guard case .group(let children) = nodes[root].content else { return [] }
    return children.filter { id in
      if case .shape = nodes[id].content { return true }
      return false
    }
  }
}

// MARK: Faults

extension PlantedFault {
  private static let tolerance = 100.0 / 4096
  static let all = contours + pens + paints + groups + roots

  private static let triangle = Picture((path(sides([(10.2, 10), (90, 10), (50, 80)])), [fill()]))
  private static let ring = Picture(
    (path(sides([(10, 10), (90, 10), (90, 90), (10, 90)]), sides([(30, 30), (30, 70), (70, 70), (70, 30)])), [fill()]))
  private static let wave = Picture(
    (
      path(
        Subpath(
          start: Point(10, 50),
          segments: [
            .cubic(control1: Point(20, 10), control2: Point(40, 10), to: Point(50, 50)),
            .arc(EllipticArc(center: Point(60, 50), radii: Size(10, 10), start: 180, sweep: 90)),
          ], isClosed: true)), [fill()]
    ))
  private static let line = Picture((path(sides([(10, 10), (90, 10), (50, 80)], closed: false)), [stroke(4)]))
  private static let loop = Picture((path(sides([(10, 10), (90, 10), (50, 80)])), [stroke(4)]))
  private static let dashed = Picture((path(sides([(10, 10), (90, 10), (50, 80)])), [stroke(4, dash: [6, 3])]))
  private static let dotted = Picture(
    (
      path(sides([(20, 20), (20, 20)], closed: false), sides([(20, 50), (80, 50)], closed: false)),
      [stroke(6, faint, cap: .round)]
    ))

  private static let contours = [
    outline("a vertex moved by twice the tolerance", triangle) {
      $0.subpaths[0].segments[1] = .line(to: Point(50, 80 + 2 * tolerance))
    },
    outline("a vertex lost", triangle) { $0.subpaths[0].segments.removeFirst() },
    outline("a control point moved", wave) {
      $0.subpaths[0].segments[0] = .cubic(control1: Point(20, 10), control2: Point(40, 10.2), to: Point(50, 50))
    },
    outline("a sweep flipped", wave) {
      $0.subpaths[0].segments[1] = .arc(
        EllipticArc(center: Point(50, 40), radii: Size(10, 10), start: 90, sweep: -90))
    },
    outline("a large arc made small", wave) {
      $0.subpaths[0].segments[1] = .arc(
        EllipticArc(center: Point(50, 40), radii: Size(10, 10), start: 90, sweep: 270))
    },
    outline("a contour lost", ring) { $0.subpaths.removeLast() },
    outline("a hole turned round", ring) { $0.subpaths[1] = sides([(30, 30), (70, 30), (70, 70), (30, 70)]) },
    outline("a dot lost", dotted) { $0.subpaths.removeFirst() },
    outline("a dot grown to a line", dotted) { $0.subpaths[0] = sides([(20, 20), (21, 20)], closed: false) },
    outline("a stroke opened", loop) { $0.subpaths[0].isClosed = false },
    outline("a stroke opened that comes home", loop) {
      $0.subpaths[0].isClosed = false
      $0.subpaths[0].segments.append(.line(to: Point(10, 10)))
    },
    outline("a stroke closed", line) { $0.subpaths[0].isClosed = true },
    outline("a dashed line turned round", dashed) { $0.subpaths[0] = sides([(10, 10), (50, 80), (90, 10)]) },
    outline("a dashed line begun elsewhere", dashed) { $0.subpaths[0] = sides([(90, 10), (50, 80), (10, 10)]) },
    outline("a full circle collapsed", Picture((circle(50, 50, 20), [fill()]))) {
      $0.subpaths[0].segments = [
        .arc(EllipticArc(center: Point(50, 50), radii: Size(20, 20), start: 0, sweep: 0.01))
      ]
    },
  ]

  private static let pens = [
    pen("another cap", line) { $0.cap = .square }, pen("another join", loop) { $0.join = .round },
    pen("another miter limit", loop) { $0.miterLimit = 1.2 }, pen("a width off", line) { $0.width = 4.1 },
    pen("a thin width off", Picture((.line(Point(10, 10), Point(90, 10)), [stroke(0.01)]))) { $0.width = 0.02 },
    pen("dashes lost", dashed) { $0.dash = [] }, pen("a gap grown", dashed) { $0.dash = [6, 3.1] },
    pen("dashes made", line) { $0.dash = [6, 3] },
  ]

  private static let stops = [SceneStop(color: ink, offset: 0), SceneStop(color: .white, offset: 1)]
  private static func gradient(_ paint: ScenePaint) -> PaintLayer { .fill(paint, rule: .nonzero) }
  private static let shaded = Picture(
    (box(10, 10, 80, 80), [gradient(.linear(stops: stops, from: Point(10, 10), to: Point(90, 90)))]))
  private static let round = Picture(
    (circle(50, 50, 40), [gradient(.radial(stops: stops, center: Point(50, 40), radius: 30))]))

  private static let paints = [
    coats("a colour by one", triangle) { _ in fill(Color(red: 16, green: 33, blue: 48)) },
    coats("an alpha by a hundredth", triangle) { _ in fill(Color(red: 16, green: 32, blue: 48, alpha: 0.99)) },
    coats("another fill rule", ring) { _ in fill(ink, .evenOdd) },
    coats("a fill made a stroke", triangle) { _ in stroke(1) },
    coats("a gradient stop moved", shaded) { _ in
      let moved = [stops[0], SceneStop(color: .white, offset: 0.99)]
      return gradient(.linear(stops: moved, from: Point(10, 10), to: Point(90, 90)))
    },
    coats("a gradient stop of another colour", shaded) { _ in
      let other = [stops[0], SceneStop(color: Color(red: 255, green: 255, blue: 254), offset: 1)]
      return gradient(.linear(stops: other, from: Point(10, 10), to: Point(90, 90)))
    },
    coats("a gradient's end moved", shaded) { _ in
      gradient(.linear(stops: stops, from: Point(10, 10), to: Point(90, 89)))
    },
    coats("a gradient turned round", shaded) { _ in
      gradient(.linear(stops: stops, from: Point(90, 90), to: Point(10, 10)))
    },
    coats("a gradient's circle moved", round) { _ in
      gradient(.radial(stops: stops, center: Point(50, 41), radius: 30))
    },
    coats("a gradient's circle grown", round) { _ in
      gradient(.radial(stops: stops, center: Point(50, 40), radius: 31))
    },
    coats("a gradient made a colour", round) { _ in fill() },
  ]
}
