// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetShapes
internal import FacetSource
internal import FacetTypes

/// Text set in whatever a machine has under a name.
enum NamedFont: LintRule {
  static let info = RuleInfo(
    "namedFont", .portability, "text in a font that must be installed where the scene is compiled", level: .note,
    why: """
      Another machine has another version of the font, or none: the same file then gives another picture, or an error. A \
      font file beside the scene, or the built-in alphabet, is the same everywhere.
      """,
    bad: RuleExample(
      "labels.facet",
      """
      /// A label.
      component label(words: String) {
        text(words, size: 14, family: "Inter")
      }
      """),
    good: RuleExample(
      "labels.facet",
      """
      /// A label.
      component label(words: String) {
        text(words, size: 14, family: "fonts/Inter.ttf")
      }
      """))

  private static let family = 3

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked else { return }
    for element in subject.checkedElements where element.callee == .container(.text) {
      guard element.arguments.indices.contains(family), let argument = element.arguments[family],
        case .constant(.string(let name)) = checked.program.expressions[argument].kind, !TextRequest.namesFontFile(name)
      else { continue }
      report.add(
        "the font `\(name)` must be installed to compile this", at: checked.program.expressions[argument].origin,
        notes: ["a font file can be named instead: `family: \"fonts/….ttf\"`"])
    }
  }
}
