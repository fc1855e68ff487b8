// SPDX-License-Identifier: Apache-2.0
//
// What the text forms of both IRs have in common: the head, the picture's traits, and a tree of groups and shapes with
// clips and masks. Each IR adds statements of its own and parts of its nodes.

internal import FacetGeometry
internal import FacetSource

/// A node of either IR.
protocol IRTextNode: Sendable {
  static func group(_ children: [ArenaID<Self>], traits: NodeTraits) -> Self
  /// The children, when the node is a group.
  var groupedNodes: [ArenaID<Self>]? { get }
  var traits: NodeTraits { get set }
  var clip: ArenaID<Self>? { get set }
  var mask: MaskUse<Self>? { get set }
}

/// Either IR as far as its text form goes.
protocol IRTextForm: Sendable {
  associatedtype Node: IRTextNode
  associatedtype Paint
  /// What a text begins with: the form's name and its version.
  static var head: (name: String, version: String) { get }
  /// A picture without nodes, to be read into.
  static var blank: Self { get }

  var picture: PictureTraits { get set }
  var background: Paint? { get set }
  var nodes: Arena<Node> { get set }
  var root: ArenaID<Node> { get set }

  /// Everything that stands before the nodes, after the picture's traits.
  func appendStatements(to writer: inout IRTextWriter)
  /// What follows `node` and the index, for a node that is no group.
  func contentWords(of node: Node) -> [String]
  /// The lines of a node before its traits.
  func appendParts(of node: Node, to writer: inout IRTextWriter)

  /// Reads a statement that only this form has; answers whether `keyword` begins one.
  mutating func readStatement(_ keyword: String, _ line: inout IRTextLine) throws(IRTextProblem) -> Bool
  /// Reads the content of a node of the named kind, which is not `group`; nil when there is no such kind.
  func readNode(
    kind: String, traits: NodeTraits, _ line: inout IRTextLine
  ) throws(IRTextProblem) -> Node?
  /// Reads a line of the last node that only this form has.
  mutating func readPart(_ keyword: String, of id: ArenaID<Node>, _ line: inout IRTextLine) throws(IRTextProblem)
  static func readPaint(_ line: inout IRTextLine) throws(IRTextProblem) -> Paint
  /// The index of a node that the node being read refers to.
  func readNodeID(_ line: inout IRTextLine, before count: Int) throws(IRTextProblem) -> ArenaID<Node>
  /// The kinds of nodes, as a message names them.
  static var kinds: String { get }
}

extension IRNode: IRTextNode {
  static func group(_ children: [IRNodeID], traits: NodeTraits) -> IRNode {
    IRNode(content: .group(children), traits: traits)
  }
  var groupedNodes: [IRNodeID]? {
    if case .group(let children) = content { return children }
    return nil
  }
}

extension GridNode: IRTextNode {
  static func group(_ children: [GridNodeID], traits: NodeTraits) -> GridNode {
    GridNode(content: .group(children), traits: traits)
  }
  var groupedNodes: [GridNodeID]? { isGroup ? children : nil }
}
