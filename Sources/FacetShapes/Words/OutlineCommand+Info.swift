// SPDX-License-Identifier: Apache-2.0

import FacetTypes

extension OutlineCommand {
  /// Name, parameters and documentation.
  public var info: WordInfo {
    switch self {
    case .move: Self.moveInfo
    case .line: Self.lineInfo
    case .lines: Self.linesInfo
    case .quad: Self.quadInfo
    case .curve: Self.curveInfo
    case .arc: Self.arcInfo
    case .close: Self.closeInfo
    case .segment: Self.segmentInfo
    case .smooth: Self.smoothInfo
    case .data: Self.dataInfo
    }
  }

  private static let x = ParameterInfo("x", .number, "Horizontal place, to the right.")
  private static let y = ParameterInfo("y", .number, "Vertical place, downwards.")

  private static let moveInfo = WordInfo(
    "move", [x, y], summary: "Starts a new subpath at a point; a lone move draws nothing.",
    example: scene(of: "move(20, 20)", "line(100, 60)", "move(20, 60)", "line(100, 100)"))

  private static let lineInfo = WordInfo(
    "line", [x, y], summary: "A straight line from the current point.",
    example: scene(of: "move(20, 100)", "line(60, 20)", "line(100, 100)"))

  private static let linesInfo = WordInfo(
    "lines", [ParameterInfo("points", .list(.point), "Where the subpath starts and its further corners.")],
    summary: "A new subpath of straight lines that starts at the first point.",
    example: scene(of: "lines([(15, 100), (45, 30), (75, 80), (105, 20)])"))

  private static let quadInfo = WordInfo(
    "quad", [x, y, ParameterInfo("control", .point, "The point that pulls the curve.")],
    summary: "A quadratic Bézier curve from the current point.",
    example: scene(of: "move(15, 100)", "quad(105, 100, control: (60, 0))"))

  private static let curveInfo = WordInfo(
    "curve",
    [
      x, y, ParameterInfo("control1", .point, "The point that pulls the start."),
      ParameterInfo("control2", .point, "The point that pulls the end."),
    ],
    summary: "A cubic Bézier curve from the current point.",
    example: scene(of: "move(15, 90)", "curve(105, 30, control1: (60, 110), control2: (60, 10))"))

  private static let arcInfo = WordInfo(
    "arc",
    [
      ParameterInfo("center", .point, "Middle of its circle."),
      ParameterInfo("radius", .number, in: .lengths, "Radius of its circle."),
      ParameterInfo("from", .angle, "Where it starts: 0° points right, angles grow clockwise on screen."),
      ParameterInfo("to", .angle, "Where it ends; it runs clockwise when this is the greater angle."),
    ],
    summary: "Part of a circle, joined by a straight line if there is a current point; 360° or more is a full ring.",
    example: scene(of: "move(60, 60)", "arc(center: (60, 60), radius: 45, from: 0deg, to: 90deg)", "close()"))

  private static let closeInfo = WordInfo(
    "close", summary: "Closes the subpath with a straight line to its start.",
    example: scene(of: "move(20, 100)", "line(60, 20)", "line(100, 100)", "close()"))

  private static let segmentInfo = WordInfo(
    "segment",
    [
      ParameterInfo("line", .point, "Where the straight side ends."),
      ParameterInfo("curve", .point, "Where the rounded corner ends."),
      ParameterInfo("control", .point, "The corner itself."),
    ],
    summary: "A straight side, then the quadratic curve that rounds its corner.",
    example: scene(
      of: "move(20, 100)", "segment(line: (20, 50), curve: (50, 20), control: (20, 20))", "line(100, 20)"))

  private static let smoothInfo = WordInfo(
    "smooth", [ParameterInfo("points", .list(.point), "What the curve follows, from its first point to its last.")],
    summary: "A new subpath of quadratic curves from midpoint to midpoint, as a pen draws through points.",
    example: scene(of: "smooth([(15, 90), (40, 20), (75, 100), (105, 25)])"))

  private static let dataInfo = WordInfo(
    "data", [ParameterInfo("string", .string, "SVG path data, such as `M0 0H10V10Z`.")],
    summary: "The outline that SVG path data describes.",
    example: scene(of: "data(\"M60 100C-20 50 30 -10 60 35C90 -10 140 50 60 100Z\")"))

  private static func scene(of commands: String...) -> String {
    let lines = commands.map { "    \($0)\n" }.joined()
    return "scene {\n  size: 120\n  path {\n\(lines)  }.stroke(.crimson, width: 5)\n}"
  }
}
