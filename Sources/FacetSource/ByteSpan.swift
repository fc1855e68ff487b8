// SPDX-License-Identifier: Apache-2.0

/// A half-open range of byte offsets in one source file.
public struct ByteSpan: Sendable, Hashable {
  public var start: UInt32
  public var end: UInt32

  @inlinable public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  @inlinable public init(_ range: Range<Int>) {
    self.init(start: UInt32(clamping: range.lowerBound), end: UInt32(clamping: range.upperBound))
  }

  /// The empty span at `offset`.
  public static func at(_ offset: Int) -> ByteSpan { ByteSpan(offset..<offset) }

  public var range: Range<Int> { Int(start)..<Int(max(start, end)) }
  public var isEmpty: Bool { start >= end }

  /// Whether all of another span lies in this one.
  @inlinable public func contains(_ other: ByteSpan) -> Bool { start <= other.start && other.end <= end }

  /// The smallest span that covers both.
  public func union(_ other: ByteSpan) -> ByteSpan {
    ByteSpan(start: min(start, other.start), end: max(end, other.end))
  }
}

/// Which file of a compile a span belongs to: an index into its `SourceMap`.
public struct SourceID: Sendable, Hashable, Comparable {
  public var raw: UInt32
  @inlinable public init(_ raw: UInt32) { self.raw = raw }
  public static func < (left: SourceID, right: SourceID) -> Bool { left.raw < right.raw }
}

/// A span together with the file it lies in.
public struct SourceSpan: Sendable, Hashable {
  public var source: SourceID
  public var span: ByteSpan

  @inlinable public init(_ source: SourceID, _ span: ByteSpan) {
    self.source = source
    self.span = span
  }
}
