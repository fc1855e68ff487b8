// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetSource
import FacetSyntax
import FacetTypes

/// Local values of a use's block, which each later fill begins with.
struct LeadingBindings {
  var statements: [CheckedStatement] = []
  var readSize = false
}

extension Checker {
  /// A use of a component: its arguments, and what fills its slots.
  mutating func componentUse(_ id: ComponentID, _ element: ElementSyntax, _ span: ByteSpan) -> CheckedElement {
    let component = program.components[id]
    let parts = element.block.map { split($0) }
    let signature = Signature(component.name, component.parameters, declared: component.origin)
    let arguments = checkArguments(
      element.arguments, parts?.properties ?? [], for: signature, at: element.name.span)
    var checked = CheckedElement(callee: .component(id), arguments: arguments, origin: at(span))
    if let block = element.block, let content = parts?.content {
      let outer = scope.filling
      scope.filling = id
      checked.fills = checkFills(content, of: block, component)
      scope.filling = outer
    }
    return checked
  }

  /// What the statements of a use's block put in the component's slots: `name { … }` fills the slot of that name, the
  /// rest fills `content`. A local value of the block can be seen in all that follows, so each fill begins with those
  /// before it.
  mutating func checkFills(
    _ statements: [StatementID], of block: BlockID, _ component: Component
  ) -> [SlotFill] {
    let mark = scope.locals.mark
    var fills: [SlotFill] = []
    var filled: [String: ByteSpan] = [:]
    var bindings = LeadingBindings()
    var content: [CheckedStatement] = []
    /// The first child that could stand in `content`.
    var firstBare: ByteSpan?
    // The bare children's block stays open throughout, so that sizes named by local values count as read in it.
    scope.openBlocks.append(OpenBlock(isControl: false))
    for id in statements {
      if case .element(let element) = tree[id].kind, element.fills(oneOf: component.slots) {
        if let fill = checkFill(element, bindings, component, &filled) { fills.append(fill) }
        continue
      }
      if case .binding = tree[id].kind {
        content += checkLeading(id, &bindings)
        continue
      }
      let errors = errorCount
      if let statement = checkStatement(id, .elements) { content.append(statement) }
      // What was reported for a statement may be why it looks like a child.
      if errorCount == errors { firstBare = firstBare ?? tree[id].span }
    }
    let body = closeBlock(content, of: block, mark)
    if let firstBare, let fill = contentFill(body, firstBare, component, filled) { fills.append(fill) }
    return fills.sorted { $0.slot < $1.slot }
  }

  /// A local value between the fills, and whether it names a size.
  private mutating func checkLeading(_ id: StatementID, _ bindings: inout LeadingBindings) -> [CheckedStatement] {
    let place = scope.openBlocks.count - 1
    let readBefore = scope.openBlocks[place].readsSize
    scope.openBlocks[place].readsSize = false
    guard let statement = checkStatement(id, .elements) else { return [] }
    if scope.openBlocks[place].readsSize { bindings.readSize = true }
    scope.openBlocks[place].readsSize = readBefore || bindings.readSize
    bindings.statements.append(statement)
    return [statement]
  }

  private mutating func contentFill(
    _ body: CheckedBlockID, _ first: ByteSpan, _ component: Component, _ filled: [String: ByteSpan]
  ) -> SlotFill? {
    guard let place = component.slots.firstIndex(of: "content") else {
      report(
        .noContentSlot(component.name, component.slots, at: at(first), declared: component.origin))
      return nil
    }
    if let earlier = filled["content"] {
      report(.slotFilledTwice("content", of: component.name, at: at(first), first: at(earlier)))
      return nil
    }
    return SlotFill(slot: place, block: body)
  }

  /// `art { … }`
  private mutating func checkFill(
    _ element: ElementSyntax, _ bindings: LeadingBindings, _ component: Component,
    _ filled: inout [String: ByteSpan]
  ) -> SlotFill? {
    let name = element.name
    guard let block = element.block, let place = component.slots.firstIndex(of: name.text) else { return nil }
    if let modifier = element.modifiers.first {
      report(.modifierOnFill(name.text, at: at(modifier.span)))
    }
    let (properties, content) = split(block)
    for property in properties {
      report(.propertyOfFill(property.name.text, slot: name.text, at: at(property.name.span)))
      _ = infer(property.value, hint: .unknown)
    }
    let mark = scope.locals.mark
    scope.openBlocks.append(OpenBlock(isControl: false, readsSize: bindings.readSize))
    var statements = bindings.statements
    for statement in content {
      if let statement = checkStatement(statement, .elements) { statements.append(statement) }
    }
    let body = closeBlock(statements, of: block, mark)
    if let earlier = filled[name.text] {
      report(.slotFilledTwice(name.text, of: component.name, at: at(name.span), first: at(earlier)))
      return nil
    }
    filled[name.text] = name.span
    return SlotFill(slot: place, block: body)
  }
}
