// SPDX-License-Identifier: Apache-2.0

/// How much a document may ask for before it is refused; each limit has an error of its own.
public struct XMLLimits: Sendable, Hashable {
  /// Length of the document in bytes.
  public var bytes: Int
  /// Elements within elements; the root counts as 1. libxml2 itself goes no deeper than 256.
  public var depth: Int
  /// Elements and texts.
  public var nodes: Int
  /// Attributes and namespace declarations of one element; libxml2 compares each with every other.
  public var attributes: Int
  /// Namespace declarations in scope at once; libxml2 searches them one by one.
  public var namespaces: Int
  /// Length of one attribute's value in bytes, as written.
  public var attributeLength: Int
  /// Length of one run of text between tags in bytes.
  public var textLength: Int

  public static let maximumBytes = 64 << 20
  public static let maximumDepth = 256
  public static let maximumNodes = 1 << 20
  public static let maximumAttributes = 256
  public static let maximumNamespaces = 64
  public static let maximumAttributeLength = 8 << 20
  public static let maximumTextLength = 8 << 20

  /// Values above the maxima count as the maxima.
  public init(
    bytes: Int = maximumBytes, depth: Int = maximumDepth, nodes: Int = maximumNodes,
    attributes: Int = maximumAttributes, namespaces: Int = maximumNamespaces,
    attributeLength: Int = maximumAttributeLength, textLength: Int = maximumTextLength
  ) {
    self.bytes = min(bytes, Self.maximumBytes)
    self.depth = min(depth, Self.maximumDepth)
    self.nodes = min(nodes, Self.maximumNodes)
    self.attributes = min(attributes, Self.maximumAttributes)
    self.namespaces = min(namespaces, Self.maximumNamespaces)
    self.attributeLength = min(attributeLength, Self.maximumAttributeLength)
    self.textLength = min(textLength, Self.maximumTextLength)
  }
}
