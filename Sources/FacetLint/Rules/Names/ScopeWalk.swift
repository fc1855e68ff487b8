// SPDX-License-Identifier: Apache-2.0

internal import FacetSource
internal import FacetSyntax

/// A local name, and what it hides.
struct HiddenName {
  var name: NameSyntax
  /// `a value of the file`
  var meaning: String
  /// nil for the size that is proposed.
  var outer: SourceSpan?
}

/// Walks the blocks of a file with the names that can be seen in each.
struct ScopeWalk {
  /// What can be seen everywhere.
  struct FileLevel {
    var names: [String: SourceSpan]
    /// Whether a parameter may not hide one of them.
    var countsParameters: Bool
  }
  private struct Step {
    var block: BlockID
    var names: [String: ByteSpan]
  }
  private let tree: SyntaxTree
  private let fileLevel: FileLevel
  private var waiting: [Step] = []
  private var found: [HiddenName] = []

  init(_ tree: SyntaxTree, fileLevel: FileLevel) {
    self.tree = tree
    self.fileLevel = fileLevel
  }

  /// In no particular order.
  mutating func hidden() -> [HiddenName] {
    for item in tree.items { enter(item) }
    while let step = waiting.popLast() {
      var names = step.names
      for statement in tree[step.block].statements { read(statement, &names) }
    }
    return found
  }

  private mutating func enter(_ item: ItemSyntax) {
    var names: [String: ByteSpan] = [:]
    switch item.kind {
    case .importFile, .param, .binding, .enumeration, .theme: break
    case .function(let function):
      for parameter in function.parameters where fileLevel.countsParameters { noteFileLevel(parameter.name) }
    case .shape(_, let parameters, _, let body), .component(_, let parameters, let body):
      for parameter in parameters {
        names[parameter.name.text] = parameter.name.span
        noteSize(parameter.name)
        if fileLevel.countsParameters { noteFileLevel(parameter.name) }
      }
      waiting.append(Step(block: body, names: names))
    case .scene(let id): read(id, &names)
    }
  }

  private mutating func read(_ id: StatementID, _ names: inout [String: ByteSpan]) {
    let statement = tree[id].kind
    switch statement {
    case .missing, .property: return
    case .binding(let binding): declare(binding.name, &names)
    case .repetition(let variable, _, let body):
      var inner = names
      declare(variable, &inner)
      waiting.append(Step(block: body, names: inner))
    case .element, .slot, .conditional, .switchOver:
      for block in statement.innerBlocks { waiting.append(Step(block: block, names: names)) }
    }
  }

  private mutating func declare(_ name: NameSyntax, _ names: inout [String: ByteSpan]) {
    if let outer = names[name.text] {
      found.append(HiddenName(name: name, meaning: "another local value of that name", outer: tree.at(outer)))
    } else {
      noteSize(name)
      noteFileLevel(name)
    }
    names[name.text] = name.span
  }

  private mutating func noteSize(_ name: NameSyntax) {
    guard name.text == "width" || name.text == "height" else { return }
    found.append(HiddenName(name: name, meaning: "the \(name.text) that this block is offered", outer: nil))
  }

  private mutating func noteFileLevel(_ name: NameSyntax) {
    guard let outer = fileLevel.names[name.text] else { return }
    found.append(HiddenName(name: name, meaning: "the value of that name at file level", outer: outer))
  }
}
