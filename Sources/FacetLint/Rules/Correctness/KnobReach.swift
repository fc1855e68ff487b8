// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetSyntax

/// How far the knobs of a file reach: which elements may come out otherwise when a `param` is set. What is true of such
/// an element by default need not be true of it for long.
struct KnobReach {
  private let tree: SyntaxTree
  /// Where names stand that hang on a param, by their first byte, in source order.
  private var namesFromParams: [UInt32] = []
  /// The same with what hangs on a parameter of the component or shape around it.
  private var namesFromOutside: [UInt32] = []
  /// Elements that a knob reaches, by their first byte.
  private var reached: Set<UInt32> = []

  init(_ subject: LintSubject) {
    tree = subject.tree
    guard let facts = subject.checked?.facts else { return }
    let fromParams = hanging(on: [.param], facts, alsoOn: [])
    let callables = fromParams.filter { [.function, .shape, .component].contains(facts.definitions[$0].kind) }
    let fromOutside = hanging(on: [.param, .parameter], facts, alsoOn: callables)
    namesFromParams = names(of: fromParams, facts)
    namesFromOutside = names(of: fromOutside, facts)
    walk()
  }

  /// Whether a knob reaches the element that begins at a place of the file.
  func covers(_ place: SourceSpan) -> Bool { reached.contains(place.span.start) }

  // MARK: Definitions

  /// Definitions whose values hang on others of some kinds, directly or by way of further ones.
  private func hanging(
    on kinds: Set<ProgramFacts.Definition.Kind>, _ facts: ProgramFacts, alsoOn more: Set<Int>
  ) -> Set<Int> {
    let users = users(in: facts, withCallables: !kinds.contains(.parameter))
    var hanging: Set<Int> = []
    var waiting = more.sorted() + facts.definitions.indices.filter { kinds.contains(facts.definitions[$0].kind) }
    while let next = waiting.popLast() {
      if hanging.insert(next).inserted { waiting += users[next] }
    }
    return hanging
  }

  /// For each definition those in whose making it is named. Makers lie in one another or apart, so one walk over makers
  /// and uses in source order finds them all.
  private func users(in facts: ProgramFacts, withCallables: Bool) -> [[Int]] {
    let makers = makers(of: facts, withCallables: withCallables).sorted { left, right in
      (left.span.start, right.span.end) < (right.span.start, left.span.end)
    }
    let uses = facts.uses.filter { $0.at.source == tree.source }.sorted { $0.at.span.start < $1.at.span.start }
    var users = [[Int]](repeating: [], count: facts.definitions.count)
    var open: [(definition: Int, span: ByteSpan)] = []
    var next = 0
    for use in uses {
      guard case .definition(let used) = use.meaning else { continue }
      while next < makers.count, makers[next].span.start <= use.at.span.start {
        open.removeAll { $0.span.end <= makers[next].span.start }
        open.append(makers[next])
        next += 1
      }
      open.removeAll { $0.span.end <= use.at.span.start }
      users[used] += open.map(\.definition)
    }
    return users
  }

  /// What makes the value of each definition: an initializer, a body, the source of a loop.
  private func makers(of facts: ProgramFacts, withCallables: Bool) -> [(definition: Int, span: ByteSpan)] {
    var spans: [ByteSpan: ByteSpan] = [:]
    for item in tree.items {
      switch item.kind {
      case .binding(let binding): spans[binding.name.span] = tree[binding.value].span
      case .function(let function): if withCallables { spans[function.name.span] = item.span }
      case .shape(let name, _, _, _), .component(let name, _, _): if withCallables { spans[name.span] = item.span }
      case .importFile, .param, .enumeration, .theme, .scene: break
      }
    }
    for statement in tree.statements.elements {
      switch statement.kind {
      case .binding(let binding): spans[binding.name.span] = tree[binding.value].span
      case .repetition(let variable, .range(let range), _): spans[variable.span] = range.span
      case .repetition(let variable, .list(let list), _): spans[variable.span] = tree[list].span
      case .missing, .property, .element, .slot, .conditional, .switchOver: break
      }
    }
    return facts.definitions.enumerated().compactMap { place, definition in
      guard definition.at.source == tree.source, let span = spans[definition.at.span] else { return nil }
      return (place, span)
    }
  }

