// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSource
internal import FacetSyntax

/// Turned copies that nearly close a circle.
enum OpenTurn: LintRule {
  static let info = RuleInfo(
    "openTurn", .correctness, "evenly turned copies that nearly close a circle",
    why: """
      Between the last copy and the first is another gap than between the others, or they lie on one another. \
      `k / count * 360deg` closes for every count. A fan that is meant to stay open is not reported.
      """,
    bad: RuleExample("sun.facet", sun("k * 50deg")), good: RuleExample("sun.facet", sun("k / 8 * 360deg")))

  private static func sun(_ turn: String) -> String {
    """
    scene { title: "Rays"
      repeat k in 0..<8 {
        line(from: (50, 10), to: (50, 30)).stroke(.orange, width: 4).rotate(\(turn))
      }
    }
    """
  }

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for view in subject.views {
      for ring in Ring.rings(of: view) where subject.isOwn(ring.origin) {
        guard let gap = ring.oddGap, let place = subject.turn(around: ring.origin) else { continue }
        let step = "\(shortText(ring.step))°"
        let message =
          gap <= 1e-6
          ? "the last of \(ring.count) turned copies falls on the first"
          : "between the last of \(ring.count) turned copies and the first lie \(shortText(gap))°, not \(step)"
        report.add(
          message, at: place, label: "\(ring.count) × \(step) = \(shortText(ring.step * Double(ring.count)))°",
          notes: ["a full circle of \(ring.count) needs \(shortText(360 / Double(ring.count)))° each"])
      }
    }
  }
}

extension LintSubject {
  /// The `rotate` that turns an element inside a `repeat`, its own or that of a group around it.
  fileprivate func turn(around origin: SourceSpan) -> SourceSpan? {
    let statements = tree.statements.elements.filter { $0.span.contains(origin.span) }
    let loops = statements.compactMap { statement -> ByteSpan? in
      if case .repetition = statement.kind { return statement.span }
      return nil
    }
    guard let loop = loops.max(by: { $0.start < $1.start }) else { return nil }
    var innermost: (element: UInt32, turn: ByteSpan)?
    for statement in statements where statement.span.start >= loop.start {
      guard case .element(let element) = statement.kind,
        let turn = element.modifiers.first(where: { $0.name.text == "rotate" })
      else { continue }
      if statement.span.start >= innermost?.element ?? 0 { innermost = (statement.span.start, turn.span) }
    }
    return innermost.map { at($0.turn) }
  }
}

/// Copies of one outline, each turned by the same angle from the one before.
private struct Ring {
  var origin: SourceSpan
  var count: Int
  /// Degrees from one to the next, above 0.
  var step: Double

  /// The gap between the last copy and the first where they nearly close a circle and do not: from 0, where they lie on
  /// one another, to one and a half steps. nil where they close it, or are no circle.
  var oddGap: Double? {
    guard count >= 4 else { return nil }
    let gap = 360 - step * Double(count - 1)
    guard gap > -step, gap < 1.5 * step, abs(gap - step) > 1e-6 else { return nil }
    return abs(gap) <= 1e-6 ? 0 : gap < 0 ? gap + step : gap
  }

  private struct Key: Hashable {
    var origin: SourceSpan
    var ownOrigin: SourceSpan
  }

  static func rings(of view: PictureView) -> [Ring] {
    var order: [Key] = []
    var copies: [Key: [DrawnShape]] = [:]
    for shape in view.shapes {
      let key = Key(origin: shape.origin, ownOrigin: shape.ownOrigin)
      if copies[key] == nil { order.append(key) }
      copies[key, default: []].append(shape)
    }
    return order.compactMap { key in copies[key].flatMap { Ring($0) } }
  }

  private init?(_ shapes: [DrawnShape]) {
    guard shapes.count >= 4, let first = shapes.first, let step = shapes[0].turn(to: shapes[1]),
      abs(step.degrees) > 1e-6
    else { return nil }
    for (shape, next) in zip(shapes, shapes.dropFirst()) {
      guard next.outline == first.outline, let turn = shape.turn(to: next),
        step.map.distance(to: turn.map, over: shape.box) <= 1e-6 * max(1, shape.box.width, shape.box.height)
      else { return nil }
    }
    origin = first.origin
    count = shapes.count
    self.step = abs(step.degrees)
  }
}

extension DrawnShape {
  /// The turn that leads from this copy to another one, where it is nothing but a turn.
  fileprivate func turn(to other: DrawnShape) -> (map: Affine, degrees: Double)? {
    guard let inverse = map.inverse else { return nil }
    let turn = other.map.after(inverse)
    let isTurn =
      abs(turn.a - turn.d) <= 1e-9 && abs(turn.b + turn.c) <= 1e-9 && abs(turn.determinant - 1) <= 1e-9
    return isTurn ? (turn, arcTangent(dy: turn.b, dx: turn.a)) : nil
  }
}
