// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetShapes
import FacetTypes
import Testing

/// The outline of a primitive; `named` holds the arguments given, defaults are filled in as the evaluator does.
private func outline(_ name: String, _ size: Size, _ named: [String: Value] = [:]) throws -> Outline {
  let place = try #require(Primitives.index(of: name))
  let primitive = Primitives.all[place]
  for name in named.keys { try #require(primitive.info.parameters.contains { $0.name == name }) }
  return try primitive.outline(primitive.info.parameters.map { named[$0.name] ?? $0.presetValue }, size)
}

private func point(_ x: Double, _ y: Double) -> Value { .point(Point(x, y)) }

private func expectNear(_ points: [Point], _ wanted: [Point], _ place: SourceLocation = #_sourceLocation) {
  #expect(points.count == wanted.count, sourceLocation: place)
  for (a, b) in zip(points, wanted) {
    #expect(a.distance(to: b) < 1e-12, "\(a) is not \(b)", sourceLocation: place)
  }
}

@Suite("Primitives") struct PrimitiveTests {
  @Test("A circle is centred and fills the shorter side unless told otherwise") func circle() throws {
    #expect(try outline("circle", Size(100, 60)) == .circle(center: Point(50, 30), radius: 30))
    #expect(
      try outline("circle", Size(100, 60), ["center": point(1, 2), "radius": .number(9)])
        == .circle(center: Point(1, 2), radius: 9))
  }

  @Test("An ellipse fills its frame unless told otherwise") func ellipse() throws {
    #expect(try outline("ellipse", Size(100, 60)) == .ellipse(center: Point(50, 30), radii: Size(50, 30)))
    #expect(
      try outline("ellipse", Size(100, 60), ["radius": .size(Size(3, 4))])
        == .ellipse(center: Point(50, 30), radii: Size(3, 4)))
  }

  @Test(
    "A rectangle's corner radius stops at half the shorter side",
    arguments: [(0, 0), (5, 5), (10, 10), (15, 10), (1000, 10)] as [(Double, Double)])
  func corners(given: Double, used: Double) throws {
    let frame = Rect(minX: 0, minY: 0, maxX: 40, maxY: 20)
    #expect(try outline("rect", Size(40, 20), ["cornerRadius": .number(given)]) == .rect(frame, cornerRadius: used))
  }

  @Test("Lines and polygons are their points") func lines() throws {
    let corners: [Value] = [point(0, 0), point(3, 4), point(6, 0)]
    let points = [Point(0, 0), Point(3, 4), Point(6, 0)]
    #expect(
      try outline("line", .zero, ["from": point(0, 0), "to": point(3, 4)]) == .line(Point(0, 0), Point(3, 4)))
    #expect(try outline("polyline", .zero, ["points": .list(corners)]) == .polyline(points, isClosed: false))
    #expect(try outline("polygon", .zero, ["points": .list(corners)]) == .polyline(points, isClosed: true))
  }

  @Test("A regular polygon starts at the top and goes clockwise") func regularPolygon() throws {
    guard case .polyline(let square, true) = try outline("regularPolygon", Size(100, 60), ["sides": .number(4)])
    else { return #expect(Bool(false), "not a closed polyline") }
    expectNear(square, [Point(50, 0), Point(80, 30), Point(50, 60), Point(20, 30)])
  }

  @Test("A star of three points has six distinct corners, outer and inner in turn") func star() throws {
    let star = try outline("star", Size(100, 100), ["points": .number(3), "innerRatio": .number(0.5)])
    guard case .polyline(let corners, true) = star else { return #expect(Bool(false), "not a closed polyline") }
    let high = 50 * 3.0.squareRoot() / 2
    expectNear(
      corners,
      [
        Point(50, 0), Point(50 + high / 2, 37.5), Point(50 + high, 75), Point(50, 75), Point(50 - high, 75),
        Point(50 - high / 2, 37.5),
      ])
    #expect(Set(corners).count == 6)
  }

  @Test("A star of any number of points has no corner twice", arguments: [3, 5, 7, 12, 5000])
  func distinctCorners(points: Int) throws {
    let star = try outline("star", Size(64, 64), ["points": .number(Double(points)), "innerRatio": .number(0.4)])
    guard case .polyline(let corners, true) = star else { return #expect(Bool(false), "not a closed polyline") }
    #expect(corners.count == 2 * points)
    #expect(Set(corners).count == 2 * points)
  }
}

@Suite("Arcs") struct ArcTests {
  private func arc(_ from: Double, _ to: Double) throws -> Path {
    let named: [String: Value] = [
      "center": point(50, 50), "radius": .number(20), "from": .angle(from), "to": .angle(to),
    ]
    guard case .path(let path) = try outline("arc", Size(100, 100), named) else { return Path() }
    return path
  }

  @Test("from 0 to 90 degrees lies in the lower right quadrant") func quadrant() throws {
    let path = try arc(0, 90)
    let subpath = try #require(path.subpaths.first)
    guard case .arc(let arc)? = subpath.segments.first else { return #expect(Bool(false), "not an arc") }
    expectNear(
      [subpath.start, arc.point(at: 45), arc.to],
      [
        Point(70, 50), Point(50 + 200.0.squareRoot(), 50 + 200.0.squareRoot()), Point(50, 70),
      ])
    #expect(!subpath.isClosed)
  }

  @Test("run the way that the sign of their turn says") func direction() throws {
    guard case .arc(let arc)? = try arc(90, -180).subpaths.first?.segments.first else {
      return #expect(Bool(false), "not an arc")
    }
    #expect(arc.sweep == -270)
    expectNear([arc.from, arc.to], [Point(50, 70), Point(30, 50)])
  }

  @Test(
    "of a full turn or more are one closed ring",
    arguments: [(0, 360), (-90, 270), (0, 1000), (0, -360), (10, -900)] as [(Double, Double)])
  func ring(from: Double, to: Double) throws {
    let subpath = try #require(try arc(from, to).subpaths.first)
    guard case .arc(let arc)? = subpath.segments.first else { return #expect(Bool(false), "not an arc") }
    #expect(abs(arc.sweep) == 360)
    #expect(arc.start == from)
    #expect(subpath.isClosed)
    expectNear([subpath.start], [subpath.end])
  }

  @Test("without a turn or a radius draw nothing") func nothing() throws {
    #expect(try arc(30, 30).isEmpty)
    let point: [String: Value] = ["radius": .number(0), "from": .angle(0), "to": .angle(90)]
    #expect(try outline("arc", Size(10, 10), point) == .path(Path()))
  }
}

@Suite("Primitives refuse") struct PrimitiveProblemTests {
  private static let cases: [(name: String, arguments: [String: Value], id: String, parameter: Int)] = [
    ("circle", ["radius": .number(-0.2)], "value-out-of-range", 1),
    ("circle", ["radius": .number(.infinity)], "not-a-number", 1),
    ("circle", ["center": .point(Point(.nan, 0))], "not-a-number", 0),
    ("ellipse", ["radius": .size(Size(3, -1))], "value-out-of-range", 1),
    ("rect", ["cornerRadius": .number(-1)], "value-out-of-range", 0),
    ("polyline", ["points": .list([point(0, 0)])], "too-few-points", 0),
    ("polygon", ["points": .list([point(0, 0), point(1, 1)])], "too-few-points", 0),
    ("regularPolygon", ["sides": .number(2)], "value-out-of-range", 0),
    ("regularPolygon", ["sides": .number(2.5)], "not-whole", 0),
    ("regularPolygon", ["sides": .number(10_001)], "value-out-of-range", 0),
    ("regularPolygon", ["sides": .number(1e300)], "not-whole", 0),
    ("star", ["points": .number(2), "innerRatio": .number(0.5)], "value-out-of-range", 0),
    ("star", ["points": .number(5001), "innerRatio": .number(0.5)], "value-out-of-range", 0),
    ("star", ["points": .number(5), "innerRatio": .number(1.1)], "value-out-of-range", 1),
    ("arc", ["radius": .number(-1), "from": .angle(0), "to": .angle(9)], "value-out-of-range", 1),
  ]

  @Test("values that make no sense, and say which", arguments: cases.indices)
  func refusal(index: Int) throws {
    let wanted = Self.cases[index]
    let problem = #expect(throws: ValueProblem.self) {
      _ = try outline(wanted.name, Size(10, 10), wanted.arguments)
    }
    #expect(problem?.id == wanted.id)
    #expect(problem?.parameter == wanted.parameter)
  }
}

extension ParameterInfo {
  /// The default, if it is a value.
  var presetValue: Value? {
    switch defaultValue {
    case .value(let value): value
    case .required, .absent: nil
    }
  }
}
