// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetGeometry
import FacetTestSupport
import FacetTypes
import FacetXML
import Testing

struct HexagonCase: Decodable, Sendable {
  struct Input: Decodable, Sendable {
    var width: Double
    var height: Double
    var adjustment: Double
    var xScale: Double
  }
  var input: Input
  var expect: ReferenceOutline
}

struct BadgeCase: Decodable, Sendable {
  struct Input: Decodable, Sendable {
    var size: Double
    var copies: Int?
  }
  struct Gradient: Decodable, Sendable {
    var from: ReferencePoint
    var to: ReferencePoint
    var stops: [String]
  }
  struct Expect: Decodable, Sendable {
    var hexagon: ReferenceOutline
    /// Copies, their polygons, the corners of these.
    var symbols: [[[ReferencePoint]]]
    var gradient: Gradient
    var symbolColor: String
    var symbolOpacity: Double
  }
  var name: String
  var input: Input
  var expect: Expect

  var settings: [Setting] {
    [Setting(name: "size", text: formatNumber(input.size))]
      + (input.copies.map { [Setting(name: "copies", text: String($0))] } ?? [])
  }
}

@Suite struct ReferenceBadges {
  @Test func hexagonIsSixSidesWithRoundedCorners() throws {
    for hexagon in try referenceCases("hexagon", as: HexagonCase.self) {
      let input = hexagon.input
      let scene = """
        scene {
          size: (\(formatNumber(input.width)), \(formatNumber(input.height)))
          hexagon(adjustment: \(formatNumber(input.adjustment)), xScale: \(formatNumber(input.xScale)))
        }
        """
      let picture = try ReferencePicture(scene, name: "h.facet", side: max(input.width, input.height))
      let side = min(input.width, input.height)
      let inset = Vector((input.width - side) / 2, (input.height - side) / 2)
      #expect(picture.contours.count == 1)
      try picture.expectContours([hexagon.expect.polyline(offset: inset)], "\(scene)")
    }
  }

  private func picture(of badge: BadgeCase) throws -> ReferencePicture {
    let bytes = try #require(readFile(repositoryRoot + "/Tests/Fixtures/scenes/landmark.badge"))
    let text = String(decoding: bytes, as: UTF8.self)
    return try ReferencePicture(text, name: "landmark.badge", side: badge.input.size, settings: badge.settings)
  }

  @Test func mountainsStandTurnedAboutTheCentre() throws {
    for badge in try referenceCases("badge", as: BadgeCase.self) {
      let picture = try picture(of: badge)
      let polygons = badge.expect.symbols.joined().map { Polyline($0.map { $0.point }, isClosed: true) }
      #expect(picture.contours.count == polygons.count + 1, "\(badge.name)")
      try picture.expectContours([badge.expect.hexagon.polyline()] + polygons, "\(badge.name)")
    }
  }

  @Test func eachMountainIsTranslucentByItself() throws {
    for badge in try referenceCases("badge", as: BadgeCase.self) {
      let mountains = try picture(of: badge).contours.dropFirst()
      for contour in mountains {
        #expect(contour.attributes["fill"] == badge.expect.symbolColor)
        let alpha = contour.attributes["fill-opacity"].flatMap { Double($0) } ?? 1
        #expect(contour.opacity * alpha == badge.expect.symbolOpacity, "\(badge.name)")
      }
      // Two polygons of one mountain share an element; two mountains share no opacity.
      let owners = mountains.map { $0.opacityOwner ?? $0.element }
      let pairs = stride(from: 0, to: owners.count, by: 2).map { [owners[$0], owners[$0 + 1]] }
      #expect(pairs.allSatisfy { $0[0] == $0[1] }, "\(badge.name)")
      #expect(Set(owners).count == badge.expect.symbols.count, "\(badge.name)")
    }
  }

  @Test func gradientLiesInUserSpace() throws {
    for badge in try referenceCases("badge", as: BadgeCase.self) {
      let picture = try picture(of: badge)
      let gradient = try #require(picture.reader.elements("linearGradient").first)
      #expect(gradient.value(of: "gradientUnits") == "userSpaceOnUse")
      let expected = badge.expect.gradient
      let ends = [expected.from.point.x, expected.from.point.y, expected.to.point.x, expected.to.point.y]
      for (name, value) in zip(["x1", "y1", "x2", "y2"], ends) {
        let written = gradient.value(of: name).flatMap { Double($0) } ?? 0
        #expect(abs(written - value) <= picture.tolerance, "\(badge.name) \(name)")
      }
      let stops = picture.reader.elements("stop").map { $0.value(of: "stop-color") }
      #expect(stops == expected.stops)
    }
  }
}
