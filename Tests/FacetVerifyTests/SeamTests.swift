// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetTypes
import FacetVerify
import Testing

/// Where a line comes home: closed, or with two ends in one place.
@Suite struct SeamTests {
  private static let corners = [(10.0, 10.0), (90, 10), (50, 80), (10, 10)]
  private static func loop(_ isClosed: Bool, _ cap: Cap, _ join: Join) -> PathIR {
    let shape = sides(isClosed ? Array(corners.dropLast()) : corners, closed: isClosed)
    return Picture((path(shape), [stroke(4, cap: cap, join: join)])).ir
  }
  private static func line(_ d: String, _ attributes: String) -> String {
    ##"<path d="\##(d)" fill="none" stroke="#102030" stroke-width="4" stroke-miterlimit="10" \##(attributes)/>"##
  }
  private static let closed = "M10 10H90L50 80z"
  private static let open = "M10 10H90L50 80 10 10"
  private static let roundCap = #"stroke-linecap="round""#
  private static let roundJoin = #"stroke-linejoin="round""#

  @Test func roundEndsThatMeetMayBecomeARoundCorner() {
    let exact = Self.loop(false, .round, .round)
    #expect(exact.verified(Self.line(Self.closed, Self.roundJoin)).messages == [])
    #expect(exact.verified(Self.line(Self.closed, Self.roundJoin + " " + Self.roundCap)).messages == [])
    #expect(exact.verified(Self.line(Self.open, Self.roundJoin + " " + Self.roundCap)).messages == [])
    #expect(exact.verified(Self.line(Self.open, Self.roundJoin)).messages.contains { $0.contains("caps") })
    #expect(!exact.verified(Self.line(Self.closed, Self.roundCap)).isSame)
    #expect(!exact.verified(Self.line(Self.closed, "")).isSame)
  }

  @Test func theSeamIsACorner() {
    // A smooth line with one corner, where it comes home.
    let drop = Subpath(
      start: Point(50, 10),
      segments: [.cubic(control1: Point(120, 90), control2: Point(-20, 90), to: Point(50, 10))], isClosed: false)
    let exact = Picture((path(drop), [stroke(4, cap: .round, join: .round)])).ir
    let way = "M50 10C120 90-20 90 50 10"
    #expect(exact.verified(Self.line(way, Self.roundCap)).messages == [])
    #expect(exact.verified(Self.line(way + "z", Self.roundJoin)).messages == [])
    #expect(!exact.verified(Self.line(way + "z", Self.roundCap)).isSame)
    #expect(!exact.verified(Self.line(way + "z", "")).isSame)
  }

  @Test(arguments: [(Cap.butt, Join.round), (.square, .round), (.butt, .miter)])
  func otherEndsMayNot(_ cap: Cap, _ join: Join) {
    let exact = Self.loop(false, cap, join)
    let attributes = #"stroke-linecap="\#(cap.rawValue)" stroke-linejoin="\#(join.rawValue)""#
    #expect(exact.verified(Self.line(Self.open, attributes)).messages == [])
    #expect(!exact.verified(Self.line(Self.closed, attributes)).isSame)
  }

  @Test func aClosedLineHasNoCaps() {
    let exact = Self.loop(true, .round, .round)
    #expect(exact.verified(Self.line(Self.closed, Self.roundJoin)).messages == [])
    #expect(!exact.verified(Self.line(Self.closed, Self.roundCap)).isSame)
  }
}
