// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetEmit

/// `facet morph`
enum MorphCommand {
  static let info = CommandInfo(
    "morph", "Draw what lies between two pictures.",
    discussion: [
      "The pictures are two files, or one file with other settings at each end. Both have to be made of the same elements "
        + "with as many commands, as two expressions of one face are, whatever they are; what one of them lacks fades. "
        + "Numbers, points and colours go straight from one end to the other.",
      "Without --frames, one picture is written that goes there and back without end, and stands still where less motion "
        + "is asked for.",
    ],
    positionals: [
      PositionalInfo("A", takes: .files(sceneEndings), "A scene file: the first picture."),
      PositionalInfo(
        "B", required: false, takes: .files(sceneEndings),
        "A scene file: the last picture. Without it, A with the settings of --to."),
    ],
    options: endOptions + CompileCommand.options(named: ["set", "theme", "size", "tolerance", "responsive"]) + [
      OptionInfo(
        "frames", value: "N", in: .output, "Write N pictures, both ends among them, instead of one that moves."),
      OptionInfo(
        "animate", value: "BY", choices: AnimationStyle.allCases.map(\.rawValue), in: .output,
        "By what the one picture moves: a style sheet, or elements, which move more in more browsers. Default: css."),
      OptionInfo("seconds", value: "N", in: .output, "From one end to the other, rests included. Default: 1.2."),
      OptionInfo(
        "output", short: "o", value: "PLACE", takes: .files([]), in: .output,
        "A file, a folder for frames, - for standard output, or a template with {name} and {dir}. Default: beside A, "
          + "with -morph or the frame's number behind its name."),
    ] + SharedOptions.size + CompileCommand.options(named: ["id-prefix", "root", "diagnostics"]),
    examples: [
      ("facet morph happy.face worried.face", "happy-morph.svg, which goes there and back"),
      ("facet morph happy.face --to emotion=worried", "the same from one file"),
      ("facet morph a.face --from eyes=open --to eyes=closed --frames 12 -o out/", "out/a-01.svg to out/a-12.svg"),
    ], run: { arguments in RunReport.of(arguments) { report throws(ToolError) in try MorphRun(arguments).run(report) } }
  )

  private static let endOptions = [
    OptionInfo(
      "from", value: "NAME=VALUE", repeats: true, in: .picture, "Give a param or a parameter of A's root this value."),
    OptionInfo(
      "to", value: "NAME=VALUE", repeats: true, in: .picture,
      "Give a param or a parameter of B's root, or of A's at the last picture, this value."),
  ]
}
