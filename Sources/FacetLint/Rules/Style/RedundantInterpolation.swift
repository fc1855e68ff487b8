// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetTypes

/// A text that is put into quotes to be a text.
enum RedundantInterpolation: LintRule {
  static let info = RuleInfo(
    "redundantInterpolation", .style, "a string that holds nothing but another string", level: .note, fix: .safe,
    why: """
      The value is a string already.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      /// Whose badge it is.
      param name: String = "Ada"
      scene { title: "A name"
        text("\\(name)", size: 20)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      /// Whose badge it is.
      param name: String = "Ada"
      scene { title: "A name"
        text(name, size: 20)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked else { return }
    for expression in checked.program.expressions.elements where subject.isOwn(expression.origin) {
      guard case .interpolation(let parts) = expression.kind, parts.count == 1, case .value(let id) = parts[0],
        checked.program.expressions[id].type == .string
      else { continue }
      let text = subject.text(checked.program.expressions[id].origin)
      let isPlain = text.utf8.allSatisfy { $0 == 0x2E || $0 == 0x5F || $0 >= 0x80 || ($0 | 0x20).isLetterOrDigit }
      let written = isPlain ? text : "(\(text))"
      report.add(
        "`\(subject.text(expression.origin))` is `\(text)`", at: expression.origin,
        fixes: [subject.replacement(of: expression.origin.span, by: written)])
    }
  }
}

extension UInt8 {
  /// Of a byte in lower case.
  fileprivate var isLetterOrDigit: Bool { (0x61...0x7A).contains(self) || (0x30...0x39).contains(self) }
}
