// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource

/// A theme that changes nothing.
enum ThemeWithoutEffect: LintRule {
  static let info = RuleInfo(
    "themeWithoutEffect", .names, "a theme that sets nothing to another value",
    why: """
      Whoever asks for it gets the picture without it. Either its values were never written, or the file's own were \
      changed to them.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      /// The dot's colour.
      param ink: Color = .navy
      theme dark { ink: .navy }
      scene { title: "A dot"
        circle().fill(ink)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      /// The dot's colour.
      param ink: Color = .navy
      theme dark { ink: .lightblue }
      scene { title: "A dot"
        circle().fill(ink)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked else { return }
    for theme in checked.program.themes where theme.entries.allSatisfy({ subject.isDefault($0.target, $0.value) }) {
      report.add(
        "the theme `\(theme.name)` changes nothing", at: theme.origin,
        label: theme.entries.isEmpty ? "it sets nothing" : "its values are those that the file has anyway")
    }
  }
}
