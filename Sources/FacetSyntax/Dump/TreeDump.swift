// SPDX-License-Identifier: Apache-2.0

public import FacetSource

/// A tree as text, one node a line, children indented: what the node is and the span that it covers. What
/// `--emit tree` prints. Without places, two trees that say the same have the same text, however they are laid out.
public struct TreeDump: Sendable {
  let tree: SyntaxTree
  private let showsPlaces: Bool
  private let lines: LineTable

  public init(_ tree: SyntaxTree, showsPlaces: Bool = true) {
    self.tree = tree
    self.showsPlaces = showsPlaces
    lines = LineTable(tree.file.bytes)
  }

  /// Ends with a line end.
  public func text() -> String {
    tree.items.map { lines(of: node(of: $0)) }.joined()
  }

  /// The text of one expression and what it is made of.
  public func text(of expression: ExpressionID) -> String { lines(of: node(of: expression, role: "")) }

  /// What one line shows, and the nodes below it.
  struct Node {
    var title: String
    /// Nil for what is no node of the tree.
    var span: ByteSpan?
    var children: [Node]

    init(_ title: String, _ span: ByteSpan?, _ children: [Node] = []) {
      self.title = title
      self.span = span
      self.children = children
    }
  }

  /// Walks with a stack of its own, so that the depth of a tree does not matter.
  private func lines(of root: Node) -> String {
    var result = ""
    var waiting = [(node: root, level: 0)]
    while let (node, level) = waiting.popLast() {
      let place = showsPlaces ? node.span.map { " " + range($0) } ?? "" : ""
      result += String(repeating: "  ", count: level) + node.title + place + "\n"
      for child in node.children.reversed() { waiting.append((child, level + 1)) }
    }
    return result
  }

  private func range(_ span: ByteSpan) -> String {
    let start = lines.position(of: Int(span.start))
    let end = lines.position(of: Int(span.end))
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
}
