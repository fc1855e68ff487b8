// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax

/// One use of a declaration by another one.
struct Dependency {
  var target: DeclarationID
  var at: SourceSpan
}

/// Collects which declarations a piece of syntax names, with the scopes that the checker uses. Recursion is as deep as
/// the tree, which the parser bounds.
struct DependencyWalk {
  private let table: DeclarationTable
  private let treePlace: Int
  private let tree: SyntaxTree
  private var locals = LocalNames<Void>()
  private(set) var found: [Dependency] = []

  init(_ table: DeclarationTable, tree: Int) {
    self.table = table
    treePlace = tree
    self.tree = table.trees[tree]
  }

  mutating func walk(_ item: ItemSyntax) {
    switch item.kind {
    case .importFile, .enumeration: break
    case .param(let parameter): walk(parameter)
    case .binding(let binding):
      walk(binding.type)
      walk(binding.value)
    case .function(let function):
      walk(function.result)
      walk(function.parameters)
      walk(function.body)
    case .shape(_, let parameters, _, let body), .component(_, let parameters, let body):
      walk(parameters)
      walk(body)
    case .theme(_, let values):
      for value in values {
        use(value.name.text, as: .value, at: value.name.span)
        walk(value.value)
      }
    case .scene(let statement): walk(statement)
    }
  }

  private mutating func use(_ name: String, as space: Declaration.Space, at span: ByteSpan) {
    guard let target = table.lookUp(name, as: space, in: treePlace) else { return }
    found.append(Dependency(target: target, at: tree.at(span)))
  }

  private mutating func walk(_ type: TypeSyntax?) {
    if let type { use(type.name.text, as: .type, at: type.name.span) }
  }

  private mutating func walk(_ parameters: [ParameterSyntax]) {
    for parameter in parameters {
      walk(parameter)
      locals.add(parameter.name.text, ())
    }
  }

  private mutating func walk(_ parameter: ParameterSyntax) {
    walk(parameter.type)
    if let value = parameter.defaultValue { walk(value) }
    if let range = parameter.range { walk(range) }
  }

  private mutating func walk(_ range: RangeSyntax) {
    walk(range.lower)
    walk(range.upper)
    if let step = range.step { walk(step) }
  }
}

// MARK: Expressions

extension DependencyWalk {
  private mutating func walk(_ arguments: [ArgumentSyntax]) {
    for argument in arguments { walk(argument.value) }
  }

  private mutating func walk(_ id: ExpressionID) {
    let expression = tree[id]
    switch expression.kind {
    case .missing, .number, .bool, .color, .implicitMember: break
    case .string(let parts):
      for case .interpolation(let value) in parts { walk(value) }
    case .name(let name):
      if locals[name] == nil { use(name, as: .value, at: expression.span) }
    case .member(let base, _):
      if case .name(let name) = tree[base].kind, locals[name] == nil {
        use(name, as: .type, at: tree[base].span)
      }
      walk(base)
    case .call(let callee, let arguments, _):
      if case .name(let name) = tree[callee].kind {
        use(name, as: .function, at: tree[callee].span)
        use(name, as: .type, at: tree[callee].span)
      }
      walk(arguments)
    case .index(let left, let right), .pair(let left, let right), .binary(_, _, let left, let right):
      walk(left)
      walk(right)
    case .parenthesized(let inner), .prefix(_, let inner): walk(inner)
    case .list(let items):
      for item in items { walk(item) }
    case .conditional(let condition, let then, let otherwise):
      walk(condition)
      walk(then)
      walk(otherwise)
    case .switchOver(let subject, let arms):
      walk(subject)
      for arm in arms {
        for pattern in arm.patterns { walk(pattern) }
        walk(arm.value)
      }
    }
  }
}

// MARK: Statements

extension DependencyWalk {
  private mutating func walk(_ id: BlockID, slots: [String] = []) {
    let mark = locals.mark
    for statement in tree[id].statements { walk(statement, slots: slots) }
    locals.leave(to: mark)
  }

  /// - Parameter slots: names that fill a slot here instead of naming an element.
  private mutating func walk(_ id: StatementID, slots: [String] = []) {
    switch tree[id].kind {
    case .missing: break
    case .property(_, let value): walk(value)
    case .binding(let binding):
      walk(binding.type)
      walk(binding.value)
      locals.add(binding.name.text, ())
    case .element(let element): walk(element, slots: slots)
    case .slot(_, let fallback):
      if let fallback { walk(fallback) }
    case .repetition(let variable, let source, let body):
      switch source {
      case .range(let range): walk(range)
      case .list(let list): walk(list)
      }
      let mark = locals.mark
      locals.add(variable.text, ())
      walk(body)
      locals.leave(to: mark)
    case .conditional(let conditions, let otherwise):
      for condition in conditions {
        walk(condition.condition)
        walk(condition.body)
      }
      if let otherwise { walk(otherwise) }
    case .switchOver(let subject, let arms):
      walk(subject)
      for arm in arms {
        for pattern in arm.patterns { walk(pattern) }
        walk(arm.body)
      }
    }
  }

  private mutating func walk(_ element: ElementSyntax, slots: [String]) {
    var inner: [String] = []
    if !element.fills(oneOf: slots) {
      use(element.name.text, as: .element, at: element.name.span)
      if let callee = table.lookUp(element.name.text, as: .element, in: treePlace) {
        inner = table.slotNames(of: callee)
      }
    }
    walk(element.arguments)
    if let block = element.block { walk(block, slots: inner) }
    for modifier in element.modifiers {
      walk(modifier.arguments)
      if let block = modifier.block { walk(block) }
    }
  }
}

extension ElementSyntax {
  /// Whether this is `name { … }` with the name of a slot, directly in the block of a component's use.
  func fills(oneOf slots: [String]) -> Bool {
    argumentsSpan == nil && block != nil && slots.contains(name.text)
  }
}
