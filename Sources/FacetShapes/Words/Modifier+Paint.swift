// SPDX-License-Identifier: Apache-2.0
//
// Modifiers that decide with what an element is painted and how it lies over what is behind it.

import FacetTypes

extension Modifier {
  static let fillInfo = WordInfo(
    "fill",
    [
      ParameterInfo("paint", .paint, "A colour or gradient."),
      ParameterInfo(
        "rule", BuiltInEnum.fillRule.type, BuiltInEnum.fillRule.preset("nonzero"),
        "What counts as inside where outlines overlap."),
    ],
    summary: "Paints the inside of an outline over the paints written before it.",
    example: """
      scene {
        size: 120
        star(points: 5, innerRatio: 0.4).fill(linearGradient([.gold, .crimson]))
      }
      """)

  static let strokeInfo = WordInfo(
    "stroke",
    [
      ParameterInfo("paint", .paint, "A colour or gradient."),
      ParameterInfo("width", .number, .value(.number(1)), in: .lengths, "Width of the line."),
      ParameterInfo("cap", BuiltInEnum.cap.type, BuiltInEnum.cap.preset("butt"), "How open ends look."),
      ParameterInfo("join", BuiltInEnum.join.type, BuiltInEnum.join.preset("miter"), "How corners look."),
      ParameterInfo(
        "miter", .number, .value(.number(10)), in: 1...Double.infinity,
        "How many times its width a mitred corner may reach before it is cut off."),
      ParameterInfo(
        "dash", .list(.number), .absent, in: .lengths, "Lengths of dashes and gaps in turn; unbroken unless given."),
      ParameterInfo(
        "align", BuiltInEnum.strokeAlignment.type, BuiltInEnum.strokeAlignment.preset("center"),
        "Whether the line lies on the outline or wholly inside it."),
    ],
    summary: "Draws a line along an outline over the paints written before it.",
    example: """
      scene {
        size: 120
        circle().stroke(.navy, width: 8, cap: .round, dash: [2, 14]).padding(12)
      }
      """)

  static let opacityInfo = WordInfo(
    "opacity", [ParameterInfo("amount", .number, in: .unit, "0 is invisible, 1 leaves it as it is.")],
    summary: "Makes the finished element, fill and stroke together, see-through.",
    example: """
      scene {
        size: 120
        rect().fill(.gold).frame(width: 60)
        circle(radius: 40).fill(.navy).stroke(.crimson, width: 12).opacity(0.5)
      }
      """)

  static let blendInfo = WordInfo(
    "blend", [ParameterInfo("mode", BuiltInEnum.blend.type, "How colours mix with those behind.")],
    summary: "Mixes the element's colours with what lies behind it.",
    example: """
      scene {
        size: 120
        circle(center: (45, 60), radius: 38).fill(.cyan)
        circle(center: (75, 60), radius: 38).fill(.yellow).blend(.multiply)
      }
      """)

  static let clipInfo = WordInfo(
    "clip", block: .elements, summary: "Shows only what lies inside the outlines in its block.",
    example: """
      scene {
        size: 120
        rect().fill(linearGradient([.crimson, .gold])).clip { star(points: 6, innerRatio: 0.5) }
      }
      """)

  static let maskInfo = WordInfo(
    "mask", block: .elements,
    summary: "Shows the element as far as what its block paints is opaque; its colours do not matter.",
    example: """
      scene {
        size: 120
        rect().fill(.navy).mask { circle().fill(radialGradient([.black, #0000])) }
      }
      """)
}
