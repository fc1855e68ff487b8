// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetSource

/// `facet diff`
enum DiffCommand {
  static let info = CommandInfo(
    "diff", "Say what differs between two pictures, element by element.",
    discussion: [
      "Compares what is drawn, not how it is written: two scenes, two SVGs, or one of each. With --git, scenes as they "
        + "were at a revision with what they are now, or were at another one; git's own index and work tree are not "
        + "touched.",
      "Exit code 0 when both look alike, 1 when they differ, 2 when they cannot be compared.",
    ],
    positionals: [
      PositionalInfo(
        "PATH", repeats: true, takes: .files(sceneEndings + [".svg"]),
        "Two scenes or SVGs; with --git, any number of scenes, folders and SVGs.")
    ],
    options: [
      OptionInfo(
        "git", value: "REV[..REV]", in: .output,
        "Compare the paths as of a revision with the files that are there, or with those of a second revision."),
      OptionInfo(
        "page", value: "FILE", takes: .files([]), in: .output, "Write an HTML page with the pictures before and after."),
    ]
      + CompileCommand.options(named: [
        "set", "theme", "size", "tolerance", "optimize", "profile", "root",
      ]),
    examples: [
      ("facet diff old.face new.face", "circle at new.face:4:3 moved by (3, 0)"),
      ("facet diff happy.face happy.svg", "is the SVG still the scene's picture?"),
      ("facet diff --git main scenes/ --page diff.html", "what a branch changes, to look at"),
    ],
    run: run)

  private static func run(_ arguments: ParsedArguments) -> ExitCode {
    RunReport.of(arguments) { report throws(ToolError) in try DiffRun(arguments).run(report) }
  }
}
