// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension TreeDump {
  // MARK: Items

  func node(of item: ItemSyntax) -> Node {
    var node: Node
    switch item.kind {
    case .importFile(let path): node = Node("import \(path.text.debugDescription)", item.span)
    case .param(let parameter): node = self.node(of: parameter, title: "param")
    case .binding(let binding): node = self.node(of: binding, span: item.span)
    case .function(let function):
      node = Node("func \(function.name.text)" + arrow(function.result), item.span)
      node.children = parameters(function.parameters) + [self.node(of: function.body, role: "body ")]
    case .enumeration(let name, let cases):
      node = Node("enum \(name.text)", item.span)
      node.children = cases.map { enumCase in
        let aliases = enumCase.aliases.map { " " + $0.text.debugDescription }.joined()
        return Node("case \(enumCase.name.text)\(aliases)", enumCase.name.span, documentation(enumCase.documentation))
      }
    case .shape(let name, let parameters, let space, let body):
      node = Node("shape \(name.text) in \(space.rawValue)", item.span)
      node.children = self.parameters(parameters) + [self.node(of: body, title: "block")]
    case .component(let name, let parameters, let body):
      node = Node("component \(name.text)", item.span)
      node.children = self.parameters(parameters) + [self.node(of: body, title: "block")]
    case .theme(let name, let values):
      node = Node("theme \(name.text)", item.span)
      node.children = values.map { Node("value \($0.name.text)", $0.name.span, [self.node(of: $0.value, role: "")]) }
    case .scene(let statement): node = Node("scene", item.span, [self.node(of: statement)])
    }
    node.children.insert(contentsOf: documentation(item.documentation), at: 0)
    return node
  }

  private func documentation(_ text: String?) -> [Node] {
    text.map { [Node("doc \($0.debugDescription)", nil)] } ?? []
  }

  private func arrow(_ type: TypeSyntax?) -> String { type.map { " -> " + written($0) } ?? "" }

  private func written(_ type: TypeSyntax) -> String {
    String(repeating: "[", count: type.listDepth) + type.name.text + String(repeating: "]", count: type.listDepth)
  }

  private func parameters(_ parameters: [ParameterSyntax]) -> [Node] {
    parameters.map { node(of: $0, title: "parameter") }
  }

  private func node(of parameter: ParameterSyntax, title: String) -> Node {
    var node = Node("\(title) \(parameter.name.text)", parameter.span)
    if let type = parameter.type { node.title += ": " + written(type) }
    if let value = parameter.defaultValue { node.children.append(self.node(of: value, role: "default ")) }
    if let range = parameter.range { node.children.append(self.node(of: range)) }
    if title == "parameter" { node.children.insert(contentsOf: documentation(parameter.documentation), at: 0) }
    return node
  }

  private func node(of binding: LetSyntax, span: ByteSpan) -> Node {
    let type = binding.type.map { ": " + written($0) } ?? ""
    return Node("let \(binding.name.text)\(type)", span, [node(of: binding.value, role: "")])
  }

  private func node(of range: RangeSyntax) -> Node {
    var node = Node(range.isClosed ? "range ..." : "range ..<", range.span)
    node.children = [self.node(of: range.lower, role: "from "), self.node(of: range.upper, role: "to ")]
    if let step = range.step { node.children.append(self.node(of: step, role: "step ")) }
    return node
  }

  // MARK: Statements

  private func node(of id: BlockID, title: String) -> Node {
    let block = tree[id]
    return Node(title, block.span, block.statements.map { node(of: $0) })
  }

  private func node(of id: StatementID) -> Node {
    let statement = tree[id]
    switch statement.kind {
    case .missing: return Node("missing", statement.span)
    case .property(let name, let value):
      return Node("property \(name.text)", statement.span, [node(of: value, role: "")])
    case .binding(let binding): return node(of: binding, span: statement.span)
    case .element(let element): return node(of: element, span: statement.span)
    case .slot(let name, let fallback):
      return Node("slot \(name.text)", statement.span, fallback.map { [node(of: $0, title: "block")] } ?? [])
    case .repetition(let variable, let source, let body):
      let sequence: Node
      switch source {
      case .range(let range): sequence = node(of: range)
      case .list(let list): sequence = node(of: list, role: "list ")
      }
      return Node("repeat \(variable.text)", statement.span, [sequence, node(of: body, title: "block")])
    case .conditional(let conditions, let otherwise):
      var children = conditions.flatMap { [node(of: $0.condition, role: "if "), node(of: $0.body, title: "block")] }
      if let otherwise { children.append(node(of: otherwise, title: "else block")) }
      return Node("conditional", statement.span, children)
    case .switchOver(let subject, let arms):
      let children = arms.map { arm in
        Node(head(arm.patterns), arm.head, patterns(arm.patterns) + [node(of: arm.body, title: "block")])
      }
      return Node("switch", statement.span, [node(of: subject, role: "over ")] + children)
    }
  }

  private func node(of element: ElementSyntax, span: ByteSpan) -> Node {
    var node = Node("element \(element.name.text)", span, arguments(element.arguments))
    if let block = element.block { node.children.append(self.node(of: block, title: "block")) }
    for modifier in element.modifiers {
      var child = Node("modifier .\(modifier.name.text)", modifier.span, arguments(modifier.arguments))
      if let block = modifier.block { child.children.append(self.node(of: block, title: "block")) }
      node.children.append(child)
    }
    return node
  }

  func head(_ patterns: [ExpressionID]) -> String { patterns.isEmpty ? "default" : "case" }

  func patterns(_ patterns: [ExpressionID]) -> [Node] { patterns.map { node(of: $0, role: "pattern ") } }

  func arguments(_ arguments: [ArgumentSyntax]) -> [Node] {
    arguments.map { argument in node(of: argument.value, role: argument.label.map { "\($0.text): " } ?? "") }
  }
}
