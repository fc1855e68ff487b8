// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSource
import FacetTestSupport
import Testing

/// The fuzzer's corpus, and a fixed number of mutations from a fixed seed: the same in every run.
@Suite struct CompileFuzzTests {
  static let corpus = Fixture.all(in: "fuzz/compile")

  @Test func corpusIsThere() { #expect((10..<200).contains(Self.corpus.count)) }

  @Test(.timeLimit(.minutes(60)), arguments: corpus) func corpusEndsWell(_ seed: Fixture) { Self.check(seed.bytes()) }

  @Test(.timeLimit(.minutes(60))) func mutationsEndWell() {
    let scenes = Fixture.all(in: "scenes", endings: sceneEndings) + Fixture.all(in: "layout", endings: sceneEndings)
    let seeds = Self.corpus.map { $0.bytes() } + scenes.map { [0] + $0.bytes() }
    let lines = seeds.flatMap { $0.split(separator: 0x0A).map(Array.init) }
    var chance = Chance(seed: 0x5EED_FACE)
    for _ in 0..<600 {
      var bytes = seeds[chance.below(seeds.count)]
      if bytes.count > 1500 { bytes.removeSubrange(1500...) }
      for _ in 0...chance.below(3) { Self.mutate(&bytes, lines, &chance) }
      Self.check([UInt8(chance.below(5))] + bytes.dropFirst())
    }
  }

  /// A picture or a reason, never both, and the picture can be read.
  static func check(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    guard let first = bytes.first else { return }
    let path = "fuzz" + sceneEndings[Int(first) % sceneEndings.count]
    let result = compiled(bytes: Array(bytes.dropFirst()), path, limits: CompileLimits(cost: 20_000))
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let hasReason = result.diagnostics.hasErrors || result.isLibrary || result.trouble != nil
    #expect((result.output != nil) != hasReason, "\(text)", sourceLocation: sourceLocation)
    if let output = result.output {
      #expect(throws: Never.self, "\(text)", sourceLocation: sourceLocation) { try DrawnPicture(output) }
    }
  }

  private static let marks = Array("(){}[]\"\\.,:;?-+=<!&#%\n/*0123456789e".utf8)

  private static func mutate(_ bytes: inout [UInt8], _ lines: [[UInt8]], _ chance: inout Chance) {
    let place = 1 + chance.below(max(1, bytes.count - 1))
    let end = min(place + 1 + chance.below(8), bytes.count)
    switch chance.below(6) {
    case 0: if place < end { bytes.removeSubrange(place..<end) }
    case 1: if place < end { bytes.insert(contentsOf: bytes[place..<end], at: place) }
    case 2: if place < bytes.count { bytes[place] = UInt8(chance.below(128)) }
    case 3: if place < bytes.count { bytes.insert(marks[chance.below(marks.count)], at: place) }
    default:
      // A line of another scene, where a line ends.
      let after = bytes[min(place, bytes.count)...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      bytes.insert(contentsOf: lines[chance.below(lines.count)] + [0x0A], at: after)
    }
  }
}
