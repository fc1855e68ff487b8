// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax

/// A choice that chooses nothing.
enum EqualBranches: LintRule {
  static let info = RuleInfo(
    "equalBranches", .style, "a choice whose branches are all the same", fix: .safe,
    why: """
      Whatever the condition says, the same comes out. One of the branches was copied and never changed, or the choice \
      is left from a time when they differed.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      /// Whether the dot is filled with light.
      param isLit: Bool = true
      scene { title: "A dot"
        circle(radius: isLit ? 40 : 20).fill(isLit ? .gold : .gold)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      /// Whether the dot is filled with light.
      param isLit: Bool = true
      scene { title: "A dot"
        circle(radius: isLit ? 40 : 20).fill(isLit ? .gold : .gray)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard subject.checked != nil else { return }
    for expression in subject.expressions {
      guard let first = subject.onlyBranch(of: expression) else { continue }
      let text = subject.closed(first)
      report.add(
        "every branch is `\(subject.text(of: first))`", at: subject.at(expression.span),
        fixes: subject.holdsComment(expression.span) || subject.namesSize(expression.span)
          ? [] : [subject.replacement(of: expression.span, by: text)])
    }
    for statement in subject.tree.statements.elements {
      if let keyword = subject.keywordOfEqualBlocks(statement) {
        report.add("every branch of this `\(keyword)` does the same", at: subject.head(of: statement))
      }
    }
  }
}

extension LintSubject {
  /// The first of an expression's branches, if the others are the same.
  fileprivate func onlyBranch(of expression: ExpressionSyntax) -> ExpressionID? {
    var branches: [ExpressionID] = []
    if case .conditional(_, let then, let otherwise) = expression.kind { branches = [then, otherwise] }
    if case .switchOver(_, let arms) = expression.kind { branches = arms.map(\.value) }
    guard branches.count > 1, Set(branches.map { words(of: $0) }).count == 1 else { return nil }
    return branches[0]
  }

  /// `if` or `switch`, if it has a branch for every case and all do the same.
  fileprivate func keywordOfEqualBlocks(_ statement: StatementSyntax) -> String? {
    var blocks: [BlockID] = []
    var keyword = "if"
    if case .conditional(let conditions, let otherwise?) = statement.kind {
      blocks = conditions.map(\.body) + [otherwise]
    } else if case .switchOver(_, let arms) = statement.kind {
      blocks = arms.map(\.body)
      keyword = "switch"
    }
    guard blocks.count > 1, !tree[blocks[0]].statements.isEmpty else { return nil }
    return Set(blocks.map { words(of: tree[$0]) }).count == 1 ? keyword : nil
  }

  /// The words of a block's statements, without the braces that some blocks have.
  private func words(of block: BlockSyntax) -> [[[UInt8]]] {
    block.statements.map { words(of: tree[$0].tokens) }
  }
}
