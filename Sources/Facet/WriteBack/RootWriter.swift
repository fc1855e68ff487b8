// SPDX-License-Identifier: Apache-2.0
//
// Arguments of the root element in the text: replaced where they stand, put in where the file has such lines, taken out
// with what belongs to them.

import FacetFormat
import FacetSemantics
import FacetSource
import FacetSyntax

struct RootWriter {
  private let tree: SyntaxTree
  private let layout: SourceLayout
  private let element: ElementSyntax
  private let block: BlockSyntax?
  /// By place, of the component that is the root.
  private let parameters: [String]

  private enum Place {
    /// By place in the parentheses.
    case argument(Int)
    case property(StatementID, value: ExpressionID)
  }

  /// nil for a file without a scene.
  init?(_ checked: OpenScene.Checked) {
    tree = checked.tree
    layout = SourceLayout(tree)
    guard let element = tree.rootElement else { return nil }
    self.element = element
    block = element.block.map { [tree] in tree[$0] }
    if case .component(let id)? = checked.program.scene?.element.callee {
      parameters = checked.program.components[id].parameters.map(\.name)
    } else {
      parameters = []
    }
  }

  private var properties: [StatementID] {
    (block?.statements ?? []).filter { id in
      if case .property = tree[id].kind { return true }
      return false
    }
  }

  private func place(of target: SettingTarget, named name: String) -> Place? {
    if let place = element.arguments.firstIndex(where: { $0.label?.text == name }) { return .argument(place) }
    if case .component(let place) = target, element.arguments.indices.contains(place),
      element.arguments[place].label == nil
    {
      return .argument(place)
    }
    for id in properties {
      if case .property(let label, let value) = tree[id].kind, label.text == name { return .property(id, value: value) }
    }
    return nil
  }

  // MARK: Setting

  func edits(setting target: SettingTarget, named name: String, to literal: String) -> [TextEdit] {
    switch place(of: target, named: name) {
    case .argument(let place): [.replacement(tree[element.arguments[place].value].span, literal)]
    case .property(_, let value): [.replacement(tree[value].span, literal)]
    case nil: [insertion(of: "\(name): \(literal)")]
    }
  }

  private func insertion(of text: String) -> TextEdit {
    if let block { return insertion(of: text, in: block) }
    guard let span = element.argumentsSpan else { return .insertion("(\(text))", at: Int(element.name.span.end)) }
    guard let last = element.arguments.last else { return .insertion(text, at: Int(span.start) + 1) }
    let end = Int(tree[last.value].span.end)
    let start = last.label.map { Int($0.span.start) } ?? Int(tree[last.value].span.start)
    guard let indent = layout.indentation(before: start) else { return .insertion(", " + text, at: end) }
    return .insertion([UInt8(ascii: ",")] + layout.lineEnd + indent + Array(text.utf8), at: end)
  }

  /// Behind the lines that are there, else first in the block: arguments stand before everything else.
  private func insertion(of text: String, in block: BlockSyntax) -> TextEdit {
    let line = { (indent: [UInt8]) in indent + Array(text.utf8) + layout.lineEnd }
    if let last = properties.last.map({ tree[$0].span }) {
      guard let next = layout.nextLine(after: Int(last.end)) else { return .insertion("; " + text, at: Int(last.end)) }
      return .insertion(line(layout.indentation(before: Int(last.start)) ?? layout.indentation(in: block)), at: next)
    }
    let open = Int(block.span.start) + 1
    if let next = layout.nextLine(after: open) { return .insertion(line(layout.indentation(in: block)), at: next) }
    if !block.statements.isEmpty { return .insertion(" \(text);", at: open) }
    return .insertion(layout.afterBlanks(open) == open ? " \(text) " : " \(text)", at: open)
  }

  // MARK: Removing

  func edits(removing target: SettingTarget, named name: String) -> [TextEdit] {
    switch place(of: target, named: name) {
    case .argument(let place): removal(ofArgument: place)
    case .property(let id, _): [removal(ofProperty: tree[id].span.range)]
    case nil: []
    }
  }

  private func removal(ofProperty span: Range<Int>) -> TextEdit {
    if let lines = layout.ownLines(span) { return .removal(lines) }
    if let after = layout.word(after: span.upperBound), after.kind == .semicolon {
      return .removal(span.lowerBound..<layout.afterBlanks(Int(after.span.end)))
    }
    if let before = layout.word(before: span.lowerBound), before.kind == .semicolon {
      return .removal(Int(before.start)..<span.upperBound)
    }
    return .removal(span.lowerBound..<layout.afterBlanks(span.upperBound))
  }

  private func removal(ofArgument place: Int) -> [TextEdit] {
    let argument = element.arguments[place]
    let value = tree[argument.value].span
    let start = Int(argument.label?.span.start ?? value.start)
    var edits: [TextEdit] = [.removal(start..<Int(value.end))]
    if let comma = layout.word(after: Int(value.end)), comma.kind == .comma {
      let span = start..<Int(comma.span.end)
      if let lines = layout.ownLines(span) {
        edits = [.removal(lines)]
      } else {
        edits.append(.removal(Int(comma.start)..<layout.afterBlanks(span.upperBound)))
      }
    } else if let comma = layout.word(before: start), comma.kind == .comma {
      edits = [.removal(comma.span.range), .removal(layout.beforeBlanks(start)..<Int(value.end))]
    }
    if argument.label != nil { return edits }
    // Those behind it would move up; their names keep them in their places.
    for (later, other) in element.arguments.enumerated() where later > place && other.label == nil {
      if parameters.indices.contains(later) {
        edits.append(.insertion("\(parameters[later]): ", at: Int(tree[other.value].span.start)))
      }
    }
    return edits
  }
}

extension SyntaxTree {
  /// The scene's own element; nil for a library.
  var rootElement: ElementSyntax? {
    for item in items {
      guard case .scene(let id) = item.kind, case .element(let element) = self[id].kind else { continue }
      return element
    }
    return nil
  }
}
