// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax

/// The declarations that a program needs, each after all that it uses.
struct DeclarationOrder {
  private(set) var order: [DeclarationID] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let table: DeclarationTable
  private var state: [State]
  private var isInCycle: [Bool]
  /// Places in the stack of those that are open.
  private var depth: [Int]

  private enum State { case untouched, open, done }
  private struct Frame {
    var declaration: DeclarationID
    var dependencies: [Dependency]
    var next = 0
  }

  /// All declarations of the user's files, the library's only as far as they are needed.
  init(_ table: DeclarationTable) {
    self.table = table
    state = Array(repeating: .untouched, count: table.declarations.count)
    isInCycle = Array(repeating: false, count: table.declarations.count)
    depth = Array(repeating: 0, count: table.declarations.count)
    for declaration in table.userDeclarations { visit(declaration) }
    for item in table.trees[0].items {
      switch item.kind {
      case .scene, .theme:
        var walk = DependencyWalk(table, tree: 0)
        walk.walk(item)
        for dependency in walk.found { visit(dependency.target) }
      case .importFile, .param, .binding, .function, .enumeration, .shape, .component: break
      }
    }
  }

  private func dependencies(of id: DeclarationID) -> [Dependency] {
    var walk = DependencyWalk(table, tree: table.declarations[id].tree)
    walk.walk(table.item(of: id))
    return walk.found
  }

  /// Depth first, with an explicit stack.
  private mutating func visit(_ root: DeclarationID) {
    guard state[root.index] == .untouched else { return }
    var stack = [Frame(declaration: root, dependencies: dependencies(of: root))]
    state[root.index] = .open
    depth[root.index] = 0
    while let top = stack.last {
      guard top.next < top.dependencies.count else {
        state[top.declaration.index] = .done
        order.append(top.declaration)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let target = top.dependencies[top.next].target
      switch state[target.index] {
      case .done: break
      case .untouched:
        state[target.index] = .open
        depth[target.index] = stack.count
        stack.append(Frame(declaration: target, dependencies: dependencies(of: target)))
      case .open: reportCycle(stack[depth[target.index]...])
      }
    }
  }

  /// - Parameter loop: each frame's last followed dependency leads to the next one, the last frame's to the first.
  private mutating func reportCycle(_ loop: ArraySlice<Frame>) {
    guard diagnostics.count < DeclarationLimits.cycles, let first = loop.first?.declaration,
      !loop.allSatisfy({ isInCycle[$0.declaration.index] })
    else { return }
    for frame in loop { isInCycle[frame.declaration.index] = true }
    let names = loop.map { table.declarations[$0.declaration].name.text }
    let uses = loop.map { $0.dependencies[$0.next - 1].at }
    diagnostics.append(
      .cycle(names, noun: table.declarations[first].kind.noun, at: table.span(of: first), uses: uses))
  }
}
