// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax
import FacetTypes

/// What stands before the colon of one arm of a `switch`.
struct ArmHead {
  var patterns: [ExpressionID]
  var span: ByteSpan
}

/// The checked subject and patterns of a `switch`.
struct CheckedHeads {
  var subject: CheckedExpressionID
  var patterns: [[CheckedExpressionID]]
  /// Which arm is the `default`.
  var defaultPlace: Int?
}

extension Checker {
  /// `condition ? a : b` where no type is expected: the arms agree on one.
  mutating func conditional(
    _ condition: ExpressionID, _ then: ExpressionID, _ otherwise: ExpressionID, hint: Type?, _ span: ByteSpan
  ) -> CheckedExpressionID {
    let test = check(condition, as: .bool, .condition)
    let arms = agreeing([then, otherwise], hint: hint)
    return make(.conditional(test, then: arms.values[0], otherwise: arms.values[1]), arms.type, span)
  }

  mutating func inferSwitch(
    _ subject: ExpressionID, _ arms: [ExpressionArm], hint: Type?, _ span: ByteSpan
  ) -> CheckedExpressionID {
    let (values, _) = agreeing(arms.map(\.value), hint: hint)
    var next = 0
    return checkSwitch(subject, arms, span) { _, _, _ in
      defer { next += 1 }
      return values[next]
    }
  }

  /// Branches of one choice, of one type.
  private mutating func agreeing(
    _ branches: [ExpressionID], hint: Type?
  ) -> (values: [CheckedExpressionID], type: Type) {
    let leader = branches.firstIndex { !needsContext($0) } ?? 0
    guard branches.indices.contains(leader) else { return ([], .unknown) }
    return agreeing(branches, leader: leader, hint: hint, .branch(other: at(tree[branches[leader]].span)))
  }

  /// Expressions of one type: the leader's, or that of another one to which all convert. Those that have no type by
  /// themselves take it from the leader.
  mutating func agreeing(
    _ parts: [ExpressionID], leader: Int, hint: Type?, _ purpose: Purpose
  ) -> (values: [CheckedExpressionID], type: Type) {
    let first = infer(parts[leader], hint: hint)
    let leading = type(of: first)
    let values = parts.indices.map { $0 == leader ? first : infer(parts[$0], hint: hint ?? leading) }
    let types = values.map { type(of: $0) }
    var target = leading
    if let other = types.first(where: { !$0.agrees(with: leading) }), leading.conversion(to: other) != nil {
      target = other
    }
    return (values.indices.map { convert(values[$0], to: target, purpose, written: parts[$0]) }, target)
  }

  /// - Parameter value: checks the value of one arm.
  mutating func checkSwitch(
    _ subject: ExpressionID, _ arms: [ExpressionArm], _ span: ByteSpan,
    value: (inout Checker, ExpressionID, Int) -> CheckedExpressionID
  ) -> CheckedExpressionID {
    let heads = checkHeads(subject, arms.map { ArmHead(patterns: $0.patterns, span: $0.head) }, span)
    var checked: [CheckedArm] = []
    var otherwise: CheckedExpressionID?
    var result = Type.unknown
    for (place, arm) in arms.enumerated() {
      let armValue = value(&self, arm.value, place)
      if result == .unknown { result = type(of: armValue) }
      if place == heads.defaultPlace {
        otherwise = armValue
      } else {
        checked.append(CheckedArm(patterns: heads.patterns[place], value: armValue))
      }
    }
    return make(.switchOver(heads.subject, checked, otherwise: otherwise), result, span)
  }

  /// Checks the subject and all patterns, and that some arm is taken whatever the subject is.
  mutating func checkHeads(_ subject: ExpressionID, _ arms: [ArmHead], _ span: ByteSpan) -> CheckedHeads {
    let checked = infer(subject)
    let type = type(of: checked)
    let purpose = Purpose.pattern(subject: at(tree[subject].span))
    var heads = CheckedHeads(subject: checked, patterns: [], defaultPlace: nil)
    var seen: [Value: ByteSpan] = [:]
    for (place, arm) in arms.enumerated() {
      if arm.patterns.isEmpty {
        if let earlier = heads.defaultPlace {
          report(.secondDefault(at: at(arm.span), first: at(arms[earlier].span)))
        } else {
          heads.defaultPlace = place
        }
        heads.patterns.append([])
        continue
      }
      heads.patterns.append(
        arm.patterns.map { pattern in
          let id = type.isOpen ? infer(pattern, hint: .unknown) : check(pattern, as: type, purpose)
          noteDuplicate(id, written: pattern, in: &seen)
          return id
        })
    }
    checkExhaustive(type, arms, heads, span, covered: seen)
    return heads
  }

  private mutating func noteDuplicate(
    _ id: CheckedExpressionID, written: ExpressionID, in seen: inout [Value: ByteSpan]
  ) {
    guard let value = constantValue(of: id) else { return }
    let span = tree[written].span
    if let earlier = seen[value] {
      report(.duplicateCase(tree.file.text(span), at: at(span), first: at(earlier)))
    } else {
      seen[value] = span
    }
  }

  private mutating func checkExhaustive(
    _ type: Type, _ arms: [ArmHead], _ heads: CheckedHeads, _ span: ByteSpan, covered: [Value: ByteSpan]
  ) {
    let count: Int
    switch type {
    case .unknown: return
    case .bool: count = 2
    case .enumeration(let id): count = program.enums[id].cases.count
    case .number, .angle, .string, .color, .point, .size, .paint, .stop, .list: count = 0
    }
    if let place = heads.defaultPlace {
      if count > 0, covered.count == count { report(.unreachableDefault(at: at(arms[place].span))) }
      return
    }
    if count > 0, covered.count == count { return }
    // A pattern that is itself wrong may be one of the missing ones.
    let hasInvalid = heads.patterns.joined().contains { self.type(of: $0) == .unknown }
    if hasInvalid { return }
    let keyword = at(ByteSpan(start: span.start, end: min(span.end, span.start + 6)))
    if count == 0 {
      report(.missingDefault(name(of: type), at: keyword))
    } else {
      report(.missingCases(missing(of: type, covered), of: name(of: type), at: keyword))
    }
  }

  /// The values that no pattern names, as they are written.
  private func missing(of type: Type, _ covered: [Value: ByteSpan]) -> [String] {
    if case .enumeration(let id) = type {
      return program.enums[id].cases.enumerated().filter { covered[.enumCase(id, $0.offset)] == nil }
        .map { ".\($0.element.name)" }
    }
    return [true, false].filter { covered[.bool($0)] == nil }.map { "\($0)" }
  }
}
