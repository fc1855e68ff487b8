// SPDX-License-Identifier: Apache-2.0

internal import FacetSource

/// A comment that keeps nothing silent.
enum UnusedSuppression: LintRule {
  static let info = RuleInfo(
    "unusedSuppression", .suppressions, "a comment that disables a rule which finds nothing there", fix: .safe,
    why: """
      What it once kept silent has been mended. Left where it is, it would keep silent the next finding of that kind, \
      which nobody has looked at.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      // facet:disable:next missingTitle -- shown beside its name
      scene { title: "A dot"
        circle()
      }
      """),
    good: RuleExample("dot.facet", "scene { title: \"A dot\"\n  circle()\n}"))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for suppression in subject.suppressions {
      let unused = suppression.entries.filter { !$0.isUsed && UnknownSuppression.isKnown($0.rule) }
      for entry in unused {
        let isWhole = unused.count == suppression.entries.count
        report.add(
          "`\(entry.rule)` finds nothing here that this comment could keep silent", at: subject.at(entry.span),
          fixes: isWhole && entry == unused[0] ? [subject.removal(of: suppression)] : [])
      }
    }
  }
}

extension LintSubject {
  /// Takes out a comment, and its line where nothing else stands there.
  fileprivate func removal(of suppression: Suppression) -> Diagnostic.Fix {
    let line = lines.line(containing: Int(suppression.comment.start))
    let content = lines.contentRange(ofLine: line)
    var start = Int(suppression.comment.start)
    while start > content.lowerBound, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 {
      start -= 1
    }
    var end = Int(suppression.comment.end)
    if start == content.lowerBound, line < lines.lineCount { end = lines.contentRange(ofLine: line + 1).lowerBound }
    return Diagnostic.Fix("remove the comment", edits: [Diagnostic.Fix.Edit(at(ByteSpan(start..<end)), "")])
  }
}
