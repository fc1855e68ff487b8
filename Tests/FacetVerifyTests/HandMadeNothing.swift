// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetTypes

/// What encloses nothing, drawn or not, and areas too slender to tell which way they run.
extension HandMadeCase {
  static let nothing: [HandMadeCase] = [namedNothing, nothingInTwins, nothingUnderALine, slender]

  /// A curve that runs straight.
  private static let straightCurve = Subpath(
    start: Point(10, 50), segments: [.cubic(control1: Point(10, 50), control2: Point(90, 50), to: Point(90, 50))],
    isClosed: false)

  private static let square = ##"<rect x="10" y="10" width="20" height="20" fill="#102030"/>"##

  private static let namedNothing = HandMadeCase(
    "a name for nothing",
    many { picture in
      picture.add(path(straightCurve), [fill()]) { $0.traits.id = "n" }
      picture.add(box(10, 10, 20, 20), [fill()])
    },
    right: [##"<path id="n" d="M10 50H90"/>"## + square, square],
    wrong: [(##"<path id="n" d="M10 50H90"/>"##, "not drawn")])

  private static let corners = sides([(10, 10), (30, 10), (30, 30), (10, 30)])

  private static let nothingInTwins = HandMadeCase(
    "twins with a part that encloses nothing",
    Picture((path(corners, straightCurve), [fill()]), (path(corners, straightCurve), [fill()])),
    right: [square, square + square, ##"<path d="M10 10h20v20h-20zM10 50H90" fill="#102030"/>"##],
    wrong: [("", "not drawn")])

  private static let nothingUnderALine = HandMadeCase(
    "a line in a faint group, over an area that encloses nothing",
    many { picture in
      let node = picture.group([(path(straightCurve), [fill(), stroke(4, .black)])], opacity: 0.5)
      picture.add(node)
    },
    right: [
      ##"<path d="M10 50H90" stroke="#000" stroke-width="4" opacity=".5"/>"##,
      ##"<path d="M10 50H90" stroke="#000" stroke-width="4" stroke-opacity=".5"/>"##,
      ##"<path d="M10 50C10 50 90 50 90 50" fill="#102030" stroke="#000" stroke-width="4" opacity=".5"/>"##,
    ], wrong: [(##"<path d="M10 50H90" stroke="#000" stroke-width="4"/>"##, "")])

  private static let hair = Subpath(
    start: Point(20, 80), segments: [.line(to: Point(20, 20)), .quad(control: Point(20.001, 50), to: Point(20, 80))],
    isClosed: true)

  private static let slender = HandMadeCase(
    "a hair beside a square",
    Picture((path(hair, sides([(40, 40), (60, 40), (60, 60), (40, 60)])), [fill()])),
    right: [
      ##"<path d="M20 80V20q.001 30 0 60zM40 40h20v20h-20z" fill="#102030"/>"##,
      ##"<path d="M20 80q.001-30 0-60zM40 40v20h20v-20z" fill="#102030"/>"##,
      ##"<path d="M40 40v20h20v-20zM20 80V20q.001 30 0 60z" fill="#102030"/>"##,
    ], wrong: [(##"<path d="M40 40v20h20v-20z" fill="#102030"/>"##, "not drawn")])
}
