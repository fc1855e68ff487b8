// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetSource
import FacetTypes
import Testing

private let maps: [(String, Affine)] = [
  ("none", .identity), ("turned", .rotation(degrees: 17)), ("mirrored", .scale(-1, 1)), ("uneven", .scale(0.7, 1.9)),
  ("skewed", Affine(1, 0.3, 0.5, 1.2, 1, 1)), ("quarter", .rotation(degrees: 90)),
  ("tiny", Affine(0.0123, 0.004, -0.004, 0.0123, 7.7, 3.3)),
]

@Suite struct QuantizeTests {
  /// What a picture that moves needs: as many steps as the exact outline, whatever they draw.
  @Test func everyStepStaysWhereThatIsAskedFor() throws {
    // A line that goes nowhere, a cubic that is a quadratic, a line that leads home.
    let segments: [Segment] = [
      .line(to: Point(0, 0)), .cubic(control1: Point(20, 20), control2: Point(40, 20), to: Point(60, 0)),
      .line(to: Point(0, 0)),
    ]
    let outline = Outline.path(Path([Subpath(start: Point(0, 0), segments: segments, isClosed: true)]))
    let ir = lower(sceneOf(outline, [fill()])).ir
    let counts = try [false, true].map { keepsSteps in
      let shape = try #require(shapes(of: quantize(ir, decimals: 1, keepsSteps: keepsSteps)).first).shape
      return try #require(shape.outline.contours).flatMap(\.segments).count
    }
    #expect(counts == [1, 3])
  }

  @Test(arguments: outlines.indices, maps.indices)
  func writtenOutlinesKeepTheTolerance(_ outline: Int, _ map: Int) throws {
    let isEven = maps[map].1.similarityScale != nil
    for layers in isEven ? [[fill()]] : [[fill()], [stroke(width: 0.3)]] {
      let ir = lower(sceneOf(outlines[outline].1, layers, maps[map].1)).ir
      guard !ir.symbols.elements.isEmpty else { continue }
      for tolerance in [1.0, 100.0 / 4096] {
        let grid = quantize(ir, tolerance: tolerance)
        #expect(grid.keepsTolerance)
        let shape = try #require(shapes(of: grid).first).shape
        let measured = measuredDeviation(shape, from: ir.symbols[shape.symbol])
        let name: Comment = "\(outlines[outline].0), \(maps[map].0), \(tolerance): \(measured) in \(grid.text())"
        #expect(measured <= tolerance + 4e-3, name)
        // What is reported bounds what is measured, but for the flattening.
        #expect(measured <= grid.worst.distance + 1e-3 * tolerance + 4e-3, name)
      }
    }
  }

  @Test func theCoarsestGridIsTaken() {
    func decimals(_ x: Double, size: Double = 100) -> Int {
      let outline = Outline.polyline([Point(x, 0), Point(50, 10), Point(20, 30)], isClosed: true)
      return quantize(lower(sceneOf(outline, [fill()], size: Size(size, size))).ir).decimals
    }
    #expect(decimals(7) == 0)
    #expect(decimals(7.5) == 1)
    #expect(decimals(7.25) == 2)
    // A third: the error 1/300 is within 100/4096 at one decimal already.
    #expect(decimals(7 + 1.0 / 3) == 2)
    #expect(decimals(7 + 1.0 / 3, size: 4096) == 0)
  }

  @Test func kindsAreKeptWhereTheMapAllows() throws {
    func kind(_ outline: Outline, _ map: Affine, _ layers: [PaintLayer] = [fill()]) throws -> String {
      let shape = try #require(shapes(of: quantize(lower(sceneOf(outline, layers, map)).ir)).first).shape
      switch shape.outline {
      case .circle: return "circle"
      case .ellipse: return "ellipse"
      case .rect: return "rect"
      case .line: return "line"
      case .polyline: return "polyline"
      case .path: return "path"
      }
    }
    let circle = Outline.circle(center: Point(40, 50), radius: 10)
    let rect = Outline.rect(Rect(minX: 10, minY: 20, maxX: 50, maxY: 40), cornerRadius: 4)
    #expect(try kind(circle, .rotation(degrees: 33)) == "circle")
    #expect(try kind(circle, .scale(-2, 2)) == "circle")
    #expect(try kind(circle, .scale(1, 2)) == "ellipse")
    #expect(try kind(circle, Affine(1, 0.3, 0.5, 1.2, 1, 1)) == "path")
    #expect(try kind(rect, .rotation(degrees: 90)) == "rect")
    #expect(try kind(rect, .scale(1, -1)) == "rect")
    #expect(try kind(rect, .rotation(degrees: 30)) == "path")
    // Dashes start where the outline starts.
    #expect(try kind(circle, .rotation(degrees: 33), [stroke(dash: [3, 2])]) == "path")
    #expect(try kind(circle, .scale(2, 2), [stroke(dash: [3, 2])]) == "circle")
  }

