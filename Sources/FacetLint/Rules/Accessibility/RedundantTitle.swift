// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax

/// `Picture of a dot`: that it is a picture is known.
enum RedundantTitle: LintRule {
  static let info = RuleInfo(
    "redundantTitle", .accessibility, "a title that begins by saying that it is a picture", level: .note, fix: .unsafe,
    why: "A screen reader says `image` before it says the title. The listener hears it twice.",
    bad: RuleExample("dot.facet", "scene { title: \"Picture of a red dot\"\n  circle().fill(.crimson)\n}"),
    good: RuleExample("dot.facet", "scene { title: \"A red dot\"\n  circle().fill(.crimson)\n}"))

  private static let beginnings: [String] = ["image", "picture", "icon", "graphic", "drawing", "illustration", "photo"]
    .flatMap { ["\($0) of ", "an \($0) of ", "a \($0) of ", "the \($0) of ", "\($0): "] }

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for title in subject.writtenTitles {
      guard case .string(let parts) = subject.tree[title].kind, case .text(let text, let span)? = parts.first,
        let beginning = beginnings.first(where: { text.lowercased().hasPrefix($0) }),
        text.count > beginning.count || parts.count > 1
      else { continue }
      let rest = text.dropFirst(beginning.count)
      let mended = rest.prefix(1).uppercased() + rest.dropFirst()
      // A title with escapes is left to its author.
      let fixes =
        subject.text(subject.at(span)) == text
        ? [subject.replacement(of: span, by: mended, "leave out `\(text.prefix(beginning.count - 1))`", .unsafe)] : []
      report.add(
        "a title need not say `\(text.prefix(beginning.count - 1))`", at: subject.at(subject.tree[title].span),
        notes: ["a screen reader says that it is an image"], fixes: fixes)
    }
  }
}

extension LintSubject {
  /// The expressions that are written as a `title`, of the picture, a component or an element.
  fileprivate var writtenTitles: [ExpressionID] {
    tree.statements.elements.flatMap { statement -> [ExpressionID] in
      switch statement.kind {
      case .property(let name, let value): return name.text == "title" ? [value] : []
      case .element(let element):
        let own = element.arguments.filter { $0.label?.text == "title" }.map(\.value)
        return own + element.modifiers.filter { $0.name.text == "title" }.compactMap { $0.arguments.first?.value }
      case .missing, .binding, .slot, .repetition, .conditional, .switchOver: return []
      }
    }
  }
}
