// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax

/// One diagnostic for each import that leads back to a file from which it was reached.
func importLoops(in graph: ModuleGraph) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  var isDone = [Bool](repeating: false, count: graph.modules.count)
  var isOpen = isDone
  // Depth first with an explicit stack: a file, and how many of its imports were followed.
  var stack: [(module: Int, next: Int)] = [(0, 0)]
  isOpen[0] = true
  while let top = stack.last {
    let imports = graph.modules[top.module].imports
    guard top.next < imports.count else {
      isOpen[top.module] = false
      isDone[top.module] = true
      stack.removeLast()
      continue
    }
    stack[stack.count - 1].next += 1
    guard let target = imports[top.next].module, !isDone[target] else { continue }
    if isOpen[target] {
      let loop = stack.drop { $0.module != target }.map { graph.modules[$0.module].tree.file.path }
      let at = graph.modules[top.module].tree.at(imports[top.next].path.span)
      diagnostics.append(.importLoop(loop, at: at))
    } else {
      isOpen[target] = true
      stack.append((target, 0))
    }
  }
  return diagnostics
}
