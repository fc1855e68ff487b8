// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetTypes

extension BuiltInFunction {
  static let linearGradient = BuiltInFunction(
    "linearGradient",
    [
      Signature(
        [
          stops,
          ParameterInfo("from", .point, .value(.point(Point(0.5, 0))), "Where the first stop lies."),
          ParameterInfo("to", .point, .value(.point(Point(0.5, 1))), "Where the last stop lies."),
        ], result: .type(.paint))
    ],
    summary: "Colours along a line, downwards unless said otherwise; points are in the unit square of the frame.",
    examples: [
      ("linearGradient([#ffffff, #000000])", "linearGradient([#ffffff, #000000], from: (0.5, 0), to: (0.5, 1))")
    ]
  ) { (_, arguments) throws(ValueProblem) in
    .paint(
      .linear(stops: try stopsArgument(arguments), from: try arguments.point(1), to: try arguments.point(2)))
  }

  static let radialGradient = BuiltInFunction(
    "radialGradient",
    [
      Signature(
        [
          stops,
          ParameterInfo("center", .point, .value(.point(Point(0.5, 0.5))), "Where the first stop lies."),
          ParameterInfo(
            "radius", .number, .value(.number(0.5)), in: .positive,
            "Where the last stop lies, in parts of the frame's shorter side."),
        ], result: .type(.paint))
    ],
    summary: "Colours from a point outwards in circles.",
    examples: [
      ("radialGradient([#ffffff, #000000])", "radialGradient([#ffffff, #000000], center: (0.5, 0.5), radius: 0.5)")
    ]
  ) { (_, arguments) throws(ValueProblem) in
    .paint(
      .radial(stops: try stopsArgument(arguments), center: try arguments.point(1), radius: try arguments.number(2)))
  }

  private static let stops = ParameterInfo(
    "stops", .list(.stop), "Two or more colours or stops; bare colours are spread evenly.")

  static let stop = BuiltInFunction(
    "stop",
    [
      Signature(
        [
          ParameterInfo("color", .color, "The colour there."),
          ParameterInfo("at", .number, in: .unit, "0 is the start of the gradient, 1 its end."),
        ], result: .type(.stop))
    ],
    summary: "A colour at a place along a gradient.",
    examples: [("stop(#ff0000, at: 25%)", "stop(#ff0000, at: 0.25)")]
  ) { (_, arguments) throws(ValueProblem) in
    .stop(GradientStop(color: try arguments.color(0), offset: try arguments.number(1)))
  }
}

private func stopsArgument(_ arguments: [Value?]) throws(ValueProblem) -> [GradientStop] {
  var stops: [GradientStop] = []
  for item in try arguments.list(0) {
    guard let stop = item.gradientStop else {
      throw ValueProblem("type-mismatch", "a list of colours and stops is needed here", parameter: 0)
    }
    stops.append(stop)
  }
  guard stops.count >= 2 else {
    throw ValueProblem(
      "too-few-stops", "a gradient needs at least 2 colours, but the list has \(stops.count)", parameter: 0)
  }
  return stops
}

extension Value {
  fileprivate var gradientStop: GradientStop? {
    switch self {
    case .stop(let stop): stop
    case .color(let color): GradientStop(color: color, offset: nil)
    case .number, .angle, .bool, .string, .point, .size, .paint, .list, .enumCase: nil
    }
  }
}
