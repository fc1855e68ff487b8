// SPDX-License-Identifier: Apache-2.0

/// One element or one run of text of a document.
public struct XMLNode: Sendable, Hashable {
  /// A node's index in its document; a parent's is lower than its children's.
  public struct ID: Sendable, Hashable {
    public let raw: UInt32
    init(_ index: Int) { raw = UInt32(truncatingIfNeeded: index) }
    public var index: Int { Int(raw) }
  }

  /// An attribute other than a namespace declaration.
  public struct Attribute: Sendable, Hashable {
    /// Without prefix.
    public let name: String
    /// The namespace of the attribute's prefix; nil without one.
    public let namespace: String?
    /// References resolved, white space as XML normalizes it.
    public let value: String

    public init(name: String, namespace: String? = nil, value: String) {
      self.name = name
      self.namespace = namespace
      self.value = value
    }
  }

  public enum Content: Sendable, Hashable {
    /// The name is without prefix; the namespace is nil when none is declared for it.
    case element(name: String, namespace: String?, attributes: [Attribute])
    /// All text up to the next tag: references resolved, CDATA sections opened, comments taken out.
    case text(String)
  }

  public let content: Content
  /// Nil for the root.
  public let parent: ID?
  /// In document order; empty for text.
  public internal(set) var children: [ID] = []
  /// The line, from 1, on which the node starts.
  public let line: Int
  /// The byte, from 0, at which an element's tag starts; for text that of the markup where it was found complete.
  public let offset: Int

  /// The element's name without prefix; nil for text.
  public var name: String? {
    switch content {
    case .element(let name, _, _): name
    case .text: nil
    }
  }

  /// The value of the attribute with this name and no prefix.
  public func value(of name: String) -> String? {
    switch content {
    case .element(_, _, let attributes): attributes.first { $0.name == name && $0.namespace == nil }?.value
    case .text: nil
    }
  }
}

/// What was read: a tree in one array, in document order. Comments are not kept.
public struct XMLDocument: Sendable, Hashable {
  /// The root first; never empty.
  public internal(set) var nodes: [XMLNode]
  /// Targets of processing instructions, such as `xml-stylesheet`, in document order.
  public internal(set) var instructions: [String]

  public static let rootID = XMLNode.ID(0)
  public var root: XMLNode { nodes[0] }

  public subscript(id: XMLNode.ID) -> XMLNode { nodes[id.index] }

  /// The text directly inside an element, runs joined.
  public func text(in node: XMLNode) -> String {
    var joined = ""
    for child in node.children {
      switch self[child].content {
      case .text(let text): joined += text
      case .element: break
      }
    }
    return joined
  }
}
