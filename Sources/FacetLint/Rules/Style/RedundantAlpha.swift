// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax

/// An alpha that says nothing.
enum RedundantAlpha: LintRule {
  static let info = RuleInfo(
    "redundantAlpha", .style, "a colour literal whose alpha is full", level: .note, fix: .safe,
    why: """
      A colour is opaque unless its alpha says otherwise. Written out, it makes an opaque colour look like a clear \
      one.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        circle().fill(#c1121fff)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      scene { title: "A dot"
        circle().fill(#c1121f)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard subject.checked != nil else { return }
    for expression in subject.expressions {
      guard case .color(let rgba) = expression.kind, rgba & 0xFF == 0xFF else { continue }
      let place = subject.at(expression.span)
      let text = subject.text(place)
      if text.utf8.count != 9, text.utf8.count != 5 { continue }
      let shorter = String(text.dropLast(text.utf8.count == 9 ? 2 : 1))
      report.add("`\(text)` is `\(shorter)`", at: place, fixes: [subject.replacement(of: place.span, by: shorter)])
    }
  }
}
