// SPDX-License-Identifier: Apache-2.0
//
// What stands between braces, entry by entry, and the statements of blocks and arms.

import FacetSyntax

extension DocumentBuilder {
  /// `{ entries }` as a group of its own: on one line if it was written so and fits, else an entry a line.
  mutating func braced<Entry>(
    _ entries: [Entry], flatSeparator: String = "; ", _ entry: (inout DocumentBuilder, Entry) -> Document
  ) -> Document {
    .group(openBraced(entries, flatSeparator: flatSeparator, entry))
  }

  /// The same, broken together with the group that it is put into.
  mutating func openBraced<Entry>(
    _ entries: [Entry], flatSeparator: String = "; ", _ entry: (inout DocumentBuilder, Entry) -> Document
  ) -> Document {
    let opener = take()
    var isOneLine = !startsLine
    var parts: [Document] = []
    for index in entries.indices {
      parts.append(dropSeparators())
      if startsLine { isOneLine = false }
      let hasBlank = followsBlank
      let document = entry(&self, entries[index])
      parts.append(index == 0 ? .line(flat: " ") : separator(flat: flatSeparator, hasBlank: hasBlank))
      parts.append(document)
    }
    parts.append(dropSeparators())
    if startsLine { isOneLine = false }
    let comments = takeLeadingComments()
    let closer = takeWord()
    let end = isOneLine || entries.isEmpty ? Document.line(flat: " ") : .newline(hasBlank: false)
    return .concat([opener, .indent(.concat(parts + [comments])), end, closer])
  }

  /// A line end in a broken group, with a blank line if the source has one; else the mark.
  private func separator(flat: String, hasBlank: Bool) -> Document {
    hasBlank ? .newline(hasBlank: true) : .line(flat: flat)
  }

  // MARK: Statements

  /// `{ statements }`
  mutating func block(_ id: BlockID) -> Document {
    braced(tree[id].statements) { builder, statement in builder.statement(statement) }
  }

  /// The same, broken together with the group that it is put into.
  mutating func openBlock(_ id: BlockID) -> Document {
    openBraced(tree[id].statements) { builder, statement in builder.statement(statement) }
  }

  mutating func statement(_ id: StatementID) -> Document {
    switch tree[id].kind {
    case .missing: return .empty
    case .property(_, let value): return .concat([take(2), .space, self.value(value)])
    case .binding(let binding): return self.binding(binding)
    case .element(let element): return self.element(element)
    case .slot(_, let fallback):
      var parts = [take(), .space, take()]
      if let fallback { parts += [.space, block(fallback)] }
      return .concat(parts)
    case .repetition(_, let sequence, let body):
      let head = [take(), Document.space, take(), .space, take(), .space]
      return .concat(head + [self.sequence(sequence), .space, block(body)])
    case .conditional(let conditions, let otherwise): return conditional(conditions, otherwise)
    case .switchOver(let subject, let arms):
      let head = [take(), Document.space, expression(subject), .space]
      return .concat(head + [braced(arms) { builder, arm in builder.statementArm(arm) }])
    }
  }

  /// `let name: Type = value`
  mutating func binding(_ binding: LetSyntax) -> Document {
    var parts = [take(), .space, take()]
    if binding.type != nil { parts.append(typeAnnotation()) }
    parts += [.space, take(), .space, value(binding.value)]
    return .concat(parts)
  }

  private mutating func sequence(_ sequence: RepeatSource) -> Document {
    switch sequence {
    case .range(let range): self.range(range)
    case .list(let list): expression(list)
    }
  }

  /// `if a { … } else if b { … } else { … }`: all of it on one line, or all of it broken.
  private mutating func conditional(_ conditions: [ConditionSyntax], _ otherwise: BlockID?) -> Document {
    var parts: [Document] = []
    for (index, branch) in conditions.enumerated() {
      if index > 0 { parts += [.space, take(), .space] }
      parts += [take(), .space, .indent(.group(expression(branch.condition))), .space]
      parts.append(openBlock(branch.body))
    }
    if let otherwise { parts += [.space, take(), .space, openBlock(otherwise)] }
    return .group(.concat(parts))
  }

  /// `case a, b: statements`: on one line, or a statement a line; a single one stays where it was written.
  private mutating func statementArm(_ arm: StatementArm) -> Document {
    let head = armHead(arm.patterns)
    let statements = tree[arm.body].statements
    if statements.count == 1, kind != .semicolon, !startsLine {
      return .concat([head, .space, statement(statements[0])])
    }
    var body: [Document] = []
    var isOneLine = true
    for index in statements.indices {
      body.append(dropSeparators())
      if startsLine { isOneLine = false }
      let hasBlank = index > 0 && followsBlank
      let document = statement(statements[index])
      body.append(separator(flat: index == 0 ? " " : "; ", hasBlank: hasBlank))
      body.append(document)
    }
    let arm = Document.concat([head, .indent(.concat(body))])
    return isOneLine ? .group(arm) : .broken(arm)
  }

  /// `case a, b:` or `default:`
  mutating func armHead(_ patterns: [ExpressionID]) -> Document {
    let head = take()
    var parts: [Document] = []
    for (index, pattern) in patterns.enumerated() {
      let document = expression(pattern)
      parts.append(index == 0 ? .concat([.space, document]) : .group(.concat([.line(flat: " "), document])))
      if kind == .comma { parts.append(index < patterns.count - 1 ? takeSeparator() : dropSeparators()) }
    }
    return .concat([head, .indent(.indent(.concat(parts))), take()])
  }
}
