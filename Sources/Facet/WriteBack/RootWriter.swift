// SPDX-License-Identifier: Apache-2.0
//
// Arguments of the root element in the text: replaced where they stand, put in where the file has such lines.

import FacetFormat
import FacetSemantics
import FacetSource
import FacetSyntax

struct RootWriter {
  private let tree: SyntaxTree
  private let layout: SourceLayout
  private let element: ElementSyntax
  private let block: BlockSyntax?

  private enum Place {
    /// By place in the parentheses.
    case argument(Int)
    case property(value: ExpressionID)
  }

  /// nil for a file without a scene.
  init?(_ checked: OpenScene.Checked) {
    tree = checked.tree
    layout = SourceLayout(tree)
    guard let element = tree.rootElement else { return nil }
    self.element = element
    block = element.block.map { [tree] in tree[$0] }
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
      if case .property(let label, let value) = tree[id].kind, label.text == name { return .property(value: value) }
    }
    return nil
  }

  func edits(setting target: SettingTarget, named name: String, to literal: String) -> [TextEdit] {
    switch place(of: target, named: name) {
    case .argument(let place): [.replacement(tree[element.arguments[place].value].span, literal)]
    case .property(let value): [.replacement(tree[value].span, literal)]
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