  /// A1: no number of decimals makes a disc vanish.
  @Test(arguments: 0...5)
  func aDiscHasInkAtAnyNumberOfDecimals(_ decimals: Int) throws {
    let disc = Outline.circle(center: Point(3.2185, 7.1172), radius: 0.75)
    for outline in [disc, .path(disc.path), .circle(center: Point(3.2185, 7.1172), radius: 0.04)] {
      for map in [Affine.identity, .scale(1, 1.1), Affine(1, 0.3, 0.5, 1.2, 1, 1)] {
        let grid = quantize(lower(sceneOf(outline, [fill()], map, size: Size(24, 24))).ir, decimals: decimals)
        let shape = try #require(shapes(of: grid).first).shape
        let box = writtenPath(shape).bounds
        #expect(box.width > 0 && box.height > 0)
      }
    }
  }

  /// A2: a whole turn is two half arcs whose ends differ, and they come home exactly.
  @Test(arguments: [360.0, -360, 359.9])
  func aFullTurnIsTwoArcs(_ sweep: Double) throws {
    let arc = EllipticArc(center: Point(50, 50), radii: Size(30, 30), start: -90, sweep: sweep)
    let outline = Outline.path(Path([Subpath(start: arc.from, segments: [.arc(arc)])]))
    let shape = try #require(shapes(of: quantize(lower(sceneOf(outline, [stroke()])).ir)).first).shape
    guard case .path(let subpaths) = shape.outline else {
      Issue.record("no path")
      return
    }
    var pen = subpaths[0].start
    for segment in subpaths[0].segments {
      guard case .arc(let written) = segment else { continue }
      #expect(written.to != pen)
      #expect(written.isClockwise == (sweep > 0))
      pen = written.to
    }
    if abs(sweep) == 360 { #expect(subpaths[0].segments.count >= 2 && pen == subpaths[0].start) }
  }

  /// A6: errors do not add up along a stroke.
  @Test func fiveHundredSmallStepsDoNotDrift() throws {
    let points = (0...500).map { Point(Double($0) * 0.013, Double($0 % 2) * 0.5) }
    let grid = quantize(lower(sceneOf(.polyline(points, isClosed: false), [stroke()], size: Size(24, 24))).ir)
    let shape = try #require(shapes(of: grid).first).shape
    guard case .polyline(let written, _) = shape.outline, let last = written.last else {
      Issue.record("no polyline")
      return
    }
    let step = 1 / powerOfTen(shape.decimals)
    #expect(abs(Double(last.x) * step - 6.5) <= step / 2)
  }

  /// A7: the same picture on canvases of any size gets the same relative accuracy.
  @Test func accuracyFollowsTheCanvas() {
    for (side, most) in [(1.0, 4), (24, 3), (4096, 0)] {
      let outline = Outline.circle(center: Point(side / 3, side / 3), radius: side / 7)
      let grid = quantize(lower(sceneOf(outline, [fill()], size: Size(side, side))).ir)
      #expect(grid.keepsTolerance)
      #expect(grid.decimals <= most)
    }
  }

  /// A12: widths and dashes follow a similarity; an uneven map stays a transform.
  @Test func strokesFollowTheirTransform() throws {
    let ring = Outline.circle(center: Point(50, 50), radius: 12)
    let half = quantize(lower(sceneOf(ring, [stroke(width: 3, dash: [4, 1])], .scale(0.5, 0.5))).ir)
    let (shape, coats) = try #require(shapes(of: half).first)
    #expect(shape.transform == nil)
    guard case .stroke(_, let style) = coats[0] else { return }
    #expect(style.width.text() == "1.5")
    #expect(style.dash.map { $0.text() } == ["2", ".5"])

    let uneven = quantize(lower(sceneOf(ring, [stroke(width: 3)], .scale(1, 3))).ir)
    let (kept, thick) = try #require(shapes(of: uneven).first)
    #expect(kept.transform?.affine == .scale(1, 3))
    #expect(kept.outline == .circle(center: GridPoint(50, 50), radius: 12))
    guard case .stroke(_, let same) = thick[0] else { return }
    #expect(same.width.text() == "3")
    // A fill is applied, whatever the map.
    let filled = quantize(lower(sceneOf(ring, [fill()], .scale(1, 3))).ir)
    #expect(try #require(shapes(of: filled).first).shape.transform == nil)
  }

  @Test func thinStrokesStayThin() throws {
    let grid = quantize(lower(sceneOf(.line(.zero, Point(90, 90)), [stroke(width: 0.013)])).ir)
    guard case .stroke(_, let style) = try #require(shapes(of: grid).first).coats[0] else { return }
    #expect(abs(style.width.doubleValue - 0.013) < 0.00014)
  }

  @Test func gradientsAreCarriedAlong() throws {
    let stops = [SceneStop(color: .black, offset: 0), SceneStop(color: .white, offset: 1)]
    let paint = ScenePaint.linear(stops: stops, from: Point(0, 0), to: Point(10, 0))
    let box = Outline.rect(Rect(minX: 0, minY: 0, maxX: 10, maxY: 10), cornerRadius: 0)
    let skew = Affine(1, 0, 1, 1, 0, 0)
    let grid = quantize(lower(sceneOf(box, [fill(paint)], skew)).ir)
    guard case .fill(.linear(_, let from, let to), _) = try #require(shapes(of: grid).first).coats[0] else {
      Issue.record("no gradient")
      return
    }
    // Under a skew the lines of equal colour lean, so the direction square to them turns: the image of (0, 10), which
    // was as dark as the start, must still be.
    let along = Vector(to.x.doubleValue - from.x.doubleValue, to.y.doubleValue - from.y.doubleValue)
    let leaned = skew(Vector(0, 10))
    #expect(abs(leaned.dot(along)) < 0.1)
    let end = skew(Vector(10, 0))
    #expect(abs(end.dot(along) / along.dot(along) - 1) < 0.01)

    let radial = ScenePaint.radial(stops: stops, center: Point(5, 5), radius: 5)
    let even = quantize(lower(sceneOf(box, [fill(radial)], .scale(2, 2))).ir)
    guard case .fill(.radial(_, let center, let radius, nil), _) = try #require(shapes(of: even).first).coats[0] else {
      Issue.record("a similarity needs no gradient transform")
      return
    }
    #expect(center.x.text() == "10" && radius.text() == "10")
    let uneven = quantize(lower(sceneOf(box, [fill(radial)], .scale(1, 2))).ir)
    guard case .fill(.radial(_, _, _, let matrix?), _) = try #require(shapes(of: uneven).first).coats[0] else {
      Issue.record("an uneven map needs a gradient transform")
      return
    }
    #expect(matrix.affine == .scale(1, 2))
  }

  @Test func aGradientOfOneColourIsThatColour() throws {
    let stops = [SceneStop(color: .white, offset: 0), SceneStop(color: .white, offset: 1)]
    let paint = ScenePaint.linear(stops: stops, from: .zero, to: Point(10, 0))
    let grid = quantize(lower(sceneOf(.circle(center: .zero, radius: 5), [fill(paint)])).ir)
    #expect(try #require(shapes(of: grid).first).coats == [.fill(.color(.white), .nonzero)])
  }

  /// The start and the end of a closed outline are one grid point, and no side of no length is left there.
  @Test func closedOutlinesComeHome() throws {
    let corners = (0..<6).map { index in
      let (s, c) = sineAndCosine(degrees: Double(index) * 60 + 0.1)
      return Point(50 + 33.3 * c, 50 + 33.3 * s)
    }
    var subpath = Subpath(start: corners[0], isClosed: true)
    for corner in corners.dropFirst() + [corners[0] + Vector(1e-12, -1e-12)] {
      subpath.segments.append(.line(to: corner))
    }
    let grid = quantize(lower(sceneOf(.path(Path([subpath])), [stroke()])).ir)
    guard case .path(let subpaths) = try #require(shapes(of: grid).first).shape.outline else { return }
    #expect(subpaths[0].segments.count == 5)
    #expect(subpaths[0].end != subpaths[0].start)
  }

  @Test func hugeNumbersDoNotTrap() {
    let outline = Outline.polyline([Point(1e300, 0), Point(-1e300, 1e200), Point(0, 5)], isClosed: true)
    let ir = lower(sceneOf(outline, [fill(), stroke()], .scale(3, 4))).ir
    #expect(quantize(ir).keepsTolerance == false)
  }

  @Test func theWorstPlaceIsNamed() {
    let sketch = SceneSketch()
    let good = sketch.shape(.circle(center: Point(5, 5), radius: 1), [fill()])
    let bad = sketch.shape(.circle(center: Point(5.4, 5), radius: 1), [fill()])
    let scene = sketch.scene(sketch.group([good, bad]))
    let grid = quantize(lower(scene).ir, decimals: 0)
    #expect(abs(grid.worst.distance - 0.4) < 1e-12)
    #expect(grid.worst.origin == sketch.nodes[bad].origin)
    #expect(grid.keepsTolerance == false)
  }

  @Test func aFittedCanvasIsRoundedOutwards() {
    let outline = Outline.circle(center: Point(50, 50), radius: 100.0 / 3)
    let grid = quantize(lower(sceneOf(outline, [fill()], fit: 0)).ir)
    #expect(grid.viewBox.x.doubleValue <= 50 - 100.0 / 3)
    #expect(grid.viewBox.width.doubleValue >= 200.0 / 3)
    #expect(grid.width == grid.viewBox.width)
  }
}
