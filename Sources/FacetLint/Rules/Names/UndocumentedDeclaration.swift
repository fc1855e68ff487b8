// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource

/// A thing for others without a word about it.
enum UndocumentedDeclaration: LintRule {
  static let info = RuleInfo(
    "undocumentedDeclaration", .names, "a declaration for other files without a `///` line", level: .off,
    why: """
      What a file without a scene declares is for others to import. The line is what they see of it: in hovers, in \
      completions and in generated pages.
      """,
    bad: RuleExample(
      "palette.facet",
      """
      let ink: Color = #1f2430
      """),
    good: RuleExample(
      "palette.facet",
      """
      /// Near black, for text and lines.
      let ink: Color = #1f2430
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked, checked.program.scene == nil else { return }
    for definition in subject.ownDefinitions where definition.isUndocumented {
      switch definition.kind {
      case .value, .function, .enumeration, .shape, .component: break
      case .param, .enumCase, .theme, .parameter, .local, .loopVariable, .slot: continue
      }
      report.add("`\(definition.name)` is for other files and not documented", at: definition.at)
    }
  }
}
