// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetTypes
import FacetVerify
import Testing

/// One contour that does not meet itself is filled alike by both rules.
@Suite struct FillRuleTests {
  static let simple = [
    "M10 10H90V90H50V50H10z", "M10 10C90 10 90 90 10 90 40 80 40 20 10 10z",
    "M50 10A40 40 0 1 1 49 10V20A30 30 0 1 0 50 20z",
    "M10 10L50 12 90 10 52 50 90 90 50 88 10 90 48 50z", "M10 10H90V10.3H10.2V90H10z",
  ]
  static let crossed = [
    "M50 10L75 85 10 40H90L25 85z", "M10 10H90V90H10V10H90V90H10z", "M10 10H60V60H30V30H90V90H10z",
    "M10 10H90V90H50V10H49.99V90H10z",
  ]

  private static func verified(_ data: String) throws -> [Verification] {
    let outline = Outline.path(try parsePathData(data))
    return [(FillRule.evenOdd, "nonzero"), (.nonzero, "evenodd")].map { exact, written in
      Picture((outline, [fill(ink, exact)])).ir
        .verified(##"<path d="\##(data)" fill="#102030" fill-rule="\##(written)"/>"##)
    }
  }

  @Test(arguments: simple) func theRuleOfASimpleContourDoesNotMatter(_ data: String) throws {
    for result in try Self.verified(data) { #expect(result.messages == []) }
  }

  @Test(arguments: crossed) func thatOfOneThatMeetsItselfDoes(_ data: String) throws {
    for result in try Self.verified(data) { #expect(result.messages.contains { $0.contains("rule") }) }
  }
}

/// Gradients that move are counted.
@Suite struct GradientDistanceTests {
  private static let stops = [SceneStop(color: ink, offset: 0), SceneStop(color: .white, offset: 1)]
  private static let colors = ##"<stop stop-color="#102030"/><stop offset="1" stop-color="#fff"/>"##

  @Test func theLineOfALinearOne() {
    let paint = ScenePaint.linear(stops: Self.stops, from: Point(10, 0), to: Point(90, 0))
    let exact = Picture((box(10, 10, 80, 80), [.fill(paint, rule: .nonzero)])).ir
    for (x, least, most) in [("10", 0.0, 1e-9), ("10.03", 0.0299, 0.031)] {
      let gradient = ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="\##(x)" x2="90">"##
      let result = exact.verified(
        gradient + Self.colors + ##"</linearGradient><path d="M10 10h80v80h-80z" fill="url(#g)"/>"##)
      #expect(result.messages == [])
      #expect(result.worst.distance >= least && result.worst.distance <= most)
    }
  }

  @Test func theCircleOfARadialOne() {
    let paint = ScenePaint.radial(stops: Self.stops, center: Point(50, 50), radius: 40)
    let exact = Picture((circle(50, 50, 40), [.fill(paint, rule: .nonzero)])).ir
    let gradient = ##"<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="50" cy="50.02" r="40">"##
    let result = exact.verified(
      gradient + Self.colors + ##"</radialGradient><circle cx="50" cy="50" r="40" fill="url(#g)"/>"##)
    #expect(result.messages == [])
    #expect(result.worst.distance >= 0.0199 && result.worst.distance < 0.021)
  }
}
