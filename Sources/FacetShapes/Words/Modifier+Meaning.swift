// SPDX-License-Identifier: Apache-2.0
//
// Modifiers that say what an element is called and whether it is there at all.

import FacetTypes

extension Modifier {
  static let idInfo = WordInfo(
    "id", [ParameterInfo("name", .string, "Unique in the scene.")],
    summary: "Names the element in the output, so that styles and scripts can find it.",
    example: """
      scene {
        size: 120
        circle(radius: 40).fill(.crimson).id("button")
      }
      """)

  static let titleInfo = WordInfo(
    "title", [ParameterInfo("text", .string, "A few words.")],
    summary: "Gives the element a name that screen readers say and browsers show as a tooltip.",
    example: """
      scene {
        size: 120
        circle(radius: 40).fill(.gold).title("The sun")
      }
      """)

  static let descriptionInfo = WordInfo(
    "description", [ParameterInfo("text", .string, "One or more sentences.")],
    summary: "Describes the element to those who cannot see it.",
    example: """
      scene {
        size: 120
        circle(radius: 40).fill(.gold).title("The sun").description("A golden disc without rays.")
      }
      """)

  static let decorativeInfo = WordInfo(
    "decorative", summary: "Marks the element as ornament that screen readers pass over.",
    example: """
      scene {
        size: 120
        circle(radius: 55).stroke(.lightgray).decorative()
        text("42", size: 40).title("Forty-two")
      }
      """)

  static let hiddenInfo = WordInfo(
    "hidden", [ParameterInfo("condition", .bool, .value(.bool(true)), "Whether to hide it.")],
    summary: "Leaves the element out of the picture but keeps its room.",
    example: """
      scene {
        size: (120, 40)
        hstack {
          circle().fill(.crimson)
          circle().fill(.gold).hidden()
          circle().fill(.navy)
        }
      }
      """)
}
