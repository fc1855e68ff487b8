// SPDX-License-Identifier: Apache-2.0

import FacetTypes

extension SketchCommand {
  /// Name, parameters and documentation.
  public var info: WordInfo {
    switch self {
    case .pen: Self.penInfo
    case .erase: Self.eraseInfo
    case .eraseStroke: Self.eraseStrokeInfo
    case .undo: Self.undoInfo
    case .redo: Self.redoInfo
    case .clear: Self.clearInfo
    }
  }

  private static let penInfo = WordInfo(
    "pen",
    [
      ParameterInfo("color", .color, .value(.color(.black)), "Colour of the ink."),
      ParameterInfo("width", .number, .value(.number(1)), in: .lengths, "Width of the stroke."),
      ParameterInfo("points", .list(.point), "Where the pen went; a single point is a dot."),
      ParameterInfo(
        "simplify", .number, .value(.number(0)), in: .lengths,
        "Leaves points out as long as the stroke's centre line stays this near; corners stay."),
    ],
    summary: "A pen stroke with round ends, smoothed from midpoint to midpoint.",
    example: scene(of: "pen(color: .crimson, width: 8, points: [(20, 95), (60, 25), (100, 95)])"))

  private static let eraserParameters = [
    ParameterInfo("width", .number, in: .lengths, "Width of the eraser."),
    ParameterInfo("points", .list(.point), "Where the eraser went."),
  ]

  private static let eraseInfo = WordInfo(
    "erase", eraserParameters, summary: "Rubs a hole into the ink drawn so far; what is behind shows through.",
    example: scene(
      of: "pen(color: .navy, width: 30, points: [(20, 60), (100, 60)])",
      "erase(width: 12, points: [(30, 30), (90, 90)])"))

  private static let eraseStrokeInfo = WordInfo(
    "eraseStroke", eraserParameters, summary: "Takes away every whole stroke that the eraser touches.",
    example: scene(
      of: "pen(color: .navy, width: 6, points: [(20, 30), (100, 30)])",
      "pen(color: .crimson, width: 6, points: [(20, 90), (100, 90)])",
      "eraseStroke(width: 10, points: [(60, 80), (60, 100)])"))

  private static let undoInfo = WordInfo(
    "undo", summary: "Takes back the last step that changed something.",
    example: scene(
      of: "pen(color: .navy, width: 6, points: [(20, 30), (100, 30)])",
      "pen(color: .crimson, width: 6, points: [(20, 90), (100, 90)])", "undo()"))

  private static let redoInfo = WordInfo(
    "redo", summary: "Does again what the last undo took back.",
    example: scene(of: "pen(color: .navy, width: 6, points: [(20, 30), (100, 90)])", "undo()", "redo()"))

  private static let clearInfo = WordInfo(
    "clear", summary: "Takes all ink away, as a step that can be undone.",
    example: scene(
      of: "pen(color: .navy, width: 6, points: [(20, 30), (100, 30)])", "clear()",
      "pen(color: .crimson, width: 6, points: [(20, 90), (100, 90)])"))

  private static func scene(of commands: String...) -> String {
    "sketch {\n  size: 120\n" + commands.map { "  \($0)\n" }.joined() + "}"
  }
}
