// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetSource
import FacetTypes

extension HandMadeCase {
  static let copies = HandMadeCase(
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
        "alpha"
      ),
      (##"<g id="p"><use href="#p"/></g>"##, "deep"),
    ])

  static let mirrored = HandMadeCase(
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

  static let distorted = HandMadeCase(
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

  static let blended = HandMadeCase(
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

  static let named = HandMadeCase(
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
