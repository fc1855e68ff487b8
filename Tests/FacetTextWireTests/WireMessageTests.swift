// SPDX-License-Identifier: Apache-2.0
import FacetGeometry
import FacetShapes
import FacetTextWire
import Testing

private let contour = Subpath(
  start: Point(0, 0),
  segments: [
    .line(to: Point(1, 2)), .quad(control: Point(3, 4), to: Point(5, -6)),
    .cubic(control1: Point(0.1, 1e-9), control2: Point(-0.0, 7), to: Point(8, 9)),
    .arc(EllipticArc(center: Point(1, 1), radii: Size(2, 3), rotation: 10, start: 20, sweep: -360)),
  ], isClosed: true)
private let outline = Path([contour, Subpath(start: Point(9, 9))])

let messages: [WireMessage] = [
  .hello(version: 0xFEDC),
  .request(TextRequest(string: "Hé 😀\u{0}", size: 20.5, weight: 700, family: "DejaVu Sans")),
  .request(TextRequest(string: "", size: -0.0, weight: -1, family: nil)),
  .line(
    ShapedLine(
      glyphs: [
        .init(outline: outline, origin: Point(0, 0)), .init(outline: Path(), origin: Point(1, 0)),
        .init(outline: outline, origin: Point(2.25, -1)),
      ], advance: 3, ascent: 4, descent: 5), font: FontResource(path: "/a/b.ttf", contentHash: "00ff")),
  .problem(.missingGlyphs(["漢", "👩‍👩‍👧"], hint: "found in nothing")),
  .problem(.missingFamily("Nope", hint: "")),
  .problem(.unusableFont("a.ttf", reason: "it is empty")),
  .problem(.shaperUnavailable("no")),
]

func content(of message: WireMessage) -> [UInt8] { Array(message.encoded().dropFirst(4)) }

@Suite struct WireMessageTests {
  @Test(arguments: messages) func messagesComeBackAsTheyWere(message: WireMessage) throws {
    var frames = FrameBuffer()
    frames.append(message.encoded())
    #expect(try frames.nextMessage() == message)
    #expect(!frames.isWithinFrame)
  }

  @Test func messagesMayComeByteByByte() throws {
    var frames = FrameBuffer()
    var seen: [WireMessage] = []
    for byte in messages.flatMap({ $0.encoded() }) {
      frames.append([byte])
      while let message = try frames.nextMessage() { seen.append(message) }
    }
    #expect(seen == messages)
  }

  @Test func helloHasFixedBytes() {
    #expect(WireMessage.hello(version: 0x0102).encoded() == [7, 0, 0, 0, 1] + Array("FCTX".utf8) + [2, 1])
  }

  @Test func equalOutlinesAreSentOnce() {
    func line(_ count: Int) -> Int {
      let glyphs = (0..<count).map { ShapedLine.Glyph(outline: outline, origin: Point(Double($0), 0)) }
      let line = ShapedLine(glyphs: glyphs, advance: 0, ascent: 0, descent: 0)
      return WireMessage.line(line, font: FontResource(path: "", contentHash: "")).encoded().count
    }
    #expect(line(2) - line(1) == 20)
  }

  @Test(arguments: messages) func everyShorterFrameIsRefused(message: WireMessage) {
    let whole = content(of: message)
    for length in 0..<whole.count {
      #expect(throws: WireError.truncated) { try WireMessage(decoding: Array(whole.prefix(length))) }
    }
    #expect(throws: WireError.excess) { try WireMessage(decoding: whole + [0]) }
  }

  @Test func faultsHaveTheirOwnErrors() {
    #expect(throws: WireError.unknownKind(9)) { try WireMessage(decoding: [9]) }
    #expect(throws: WireError.badMagic) { try WireMessage(decoding: [1] + Array("XXXX".utf8) + [1, 0]) }
    #expect(throws: WireError.notUTF8) { try WireMessage(decoding: [4, 4, 1, 0, 0, 0, 0xFF]) }
    let endless = TextRequest(string: "", size: .infinity)
    #expect(throws: WireError.badNumber) { try WireMessage(decoding: content(of: .request(endless))) }
    #expect(throws: WireError.truncated) { try WireMessage(decoding: [4, 1, 0xFF, 0xFF, 0xFF, 0xFF]) }
  }

  @Test func framesBeyondTheLimitAreRefusedBeforeTheyCome() {
    var frames = FrameBuffer()
    frames.append([0xFF, 0xFF, 0xFF, 0x7F])
    #expect(throws: WireError.frameTooLong(0x7FFF_FFFF)) { try frames.next() }
  }

  /// Damaged frames are messages or errors, never a trap, and a message that is accepted can be sent again.
  @Test(arguments: messages) func damagedFramesNeverTrap(message: WireMessage) throws {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func random(below bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % max(1, bound)
    }
    let whole = content(of: message)
    for _ in 0..<2000 {
      var damaged = whole
      for _ in 0...random(below: 3) {
        let place = random(below: damaged.count)
        switch random(below: 4) {
        case 0: damaged[place] = UInt8(random(below: 256))
        case 1: damaged[place] ^= 1 << UInt8(random(below: 8))
        case 2: damaged.remove(at: place)
        default: damaged.insert(UInt8(random(below: 256)), at: place)
        }
        if damaged.isEmpty { damaged = [0] }
      }
      guard let accepted = try? WireMessage(decoding: damaged) else { continue }
      #expect(try WireMessage(decoding: content(of: accepted)) == accepted)
    }
  }
}
