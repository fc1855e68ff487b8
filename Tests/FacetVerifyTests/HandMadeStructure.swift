// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetSource
import FacetTypes

extension HandMadeCase {
  static let structure: [HandMadeCase] = [
    two, overlapping, crossed, opacity, nested, clipped, masked, holed, linear, turnedGradient, radial, copies,
    mirrored,
    distorted, blended, named,
  ]

  private static func many(_ change: (inout Picture) -> Void) -> Picture {
    var picture = Picture()
    change(&picture)
    return picture
  }

  private static let two = HandMadeCase(
    "two apart", Picture((box(10, 10, 20, 20), [fill()]), (box(60, 60, 20, 20), [fill()])),
    right: [
      ##"<path d="M10 10h20v20h-20zM60 60h20v20h-20z" fill="#102030"/>"##,
      ##"<g fill="#102030"><path d="M10 10h20v20h-20z"/><path d="M60 60v20h20v-20z"/></g>"##,
      ##"<path d="M60 60h20v20h-20zM10 10h20v20h-20z" fill="#102030"/>"##,
      ##"<rect id="a" x="10" y="10" width="20" height="20" fill="#102030"/><use href="#a" x="50" y="50"/>"##,
      ##"<rect x="60" y="60" width="20" height="20" fill="#102030"/><rect x="10" y="10" width="20" height="20" fill="#102030"/>"##,
    ],
    wrong: [
      (##"<path d="M10 10h20v20h-20z" fill="#102030"/>"##, "not drawn"),
      (
        ##"<rect id="a" x="10" y="10" width="20" height="20" fill="#102030"/><use href="#a" x="50" y="51"/>"##, "lies"
      ),
    ])

  private static let overlapping = HandMadeCase(
    "two that overlap", Picture((box(10, 10, 40, 40), [fill(faint)]), (box(30, 30, 40, 40), [fill(faint)])),
    right: [
      ##"<rect x="10" y="10" width="40" height="40" fill="#10203080"/><rect x="30" y="30" width="40" height="40" fill="#10203080"/>"##
    ],
    wrong: [
      (##"<path d="M10 10h40v40h-40zM30 30h40v40h-40z" fill="#10203080"/>"##, "overlap"),
      (
        ##"<rect x="30" y="30" width="40" height="40" fill="#10203080"/><rect x="10" y="10" width="40" height="40" fill="#10203080"/>"##,
        "drawn before"
      ),
    ])

  private static let crossed = HandMadeCase(
    "crossed strokes",
    Picture(
      (.line(Point(10, 10), Point(90, 90)), [stroke(4, faint)]),
      (.line(Point(10, 90), Point(90, 10)), [stroke(4, faint)])
    ),
    right: [
      ##"<g stroke="#102030" stroke-opacity=".5" stroke-width="4"><path d="M10 10L90 90"/><path d="M10 90L90 10"/></g>"##
    ],
    wrong: [
      (##"<path d="M10 10L90 90M10 90L90 10" stroke="#102030" stroke-opacity=".5" stroke-width="4"/>"##, "overlap"),
      (##"<g opacity=".5"><path d="M10 10L90 90M10 90L90 10" stroke="#102030" stroke-width="4"/></g>"##, "opacity"),
    ])

  private static let opacity = HandMadeCase(
    "opacity of a group",
    many { picture in
      let shapes = [(box(10, 10, 40, 40), [fill()]), (box(30, 30, 40, 40), [fill(.black)])]
      let node = picture.group(shapes, opacity: 0.5)
      picture.add(node)
    },
    right: [
      ##"<g opacity=".5"><rect x="10" y="10" width="40" height="40" fill="#102030"/><rect x="30" y="30" width="40" height="40"/></g>"##,
      ##"<g opacity="50%"><g fill="#102030"><path d="M10 10h40v40h-40z"/><path d="M30 30h40v40h-40z" fill="black"/></g></g>"##,
    ],
    wrong: [
      (
        ##"<rect x="10" y="10" width="40" height="40" fill="#102030"/><rect x="30" y="30" width="40" height="40"/>"##,
        "does not have"
      ),
      (
        ##"<g opacity=".5"><rect x="10" y="10" width="40" height="40" fill="#102030"/></g><rect x="30" y="30" width="40" height="40"/>"##,
        "not drawn"
      ),
      (
        ##"<g fill-opacity=".5"><rect x="10" y="10" width="40" height="40" fill="#102030"/><rect x="30" y="30" width="40" height="40"/></g>"##,
        "does not have"
      ),
      (
        ##"<g opacity=".49"><rect x="10" y="10" width="40" height="40" fill="#102030"/><rect x="30" y="30" width="40" height="40"/></g>"##,
        "opacity"
      ),
      (
        ##"<g opacity=".5"><rect x="30" y="30" width="40" height="40"/><rect x="10" y="10" width="40" height="40" fill="#102030"/></g>"##,
        "drawn before"
      ),
    ])

  private static let nested = HandMadeCase(
    "equal opacities inside one another",
    many { picture in
      let shapes = [(box(10, 10, 40, 40), [fill()]), (box(30, 30, 40, 40), [fill(.black)])]
      let inner = picture.ir.nodes.add(picture.group(shapes, opacity: 0.5))
      var outer = IRNode(content: .group([inner]), traits: NodeTraits(origin: nowhere))
      outer.traits.opacity = 0.5
      picture.add(outer)
    },
    right: [
      ##"<g opacity=".5"><g opacity=".5"><rect x="10" y="10" width="40" height="40" fill="#102030"/><rect x="30" y="30" width="40" height="40"/></g></g>"##,
      ##"<g opacity=".25"><rect x="10" y="10" width="40" height="40" fill="#102030"/><rect x="30" y="30" width="40" height="40"/></g>"##,
    ],
    wrong: [
      (
        ##"<g opacity=".5"><rect x="10" y="10" width="40" height="40" fill="#102030"/><rect x="30" y="30" width="40" height="40"/></g>"##,
        "opacity"
      )
    ])

  private static let clipped = HandMadeCase(
    "clip",
    many { picture in
      let clip = picture.loose(circle(50, 50, 20))
      picture.add(box(10, 10, 80, 80), [fill()]) { $0.clip = clip }
    },
    right: [
      ##"<clipPath id="c"><circle cx="50" cy="50" r="20"/></clipPath><rect clip-path="url(#c)" x="10" y="10" width="80" height="80" fill="#102030"/>"##,
      ##"<clipPath id="c" transform="scale(2)"><circle cx="25" cy="25" r="10"/></clipPath><g clip-path="url(#c)"><rect x="10" y="10" width="80" height="80" fill="#102030"/></g>"##,
      ##"<mask id="c" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100"><circle cx="50" cy="50" r="20" fill="#fff"/></mask><rect mask="url(#c)" x="10" y="10" width="80" height="80" fill="#102030"/>"##,
    ],
    wrong: [
      (##"<rect x="10" y="10" width="80" height="80" fill="#102030"/>"##, "does not have"),
      (
        ##"<clipPath id="c"><circle cx="51" cy="50" r="20"/></clipPath><rect clip-path="url(#c)" x="10" y="10" width="80" height="80" fill="#102030"/>"##,
        "lies"
      ),
      (
        ##"<clipPath id="c"><circle cx="50" cy="50" r="20"/></clipPath><rect clip-path="url(#c)" x="10" y="10" width="80" height="80" fill="#102030" transform="rotate(9)"/>"##,
        "lies"
      ),
      (##"<rect clip-path="url(#c)" x="10" y="10" width="80" height="80" fill="#102030"/>"##, "nothing has the id"),
    ])

  private static let masked = HandMadeCase(
    "mask that keeps",
    many { picture in
      let mask = picture.loose(circle(50, 50, 20), [fill(faint)])
      picture.add(box(10, 10, 80, 80), [fill()]) { $0.mask = MaskUse(kind: .keepsInk, node: mask) }
    },
    right: [
      ##"<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100"><circle cx="50" cy="50" r="20" fill="#fff" fill-opacity=".5"/></mask><rect mask="url(#m)" x="10" y="10" width="80" height="80" fill="#102030"/>"##
    ],
    wrong: [
      (##"<rect x="10" y="10" width="80" height="80" fill="#102030"/>"##, "does not have"),
      (
        ##"<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100"><circle cx="50" cy="50" r="20" fill="#fff"/></mask><rect mask="url(#m)" x="10" y="10" width="80" height="80" fill="#102030"/>"##,
        "painted"
      ),
      (
        ##"<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100"><path fill="#fff" d="M0 0H100V100H0z"/><circle cx="50" cy="50" r="20" fill-opacity=".5"/></mask><rect mask="url(#m)" x="10" y="10" width="80" height="80" fill="#102030"/>"##,
        "other way round"
      ),
      (
        ##"<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="60" height="100"><circle cx="50" cy="50" r="20" fill="#fff" fill-opacity=".5"/></mask><rect mask="url(#m)" x="10" y="10" width="80" height="80" fill="#102030"/>"##,
        "clips and masks"
      ),
    ])

  private static let holed = HandMadeCase(
    "mask that removes",
    many { picture in
      let mask = picture.loose(circle(50, 50, 20), [fill()])
      picture.add(box(10, 10, 80, 80), [fill()]) { $0.mask = MaskUse(kind: .removesInk, node: mask) }
    },
    right: [
      ##"<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100"><path fill="#fff" d="M0 0H100V100H0z"/><circle cx="50" cy="50" r="20"/></mask><rect mask="url(#m)" x="10" y="10" width="80" height="80" fill="#102030"/>"##
    ],
    wrong: [
      (
        ##"<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100"><circle cx="50" cy="50" r="20" fill="#fff"/></mask><rect mask="url(#m)" x="10" y="10" width="80" height="80" fill="#102030"/>"##,
        "other way round"
      ),
      (
        ##"<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100"><path fill="#fff" d="M0 0H90V100H0z"/><circle cx="50" cy="50" r="20"/></mask><rect mask="url(#m)" x="10" y="10" width="80" height="80" fill="#102030"/>"##,
        "other way round"
      ),
    ])

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

  private static let copies = HandMadeCase(
    "turned copies",
    many { picture in
      for turn in 0..<4 {
        let map = Affine.rotation(degrees: 90 * Double(turn), about: Point(50, 50))
        picture.add(path(sides([(45, 10), (55, 10), (50, 40)])), [fill(turn == 2 ? .black : ink)], map)
      }
    },
    right: [
      ##"<g fill="#102030"><path id="p" d="M45 10h10l-5 30z"/><use href="#p" transform="rotate(90 50 50)"/><path d="M45 90h10l-5-30z" fill="#000"/><use xlink:href="#p" transform="rotate(-90,50,50)"/></g>"##,
      ##"<defs><path id="p" d="M45 10h10l-5 30z"/></defs><g fill="#102030"><use href="#p"/><use href="#p" transform="rotate(90 50 50)"/><use href="#p" transform="matrix(-1 0 0-1 100 100)" fill="#000"/><use href="#p" transform="rotate(270 50 50)"/></g>"##,
    ],
    wrong: [
      (
        ##"<g fill="#102030"><path id="p" d="M45 10h10l-5 30z"/><use href="#p" transform="rotate(91 50 50)"/><path d="M45 90h10l-5-30z" fill="#000"/><use href="#p" transform="rotate(-90 50 50)"/></g>"##,
        "lies"
      ),
      (
        ##"<path id="p" d="M45 10h10l-5 30z" fill="#102030"/><use href="#p" transform="rotate(90 50 50)"/><use href="#p" fill="#000" transform="rotate(180 50 50)"/><use href="#p" transform="rotate(-90 50 50)"/>"##,
        "painted"
      ),
      (
        ##"<path id="p" d="M45 10h10l-5 30z" fill="#102030"/><g fill="#102030"><use href="#p" transform="rotate(90 50 50)" opacity=".3"/></g><path d="M45 90h10l-5-30z" fill="#000"/><use href="#p" transform="rotate(-90 50 50)"/>"##,
        "opacity"
      ),
      (##"<g id="p"><use href="#p"/></g>"##, "deep"),
    ])

  private static let mirrored = HandMadeCase(
    "mirrored",
    many { picture in
      picture.add(path(sides([(10, 10), (40, 10), (10, 60)])), [fill()], Affine(-1, 0, 0, 1, 100, 0))
    },
    right: [
      ##"<path d="M10 10H40L10 60z" transform="matrix(-1 0 0 1 100 0)" fill="#102030"/>"##,
      ##"<path d="M90 10H60L90 60z" fill="#102030"/>"##,
    ],
    wrong: [
      (##"<path d="M10 10H40L10 60z" transform="matrix(1 0 0 1 50 0)" fill="#102030"/>"##, "lies"),
      (##"<path d="M10 10H40L10 60z" transform="matrix(-1 0 0-1 100 70)" fill="#102030"/>"##, "lies"),
    ])

  private static let distorted = HandMadeCase(
    "distorted stroke",
    many { picture in picture.add(circle(20, 20, 10), [stroke(4)], Affine(2, 0, 0, 1, 0, 0)) },
    right: [
      ##"<circle cx="20" cy="20" r="10" fill="none" stroke="#102030" stroke-width="4" transform="scale(2 1)"/>"##,
      ##"<circle cx="40" cy="40" r="20" fill="none" stroke="#102030" stroke-width="8" transform="scale(1 .5)"/>"##,
    ],
    wrong: [
      (##"<ellipse cx="40" cy="20" rx="20" ry="10" fill="none" stroke="#102030" stroke-width="4"/>"##, "width"),
      (##"<ellipse cx="40" cy="20" rx="20" ry="10" fill="none" stroke="#102030" stroke-width="8"/>"##, "width"),
    ])

  private static let blended = HandMadeCase(
    "blend",
    many { picture in
      picture.add(box(0, 0, 50, 50), [fill(.white)])
      picture.add(circle(40, 40, 20), [fill()]) { $0.traits.blend = .colorDodge }
    },
    right: [
      ##"<rect width="50" height="50" fill="#fff"/><circle cx="40" cy="40" r="20" fill="#102030" style="mix-blend-mode:color-dodge"/>"##
    ],
    wrong: [
      (
        ##"<rect width="50" height="50" fill="#fff"/><circle cx="40" cy="40" r="20" fill="#102030" style="mix-blend-mode:multiply"/>"##,
        "blended"
      ),
      (
        ##"<rect width="50" height="50" fill="#fff"/><circle cx="40" cy="40" r="20" fill="#102030"/>"##, "does not have"
      ),
      (
        ##"<rect width="50" height="50" fill="#fff"/><circle cx="40" cy="40" r="20" fill="#102030" style="filter:blur(2px)"/>"##,
        "cannot read"
      ),
    ])

  private static let named = HandMadeCase(
    "names",
    many { picture in
      picture.add(circle(40, 40, 20), [fill()]) {
        $0.traits.id = "sun"
        $0.traits.title = "The sun"
      }
    },
    right: [
      ##"<circle id="sun" cx="40" cy="40" r="20" fill="#102030"><title>The sun</title></circle>"##,
      ##"<g id="sun"><title>The sun</title><circle cx="40" cy="40" r="20" fill="#102030"/></g>"##,
    ],
    wrong: [
      (##"<circle id="sun" cx="40" cy="40" r="20" fill="#102030"/>"##, "readers"),
      (##"<circle cx="40" cy="40" r="20" fill="#102030"><title>The sun</title></circle>"##, "readers"),
      (##"<circle id="moon" cx="40" cy="40" r="20" fill="#102030"><title>The sun</title></circle>"##, "readers"),
      (##"<circle id="sun" cx="40" cy="40" r="20" fill="#102030"><title>The moon</title></circle>"##, "readers"),
      (##"<circle id="sun" cx="40" cy="40" r="20" fill="#102030"><text>The sun</text></circle>"##, "cannot read"),
    ])
}
