// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetVerify
import Testing

/// Scenes in which a pass once saw less than there was.
@Suite struct TrappedScenes {
  struct Trap: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var scene: String
    init(_ name: String, _ body: String) {
      testDescription = name
      scene = "scene { size: 100\n" + body + "\n}"
    }
  }

  static let traps = [
    Trap(
      "a small miter limit beside corners that do not say theirs",
      """
      polyline([(5, 50), (15, 10), (25, 50)]).stroke(.red, width: 3, miter: 1)
      polyline([(30, 50), (40, 10), (50, 50)]).stroke(.blue, width: 3, miter: 1)
      polyline([(55, 50), (65, 10), (75, 50)]).stroke(.lime, width: 3, miter: 1)
      polyline([(60, 90), (60, 60), (90, 60)]).stroke(.red, width: 10)
      """),
    Trap(
      "an area under the stroke of a round corner",
      """
      path { move(2, 2); line(9, 2); curve(5, 9, control1: (8, 8), control2: (6, 9)); close() }.fill(.red)
      rect(cornerRadius: 30).stroke(.blue, width: 6, join: .round).frame(width: 60, height: 60).position(50, 50)
      path { move(27, 27); line(33, 28); curve(28, 33, control1: (31, 31), control2: (29, 32)); close() }.fill(.red)
      """),
    Trap(
      "an area in what is a hole to one of two fills",
      """
      path { move(2, 2); line(12, 2); line(7, 9); curve(5, 5, control1: (3, 8), control2: (4, 4)); close() }.fill(.lime)
      path {
        move(20, 20); line(80, 20); line(80, 80); line(20, 80); close()
        move(40, 40); line(60, 40); line(60, 60); line(40, 60); close()
      }.fill(.red).fill(.blue, rule: .evenOdd)
      path {
        move(45, 45); line(55, 45); line(50, 53); curve(48, 50, control1: (47, 52), control2: (46, 48)); close()
      }.fill(.lime)
      """),
  ]

  @Test(arguments: traps) func isStillThePicture(_ trap: Trap) throws {
    let written = try #require(Written.scene(trap.scene))
    #expect(written.verified().messages == [])
  }
}

/// Short segments at the ends and corners of wide strokes: all of their direction shows.
@Suite struct WideStrokeScenes {
  struct Line: Sendable, CustomTestStringConvertible {
    var data: String
    var stroke: String
    var testDescription: String { data + " " + stroke }
  }

  static let lines = [
    Line(data: "M20 50H60v.004", stroke: "width: 40"),
    Line(data: "M20 50Q60.003 49.996 60 50", stroke: "width: 40, cap: .square"),
    Line(data: "M20 50C20.002 50.004 60 50 60 50", stroke: "width: 40, cap: .square"),
    Line(data: "M50 50l.003 .006", stroke: "width: 40, cap: .square"),
    Line(data: "M20 50H60L60.004 50.003", stroke: "width: 30"),
  ]

  /// In which directions a line looks out at its ends.
  private func waysOut(_ data: String) throws -> [Vector] {
    let subpath = try #require(try parsePathData(data).subpaths.last)
    let first = try #require(subpath.segments.first?.startTangent(from: subpath.start))
    let from = subpath.segments.dropLast().last?.end ?? subpath.start
    let last = try #require(subpath.segments.last?.endTangent(from: from))
    return [first * (-1 / first.length), last * (1 / last.length)]
  }

  @Test(arguments: lines) func endsKeepTheirDirection(_ line: Line) throws {
    let scene = "scene { size: 100\n path { data(\"\(line.data)\") }.stroke(.red, \(line.stroke)) }"
    let written = try #require(Written.scene(scene))
    let data = try #require(written.svg.split(separator: " d=\"").last?.split(separator: "\"").first)
    let drawn = try waysOut(String(data))
    // Half the width is 20 at most.
    for way in try waysOut(line.data) {
      #expect(drawn.contains { ($0 - way).length * 20 <= written.tolerance }, "\(data)")
    }
  }
}
