// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension DiagnosticInfo {
  /// About modifiers and ids.
  static let modifierProblems: [DiagnosticInfo] = [
    DiagnosticInfo(
      "unknown-modifier", .error, "there is no modifier of that name",
      why: "It is misspelt, or is done otherwise here.",
      remedy: "Use the modifier that the message suggests.",
      badExample: "scene { circle().opacty(0.5) }",
      goodExample: "scene { circle().opacity(0.5) }"),
    DiagnosticInfo(
      "modifier-block", .error, "a modifier lacks a block, or has one that it does not take",
      why: """
        `clip` and `mask` hold the elements that limit what is seen. No other modifier holds elements.
        """,
      remedy: "Write the block behind `clip` or `mask`, and remove it elsewhere.",
      badExample: "scene { rect().clip() }",
      goodExample: "scene { rect().clip { circle() } }"),
    DiagnosticInfo(
      "paint-on-container", .error, "an element without an outline is painted",
      why: """
        `fill` and `stroke` paint an outline. Primitives, shapes, paths and text have one; containers and
        components hold other elements.
        """,
      remedy: "Paint the children, or give the component a colour as a parameter.",
      badExample: "scene { group { circle() }.fill(.red) }",
      goodExample: "scene { group { circle().fill(.red) } }"),
    DiagnosticInfo(
      "paint-after-modifier", .error, "a paint follows another modifier",
      why: """
        Modifiers act in the order written, on what stands before them. After `opacity` or `frame`, there is
        no bare outline left to paint.
        """,
      remedy: "Move `fill` and `stroke` directly behind the element.",
      badExample: "scene { circle().opacity(0.5).fill(.red) }",
      goodExample: "scene { circle().fill(.red).opacity(0.5) }"),
    DiagnosticInfo(
      "paint-in-outline", .error, "a paint stands inside an outline",
      why: "An outline has one paint: that of the place where it is used.",
      remedy: "Paint the shape where it is used. For several paints, declare a `component`.",
      badExample: """
        shape dot { circle().fill(.red) }
        scene { dot() }
        """,
      goodExample: """
        shape dot { circle() }
        scene { dot().fill(.red) }
        """),
    DiagnosticInfo(
      "effect-in-outline", .error, "an effect stands inside an outline",
      why: """
        Opacity, blending, clipping, masks, ids and titles belong to finished elements, not to parts of an
        outline.
        """,
      remedy: "Write it where the shape is used.",
      badExample: """
        shape dot { circle().opacity(0.5) }
        scene { dot() }
        """,
      goodExample: """
        shape dot { circle() }
        scene { dot().opacity(0.5) }
        """),
    DiagnosticInfo(
      "modifier-on-command", .error, "a modifier follows a command",
      why: "Commands continue an outline or a sketch; they are no elements that could be changed.",
      remedy: "Write the modifier behind the element that holds the command.",
      badExample: "scene { path { move(0, 0); line(9, 9).rotate(9deg) } }",
      goodExample: "scene { path { move(0, 0); line(9, 9) }.rotate(9deg) }"),
    DiagnosticInfo(
      "id-not-literal", .error, "an id is computed",
      why: """
        Styles and scripts find an element by its id, so it stays the same whatever the values are.
        """,
      remedy: "Write it out.",
      badExample: """
        param name: String = "a"
        scene { circle().id(name) }
        """,
      goodExample: """
        scene { circle().id("dot") }
        """),
    DiagnosticInfo(
      "malformed-id", .error, "an id holds characters that ids cannot have",
      why: """
        Ids of SVG are names of XML: letters, digits, `_`, `-` and `.`, starting with a letter or `_`.
        """,
      remedy: "Choose such a name.",
      badExample: """
        scene { circle().id("1st dot") }
        """,
      goodExample: """
        scene { circle().id("dot-1") }
        """),
    DiagnosticInfo(
      "duplicate-id", .error, "two elements have the same id",
      why: "An id names one element of the picture.",
      remedy: "Choose another id for one of them.",
      badExample: """
        scene {
          circle().id("dot")
          rect().id("dot")
        }
        """,
      goodExample: """
        scene {
          circle().id("dot")
          rect().id("box")
        }
        """),
  ]
}
