// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetTypes

extension HandMadeCase {
  static let gradients: [HandMadeCase] = [linear, turnedGradient, gradientCopies, radial]

  private static let stops = [SceneStop(color: ink, offset: 0), SceneStop(color: .white, offset: 1)]
  private static let written = ##"<stop offset="0" stop-color="#102030"/><stop offset="1" stop-color="#fff"/>"##

  private static let linear = HandMadeCase(
    "linear gradient",
    Picture(
      (box(10, 10, 80, 80), [.fill(.linear(stops: stops, from: Point(10, 10), to: Point(90, 90)), rule: .nonzero)])),
    right: [
      ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="10" y1="10" x2="90" y2="90">"## + written
        + ##"</linearGradient><path d="M10 10h80v80h-80z" fill="url(#g)"/>"##,
      ##"<linearGradient id="s">"## + written
        + ##"</linearGradient><linearGradient id="g" href="#s" gradientUnits="userSpaceOnUse" x2="113.137" gradientTransform="translate(10 10) rotate(45)"/><path d="M10 10h80v80h-80z" fill="url(#g)"/>"##,
      ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="5" y1="5" x2="45" y2="45">"## + written
        + ##"</linearGradient><path transform="scale(2)" d="M5 5h40v40h-40z" fill="url(#g)"/>"##,
    ],
    wrong: [
      (
        ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="10" y1="10" x2="90" y2="88">"## + written
          + ##"</linearGradient><path d="M10 10h80v80h-80z" fill="url(#g)"/>"##, "gradient"
      ),
      (
        ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="10" y1="10" x2="90" y2="90"><stop offset=".01" stop-color="#102030"/><stop offset="1" stop-color="#fff"/></linearGradient><path d="M10 10h80v80h-80z" fill="url(#g)"/>"##,
        "stop 1"
      ),
      (
        ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="10" y1="10" x2="90" y2="90"><stop offset="0" stop-color="#102030"/><stop offset="1" stop-color="#ffe"/></linearGradient><path d="M10 10h80v80h-80z" fill="url(#g)"/>"##,
        "stop 2"
      ),
      (
        ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="10" y1="10" x2="90" y2="90" spreadMethod="reflect">"##
          + written + ##"</linearGradient><path d="M10 10h80v80h-80z" fill="url(#g)"/>"##, "cannot read"
      ),
      (
        ##"<linearGradient id="g" x1="0" y1="0" x2="1" y2="1">"## + written
          + ##"</linearGradient><path d="M10 10h80v80h-80z" fill="url(#g)"/>"##, "cannot read"
      ),
      (##"<path d="M10 10h80v80h-80z" fill="#102030"/>"##, "one colour"),
    ])

  /// The shape moved, and the gradient with it.
  private static let turnedGradient = HandMadeCase(
    "gradient under a transform",
    many { picture in
      let paint = ScenePaint.linear(stops: stops, from: .zero, to: Point(40, 0))
      picture.add(box(0, 0, 40, 40), [.fill(paint, rule: .nonzero)], Affine(0, 1, -1, 0, 60, 20))
    },
    right: [
      ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" x2="40">"## + written
        + ##"</linearGradient><path d="M0 0h40v40h-40z" transform="matrix(0 1-1 0 60 20)" fill="url(#g)"/>"##,
      ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="3" y1="20" x2="3" y2="60">"## + written
        + ##"</linearGradient><path d="M20 20h40v40h-40z" fill="url(#g)"/>"##,
    ],
    wrong: [
      (
        ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" x2="40">"## + written
          + ##"</linearGradient><path d="M20 20h40v40h-40z" fill="url(#g)"/>"##, "gradient"
      )
    ])

  /// What is drawn again takes its gradient along.
  private static let gradientCopies = HandMadeCase(
    "turned copies of a gradient",
    many { picture in
      let paint = ScenePaint.linear(stops: stops, from: Point(10, 0), to: Point(40, 0))
      for turn in 0..<2 {
        let map = Affine.rotation(degrees: 90 * Double(turn), about: Point(50, 50))
        picture.add(box(10, 30, 30, 40), [.fill(paint, rule: .nonzero)], map)
      }
    },
    right: [
      ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="10" x2="40">"## + written
        + ##"</linearGradient><path id="p" d="M10 30h30v40h-30z" fill="url(#g)"/><use href="#p" transform="rotate(90 50 50)"/>"##
    ],
    wrong: [
      (
        ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="10" x2="40">"## + written
          + ##"</linearGradient><g fill="url(#g)"><path d="M10 30h30v40h-30z"/><path d="M30 10h40v30h-40z"/></g>"##,
        "gradient"
      ),
      (
        ##"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="10" x2="40">"## + written
          + ##"</linearGradient><path id="p" d="M10 30h30v40h-30z" fill="url(#g)"/><use href="#p" transform="matrix(0-1 1 0 0 80)"/>"##,
        "gradient"
      ),
    ])

  private static let radial = HandMadeCase(
    "radial gradient",
    Picture((circle(50, 50, 40), [.fill(.radial(stops: stops, center: Point(50, 40), radius: 30), rule: .nonzero)])),
    right: [
      ##"<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="50" cy="40" r="30">"## + written
        + ##"</radialGradient><circle cx="50" cy="50" r="40" fill="url(#g)"/>"##,
      ##"<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="matrix(30 0 0 30 50 40)">"##
        + written + ##"</radialGradient><circle cx="50" cy="50" r="40" fill="url(#g)"/>"##,
    ],
    wrong: [
      (
        ##"<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="50" cy="40" r="30.3">"## + written
          + ##"</radialGradient><circle cx="50" cy="50" r="40" fill="url(#g)"/>"##, "gradient"
      ),
      (
        ##"<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="50" cy="40" r="30" fx="45">"## + written
          + ##"</radialGradient><circle cx="50" cy="50" r="40" fill="url(#g)"/>"##, "cannot read"
      ),
    ])
}
