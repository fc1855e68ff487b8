// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetShapes

extension WireMessage {
  /// The message as a frame, its length included.
  public func encoded() -> [UInt8] {
    var encoder = WireEncoder()
    encoder.write(UInt32(0))
    switch self {
    case .hello(let version):
      encoder.write(Kind.hello.rawValue)
      encoder.bytes += Wire.magic
      encoder.write(version)
    case .request(let request):
      encoder.write(Kind.request.rawValue)
      encoder.write(request)
    case .line(let line, let font):
      encoder.write(Kind.line.rawValue)
      encoder.write(line)
      encoder.write(font.path)
      encoder.write(font.contentHash)
    case .problem(let problem):
      encoder.write(Kind.problem.rawValue)
      encoder.write(problem)
    }
    return encoder.finished()
  }
}

/// How problems are numbered.
enum ProblemKind: UInt8 {
  case missingGlyphs = 1
  case missingFamily, unusableFont, shaperUnavailable
}

/// How segments are numbered.
enum SegmentKind: UInt8 {
  case line = 1
  case quad, cubic, arc
}

/// Appends fields to one frame.
struct WireEncoder {
  var bytes: [UInt8] = []

  /// The frame, its first four bytes set to the length of the rest.
  func finished() -> [UInt8] {
    var length = WireEncoder()
    length.write(UInt32(truncatingIfNeeded: bytes.count - 4))
    return length.bytes + bytes.dropFirst(4)
  }

  mutating func write(_ value: some FixedWidthInteger) {
    for shift in stride(from: 0, to: value.bitWidth, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }
  mutating func write(_ value: Double) { write(value.bitPattern) }
  mutating func write(_ text: String) {
    write(UInt32(truncatingIfNeeded: text.utf8.count))
    bytes += text.utf8
  }
  mutating func write(_ point: Point) {
    write(point.x)
    write(point.y)
  }

  mutating func write(_ request: TextRequest) {
    write(request.string)
    write(request.size)
    write(Int32(truncatingIfNeeded: request.weight))
    write(UInt8(request.family == nil ? 0 : 1))
    if let family = request.family { write(family) }
  }

  mutating func write(_ problem: TextProblem) {
    switch problem {
    case .missingGlyphs(let clusters, let hint):
      write(ProblemKind.missingGlyphs.rawValue)
      write(UInt32(truncatingIfNeeded: clusters.count))
      for cluster in clusters { write(cluster) }
      write(hint)
    case .missingFamily(let family, let hint):
      write(ProblemKind.missingFamily.rawValue)
      write(family)
      write(hint)
    case .unusableFont(let font, let reason):
      write(ProblemKind.unusableFont.rawValue)
      write(font)
      write(reason)
    case .shaperUnavailable(let reason):
      write(ProblemKind.shaperUnavailable.rawValue)
      write(reason)
    }
  }

  /// Each outline once, then the glyphs by outline and place.
  mutating func write(_ line: ShapedLine) {
    write(line.advance)
    write(line.ascent)
    write(line.descent)
    var numbers: [Path: UInt32] = [:]
    var outlines: [Path] = []
    let uses = line.glyphs.map { glyph in
      if let number = numbers[glyph.outline] { return number }
      let number = UInt32(truncatingIfNeeded: outlines.count)
      numbers[glyph.outline] = number
      outlines.append(glyph.outline)
      return number
    }
    write(UInt32(truncatingIfNeeded: outlines.count))
    for outline in outlines { write(outline) }
    write(UInt32(truncatingIfNeeded: uses.count))
    for (use, glyph) in zip(uses, line.glyphs) {
      write(use)
      write(glyph.origin)
    }
  }

  mutating func write(_ path: Path) {
    write(UInt32(truncatingIfNeeded: path.subpaths.count))
    for subpath in path.subpaths {
      write(UInt8(subpath.isClosed ? 1 : 0))
      write(subpath.start)
      write(UInt32(truncatingIfNeeded: subpath.segments.count))
      for segment in subpath.segments { write(segment) }
    }
  }

  mutating func write(_ segment: Segment) {
    switch segment {
    case .line(let to):
      write(SegmentKind.line.rawValue)
      write(to)
    case .quad(let control, let to):
      write(SegmentKind.quad.rawValue)
      write(control)
      write(to)
    case .cubic(let control1, let control2, let to):
      write(SegmentKind.cubic.rawValue)
      write(control1)
      write(control2)
      write(to)
    case .arc(let arc):
      write(SegmentKind.arc.rawValue)
      write(arc.center)
      for value in [arc.radii.width, arc.radii.height, arc.rotation, arc.start, arc.sweep] { write(value) }
    }
  }
}
