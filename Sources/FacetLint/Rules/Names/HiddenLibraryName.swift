// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource

/// A face that is not the library's face.
enum HiddenLibraryName: LintRule {
  static let info = RuleInfo(
    "hiddenLibraryName", .names, "a declaration with the name of one of the library's", level: .note,
    why: """
      Whoever knows the library reads `face` and expects its parameters and its look. In this file, and in those that \
      import it, the word means something else.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      shape hexagon {
        regularPolygon(sides: 6)
      }
      scene { title: "A hexagon"
        hexagon().fill(.navy)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      shape plainHexagon {
        regularPolygon(sides: 6)
      }
      scene { title: "A hexagon"
        plainHexagon().fill(.navy)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for definition in subject.ownDefinitions {
      let names =
        switch definition.kind {
        case .shape, .component: ["face", "badge", "card", "hexagon"]
        case .enumeration: ["Emotion", "Eyes", "EyeBrows", "Mouth", "Rank", "Suit"]
        case .param, .value, .function, .enumCase, .theme, .parameter, .local, .loopVariable, .slot: [String]()
        }
      if !names.contains(definition.name) { continue }
      report.add("`\(definition.name)` hides the library's `\(definition.name)`", at: definition.at)
    }
  }
}
