// SPDX-License-Identifier: Apache-2.0

/// Cuts a stream of bytes, which arrives in pieces of any size, into frames.
public struct FrameBuffer: Sendable {
  private var bytes: [UInt8] = []
  private var offset = 0

  public init() {}

  /// Whether a frame has begun and is not complete.
  public var isWithinFrame: Bool { offset < bytes.count }

  public mutating func append(_ piece: some Collection<UInt8>) {
    bytes.removeFirst(offset)
    offset = 0
    bytes.append(contentsOf: piece)
  }

  /// The next whole frame without its length; nil until more bytes have come. Throws `.frameTooLong` alone.
  public mutating func next() throws(WireError) -> [UInt8]? {
    guard bytes.count - offset >= 4 else { return nil }
    let length = (0..<4).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
    guard length <= Wire.maximumFrameBytes else { throw .frameTooLong(length) }
    guard bytes.count - offset - 4 >= length else { return nil }
    let frame = Array(bytes[(offset + 4)..<(offset + 4 + length)])
    offset += 4 + length
    return frame
  }

  /// The next whole message; nil until more bytes have come.
  public mutating func nextMessage() throws(WireError) -> WireMessage? {
    guard let frame = try next() else { return nil }
    return try WireMessage(decoding: frame)
  }
}
