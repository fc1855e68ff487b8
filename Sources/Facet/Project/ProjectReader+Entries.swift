// SPDX-License-Identifier: Apache-2.0
//
// What blocks of settings are made of, and what is said of those that are made of something else.

import FacetLint
import FacetSource
import FacetSyntax

extension ProjectReader {
  /// `name: value` in the parentheses and in the block, in the order written; says which stand there twice.
  mutating func entries(of element: ElementSyntax) -> [(name: NameSyntax, value: ExpressionID)] {
    checkShape(of: element, takesArguments: true)
    var entries: [(name: NameSyntax, value: ExpressionID)] = []
    for argument in element.arguments {
      if let label = argument.label {
        entries.append((label, argument.value))
      } else {
        diagnostics.append(.notASetting(at: tree.at(tree[argument.value].span)))
      }
    }
    for id in element.block.map({ tree[$0].statements }) ?? [] {
      switch tree[id].kind {
      case .property(let name, let value): entries.append((name, value))
      case .missing: break
      case .element, .binding, .slot, .repetition, .conditional, .switchOver:
        diagnostics.append(.notASetting(at: tree.at(tree[id].span)))
      }
    }
    var seen: [String: SourceSpan] = [:]
    for (name, _) in entries {
      if let before = seen.updateValue(tree.at(name.span), forKey: name.text) {
        diagnostics.append(.saidTwice(name.text, at: tree.at(name.span), before: before))
      }
    }
    return entries
  }

  /// Says what of an element would be passed over: a block of settings is `name { … }` and nothing else.
  mutating func checkShape(of element: ElementSyntax, takesArguments: Bool) {
    let name = element.name.text
    for modifier in element.modifiers {
      diagnostics.append(.notASetting(at: tree.at(modifier.span), label: "nothing here can be modified"))
    }
    for argument in element.arguments where !takesArguments {
      let start = argument.label?.span.start ?? tree[argument.value].span.start
      diagnostics.append(
        .notASetting(
          at: tree.at(ByteSpan(Int(start)..<Int(tree[argument.value].span.end))),
          label: "settings of `\(name)` stand in braces"))
    }
    // The parser has said so where there are no parentheses either.
    if element.block == nil, element.arguments.isEmpty, element.argumentsSpan != nil {
      diagnostics.append(.notASetting(at: tree.at(element.name.span), label: "expected `\(name) { … }`"))
    }
  }

  mutating func takesAValue(_ element: ElementSyntax, _ example: String) {
    diagnostics.append(.takesAValue(element.name.text, at: tree.at(element.name.span), example: example))
  }

  mutating func unknown(_ name: NameSyntax, among names: [String]) {
    diagnostics.append(.unknownProjectSetting(name.text, at: tree.at(name.span), among: names))
  }

  mutating func wrong(_ value: ExpressionID, of name: String, expected: String, near: String? = nil) {
    diagnostics.append(
      .wrongProjectValue(
        tree.file.text(tree[value].span), of: name, expected: expected, near: near, at: tree.at(tree[value].span)))
  }

  // MARK: Values

  /// A string that is not empty.
  mutating func string(_ value: ExpressionID, of name: String, expected: String = "a string") -> String? {
    if case .string(let text)? = tree.ruleValue(value), !text.isEmpty { return text }
    wrong(value, of: name, expected: expected)
    return nil
  }

  mutating func path(_ value: ExpressionID, of name: String) -> ProjectPath? {
    string(value, of: name, expected: "a path").map { ProjectPath($0, in: folder, at: tree.at(tree[value].span)) }
  }

  /// `isNeeded`: an empty list will not do.
  mutating func paths(_ value: ExpressionID, of name: String, isNeeded: Bool = false) -> [ProjectPath]? {
    let texts: [String]? =
      switch tree.ruleValue(value) {
      case .strings(let texts)?: texts
      case .string(let text)?: [text]
      case .number?, .bool?, nil: nil
      }
    guard let texts, !texts.contains(""), !(isNeeded && texts.isEmpty) else {
      let isMissing = texts?.isEmpty ?? false
      wrong(value, of: name, expected: isMissing ? "at least one path or pattern" : "a list of paths or patterns")
      return nil
    }
    // One that stands alone needs no brackets.
    let items: [ExpressionID] = if case .list(let items) = tree[value].kind { items } else { [value] }
    return zip(texts, items).map { ProjectPath($0, in: folder, at: tree.at(tree[$1].span)) }
  }

  mutating func flag(_ value: ExpressionID, of name: String) -> Bool? {
    if case .bool(let flag)? = tree.ruleValue(value) { return flag }
    wrong(value, of: name, expected: "`true` or `false`")
    return nil
  }

  mutating func positive(_ value: ExpressionID, of name: String) -> Double? {
    if case .number(let number)? = tree.ruleValue(value), number > 0, number.isFinite { return number }
    wrong(value, of: name, expected: "a number above 0")
    return nil
  }

  /// `.word`, one of an enum's.
  mutating func word<Word: RawRepresentable & CaseIterable>(_ value: ExpressionID, of name: String) -> Word?
  where Word.RawValue == String {
    let words = Word.allCases.map(\.rawValue)
    guard case .implicitMember(let word) = tree[value].kind, let result = Word(rawValue: word.text) else {
      let text =
        if case .implicitMember(let word) = tree[value].kind { word.text } else { tree.file.text(tree[value].span) }
      wrong(
        value, of: name, expected: words.map { "`.\($0)`" }.joined(separator: ", "),
        near: nearestName(to: text, among: words).map { ".\($0)" })
      return nil
    }
    return result
  }
}
