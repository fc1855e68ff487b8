// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax

/// Parentheses that group nothing.
enum RedundantParentheses: LintRule {
  static let info = RuleInfo(
    "redundantParentheses", .style, "parentheses around what needs none", level: .note, fix: .safe,
    why: """
      Parentheses say that something belongs together that else would not. Where they say nothing, they make a line \
      longer and the next ones less telling.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        let reach = (width / 4)
        circle(radius: (reach) * 2)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        let reach = width / 4
        circle(radius: reach * 2)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard subject.checked != nil else { return }
    let whole = subject.wholeExpressions
    for place in subject.tree.expressions.elements.indices {
      let id = ExpressionID(raw: UInt32(place))
      guard case .parenthesized(let inner) = subject.tree[id].kind, subject.isClosed(inner) || whole.contains(id),
        !subject.holdsBreak(subject.tree[id].span)
      else { continue }
      let span = subject.tree[id].span
      let lead = subject.isWord(before: span.start) ? " " : ""
      report.add(
        "these parentheses group nothing", at: subject.at(span),
        fixes: [subject.replacement(of: span, by: lead + subject.text(of: inner), "remove the parentheses")])
    }
  }
}

extension LintSubject {
  /// Whether a piece of the file has a line break or a comment, so that it may need its parentheses after all.
  fileprivate func holdsBreak(_ span: ByteSpan) -> Bool {
    holdsComment(span) || bytes[span.range].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// Whether a letter or digit stands right before a place.
  fileprivate func isWord(before offset: UInt32) -> Bool {
    guard offset > 0 else { return false }
    let byte = bytes[Int(offset) - 1]
    return byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }
}
