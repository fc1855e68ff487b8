// SPDX-License-Identifier: Apache-2.0
//
// In: the bytes of a frame, from anywhere. Out: a message, or why they are none. Memory is bounded by the frame's length:
// a count is believed only as far as the bytes that are there.

internal import FacetGeometry
internal import FacetShapes

extension WireMessage {
  /// Reads a frame's content, without its length.
  public init(decoding frame: [UInt8]) throws(WireError) {
    var decoder = WireDecoder(bytes: frame)
    let kind = try decoder.byte()
    switch Kind(rawValue: kind) {
    case .hello:
      guard try decoder.take(Wire.magic.count).elementsEqual(Wire.magic) else { throw .badMagic }
      self = .hello(version: try decoder.integer(UInt16.self))
    case .request: self = .request(try decoder.request())
    case .line:
      let line = try decoder.line()
      self = .line(line, font: FontResource(path: try decoder.string(), contentHash: try decoder.string()))
    case .problem: self = .problem(try decoder.problem())
    case nil: throw .unknownKind(kind)
    }
    guard decoder.isAtEnd else { throw .excess }
  }
}

/// Takes fields from one frame.
struct WireDecoder {
  let bytes: [UInt8]
  private var offset = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func take(_ count: Int) throws(WireError) -> ArraySlice<UInt8> {
    guard count <= bytes.count - offset else { throw .truncated }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  mutating func byte() throws(WireError) -> UInt8 { try integer(UInt8.self) }

  mutating func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws(WireError) -> Value {
    let taken = try take(Value.bitWidth / 8)
    return taken.reversed().reduce(0) { $0 << 8 | Value(truncatingIfNeeded: $1) }
  }

  mutating func number() throws(WireError) -> Double {
    let value = Double(bitPattern: try integer(UInt64.self))
    guard value.isFinite else { throw .badNumber }
    return value
  }

  mutating func point() throws(WireError) -> Point { Point(try number(), try number()) }

  mutating func string() throws(WireError) -> String {
    let length = Int(try integer(UInt32.self))
    guard let text = String(validating: try take(length), as: UTF8.self) else { throw .notUTF8 }
    return text
  }

  mutating func list<Element>(
    _ element: (inout WireDecoder) throws(WireError) -> Element
  ) throws(WireError) -> [Element] {
    let count = Int(try integer(UInt32.self))
    var elements: [Element] = []
    for _ in 0..<count { elements.append(try element(&self)) }
    return elements
  }

  /// 0 or 1.
  mutating func flag() throws(WireError) -> Bool {
    let value = try byte()
    guard value <= 1 else { throw .unknownKind(value) }
    return value == 1
  }

  mutating func request() throws(WireError) -> TextRequest {
    TextRequest(
      string: try string(), size: try number(), weight: Int(try integer(Int32.self)),
      family: try flag() ? try string() : nil)
  }

  mutating func problem() throws(WireError) -> TextProblem {
    let kind = try byte()
    switch ProblemKind(rawValue: kind) {
    case .missingGlyphs:
      let clusters = try list { decoder throws(WireError) in try decoder.string() }
      return .missingGlyphs(clusters, hint: try string())
    case .missingFamily: return .missingFamily(try string(), hint: try string())
    case .unusableFont: return .unusableFont(try string(), reason: try string())
    case .shaperUnavailable: return .shaperUnavailable(try string())
    case nil: throw .unknownKind(kind)
    }
  }

  mutating func line() throws(WireError) -> ShapedLine {
    let (advance, ascent, descent) = (try number(), try number(), try number())
    let outlines = try list { decoder throws(WireError) in try decoder.path() }
    let glyphs = try list { decoder throws(WireError) in
      let use = Int(try decoder.integer(UInt32.self))
      guard use < outlines.count else { throw .badNumber }
      return ShapedLine.Glyph(outline: outlines[use], origin: try decoder.point())
    }
    return ShapedLine(glyphs: glyphs, advance: advance, ascent: ascent, descent: descent)
  }

  mutating func path() throws(WireError) -> Path {
    Path(
      try list { decoder throws(WireError) in
        let isClosed = try decoder.flag()
        let start = try decoder.point()
        let segments = try decoder.list { decoder throws(WireError) in try decoder.segment() }
        return Subpath(start: start, segments: segments, isClosed: isClosed)
      })
  }

  mutating func segment() throws(WireError) -> Segment {
    let kind = try byte()
    switch SegmentKind(rawValue: kind) {
    case .line: return .line(to: try point())
    case .quad: return .quad(control: try point(), to: try point())
    case .cubic: return .cubic(control1: try point(), control2: try point(), to: try point())
    case .arc:
      return .arc(
        EllipticArc(
          center: try point(), radii: Size(try number(), try number()), rotation: try number(), start: try number(),
          sweep: try number()))
    case nil: throw .unknownKind(kind)
    }
  }
}
