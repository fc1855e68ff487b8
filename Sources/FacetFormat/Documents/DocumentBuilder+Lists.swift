// SPDX-License-Identifier: Apache-2.0
//
// What stands between commas: arguments, parameters, lists.

import FacetSyntax

extension DocumentBuilder {
  /// A part of a list with what goes before it in the source.
  private struct Part {
    var document: Document
    /// The comma behind it, or what is left of one: its comments.
    var separator: Document
    var startsLine: Bool
    var hasBlank: Bool
  }

  /// Items up to the closer; the comma behind the last one is dropped.
  private mutating func parts<Item>(
    _ items: [Item], _ item: (inout DocumentBuilder, Item) -> Document
  ) -> [Part] {
    var parts: [Part] = []
    for index in items.indices {
      let (startsLine, hasBlank) = (self.startsLine, followsBlank)
      let document = item(&self, items[index])
      let isLast = index == items.count - 1
      let separator = isLast ? dropSeparators() : takeSeparator()
      parts.append(Part(document: document, separator: separator, startsLine: startsLine, hasBlank: hasBlank))
    }
    return parts
  }

  // MARK: Arguments

  /// `(label: value, …)`: on one line; or all but one list on one line; or a labelled argument a line, and the
  /// parenthesis on its own where a modifier or a block follows.
  mutating func arguments(_ arguments: [ArgumentSyntax]) -> Document {
    let opener = take()
    let parts = self.parts(arguments) { builder, argument in builder.argument(argument) }
    let comments = takeLeadingComments()
    let closer = takeWord()
    if parts.isEmpty { return .concat([opener, comments, closer]) }
    if let only = solidArgument(arguments, parts), !comments.measure.hasText { return .concat([opener, only, closer]) }
    let rows = parts.indices.map { index -> Document in
      let line = Document.concat([.line(flat: index == 0 ? "" : " "), parts[index].document])
      let isFilled = index > 0 && arguments[index].label == nil
      return .concat([isFilled ? .group(line) : line, parts[index].separator])
    }
    let isFollowed = kind == .leftBrace || kind == .dot
    let end = isFollowed || comments.measure.hasText ? Document.line(flat: "") : .empty
    let broken = Document.concat([opener, .indent(.concat(rows + [comments])), end, closer])
    if parts[0].startsLine { return .broken(broken) }
    guard let open = openArgument(arguments, parts), !comments.measure.hasText else { return .group(broken) }
    let row = parts.indices.map { index -> Document in
      let row = Document.concat([parts[index].document, parts[index].separator])
      return .concat([index == 0 ? .empty : .space, index == open ? row : .flat(row)])
    }
    return .choice(.concat([opener, .concat(row), closer]), .broken(broken))
  }

  /// The only argument, if it is a single word: a line end before it would help nobody.
  private func solidArgument(_ arguments: [ArgumentSyntax], _ parts: [Part]) -> Document? {
    guard arguments.count == 1, arguments[0].label == nil, !parts[0].separator.measure.endsInComment else { return nil }
    switch tree[arguments[0].value].kind {
    case .number, .bool, .string, .color, .name, .implicitMember: return parts[0].document
    case .missing, .member, .call, .index, .pair, .parenthesized, .list, .prefix, .binary: return nil
    case .conditional, .switchOver: return nil
    }
  }

  /// `label: value`
  private mutating func argument(_ argument: ArgumentSyntax) -> Document {
    if argument.label == nil { return expression(argument.value) }
    return .concat([take(2), .space, value(argument.value)])
  }

  /// The one argument that may take several lines while the others stand on the lines where it opens and closes: a
  /// list or a choice, which is the only one that must break, or the last.
  private func openArgument(_ arguments: [ArgumentSyntax], _ parts: [Part]) -> Int? {
    let forced = parts.indices.filter { parts[$0].document.measure.isForced || parts[$0].separator.measure.isForced }
    if forced.count > 1 { return nil }
    let index = forced.first ?? parts.count - 1
    if parts[index].separator.measure.isForced || parts[index].document.measure.endsInComment { return nil }
    switch tree[arguments[index].value].kind {
    case .list(let items): return items.isEmpty ? nil : index
    case .switchOver: return index
    case .conditional(let condition, _, _): return isWordForm(arguments[index].value, condition) ? index : nil
    case .missing, .number, .bool, .string, .color, .name, .implicitMember, .member, .call, .index, .pair: return nil
    case .parenthesized, .prefix, .binary: return nil
    }
  }

  // MARK: Parameters

  /// `(name: Type = value, …)`: on one line, or a parameter a line with the parenthesis on its own.
  mutating func parameters(_ parameters: [ParameterSyntax]) -> Document {
    let opener = take()
    let parts = self.parts(parameters) { builder, parameter in builder.parameter(parameter) }
    let comments = takeLeadingComments()
    let closer = takeWord()
    if parts.isEmpty { return .concat([opener, comments, closer]) }
    let rows = parts.indices.map { index -> Document in
      .concat([.line(flat: index == 0 ? "" : " "), parts[index].document, parts[index].separator])
    }
    let list = Document.concat([opener, .indent(.concat(rows + [comments])), .line(flat: ""), closer])
    return parts[0].startsLine ? .broken(list) : .group(list)
  }

  // MARK: Lists

  /// `[a, b]`: on one line, or in rows. Rows that were written are kept, with a comma behind the last.
  mutating func list(_ items: [ExpressionID]) -> Document {
    let opener = take()
    let parts = self.parts(items) { builder, item in builder.expression(item) }
    let keepsEnd = followsKeptWord
    let comments = takeLeadingComments()
    let closer = takeWord()
    if parts.isEmpty { return .concat([opener, comments, closer]) }
    let isApart = parts[0].startsLine
    let isPlain = items.allSatisfy { isSmall($0) }
    var rows: [Document] = []
    for (index, part) in parts.enumerated() {
      if index == 0 {
        rows.append(.line(flat: ""))
        rows.append(part.document)
      } else if isApart, part.startsLine {
        rows += [.newline(hasBlank: part.hasBlank), part.document]
      } else {
        let line = Document.concat([.line(flat: " "), part.document])
        rows.append(isApart || isPlain ? .group(line) : line)
      }
      if index == parts.count - 1, !keepsEnd { rows.append(.markWhenBroken(",")) }
      rows.append(part.separator)
    }
    let list = Document.concat([opener, .indent(.concat(rows + [comments])), .line(flat: ""), closer])
    return isApart ? .broken(list) : .group(list)
  }

  /// Whether several such items may share a row: points, numbers, names and the like.
  private func isSmall(_ id: ExpressionID) -> Bool {
    switch tree[id].kind {
    case .number, .bool, .string, .color, .name, .implicitMember, .member, .index, .pair, .prefix, .parenthesized,
      .binary:
      true
    case .missing, .call, .list, .conditional, .switchOver: false
    }
  }
}
