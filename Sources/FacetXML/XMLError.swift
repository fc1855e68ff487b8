// SPDX-License-Identifier: Apache-2.0

/// Why a document could not be written or read. Lines count from 1; offsets are bytes of UTF-8 from 0.
public enum XMLError: Error, Sendable, Hashable {
  /// XML 1.0 cannot carry this character in any form. The offset is within the value, or within the document when
  /// reading.
  case forbiddenCharacter(Unicode.Scalar, offset: Int)
  /// The bytes from here on are not UTF-8 (encoded surrogates and overlong forms included).
  case invalidUTF8(offset: Int)
  /// libxml2 could not get the memory that it needs, or a single value exceeds what it can address.
  case outOfMemory

  /// The document is longer than `XMLLimits.bytes`.
  case tooManyBytes(limit: Int)
  /// Elements are nested more deeply than `XMLLimits.depth`.
  case tooDeep(limit: Int, line: Int)
  /// There are more elements and texts than `XMLLimits.nodes`.
  case tooManyNodes(limit: Int, line: Int)
  /// An element has more attributes than `XMLLimits.attributes`.
  case tooManyAttributes(limit: Int, line: Int)
  /// More namespace declarations are in scope at once than `XMLLimits.namespaces`.
  case tooManyNamespaces(limit: Int, line: Int)
  /// An attribute's value is longer than `XMLLimits.attributeLength`.
  case attributeTooLong(limit: Int, line: Int)
  /// A run of text is longer than `XMLLimits.textLength`.
  case textTooLong(limit: Int, line: Int)
  /// The document has a DOCTYPE, and with it the means to define entities.
  case doctype(line: Int)
  /// The document declares an encoding other than UTF-8.
  case unsupportedEncoding(String)
  /// The document is not well formed; the message is libxml2's own, on one line.
  case malformed(String, line: Int, column: Int)
}
