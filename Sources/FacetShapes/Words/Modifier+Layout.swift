// SPDX-License-Identifier: Apache-2.0
//
// Modifiers that change how much room an element is offered and takes.

import FacetTypes

extension Modifier {
  static let frameInfo = WordInfo(
    "frame",
    [
      ParameterInfo("width", .number, .absent, in: .lengths, "Exactly this wide."),
      ParameterInfo("height", .number, .absent, in: .lengths, "Exactly this high."),
      ParameterInfo(
        "maxWidth", .number, .absent, in: .lengths,
        "No wider than this: a limit of what is offered and taken, never a stretch."),
      ParameterInfo("maxHeight", .number, .absent, in: .lengths, "No higher than this, likewise."),
      .alignment("Where the element stands in a frame of another size."),
    ],
    summary: "Puts the element into a frame of a given size.",
    example: """
      scene {
        size: 120
        rect().stroke(.lightgray)
        circle().fill(.crimson).frame(width: 40, height: 60).frame(width: 120, height: 120, alignment: .topLeft)
      }
      """)

  static let paddingInfo = WordInfo(
    "padding",
    [
      ParameterInfo("all", .number, .absent, "Room on every side; 0 unless another side is given."),
      ParameterInfo("horizontal", .number, .absent, "Room to the left and right."),
      ParameterInfo("vertical", .number, .absent, "Room above and below."),
      ParameterInfo("top", .number, .absent, "Room above."),
      ParameterInfo("bottom", .number, .absent, "Room below."),
      ParameterInfo("left", .number, .absent, "Room to the left."),
      ParameterInfo("right", .number, .absent, "Room to the right."),
    ],
    summary: "Leaves room around the element; the more specific side wins, and a negative one lets it grow beyond.",
    example: """
      scene {
        size: 120
        rect().fill(.gold)
        rect().fill(.navy).padding(30, top: 10)
      }
      """)

  static let aspectRatioInfo = WordInfo(
    "aspectRatio",
    [
      ParameterInfo("ratio", .number, in: .positive, "Width divided by height."),
      ParameterInfo(
        "mode", BuiltInEnum.aspect.type, BuiltInEnum.aspect.preset("fit"),
        "`.fit` stays within the room offered, `.fill` covers it."),
    ],
    summary: "Keeps width and height in a given ratio.",
    example: """
      scene {
        size: 120
        rect().stroke(.lightgray)
        rect(cornerRadius: 6).fill(.seagreen).aspectRatio(5 / 8, .fit)
      }
      """)

  static let fixedSizeInfo = WordInfo(
    "fixedSize", summary: "Lets the element have the size it would like best, whatever is offered.",
    example: """
      scene {
        size: 120
        text("wider than its frame", size: 12).fixedSize().frame(width: 40)
      }
      """)

  static let positionInfo = WordInfo(
    "position",
    [
      ParameterInfo("x", .number, "Where the element's middle lies, to the right."),
      ParameterInfo("y", .number, "Where the element's middle lies, downwards."),
    ],
    summary: "Takes all the room offered and puts the element's middle at a point of it.",
    example: """
      scene {
        size: 120
        circle(radius: 20).fill(.crimson).frame(width: 40, height: 40).position(90, 30)
      }
      """)
}
