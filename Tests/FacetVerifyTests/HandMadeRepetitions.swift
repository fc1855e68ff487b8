// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetTypes

/// What is drawn over itself, and stops of gradients that change nothing.
extension HandMadeCase {
  static let repetitions: [HandMadeCase] = [
    twice, ringsTwice, pastAnother, pastWhatItCovers, faintTwice, nearly, stops, fadingStops,
  ]

  private static let disc = ##"<circle cx="50" cy="50" r="20" fill="#102030"/>"##

  private static let twice = HandMadeCase(
    "a disc drawn three times",
    Picture((circle(50, 50, 20), [fill()]), (circle(50, 50, 20), [fill()]), (circle(50, 50, 20), [fill()])),
    right: [disc, disc + disc, disc + disc + disc],
    wrong: [("", "not drawn"), (##"<circle cx="50" cy="50" r="19" fill="#102030"/>"##, "not drawn")])

  private static let ring =
    ##"<circle cx="50" cy="50" r="20" fill="#102030" stroke="#000" stroke-width="4"/>"##

  private static let ringsTwice = HandMadeCase(
    "two coats drawn twice",
    Picture((circle(50, 50, 20), [fill(), stroke(4, .black)]), (circle(50, 50, 20), [fill(), stroke(4, .black)])),
    right: [ring, ring + ring],
    wrong: [
      (disc, "not drawn"), (ring + disc, "not drawn"),
      (##"<circle cx="50" cy="50" r="20" fill="none" stroke="#000" stroke-width="4"/>"##, "not drawn"),
    ])

  private static let other = ##"<circle cx="10" cy="10" r="5"/>"##

  private static let pastAnother = HandMadeCase(
    "drawn again after something elsewhere",
    Picture((circle(50, 50, 20), [fill()]), (circle(10, 10, 5), [fill(.black)]), (circle(50, 50, 20), [fill()])),
    right: [disc + other, other + disc, disc + other + disc],
    wrong: [(other, "not drawn"), (disc, "not drawn")])

  private static let pastWhatItCovers = HandMadeCase(
    "drawn again over something",
    Picture((circle(50, 50, 20), [fill()]), (circle(50, 50, 5), [fill(.black)]), (circle(50, 50, 20), [fill()])),
    right: [disc + ##"<circle cx="50" cy="50" r="5"/>"## + disc],
    wrong: [(disc + ##"<circle cx="50" cy="50" r="5"/>"##, "not drawn")])

  private static let faintDisc = ##"<circle cx="50" cy="50" r="20" fill="#102030" fill-opacity=".5"/>"##

  private static let faintTwice = HandMadeCase(
    "a faint disc drawn twice",
    Picture((circle(50, 50, 20), [fill(faint)]), (circle(50, 50, 20), [fill(faint)])),
    right: [faintDisc + faintDisc], wrong: [(faintDisc, "not drawn")])

  /// Two that the tolerance does not tell apart, and one that it does.
  private static let nearly = HandMadeCase(
    "discs that lie nearly alike",
    Picture((circle(50, 50, 20), [fill()]), (circle(50.02, 50, 20), [fill()]), (circle(50, 50.2, 20), [fill()])),
    right: [
      disc + disc + ##"<circle cx="50" cy="50.2" r="20" fill="#102030"/>"##,
      disc + ##"<circle cx="50" cy="50.2" r="20" fill="#102030"/>"##,
    ],
    wrong: [(disc, "not drawn"), (disc + disc, "not drawn")])

  private static func gradient(_ stops: String) -> String {
    ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="10" x2="90">"## + stops
      + ##"</linearGradient><path d="M10 10h80v80h-80z" fill="url(#g)"/>"##
  }
  private static func gradient(of stops: [SceneStop]) -> Picture {
    Picture(
      (box(10, 10, 80, 80), [.fill(.linear(stops: stops, from: Point(10, 10), to: Point(90, 10)), rule: .nonzero)]))
  }
  private static func gray(_ level: UInt8, _ offset: Double, alpha: Double = 1) -> SceneStop {
    SceneStop(color: Color(red: level, green: level, blue: level, alpha: alpha), offset: offset)
  }

  private static let stops = HandMadeCase(
    "stops on one line", gradient(of: [gray(0, 0), gray(30, 1 / 3), gray(60, 2 / 3), gray(90, 1)]),
    right: [
      gradient(##"<stop/><stop offset="1" stop-color="#5a5a5a"/>"##),
      gradient(##"<stop/><stop offset=".333" stop-color="#1e1e1e"/><stop offset="1" stop-color="#5a5a5a"/>"##),
      gradient(##"<stop/><stop offset=".667" stop-color="#3c3c3c"/><stop offset="1" stop-color="#5a5a5a"/>"##),
      gradient(
        ##"<stop/><stop offset=".333" stop-color="#1e1e1e"/><stop offset=".667" stop-color="#3c3c3c"/><stop offset="1" stop-color="#5a5a5a"/>"##
      ),
    ],
    wrong: [
      (gradient(##"<stop/><stop offset=".667" stop-color="#5a5a5a"/>"##), "stop"),
      (gradient(##"<stop/><stop offset=".5" stop-color="#1e1e1e"/><stop offset="1" stop-color="#5a5a5a"/>"##), "stop"),
    ])

  /// Readers mix colours and alphas in two ways, which agree only where one of both stays.
  private static let fadingStops = HandMadeCase(
    "stops that fade", gradient(of: [gray(0, 0, alpha: 0), gray(30, 0.5, alpha: 0.5), gray(60, 1)]),
    right: [
      gradient(
        ##"<stop stop-opacity="0"/><stop offset=".5" stop-color="#1e1e1e" stop-opacity=".5"/><stop offset="1" stop-color="#3c3c3c"/>"##
      )
    ],
    wrong: [(gradient(##"<stop stop-opacity="0"/><stop offset="1" stop-color="#3c3c3c"/>"##), "stops")])
}
