// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetLint

/// `facet lint`
enum LintCommand {
  static let info = CommandInfo(
    "lint", "Say what is wrong with scenes, or will be.",
    discussion: [
      "Files, folders (with all below them) and patterns. What the compiler finds, and what the rules find that "
        + "`facet rules` lists. The nearest project.facet says how seriously each rule is taken; `facet config FILE` "
        + "shows what holds for a file. A comment keeps a finding silent: // facet:disable:next ruleName -- reason",
      "Ends with 0 when nothing is found that counts, 1 when something is, 2 when facet could not run. Errors count, and "
        + "what --deny and --max-warnings say.",
    ],
    positionals: [
      PositionalInfo(
        "PATH", repeats: true, takes: .files(sceneEndings),
        "A scene file, a folder, a pattern, or - for standard input.")
    ],
    options: [
      OptionInfo(
        "deny", value: "WHAT", repeats: true, takes: .words(["warning", "note"] + Explanations.words),
        in: .report,
        "End with 1 for findings of this level or worse (warning, note), or of this rule."),
      OptionInfo("max-warnings", value: "N", in: .report, "End with 1 when there are more warnings than this."),
      OptionInfo(
        "report", value: "FORM[=FILE]", repeats: true, takes: .words(ReportFormat.all.map(\.name)), in: .report,
        "Write the findings as " + ReportFormat.all.map(\.name).joined(separator: ", ")
          + ", to a file or, one of them, to standard output. Default: text."),
      OptionInfo("fix", in: .output, "Mend what can be mended without changing a picture."),
      OptionInfo("unsafe-fixes", in: .output, "Mend that too whose mending may change a picture. Implies --fix."),
      OptionInfo(
        "diff", in: .output,
        "Write nothing; print what --fix or --unsafe-fixes would change, and end with 1 if that is anything."),
      OptionInfo(
        "baseline", value: "FILE", takes: .files([]), in: .output,
        "Let pass the findings that this file lists, and report those of its entries that no longer occur."),
      OptionInfo(
        "write-baseline", value: "FILE", takes: .files([]), in: .output,
        "List all findings in this file, to let them pass later."),
    ] + ProjectLookup.options + CompileCommand.options(named: ["root", "stdin-filename", "jobs"]),
    examples: [
      ("facet lint scenes", "all scenes below a folder"),
      ("facet lint scenes --deny warning", "what a CI asks"),
      ("facet lint scenes --report github --report sarif=lint.sarif", "for people and machines at once"),
      ("facet lint scenes --fix", "mend what can be mended"),
    ],
    run: run)

  private static func run(_ arguments: ParsedArguments) throws(ToolError) -> ExitCode {
    try LintRun(arguments).run()
  }
}
