// SPDX-License-Identifier: Apache-2.0
//
// Modifiers that move, turn and scale what is drawn and leave layout as it is.

import FacetTypes

extension Modifier {
  private static let anchor = ParameterInfo(
    "anchor", BuiltInEnum.anchor.type, BuiltInEnum.anchor.preset("center"), "The point of the frame that stays put.")

  static let offsetInfo = WordInfo(
    "offset",
    [
      ParameterInfo("x", .number, .value(.number(0)), "How far to the right."),
      ParameterInfo("y", .number, .value(.number(0)), "How far down."),
    ],
    summary: "Draws the element elsewhere without changing the room it takes.",
    example: """
      scene {
        size: 120
        circle(radius: 30).fill(.lightgray)
        circle(radius: 30).fill(.crimson).offset(x: 20, y: -20)
      }
      """)

  static let rotateInfo = WordInfo(
    "rotate", [ParameterInfo("angle", .angle, "How far; positive is clockwise on screen."), anchor],
    summary: "Turns the element about a point of its frame.",
    example: """
      scene {
        size: 120
        repeat k in 0..<6 {
          rect(cornerRadius: 4).fill(.navy).frame(width: 12, height: 50).rotate(k * 60deg, anchor: .bottom)
            .offset(y: -25)
        }
      }
      """)

  static let scaleInfo = WordInfo(
    "scale", [ParameterInfo("factor", .size, "One factor, or one for each axis as a pair; below 0 mirrors."), anchor],
    summary: "Draws the element larger or smaller about a point of its frame, strokes included.",
    example: """
      scene {
        size: 120
        circle(radius: 40).stroke(.navy, width: 8).scale((1, 0.5))
      }
      """)

  static let mirrorInfo = WordInfo(
    "mirror",
    [
      ParameterInfo(
        "axis", BuiltInEnum.axis.type, "`.horizontal` swaps left and right, `.vertical` top and bottom."),
      anchor,
    ],
    summary: "Draws the element as in a mirror.",
    example: """
      scene {
        size: (120, 60)
        hstack {
          polygon([(10, 50), (50, 50), (50, 10)]).fill(.crimson)
          polygon([(10, 50), (50, 50), (50, 10)]).fill(.navy).mirror(.horizontal)
        }
      }
      """)
}
