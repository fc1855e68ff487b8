// SPDX-License-Identifier: Apache-2.0
//
// What `facet` and `facet-text` say to one another. Each side opens with a hello; then every request is answered by one
// answer. A message is a frame: its length in four bytes, then its kind in one, then its fields. All numbers are
// little-endian; text is a length in four bytes and UTF-8.

public import FacetShapes

/// The protocol's constants.
public enum Wire {
  /// Grows with every change to the messages; both sides must agree.
  public static let version: UInt16 = 1
  /// The first bytes of a hello.
  public static let magic: [UInt8] = Array("FCTX".utf8)
  /// The longest message that either side accepts, in bytes.
  public static let maximumFrameBytes = 32 << 20
}

/// One message.
public enum WireMessage: Sendable, Hashable {
  /// The sender's version of the protocol.
  case hello(version: UInt16)
  case request(TextRequest)
  /// A line that was set, and the file that it was set from.
  case line(ShapedLine, font: FontResource)
  case problem(TextProblem)

  enum Kind: UInt8 {
    case hello = 1
    case request, line, problem
  }
}

/// Why bytes are no message.
public enum WireError: Error, Sendable, Hashable {
  /// The frame ends within a field.
  case truncated
  /// Bytes follow the last field.
  case excess
  /// The frame is longer than `Wire.maximumFrameBytes`.
  case frameTooLong(Int)
  /// A byte that names no kind of message, segment or problem.
  case unknownKind(UInt8)
  case notUTF8
  /// A coordinate is infinite or not a number, or an index names no outline.
  case badNumber
  /// A hello without the magic.
  case badMagic
}
