// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetSource
import FacetSyntax
import FacetTypes

extension Checker {
  /// One statement of a block of the given kind; nil where an error left nothing.
  mutating func checkStatement(_ id: StatementID, _ use: BlockUse) -> CheckedStatement? {
    let span = tree[id].span
    switch tree[id].kind {
    case .missing, .property: return nil
    case .binding(let binding): return checkLocal(binding)
    case .element(let element): return checkElement(element, span, use).map { .element($0) }
    case .slot(let name, let fallback): return checkSlot(name, fallback, span, use)
    case .repetition(let variable, let source, let body): return checkRepeat(variable, source, body, use)
    case .conditional(let conditions, let otherwise):
      let branches = conditions.map { condition in
        CheckedBranch(
          condition: check(condition.condition, as: .bool, .condition), body: checkControlBlock(condition.body, use))
      }
      return .conditional(branches, otherwise: otherwise.map { checkControlBlock($0, use) })
    case .switchOver(let subject, let arms): return checkSwitchStatement(subject, arms, span, use)
    }
  }

  private mutating func checkLocal(_ binding: LetSyntax) -> CheckedStatement {
    let value = checkBinding(binding)
    if let earlier = scope.bind(binding.name) {
      report(
        .duplicateName(binding.name.text, noun: "value", at: at(binding.name.span), first: at(earlier)))
    }
    let slot = addLocal(binding.name, .binding, type(of: value), documentation: binding.documentation)
    return .binding(slot: slot, value)
  }

  private mutating func checkRepeat(
    _ variable: NameSyntax, _ source: RepeatSource, _ body: BlockID, _ use: BlockUse
  ) -> CheckedStatement? {
    let mark = scope.locals.mark
    scope.loopDepth += 1
    defer {
      scope.loopDepth -= 1
      scope.locals.leave(to: mark)
    }
    switch source {
    case .range(let range):
      let lower = check(range.lower, as: .number, .rangeEnd)
      let upper = check(range.upper, as: .number, .rangeEnd)
      let step = range.step.map { check($0, as: .number, .step) }
      let slot = addLocal(variable, .loopVariable, .number)
      return .repeatRange(
        slot: slot, lower: lower, upper: upper, isClosed: range.isClosed, step: step,
        body: checkControlBlock(body, use))
    case .list(let list):
      let (values, item) = repeatedList(list)
      let slot = addLocal(variable, .loopVariable, item)
      return .repeatList(slot: slot, values, body: checkControlBlock(body, use))
    }
  }

  private mutating func repeatedList(_ list: ExpressionID) -> (CheckedExpressionID, item: Type) {
    let values = infer(list)
    switch type(of: values) {
    case .list(let item): return (values, item)
    case .unknown: return (values, .unknown)
    case .number:
      report(.repeatOverNumber(tree.file.text(tree[list].span), at: at(tree[list].span)))
    default:
      if case .name(let word) = tree[list].kind, case .enumeration? = namedType(word) {
        report(.typeAsValue(word, at: at(tree[list].span)))
      } else {
        report(.notAList(name(of: type(of: values)), at: at(tree[list].span)))
      }
    }
    return (invalid(tree[list].span), .unknown)
  }

  private mutating func checkSwitchStatement(
    _ subject: ExpressionID, _ arms: [StatementArm], _ span: ByteSpan, _ use: BlockUse
  ) -> CheckedStatement {
    let heads = checkHeads(subject, arms.map { ArmHead(patterns: $0.patterns, span: $0.head) }, span)
    var checked: [CheckedStatementArm] = []
    var otherwise: CheckedBlockID?
    for (place, arm) in arms.enumerated() {
      let body = checkControlBlock(arm.body, use)
      if place == heads.defaultPlace {
        otherwise = body
      } else {
        checked.append(CheckedStatementArm(patterns: heads.patterns[place], body: body))
      }
    }
    return .switchOver(heads.subject, checked, otherwise: otherwise)
  }

  /// `slot name { fallback }`, in the body of a component.
  private mutating func checkSlot(
    _ name: NameSyntax, _ fallback: BlockID?, _ span: ByteSpan, _ use: BlockUse
  ) -> CheckedStatement? {
    guard case .component(let slots) = scope.callable, case .elements = use, let place = slots.firstIndex(of: name.text)
    else {
      if !name.text.isEmpty { report(.slotOutsideComponent(name.text, at: at(span))) }
      return nil
    }
    define(.slot, name)
    return .slot(place, fallback: fallback.map { checkBlock($0, .elements) }, origin: at(span))
  }
}
