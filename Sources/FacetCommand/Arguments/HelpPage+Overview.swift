// SPDX-License-Identifier: Apache-2.0

import FacetArguments

extension HelpPage {
  /// `facet help`
  static let overview: HelpPage = {
    var page = HelpPage()
    page.introduction = "facet turns scene files into SVG.\n"
    page.sections = [
      Section(heading: "USAGE", body: "  facet COMMAND [OPTIONS] [ARGUMENTS]\n"),
      Section(
        heading: "EXAMPLES",
        body: [
          ("facet new badge > mine.badge", "a scene to start from"),
          ("facet compile mine.badge", "mine.svg beside the source"),
          ("facet compile scenes -o out/", "a whole folder"),
        ].map { row("  " + $0.0, $0.1, column: 34) }.joined()),
      Section(
        heading: "COMMANDS",
        body: CommandTable.all.map { row("  " + $0.name, $0.summary) }.joined()
          + row("  help [COMMAND]", CommandTable.helpSummary)),
      Section(heading: "OPTIONS", body: row("  --version", "Show the version.") + row("  -h, --help", "Show help.")),
    ]
    page.closing = "Exit codes: 0 all is well, 1 findings about the scenes, 2 facet could not run.\n"
    return page
  }()
}
