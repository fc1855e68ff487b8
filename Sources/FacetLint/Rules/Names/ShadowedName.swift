// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetSyntax

/// A name that means something else a few lines further.
enum ShadowedName: LintRule {
  static let info = RuleInfo(
    "shadowedName", .names, "a local name that hides another one",
    options: [
      RuleOption(
        "parameters", .bool(false), "whether a parameter may not have the name of a value at file level either")
    ],
    why: """
      Inside the block the name means the inner value, outside the outer one. Who moves or adds a line reads the wrong \
      one without an error. A local `width` or `height` hides the size that the block is offered.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      scene { title: "Dots"
        repeat k in 0..<3 {
          repeat k in 0..<3 {
            circle(center: (20 + k * 30, 20 + k * 30), radius: 9)
          }
        }
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      scene { title: "Dots"
        repeat row in 0..<3 {
          repeat column in 0..<3 {
            circle(center: (20 + column * 30, 20 + row * 30), radius: 9)
          }
        }
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked else { return }
    var walk = ScopeWalk(subject.tree, fileLevel: fileLevel(of: subject, checked, report))
    for hidden in walk.hidden() {
      let secondary = hidden.outer.map { [Diagnostic.Label($0, "declared here")] } ?? []
      report.add(
        "`\(hidden.name.text)` hides \(hidden.meaning)", at: subject.at(hidden.name.span), secondary: secondary)
    }
  }
}

extension ShadowedName {
  /// Values that the file declares or imports, by name.
  private static func fileLevel(
    of subject: LintSubject, _ checked: CheckedView, _ report: RuleReport
  ) -> ScopeWalk.FileLevel {
    let sources = Set(
      subject.modules.modules.first?.imports.compactMap { $0.module }.map { subject.modules.modules[$0].tree.source }
        ?? [])
    var names: [String: SourceSpan] = [:]
    for definition in checked.facts.definitions where definition.kind == .param || definition.kind == .value {
      if subject.isOwn(definition.at) || sources.contains(definition.at.source) && names[definition.name] == nil {
        names[definition.name] = definition.at
      }
    }
    return ScopeWalk.FileLevel(names: names, countsParameters: report.flag("parameters"))
  }
}
