// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetSource
import FacetTypes

extension HandMadeCase {
  static let structure: [HandMadeCase] = [
    two, overlapping, insideGap, insideTwice, straight, crossed, opacity, fadedOne, nested, clipped, masked, holed,
    copies, mirrored, distorted, blended, named,
  ]

  static func many(_ change: (inout Picture) -> Void) -> Picture {
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

  /// A box within a box, both the same way round: a gap by one rule, twice covered by the other.
  private static func boxes(_ rule: FillRule) -> Picture {
    let outer = sides([(10, 10), (90, 10), (90, 90), (10, 90)])
    let inner = sides([(30, 30), (70, 30), (70, 70), (30, 70)])
    return Picture((path(outer, inner), [fill(ink, rule)]), (box(45, 45, 10, 10), [fill(.black, rule)]))
  }
  private static func frame(_ rule: String) -> String {
    ##"<path d="M10 10h80v80h-80zM30 30h40v40h-40z" fill="#102030" fill-rule="\##(rule)"/>"##
  }
  private static let speck = ##"<path d="M45 45h10v10h-10z"/>"##

  private static let insideGap = HandMadeCase(
    "one in the gap of another", boxes(.evenOdd), right: [frame("evenodd") + speck, speck + frame("evenodd")],
    wrong: [(frame("nonzero") + speck, "rule")])

  private static let insideTwice = HandMadeCase(
    "one where another covers twice", boxes(.nonzero), right: [frame("nonzero") + speck],
    wrong: [(speck + frame("nonzero"), "drawn before")])

  private static let straight = HandMadeCase(
    "a curve that runs straight, which encloses nothing",
    Picture(
      (
        path(
          Subpath(
            start: Point(10, 50),
            segments: [.cubic(control1: Point(10, 50), control2: Point(90, 50), to: Point(90, 50))],
            isClosed: false)), [fill(), stroke(4, .black)]
      )),
    right: [
      ##"<path d="M10 50C10 50 90 50 90 50" fill="#102030" stroke="#000" stroke-width="4"/>"##,
      ##"<path d="M10 50H90" fill="#102030" stroke="#000" stroke-width="4"/>"##,
      ##"<path d="M10 50H90" stroke="#000" stroke-width="4"/>"##,
    ], wrong: [(##"<path d="M10 50H90" fill="#102030"/>"##, "not drawn")])

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
      (##"<g opacity=".5"><path d="M10 10L90 90M10 90L90 10" stroke="#102030" stroke-width="4"/></g>"##, "overlap"),
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

  private static let fadedOne = HandMadeCase(
    "opacity of one coat",
    many { picture in
      picture.add(circle(40, 40, 20), [fill(faint)]) { $0.traits.opacity = 0.5 }
    },
    right: [
      ##"<circle cx="40" cy="40" r="20" fill="#102030" fill-opacity=".5" opacity=".5"/>"##,
      ##"<circle cx="40" cy="40" r="20" fill="#102030" fill-opacity=".25"/>"##,
      ##"<circle cx="40" cy="40" r="20" fill="#102030" opacity=".25"/>"##,
    ],
    wrong: [
      (##"<circle cx="40" cy="40" r="20" fill="#102030" fill-opacity=".5"/>"##, "alpha"),
      (##"<circle cx="40" cy="40" r="20" fill="#102030" opacity=".26"/>"##, "alpha"),
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
      ##"<g fill="#fff"><mask id="c" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100"><circle cx="50" cy="50" r="20"/></mask></g><rect mask="url(#c)" x="10" y="10" width="80" height="80" fill="#102030"/>"##,
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
}
