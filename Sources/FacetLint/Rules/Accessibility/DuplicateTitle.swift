// SPDX-License-Identifier: Apache-2.0

internal import FacetScene
internal import FacetSource

/// Two parts that a screen reader calls the same.
enum DuplicateTitle: LintRule {
  static let info = RuleInfo(
    "duplicateTitle", .accessibility, "two parts of a picture, or a part and the whole, with the same title",
    level: .note,
    why: """
      Read aloud, they are the same thing twice. Titles that differ say which is which; one title on a group around them \
      says it once.
      """,
    bad: RuleExample(
      "rating.facet",
      """
      scene { title: "Two of three stars"; size: (90, 30); background: .white
        hstack {
          repeat k in 0..<2 { star(points: 5, innerRatio: 0.4).fill(#7a5200).title("a star") }
        }
      }
      """),
    good: RuleExample(
      "rating.facet",
      """
      scene { title: "Two of three stars"; size: (90, 30); background: .white
        hstack {
          repeat k in 0..<2 { star(points: 5, innerRatio: 0.4).fill(#7a5200).title("star \\(k + 1)") }
        }
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for view in subject.views where !view.scene.isDecorative {
      var seen: [String: SourceSpan] = [:]
      if let title = view.scene.title { seen[title] = subject.headOfScene ?? view.scene.origin }
      for node in view.scene.nodes.elements where !node.isDecorative {
        guard let title = node.title, subject.isOwn(node.origin) else { continue }
        if let first = seen[title] {
          let isSame = first == node.origin
          report.add(
            "another part of the picture has the title `\(title)`", at: node.origin,
            label: isSame ? "each copy has it" : "",
            secondary: isSame || !subject.isOwn(first) ? [] : [Diagnostic.Label(first, "this one")])
        } else {
          seen[title] = node.origin
        }
      }
    }
  }
}
