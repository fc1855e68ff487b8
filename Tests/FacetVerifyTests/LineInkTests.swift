// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetTypes
import FacetVerify
import Testing

/// Ends and corners of strokes: lines within the tolerance whose ink is, and lines whose ink is not.
@Suite struct LineInkTests {
  struct Line: Sendable, CustomTestStringConvertible {
    var exact: String
    var written: String
    var testDescription: String { exact + " → " + written }
    init(_ exact: String, _ written: String) {
      self.exact = exact
      self.written = written
    }
  }

  private static func verified(_ line: Line, _ pen: PaintLayer, _ attributes: String) throws -> Verification {
    let exact = Picture((.path(try parsePathData(line.exact)), [pen])).ir
    return exact.verified(##"<path d="\##(line.written)" fill="none" stroke="#102030" \##(attributes)/>"##)
  }

  // MARK: Ends

  static let sameEnds = [
    Line("M20 50H80", "M20 50H80"), Line("M20 50H80", "M80 50H20"), Line("M20 50H80", "M20 50.02H80"),
    Line("M20 50H80", "M20 50h30h30"), Line("M20 50H80", "M20 50h30v0h30"),
    Line("M20 50H80", "M20 50C20 50 80 50 80 50"),
    Line("M20 50L30 20 80 50", "M80 50L30 20 20 50"), Line("M20 50Q50 20 80 50", "M80 50Q50 20 20 50"),
    Line("M20 50Q50 20 80 50", "M20 50Q35 35 50 35T80 50"), Line("M20 50Q50 20 80 50", "M20 50C40 30 60 30 80 50"),
    // What rounding leaves behind has no direction.
    Line("M20 50H80v.00001", "M20 50H80"), Line("M20 50H80v.00001", "M20 50H80v.00001"),
    Line("M20 50v-.00001H80", "M20 50H80"),
  ]

  @Test(arguments: sameEnds, [("butt", Cap.butt), ("square", .square)])
  func endsThatLookTheSameWay(_ line: Line, _ cap: (String, Cap)) throws {
    let result = try Self.verified(
      line, stroke(20, cap: cap.1, join: .round),
      #"stroke-width="20" stroke-linecap="\#(cap.0)" stroke-linejoin="round""#)
    #expect(result.messages == [])
    #expect(result.worst.distance <= 0.051)
  }

  static let turnedEnds = [
    Line("M20 50H80", "M20 50H80v.04"), Line("M20 50H80", "M20 50H80L79.98 50.03"),
    Line("M20 50H80", "M20.01 50.04L20 50H80"), Line("M20 50H80v.04", "M20 50H80"),
    Line("M20 50H80v.04", "M20 50H80v-.01"), Line("M20 50H80", "M20 50Q80.04 50 80 50.04"),
    Line("M20 50H80", "M20 50C40 50 80 50.04 80 50"), Line("M20 50C20.03 50.04 60 50 80 50", "M20 50H80"),
    Line("M20 50H80", "M20 50H80.04L80 50"),
    Line("M20 50H80", "M20 50H79.99L80 50.001"),
  ]

  @Test(arguments: turnedEnds, [("butt", Cap.butt), ("square", .square)])
  func endsThatLookAnotherWay(_ line: Line, _ cap: (String, Cap)) throws {
    let result = try Self.verified(
      line, stroke(20, cap: cap.1, join: .round),
      #"stroke-width="20" stroke-linecap="\#(cap.0)" stroke-linejoin="round""#)
    #expect(result.messages.contains { $0.contains("look another way") }, "\(result.messages)")
  }

  /// Round corners close to a flat end bulge beyond it; beyond a square one they do not show.
  @Test(arguments: [("butt", Cap.butt, false), ("square", .square, true)])
  func roundCornersBeforeAnEnd(_ name: String, _ cap: Cap, _ isSame: Bool) throws {
    let result = try Self.verified(
      Line("M20 50H80", "M20 50H80l-.02-.02v.02h.02"), stroke(20, cap: cap, join: .round),
      #"stroke-width="20" stroke-linecap="\#(name)" stroke-linejoin="round""#)
    #expect(result.isSame == isSame, "\(result.messages)")
  }

  @Test(arguments: turnedEnds) func roundEndsLookNoWay(_ line: Line) throws {
    let result = try Self.verified(
      line, stroke(20, cap: .round, join: .round), #"stroke-width="20" stroke-linecap="round" stroke-linejoin="round""#)
    #expect(result.messages == [])
  }

  // MARK: Corners

  static let sameCorners = [
    Line("M20 20H80V80z", "M20 20H80V80z"), Line("M20 20H80V80z", "M80 20V80L20 20z"),
    Line("M20 20H80V80z", "M20 20L80 80V20z"), Line("M20 20H80V80z", "M50 20H80V80L20 20z"),
    Line("M20 20H80V80z", "M50 20H20L80 80V20H50z"), Line("M20 20H80V80z", "M20 20H50V20H80V50V80z"),
    Line("M20 20H80V80z", "M20.005 20H80V80.005z"),
    Line("M20 20H80V80", "M80 80V20H20"), Line("M20 50Q50 20 80 50V80", "M80 80V50Q50 20 20 50"),
    Line("M20 20H80.00001L80 20.00001V80z", "M20 20H80V80z"),
  ]

  @Test(arguments: sameCorners, [("miter", Join.miter), ("bevel", .bevel)])
  func cornersThatAreTheSame(_ line: Line, _ join: (String, Join)) throws {
    let result = try Self.verified(
      line, stroke(8, join: join.1), #"stroke-width="8" stroke-miterlimit="10" stroke-linejoin="\#(join.0)""#)
    #expect(result.messages == [])
    #expect(result.worst.distance <= 0.051)
  }

  static let otherCorners = [
    // One corner as two, and as an arc.
    Line("M20 20H80V80z", "M20 20H79.98L80 20.02V80z"),
    Line("M20 20H80V80z", "M20 20H79.97A.03 .03 0 0 1 80 20.03V80z"),
    Line("M20 20H79.98L80 20.02V80z", "M20 20H80V80z"),
  ]
  /// Only their tips differ: a spike within the tolerance, and a sharp corner that turns a little more.
  static let otherTips = [
    Line("M20 20H80", "M20 20H50l-.02.005H80"), Line("M20 20H80", "M20 20H50l.02.03 .02-.03H80"),
    Line("M20 50H80L20 51", "M20 50H80L20 51.04"),
  ]

  @Test(arguments: otherTips) func tipsThatAreOthers(_ line: Line) throws {
    for (name, join) in [("miter", Join.miter), ("bevel", .bevel)] {
      let result = try Self.verified(
        line, stroke(8, join: join, miterLimit: 200),
        #"stroke-width="8" stroke-miterlimit="200" stroke-linejoin="\#(name)""#)
      #expect(result.isSame == (join == .bevel), "\(name) \(result.messages)")
    }
  }

  @Test(arguments: otherCorners, [("miter", Join.miter), ("bevel", .bevel)])
  func cornersThatAreOthers(_ line: Line, _ join: (String, Join)) throws {
    let result = try Self.verified(
      line, stroke(8, join: join.1, miterLimit: 200),
      #"stroke-width="8" stroke-miterlimit="200" stroke-linejoin="\#(join.0)""#)
    #expect(result.messages.contains { $0.contains("look another way") }, "\(result.messages)")
  }

  /// A right angle has a tip √2 as long as the stroke is wide.
  @Test func aCornerThatLosesItsTipByTheLimit() throws {
    let right = Line("M20 20H80V80", "M20 20H80V80")
    let obtuse = Line("M20 20H80V80", "M20 20H80.02V80")
    for (line, exact, written, isSame) in [
      (right, 1.5, "1.5", true), (right, 1.5, "1.3", false), (right, 1.3, "1.5", false), (obtuse, 1.5, "1.4143", true),
      (right, 2.0.squareRoot(), "1.414", true), (right, 2.0.squareRoot(), "1.4143", true),
    ] {
      let result = try Self.verified(
        line, stroke(8, miterLimit: exact), #"stroke-width="8" stroke-miterlimit="\#(written)""#)
      #expect(result.isSame == isSame, "\(line) \(exact) \(written) \(result.messages)")
    }
  }

  /// Turned only little, a corner changes from tip to bevel where the limit lies between.
  @Test func aCornerThatTurnsBeyondTheLimit() throws {
    let line = Line("M20 50H80L20 60", "M20 50H80L20 59.96")
    let half = arcTangent(dy: 10, dx: 60) / 2
    let ratio = 1 / sineAndCosine(degrees: half).sine * 1.001
    let result = try Self.verified(
      line, stroke(2, miterLimit: ratio), #"stroke-width="2" stroke-miterlimit="\#(ratio)""#)
    #expect(result.messages.contains { $0.contains("look another way") }, "\(result.messages)")
  }

  @Test func theWorstDistanceIsThatOfTheInk() throws {
    // The line moves by 0.01, its end turns by 0.04.
    let result = try Self.verified(Line("M20 50H30", "M20 50L30 50.01"), stroke(80), #"stroke-width="80""#)
    #expect(result.messages == [])
    #expect(result.worst.distance >= 0.0399 && result.worst.distance < 0.047)
  }

  @Test func aStretchedPenHasEndsToo() {
    var picture = Picture()
    picture.add(.line(Point(10, 10), Point(40, 10)), [stroke(20)], .scale(2, 1))
    for (end, isSame) in [("H40", true), ("H40v.02", false)] {
      let line = ##"<path d="M10 10\##(end)" stroke="#102030" stroke-width="20" stroke-linejoin="round" "##
      let result = picture.ir.verified(line + ##"fill="none" transform="scale(2 1)"/>"##)
      #expect(result.isSame == isSame, "\(result.messages)")
    }
  }
}