  private func names(of definitions: Set<Int>, _ facts: ProgramFacts) -> [UInt32] {
    var names: [UInt32] = []
    for use in facts.uses where use.at.source == tree.source {
      if case .definition(let used) = use.meaning, definitions.contains(used) { names.append(use.at.span.start) }
    }
    return names.sorted()
  }

  // MARK: Elements

  private struct Step {
    var statement: StatementID
    var isReached: Bool
    /// Whether the parameters of the callable around it are knobs too.
    var isInCallable: Bool
    var isRoot = false
  }

  private mutating func walk() {
    var waiting: [Step] = []
    for item in tree.items {
      switch item.kind {
      case .scene(let id): waiting.append(Step(statement: id, isReached: false, isInCallable: false, isRoot: true))
      case .shape(_, _, _, let body), .component(_, _, let body):
        waiting += tree[body].statements.map { Step(statement: $0, isReached: false, isInCallable: true) }
      case .importFile, .param, .binding, .function, .enumeration, .theme: break
      }
    }
    while let step = waiting.popLast() {
      let statement = tree[step.statement]
      let inner = blocks(of: statement.kind)
      var isReached = step.isReached
      if !isReached {
        let hidden = layoutBinds(statement.kind) ? [] : inner.map { tree[$0].span }
        isReached = holdsName(statement.span, outside: hidden, isInCallable: step.isInCallable)
        isReached = isReached || inner.contains { holdsProperty($0, isInCallable: step.isInCallable) }
      }
      if isReached, case .element = statement.kind { reached.insert(statement.span.start) }
      // What the root says of itself reaches its content only where it changes the size.
      let reachesContent = step.isRoot ? inner.contains { holdsProperty($0, amongSizes: true) } : isReached
      for block in inner {
        waiting += tree[block].statements.map {
          Step(statement: $0, isReached: reachesContent, isInCallable: step.isInCallable)
        }
      }
    }
  }

  /// Blocks whose statements are looked at by themselves.
  private func blocks(of kind: StatementSyntax.Kind) -> [BlockID] {
    switch kind {
    case .element(let element): element.block.map { [$0] } ?? []
    case .slot(_, let fallback): fallback.map { [$0] } ?? []
    case .repetition(_, _, let body): [body]
    case .conditional(let branches, let otherwise): branches.map(\.body) + (otherwise.map { [$0] } ?? [])
    case .switchOver(_, let arms): arms.map(\.body)
    case .missing, .property, .binding: []
    }
  }

  /// Whether one part of a block moves the others, or all parts make one outline.
  private func layoutBinds(_ kind: StatementSyntax.Kind) -> Bool {
    guard case .element(let element) = kind else { return false }
    return ["hstack", "vstack", "grid", "path", "sketch"].contains(element.name.text)
  }

  private func holdsProperty(_ block: BlockID, amongSizes: Bool = false, isInCallable: Bool = false) -> Bool {
    tree[block].statements.contains { id in
      guard case .property(let name, _) = tree[id].kind, !amongSizes || ["size", "textScale"].contains(name.text) else {
        return false
      }
      return holdsName(tree[id].span, outside: [], isInCallable: isInCallable)
    }
  }

  private func holdsName(_ span: ByteSpan, outside hidden: [ByteSpan], isInCallable: Bool) -> Bool {
    let names = isInCallable ? namesFromOutside : namesFromParams
    var low = 0
    var high = names.count
    while low < high {
      let middle = (low + high) / 2
      if names[middle] < span.start { low = middle + 1 } else { high = middle }
    }
    while low < names.count, names[low] < span.end {
      let name = names[low]
      if !hidden.contains(where: { $0.start <= name && name < $0.end }) { return true }
      low += 1
    }
    return false
  }
}
