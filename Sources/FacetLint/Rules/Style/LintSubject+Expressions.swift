// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax

extension LintSubject {
  /// Whether an expression can stand anywhere without parentheses around it.
  func isClosed(_ id: ExpressionID) -> Bool {
    switch tree[id].kind {
    case .number, .bool, .string, .color, .name, .implicitMember, .member, .call, .index, .pair, .parenthesized, .list:
      true
    case .missing, .prefix, .binary, .conditional, .switchOver: false
    }
  }

  /// An expression as it is written, in parentheses where it needs them to stand anywhere.
  func closed(_ id: ExpressionID) -> String { isClosed(id) ? text(of: id) : "(\(text(of: id)))" }

  /// The first word of a statement.
  func head(of statement: StatementSyntax) -> SourceSpan {
    at(tree.tokens[Int(statement.tokens.first)].span)
  }

  /// Expressions next to which no operator stands: values of lines, arguments, items, conditions.
  var wholeExpressions: Set<ExpressionID> {
    var whole: Set<ExpressionID> = []
    for item in tree.items { whole.formUnion(item.kind.wholeExpressions) }
    for statement in tree.statements.elements { whole.formUnion(statement.kind.wholeExpressions) }
    for expression in tree.expressions.elements { whole.formUnion(expression.kind.wholeExpressions) }
    return whole
  }
}

extension ItemSyntax.Kind {
  fileprivate var wholeExpressions: [ExpressionID] {
    switch self {
    case .importFile, .enumeration, .scene: []
    case .param(let parameter): [parameter.defaultValue].compactMap(\.self)
    case .binding(let binding): [binding.value]
    case .function(let function): [function.body] + function.parameters.compactMap(\.defaultValue)
    case .shape(_, let parameters, _, _), .component(_, let parameters, _): parameters.compactMap(\.defaultValue)
    case .theme(_, let values): values.map(\.value)
    }
  }
}

extension StatementSyntax.Kind {
  fileprivate var wholeExpressions: [ExpressionID] {
    switch self {
    case .missing, .slot: []
    case .property(_, let value): [value]
    case .binding(let binding): [binding.value]
    case .element(let element): (element.arguments + element.modifiers.flatMap(\.arguments)).map(\.value)
    case .repetition(_, .list(let list), _): [list]
    case .repetition(_, .range, _): []
    case .conditional(let conditions, _): conditions.map(\.condition)
    case .switchOver(let subject, _): [subject]
    }
  }
}

extension ExpressionSyntax.Kind {
  fileprivate var wholeExpressions: [ExpressionID] {
    switch self {
    case .missing, .number, .bool, .string, .color, .name, .implicitMember, .member, .prefix, .binary, .conditional: []
    case .call(_, let arguments, _): arguments.map(\.value)
    case .index(_, let index): [index]
    case .pair(let first, let second): [first, second]
    case .parenthesized(let inner): [inner]
    case .list(let items): items
    case .switchOver(let subject, let arms): [subject] + arms.map(\.value)
    }
  }
}
