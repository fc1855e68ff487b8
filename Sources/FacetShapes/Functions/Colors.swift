// SPDX-License-Identifier: Apache-2.0

import FacetTypes

extension BuiltInFunction {
  static let rgb = BuiltInFunction(
    "rgb",
    [
      Signature(
        [
          ParameterInfo("red", .number, in: 0...255, "0 to 255."),
          ParameterInfo("green", .number, in: 0...255, "0 to 255."),
          ParameterInfo("blue", .number, in: 0...255, "0 to 255."), alpha,
        ], result: .type(.color))
    ],
    summary: "A colour by its sRGB components, rounded to whole steps.",
    examples: [("rgb(79, 79, 191)", "#4f4fbf"), ("rgb(255, 0, 0, 0.2)", "#ff000033")]
  ) { (_, arguments) throws(ValueProblem) in
    .color(
      Color(
        red: UInt8(try arguments.number(0).rounded()), green: UInt8(try arguments.number(1).rounded()),
        blue: UInt8(try arguments.number(2).rounded()), alpha: try arguments.number(3)))
  }

  static let hsl = BuiltInFunction(
    "hsl",
    [
      Signature(
        [
          ParameterInfo("hue", .angle, "0° red, 120° green, 240° blue."),
          ParameterInfo("saturation", .number, in: .unit, "0 grey, 1 as strong as it gets."),
          ParameterInfo("lightness", .number, in: .unit, "0 black, 1 white."), alpha,
        ], result: .type(.color))
    ],
    summary: "A colour by hue, saturation and lightness, as CSS defines them.",
    examples: [("hsl(0deg, 1, 0.5)", "#ff0000"), ("hsl(210deg, 50%, 40%)", "#336699")]
  ) { (_, arguments) throws(ValueProblem) in
    .color(
      Color.hsl(
        degrees: try arguments.angle(0), saturation: try arguments.number(1), lightness: try arguments.number(2),
        alpha: try arguments.number(3)))
  }

  static let oklch = BuiltInFunction(
    "oklch",
    [
      Signature(
        [
          ParameterInfo("lightness", .number, in: .unit, "0 black, 1 white, as the eye judges it."),
          ParameterInfo("chroma", .number, in: .lengths, "0 grey; screens reach about 0.1 to 0.3."),
          ParameterInfo("hue", .angle, "About 29° red, 142° green, 264° blue."), alpha,
        ], result: .type(.color))
    ],
    summary: "A colour in Oklab's even steps; chroma beyond what sRGB can show is lowered until it fits.",
    examples: [("oklch(1, 0, 0deg)", "#ffffff"), ("oklch(0.7, 0.1, 200deg)", "#40b1b7")]
  ) { (_, arguments) throws(ValueProblem) in
    .color(
      Color.oklch(
        lightness: try arguments.number(0), chroma: try arguments.number(1), degrees: try arguments.angle(2),
        alpha: try arguments.number(3)))
  }

  static let fade = BuiltInFunction(
    "fade",
    [
      Signature(
        [
          ParameterInfo("color", .color, "Any colour."),
          ParameterInfo("amount", .number, in: .unit, "How much of its opacity is left."),
        ], result: .type(.color))
    ],
    summary: "The same colour, more see-through: its alpha is multiplied by the amount.",
    examples: [("fade(#ff0000, 0.2)", "#ff000033"), ("fade(#ff000080, 0)", "#ff000000")]
  ) { (_, arguments) throws(ValueProblem) in
    var color = try arguments.color(0)
    color.alpha *= try arguments.number(1)
    return .color(color)
  }

  private static let alpha = ParameterInfo("alpha", .number, .value(.number(1)), in: .unit, "0 clear, 1 opaque.")
}
