// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetTypes

extension HandMadeCase {
  static let contours: [HandMadeCase] = [circles, curves, polygon, hole, dots, line, closedLine, arcs]

  private static let circles = HandMadeCase(
    "circle", Picture((circle(50, 50, 20), [fill()])),
    right: [
      ##"<circle cx="50" cy="50" r="20" fill="#102030"/>"##,
      ##"<circle cx="50.03" cy="50" r="20.01" fill="rgb(16,32,48)"/>"##,
      ##"<ellipse cx="50" cy="50" rx="20" ry="20" fill="#102030"/>"##,
      ##"<path d="M70 50A20 20 0 0 1 30 50 20 20 0 0 1 70 50" fill="#102030"/>"##,
      ##"<path d="M50 30a20 20 0 1050 40z" fill="#102030"/>"##.replacing("50 40z", "0 40a20 20 0 000-40z"),
      ##"<path d="m30 50a20 20 0 1140 0 20 20 0 01-40 0" fill="#102030"/>"##,
      ##"<rect x="30" y="30" width="40" height="40" rx="20" fill="#102030"/>"##,
      ##"<g transform="translate(50 50) rotate(17)"><circle r="20" fill="#102030"/></g>"##,
      ##"<circle cx="5" cy="5" r="2" transform="scale(10)" fill="#102030"/>"##,
    ],
    wrong: [
      (##"<path d="M70 50A20 20 0 1 1 70 50.001Z" fill="#102030"/>"##, "lies"),
      (##"<path d="M70 50A20 20 0 0 1 70 50.001Z" fill="#102030"/>"##, "lies"),
      (##"<circle cx="50.1" cy="50" r="20" fill="#102030"/>"##, "lies 0.1"),
      (##"<circle cx="50" cy="50" r="20.1" fill="#102030"/>"##, "tolerance"),
      (##"<path d="M70 50A20 20 0 0 1 30 50 20 20 0 0 0 70 50" fill="#102030"/>"##, "lies"),
      (##"<circle cx="50" cy="50" r="20" fill="#102031"/>"##, "#102031"),
      (##"<circle cx="50" cy="50" r="20" fill="#102030" fill-opacity=".99"/>"##, "alpha"),
      (##"<circle cx="50" cy="50" r="20" fill="none"/>"##, "not drawn"),
      ("", "not drawn"),
      (
        ##"<circle cx="50" cy="50" r="20" fill="#102030"/><circle cx="50" cy="50" r="20" fill="#102030"/>"##,
        "does not have"
      ),
    ])

  private static let wave = Subpath(
    start: Point(10, 50),
    segments: [
      .cubic(control1: Point(20, 10), control2: Point(40, 10), to: Point(50, 50)),
      .quad(control: Point(70, 90), to: Point(90, 50)),
    ], isClosed: true)

  private static let curves = HandMadeCase(
    "curves", Picture((path(wave), [fill()])),
    right: [
      ##"<path d="M10 50C20 10 40 10 50 50Q70 90 90 50Z" fill="#102030"/>"##,
      ##"<path d="M10 50C20 10 40 10 50 50Q70 90 90 50" fill="#102030"/>"##,
      ##"<path d="m10 50c10-40 30-40 40 0q20 40 40 0H10" fill="#102030"/>"##,
      ##"<path d="M50 50Q70 90 90 50H10C20 10 40 10 50 50z" fill="#102030"/>"##,
      ##"<path d="M1e1 5.0e1C20,10,40,10,50,50Q7e+1 90,90 50Z" fill="#102030"/>"##,
      // The other way round, all of it.
      ##"<path d="M90 50Q70 90 50 50C40 10 20 10 10 50Z" fill="#102030"/>"##,
      // The cubic in two halves.
      ##"<path d="M10 50C15 30 22.5 20 30 20S45 30 50 50Q70 90 90 50Z" fill="#102030"/>"##,
    ],
    wrong: [
      (##"<path d="M10 50C20 10 40 9 50 50Q70 90 90 50Z" fill="#102030"/>"##, "lies"),
      (##"<path d="M10 50C20 10 40 10 50 50Q70 90.4 90 50Z" fill="#102030"/>"##, "lies"),
      (##"<path d="M10 50C20 10 40 10 50 50T90 50Z" fill="#102030"/>"##, "lies"),
      (##"<path d="M10 50C20 10 40 10 50 50S70 90 90 50Z" fill="#102030"/>"##, "lies"),
      (##"<path d="M10 50L50 50Q70 90 90 50Z" fill="#102030"/>"##, "lies"),
      (##"<path d="M10 50C20 10 40 10 50 50Q70 90 90 50X" fill="#102030"/>"##, "cannot read"),
    ])

  private static let polygon = HandMadeCase(
    "polygon", Picture((.polyline([Point(10, 10), Point(90, 10), Point(50, 80)], isClosed: true), [fill()])),
    right: [
      ##"<polygon points="10,10 90,10 50,80" fill="#102030"/>"##,
      ##"<polygon points="90 10,50 80,10 10" fill="#102030"/>"##,
      ##"<polygon points="10,10 50,80 90,10" fill="#102030"/>"##,
      ##"<polyline points="10,10 90,10 50,80" fill="#102030"/>"##,
      ##"<path d="M10 10H90L50 80" fill="#102030"/>"##,
      ##"<path d="M10 10H50H90L50 80L30 45z" fill="#102030"/>"##,
      ##"<path d="M10.02 10.01H90L50 80.03z" fill="#102030"/>"##,
    ],
    wrong: [
      (##"<polygon points="10,10 90,10 50,80.1" fill="#102030"/>"##, "lies"),
      (##"<polygon points="10,10 90,10 50,80.1" fill="#102030"/>"##, "0.05"),
      (##"<polygon points="10,10 90,10 50" fill="#102030"/>"##, "cannot read"),
      (##"<path d="M10 10H90L50 80L10 10L50 80" fill="#102030"/>"##, "lies"),
    ])

  private static let hole = HandMadeCase(
    "ring",
    Picture(
      (
        path(sides([(10, 10), (90, 10), (90, 90), (10, 90)]), sides([(30, 30), (30, 70), (70, 70), (70, 30)])), [fill()]
      )),
    right: [
      ##"<path d="M10 10H90V90H10zM30 30V70H70V30z" fill="#102030"/>"##,
      ##"<path d="M30 30V70H70V30zM10 10H90V90H10z" fill="#102030"/>"##,
      ##"<path d="M10 10V90H90V10zM70 30V70H30V30z" fill="#102030"/>"##,
    ],
    wrong: [
      (##"<path d="M10 10H90V90H10zM30 30H70V70H30z" fill="#102030"/>"##, "other way"),
      (##"<path d="M10 10H90V90H10z" fill="#102030"/>"##, "not drawn"),
      (##"<path d="M10 10H90V90H10zM30 30V70H70V30z" fill="#102030" fill-rule="evenodd"/>"##, "rule"),
      (
        ##"<path d="M10 10H90V90H10z" fill="#102030"/><path d="M30 30V70H70V30z" fill="#102030"/>"##,
        "several elements"
      ),
    ])

  private static let dots = HandMadeCase(
    "dots",
    Picture(
      (
        path(sides([(20, 20), (20, 20)], closed: false), sides([(20, 50), (80, 50)], closed: false)),
        [stroke(6, faint, cap: .round)]
      )),
    right: [
      ##"<path d="M20 20h0M20 50H80" fill="none" stroke="#102030" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>"##,
      ##"<path d="M20 50H80M20 20z" stroke="#10203080" fill="none" stroke-width="6" stroke-linecap="round"/>"##,
      ##"<path d="M80 50H20M20 20V20" stroke="#10203080" fill="none" stroke-width="6" stroke-linecap="round"/>"##,
    ],
    wrong: [
      (
        ##"<path d="M20 50H80" fill="none" stroke="#102030" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>"##,
        "not drawn"
      ),
      (
        ##"<path d="M20 20M20 50H80" fill="none" stroke="#10203080" stroke-width="6" stroke-linecap="round"/>"##,
        "not drawn"
      ),
      (
        ##"<path d="M20 20h1M20 50H80" fill="none" stroke="#10203080" stroke-width="6" stroke-linecap="round"/>"##,
        "lies"
      ),
    ])

  private static let line = HandMadeCase(
    "open line",
    Picture((path(sides([(10, 10), (90, 10), (50, 80)], closed: false)), [stroke(4, join: .bevel, dash: [6, 2])])),
    right: [
      ##"<path d="M10 10H90L50 80" fill="none" stroke="#102030" stroke-width="4" stroke-linejoin="bevel" stroke-dasharray="6 2"/>"##,
      ##"<path d="M10 10H40 90L50 80" fill="none" stroke="#102030" stroke-width="4" stroke-linejoin="bevel" stroke-dasharray="6,2,6 2"/>"##,
      ##"<g fill="none" stroke="#102030" stroke-width="2" stroke-linejoin="bevel" stroke-dasharray="3 1"><path transform="scale(2)" d="M5 5H45L25 40"/></g>"##,
    ],
    wrong: [
      (
        ##"<path d="M50 80L90 10H10" fill="none" stroke="#102030" stroke-width="4" stroke-linejoin="bevel" stroke-dasharray="6 2"/>"##,
        "begins"
      ),
      (
        ##"<path d="M10 10H90L50 80Z" fill="none" stroke="#102030" stroke-width="4" stroke-linejoin="bevel" stroke-dasharray="6 2"/>"##,
        "closes"
      ),
      (
        ##"<path d="M10 10H90L50 80" fill="none" stroke="#102030" stroke-width="4" stroke-linejoin="bevel"/>"##,
        "dashed"
      ),
      (
        ##"<path d="M10 10H90L50 80" fill="none" stroke="#102030" stroke-width="4" stroke-linejoin="bevel" stroke-dasharray="6 2.1"/>"##,
        "dashes"
      ),
      (
        ##"<path d="M10 10H90L50 80" fill="none" stroke="#102030" stroke-width="4" stroke-linejoin="bevel" stroke-dasharray="6 2" stroke-dashoffset="1"/>"##,
        "dashes"
      ),
      (
        ##"<path d="M10 10H90L50 80" fill="none" stroke="#102030" stroke-width="4" stroke-linejoin="bevel" stroke-linecap="square" stroke-dasharray="6 2"/>"##,
        "caps"
      ),
      (
        ##"<path d="M10 10H90L50 80" fill="none" stroke="#102030" stroke-width="4" stroke-linejoin="round" stroke-dasharray="6 2"/>"##,
        "joins"
      ),
      (
        ##"<path d="M10 10H90L50 80" fill="none" stroke="#102030" stroke-width="4.2" stroke-linejoin="bevel" stroke-dasharray="6 2"/>"##,
        "width"
      ),
      (
        ##"<path transform="scale(2)" d="M5 5H45L25 40" fill="none" stroke="#102030" stroke-width="4" stroke-linejoin="bevel" stroke-dasharray="3 1"/>"##,
        "width"
      ),
      (
        ##"<path d="M10 10H90L50 80" stroke="#102030" stroke-width="4" stroke-linejoin="bevel" stroke-dasharray="6 2"/>"##,
        "fill"
      ),
    ])

  private static let closedLine = HandMadeCase(
    "closed line", Picture((path(sides([(10, 10), (90, 10), (50, 80)])), [stroke(4, miterLimit: 1.5)])),
    right: [
      ##"<path d="M10 10H90L50 80Z" fill="none" stroke="#102030" stroke-width="4" stroke-miterlimit="1.5"/>"##,
      ##"<path d="M90 10L10 10L50 80Z" fill="none" stroke="#102030" stroke-width="4" stroke-miterlimit="1.5"/>"##,
      ##"<path d="M50 10H10L50 80 90 10Z" fill="none" stroke="#102030" stroke-width="4" stroke-miterlimit="1.5"/>"##,
    ],
    wrong: [
      (
        ##"<path d="M10 10H90L50 80L10 10" fill="none" stroke="#102030" stroke-width="4" stroke-miterlimit="1.5"/>"##,
        "open"
      ),
      (##"<path d="M10 10H90L50 80" fill="none" stroke="#102030" stroke-width="4" stroke-miterlimit="1.5"/>"##, "open"),
      (##"<path d="M10 10H90L50 80Z" fill="none" stroke="#102030" stroke-width="4"/>"##, "miter limit"),
    ])

  private static let arcs = HandMadeCase(
    "arc",
    Picture(
      (
        path(
          Subpath(
            start: Point(70, 50),
            segments: [
              .arc(EllipticArc(center: Point(50, 50), radii: Size(20, 10), rotation: 0, start: 0, sweep: 270))
            ], isClosed: true)), [fill()]
      )),
    right: [
      ##"<path d="M70 50A20 10 0 1 1 50 40Z" fill="#102030"/>"##,
      ##"<path d="M70 50a20 10 0 11-20-10" fill="#102030"/>"##,
      ##"<path d="M70 50A10 20 90 1 1 50 40Z" fill="#102030"/>"##,
      ##"<path d="M70 50A20 10 0 0 1 30 50 20 10 0 0 1 50 40Z" fill="#102030"/>"##,
    ],
    wrong: [
      (##"<path d="M70 50A20 10 0 1 0 50 40Z" fill="#102030"/>"##, "lies"),
      (##"<path d="M70 50A20 10 0 0 1 50 40Z" fill="#102030"/>"##, "lies"),
      (##"<path d="M70 50A10 20 0 1 1 50 40Z" fill="#102030"/>"##, "lies"),
      (##"<path d="M70 50A20 10 0 2 1 50 40Z" fill="#102030"/>"##, "cannot read"),
    ])
}
