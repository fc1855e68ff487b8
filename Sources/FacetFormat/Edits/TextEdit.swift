// SPDX-License-Identifier: Apache-2.0

public import FacetSource

/// Bytes that take the place of others.
public struct TextEdit: Sendable, Hashable {
  /// What is replaced, in the file as it was.
  public var span: ByteSpan
  public var replacement: [UInt8]

  public init(span: ByteSpan, replacement: [UInt8]) {
    self.span = span
    self.replacement = replacement
  }
}

/// The bytes with edits applied that stand in order and apart.
public func applying(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  var copied = 0
  for edit in edits {
    result += bytes[copied..<Int(edit.span.start)]
    result += edit.replacement
    copied = Int(edit.span.end)
  }
  return result + bytes[copied...]
}
