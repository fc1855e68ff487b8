// SPDX-License-Identifier: Apache-2.0
//
// What users of other tools ran into with circles, arcs and mirrors.

import Facet
import FacetGeometry
import FacetSource
import FacetXML
import Testing

@Suite struct CircleAndArcReports {
  /// A1: a closed circle written as one arc between equal points draws nothing.
  @Test(arguments: [0.5, 0.05, 0.005, 5e-4, 5e-5, 5e-6], ["circle", "path"])
  func aCircleKeepsItsInkAtAnyPrecision(_ tolerance: Double, _ kind: String) throws {
    let center = "center: (3.2185, 7.1172), radius: 0.75"
    let outline = kind == "circle" ? "circle(\(center))" : "path { arc(\(center), from: 0deg, to: 360deg); close() }"
    let drawn = try picture(
      "scene {\n  size: 24\n  \(outline).fill(.red)\n}\n", options: options(tolerance: tolerance))
    #expect(drawn.shapes.count == 1)
    let worst = 2 * Double.pi * (0.75 + tolerance) * tolerance
    #expect(drawn.shapes[0].area > 0.1 && abs(drawn.shapes[0].area - Double.pi * 0.75 * 0.75) <= worst + 1e-3)
    for (arc, start) in arcs(of: drawn.shapes[0].path) { #expect(arc.to != start || abs(arc.sweep) == 360) }
  }

  /// A2: nobody needs the 359.99° trick.
  @Test(arguments: ["from: 0deg, to: 360deg", "from: -90deg, to: 270deg", "from: 10deg, to: -370deg"])
  func aFullTurnIsAClosedRing(_ angles: String) throws {
    let drawn = try picture("scene {\n  arc(radius: 30, \(angles)).stroke(.black, width: 2)\n}\n")
    #expect(drawn.shapes.count == 1)
    #expect(abs(drawn.shapes[0].path.length(tolerance: 0.001) - 60 * Double.pi) < 0.2)
    let box = drawn.shapes[0].bounds
    #expect(abs(box.width - 60) < 0.05 && abs(box.height - 60) < 0.05)
  }

  @Test func anArcWithoutATurnIsNoRing() {
    let drawn = compiled("scene {\n  arc(radius: 30, from: 0deg, to: 0deg).stroke(.black, width: 2)\n}\n")
    #expect(!drawn.diagnostics.hasErrors && drawn.ids.contains("empty-arc"), "\(drawn.findings)")
    #expect(!drawn.svg.contains("<circle"))
  }

  @Test func anAngleWithoutAUnitIsRefusedWithAFix() {
    let drawn = compiled("scene {\n  arc(radius: 30, from: 0deg, to: 6.283)\n}\n")
    #expect(drawn.ids == ["angle-needs-unit"] && drawn.output == nil)
    #expect(drawn.diagnostics.first?.fixes.isEmpty == false)
  }

  /// A5: angles grow clockwise on screen, and 0° points right.
  @Test(arguments: [
    ("from: 0deg, to: 90deg", 1.0, 1.0), ("from: 0deg, to: -90deg", 1.0, -1.0), ("from: 90deg, to: 180deg", -1.0, 1.0),
    ("from: 0.5turn, to: 0.75turn", -1.0, -1.0),
  ])
  func anArcLiesInTheQuadrantThatItsAnglesSay(_ angles: String, _ right: Double, _ down: Double) throws {
    let drawn = try picture("scene {\n  arc(center: (50, 50), radius: 20, \(angles))\n}\n")
    #expect(drawn.shapes[0].points.allSatisfy { ($0.x - 50) * right > -0.03 && ($0.y - 50) * down > -0.03 })
    #expect(drawn.shapes[0].points.contains { ($0.x - 50) * right > 10 && ($0.y - 50) * down > 10 })
  }

  /// A4: baking a mirror into arcs flips their direction, and a turned ellipse keeps its shape.
  @Test(arguments: [
    "move(20, 30); arc(center: (20, 20), radius: 10, from: 90deg, to: 300deg); line(40, 40); close()",
    "data(\"M20 60 A30 12 25 0 1 60 40 A30 12 25 1 0 30 70 Z\")",
    "data(\"M10 10 C30 0 40 20 45 15 Q50 30 30 40 Z\")",
  ])
  func aMirroredEarIsTheOtherEar(_ commands: String) throws {
    let left = "group { path { \(commands) }.fill(.red) }.frame(width: 100, height: 100)"
    let one = try picture("scene {\n  \(left)\n}\n").shapes[0].path.flattened(tolerance: 0.001)
    let other = try picture("scene {\n  \(left).mirror(.horizontal)\n}\n").shapes[0].path.flattened(tolerance: 0.001)
    #expect(one.count == other.count)
    for (line, mirrored) in zip(one, other) {
      let back = Polyline(mirrored.points.map { Point(100 - $0.x, $0.y) }, isClosed: mirrored.isClosed)
      #expect(line.deviation(from: back, step: 0.5) < 0.06)
    }
  }

  @Test func mirrorsSayWhichWayTheyFlip() throws {
    let dot = "circle(center: (20, 30), radius: 5).fill(.red)"
    func middle(_ modifier: String) throws -> Point {
      try picture("scene {\n  \(dot)\(modifier)\n}\n").shapes[0].bounds.center
    }
    #expect(try middle(".mirror(.horizontal)") == Point(80, 30))
    #expect(try middle(".mirror(.vertical)") == Point(20, 70))
  }

  /// B6: flags without separators crash other programs.
  @Test(arguments: ["from: 10deg, to: 100deg", "from: 10deg, to: 300deg", "from: 0deg, to: -200deg"])
  func arcFlagsStandApart(_ angles: String) throws {
    let drawn = try picture("scene {\n  path { arc(center: (50, 50), radius: 33.3, \(angles)) }\n}\n")
    let data = try #require(drawn.shapes[0]["d"])
    let start = try #require(data.firstIndex { $0 == "a" || $0 == "A" })
    // Radii and turn in front, then both flags between blanks, whatever the sign of what follows; arcs in a row share a letter.
    for arc in data[start...].split(whereSeparator: { $0 == "a" || $0 == "A" }) {
      #expect(arc.wholeMatch(of: /(?: ?[0-9.]+ [0-9.]+ [0-9.]+ [01] [01] -?[0-9.]+[ -]?[0-9.]+)+/) != nil, "\(data)")
    }
  }

  private func arcs(of path: Path) -> [(arc: EllipticArc, start: Point)] {
    path.subpaths.flatMap { subpath in
      subpath.segments.compactMap { segment in
        if case .arc(let arc) = segment { (arc, arc.from) } else { nil }
      }
    }
  }
}
