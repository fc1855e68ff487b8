// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetSyntax

/// A file that is read for nothing.
enum UnusedImport: LintRule {
  static let info = RuleInfo(
    "unusedImport", .names, "an import of which nothing is used", fix: .safe,
    why: """
      The imported file is read, parsed and checked each time, its names may clash with those of other imports, and it \
      cannot be moved or deleted without a look here.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      import "palette.facet"
      scene { title: "A dot"
        circle().fill(.navy)
      }
      """,
      beside: ["palette.facet": "/// For text and lines.\nlet ink: Color = #1f2430\n"]),
    good: RuleExample(
      "dot.facet",
      """
      import "palette.facet"
      scene { title: "A dot"
        circle().fill(ink)
      }
      """,
      beside: ["palette.facet": "/// For text and lines.\nlet ink: Color = #1f2430\n"]))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked, let own = subject.modules.modules.first else { return }
    var isUsed: Set<SourceID> = []
    for use in checked.facts.uses where subject.isOwn(use.at) {
      if case .definition(let place) = use.meaning { isUsed.insert(checked.facts.definitions[place].at.source) }
    }
    var isImported: Set<Int> = []
    for edge in own.imports {
      guard let module = edge.module else { continue }
      let isFirst = isImported.insert(module).inserted
      if isFirst, isUsed.contains(subject.modules.modules[module].tree.source) { continue }
      let place = subject.at(edge.path.span)
      report.add(
        isFirst ? "nothing that `\(edge.path.text)` declares is used here" : "`\(edge.path.text)` is imported above",
        at: place, fixes: subject.removal(ofImportAt: place))
    }
  }
}
