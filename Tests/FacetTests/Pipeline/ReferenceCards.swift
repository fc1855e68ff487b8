// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetTypes
import Testing

struct CardCase: Decodable, Sendable {
  struct Input: Decodable, Sendable {
    var width: Double
    var height: Double
    var rank: Int
  }
  struct Frame: Decodable, Sendable {
    var center: ReferencePoint
    var size: ReferencePoint
  }
  struct Pip: Decodable, Sendable {
    var at: ReferencePoint
    var upsideDown: Bool
  }
  struct Expect: Decodable, Sendable {
    var cornerRadius: Double
    var cornerOffset: Double
    var cornerFontSize: Double
    var faceArt: Frame
    var pips: [Pip]
  }
  var input: Input
  var expect: Expect

  /// `suit` and whatever else the block holds.
  func picture(suit: String, _ more: String = "") throws -> ReferencePicture {
    let names = [
      "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king",
    ]
    let scene = """
      card {
        size: (\(formatNumber(input.width)), \(formatNumber(input.height)))
        rank: .\(names[input.rank - 1])
        suit: .\(suit)
        \(more)
      }
      """
    return try ReferencePicture(scene, name: "c.card", side: max(input.width, input.height))
  }
}

@Suite struct ReferenceCards {
  private func cases() throws -> [CardCase] { try referenceCases("card") }

  @Test func cardIsARoundedRectangle() throws {
    for card in try cases() {
      let outline = Rect(origin: .zero, size: Size(card.input.width, card.input.height))
        .path(cornerRadius: card.expect.cornerRadius).subpaths[0].flattened(tolerance: 1e-3)
      let picture = try card.picture(suit: "spades")
      try picture.expectContours([outline], "rank \(card.input.rank)")
      #expect(["white", "#fff", "#ffffff"].contains(picture.contours[0].attributes["fill"] ?? ""))
      #expect(picture.contours[0].attributes["stroke"] == nil)
    }
  }

  @Test func pipsStandInTheirPlaces() throws {
    for card in try cases() where !card.expect.pips.isEmpty {
      let picture = try card.picture(suit: "diamonds")
      let size = Size(card.input.width, card.input.height)
      let side = size.height * (card.input.rank == 1 ? 0.2 : 0.1)
      try #require(picture.contours.count > card.expect.pips.count)
      for (index, pip) in card.expect.pips.enumerated() {
        let box = picture.contours[1 + index].line.box
        let place = Point(size.width * (0.28 + 0.44 * pip.at.point.x), size.height * (0.15 + 0.70 * pip.at.point.y))
        #expect(box.center.distance(to: place) <= picture.tolerance * 2, "rank \(card.input.rank), pip \(index)")
        #expect(max(box.width, box.height) <= side + picture.tolerance * 2)
        #expect(max(box.width, box.height) >= side * 0.85)
      }
    }
  }

  @Test func pipsBelowTheMiddleAreUpsideDown() throws {
    for card in try cases() where !card.expect.pips.isEmpty {
      let picture = try card.picture(suit: "hearts")
      try #require(picture.contours.count > card.expect.pips.count)
      for (index, pip) in card.expect.pips.enumerated() {
        let line = picture.contours[1 + index].line
        // A heart's tip is its one lowest point; at its upper edge it has two lobes.
        let tipIsBelow = line.narrowness(atBottom: true) < line.narrowness(atBottom: false)
        #expect(tipIsBelow != pip.upsideDown, "rank \(card.input.rank), pip \(index)")
      }
    }
  }

  @Test func artGetsACentredFrame() throws {
    for card in try cases() {
      let picture = try card.picture(suit: "spades", "art { rect().fill(.red) }")
      let center = card.expect.faceArt.center.point
      let half = Vector(card.expect.faceArt.size.point.x / 2, card.expect.faceArt.size.point.y / 2)
      let frame = Rect(
        minX: center.x - half.dx, minY: center.y - half.dy, maxX: center.x + half.dx, maxY: center.y + half.dy)
      let line = frame.path(cornerRadius: 0).subpaths[0].flattened(tolerance: 1e-3)
      try picture.expectContours([line], from: 1, "rank \(card.input.rank)")
    }
  }

  @Test func labelsStandInTwoCornersHalfATurnApart() throws {
    for card in try cases() {
      let picture = try card.picture(suit: "spades", "art { rect().fill(.red) }")
      let size = Size(card.input.width, card.input.height)
      let labels = picture.contours.dropFirst(2).map { $0.line }
      #expect(labels.count >= 4 && labels.count % 2 == 0)
      let upper = labels.prefix(labels.count / 2)
      for (one, other) in zip(upper, labels.dropFirst(labels.count / 2)) {
        let turned = one.points.map { Point(size.width - $0.x, size.height - $0.y) }
        let gap = Polyline(turned, isClosed: one.isClosed).deviation(from: other, step: 2)
        #expect(gap <= picture.tolerance * 2, "rank \(card.input.rank)")
      }
      let box = upper.reduce(Rect.empty) { $0.union($1.box) }
      let inset = card.expect.cornerOffset
      #expect(box.minX >= inset - picture.tolerance && box.minY >= inset - picture.tolerance)
      #expect(box.minX <= inset + card.expect.cornerFontSize * 0.2)
      #expect(box.maxX <= size.width / 4 && box.maxY <= size.height / 4)
    }
  }

  @Test func indexHasTheCapHeightOfItsSize() throws {
    // A is made of straight strokes that end on the lines, so it has no overshoot.
    let ace = try #require(try cases().first { $0.input.rank == 1 })
    let picture = try ace.picture(suit: "spades", "art { rect().fill(.red) }")
    let glyph = picture.contours[2].line.box
    #expect(abs(glyph.height - ace.expect.cornerFontSize * 0.72) <= picture.tolerance * 2)
  }
}

extension Polyline {
  /// The width of the part within a twentieth of the height of one edge.
  fileprivate func narrowness(atBottom: Bool) -> Double {
    let box = box
    let reach = box.height / 20
    let near = points.filter { atBottom ? $0.y > box.maxY - reach : $0.y < box.minY + reach }
    return near.reduce(into: Rect.empty) { $0.add($1) }.width
  }
}
