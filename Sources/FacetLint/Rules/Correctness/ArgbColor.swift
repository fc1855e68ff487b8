// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax

/// A colour as Android writes it.
enum ArgbColor: LintRule {
  static let info = RuleInfo(
    "argbColor", .correctness, "a colour of eight digits that seems to have its alpha first", level: .note,
    fix: .unsafe,
    why: """
      Here the alpha comes last, as in CSS: `#rrggbbaa`. Android and some design tools write it first, so that an opaque \
      colour begins with `ff`. Reported are colours that begin so and end with an alpha that nobody would choose.
      """,
    bad: RuleExample("dot.facet", "scene { title: \"A dot\"\n  circle().fill(#ff2a6f97)\n}"),
    good: RuleExample("dot.facet", "scene { title: \"A dot\"\n  circle().fill(#2a6f97)\n}"))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for expression in subject.expressions {
      guard case .color(let rgba) = expression.kind, expression.span.range.count == 9, rgba >> 24 == 0xff,
        !isUsual(alpha: rgba & 0xff)
      else { continue }
      let place = subject.at(expression.span)
      let text = subject.text(place)
      let mended = "#" + text.dropFirst(3)
      report.add(
        "the alpha of `\(text)` is its last two digits", at: place,
        label: "\(shortText(Double(rgba & 0xff) / 2.55))% opaque",
        notes: ["where its first two were meant, this is `\(mended)`"],
        fixes: [subject.replacement(of: place.span, by: mended, nil, .unsafe)])
    }
  }

  /// A twentieth of full, or digits that come easily: `40`, `88`, `ff`.
  private static func isUsual(alpha: UInt32) -> Bool {
    alpha % 16 == 0 || alpha % 17 == 0
      || (0...20).contains { step in
        let exact = 255 * UInt32(step)
        return alpha == exact / 20 || alpha == (exact + 10) / 20
      }
  }
}
