// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetSource
import FacetSyntax
import FacetTypes

extension Checker {
  /// The properties at the head of a block, and what follows them. A property further down is reported and left out.
  mutating func split(_ id: BlockID) -> (properties: [Property], content: [StatementID]) {
    var properties: [Property] = []
    var content: [StatementID] = []
    for statement in tree[id].statements {
      guard case .property(let name, let value) = tree[statement].kind else {
        content.append(statement)
        continue
      }
      if content.isEmpty {
        properties.append(Property(name: name, value: value))
      } else {
        let first = content.first.map { at(tree[$0].span) } ?? at(name.span)
        report(.lateProperty(name.text, at: at(name.span), content: first))
      }
    }
    return (properties, content)
  }

  /// A block in which a size is proposed and properties have no meaning.
  mutating func checkBlock(_ id: BlockID, _ use: BlockUse) -> CheckedBlockID {
    checkStatements(withoutProperties(id), of: id, use)
  }

  /// The body of a control statement: `width` and `height` are those around it.
  mutating func checkControlBlock(_ id: BlockID, _ use: BlockUse) -> CheckedBlockID {
    checkStatements(withoutProperties(id), of: id, use, isControl: true)
  }

  private mutating func withoutProperties(_ id: BlockID) -> [StatementID] {
    let (properties, content) = split(id)
    for property in properties {
      report(.strayProperty(property.name.text, at: at(property.name.span)))
      _ = infer(property.value, hint: .unknown)
    }
    return content
  }

  /// Statements of a block, in a scope of their own.
  ///
  /// - Parameter leading: statements that were checked before and belong to its start.
  mutating func checkStatements(
    _ statements: [StatementID], of block: BlockID, _ use: BlockUse, isControl: Bool = false
  ) -> CheckedBlockID {
    let mark = scope.locals.mark
    scope.openBlocks.append(OpenBlock(isControl: isControl))
    var checked: [CheckedStatement] = []
    for statement in statements {
      if let statement = checkStatement(statement, use) { checked.append(statement) }
    }
    return closeBlock(checked, of: block, mark)
  }

  /// Ends the innermost open block.
  mutating func closeBlock(
    _ statements: [CheckedStatement], of block: BlockID, _ mark: Int
  ) -> CheckedBlockID {
    let open = scope.openBlocks.popLast()
    scope.locals.leave(to: mark)
    return program.blocks.add(
      CheckedBlock(
        statements: statements, readsSize: open?.readsSize ?? false, origin: at(tree[block].span)))
  }
}
