// SPDX-License-Identifier: Apache-2.0

import FacetSyntax

/// The slots of components, each looked for once.
final class SlotNames {
  fileprivate var known: [DeclarationID: [String]] = [:]
}

extension DeclarationTable {
  /// The slots of a component, in order of first mention; none for anything else.
  func slotNames(of id: DeclarationID) -> [String] {
    if let names = slots.known[id] { return names }
    let names = findSlotNames(of: id)
    slots.known[id] = names
    return names
  }

  private func findSlotNames(of id: DeclarationID) -> [String] {
    guard case .component(_, _, let body) = item(of: id).kind else { return [] }
    let tree = tree(of: id)
    var names: [String] = []
    var isKnown: Set<String> = []
    // Blocks still to be read, the next one last, so that mentions are met in source order.
    var waiting: [StatementID] = tree[body].statements.reversed()
    while let next = waiting.popLast() {
      let statement = tree[next]
      if case .slot(let name, _) = statement.kind, !name.text.isEmpty, isKnown.insert(name.text).inserted {
        names.append(name.text)
      }
      for block in statement.kind.innerBlocks.reversed() { waiting += tree[block].statements.reversed() }
    }
    return names
  }
}
