// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax
import FacetTestSupport
import Testing

/// The fuzzer's corpus, and a fixed number of mutations from a fixed seed: the same in every run.
@Suite struct FuzzReplayTests {
  static let corpus = Fixture.all(in: "fuzz/parser")

  @Test func corpusIsThere() { #expect(Self.corpus.count >= 20) }

  @Test(.timeLimit(.minutes(60)), arguments: corpus) func corpusParses(_ seed: Fixture) { Self.check(seed.bytes()) }

  @Test(.timeLimit(.minutes(60))) func mutationsParse() {
    let seeds = (Self.corpus + ValidSceneTests.scenes + BrokenSceneTests.scenes).map { $0.bytes() }
    var random = XorShift(seed: 0x5EED_FACE_7000_0001)
    for _ in 0..<4000 {
      let seed = seeds[random.below(seeds.count)]
      // Short pieces of files give more variety for the same time.
      let start = random.below(max(seed.count, 1))
      var bytes = Array(seed[min(start, seed.count)..<min(start + 300, seed.count)])
      for _ in 0...random.below(4) { Self.mutate(&bytes, with: seeds, &random) }
      Self.check(bytes)
    }
  }

  static func check(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let result = parsed(bytes)
    expectCoverage(result.tree, sourceLocation: sourceLocation)
    let isInside = result.diagnostics.allSatisfy { diagnostic in
      let spans = [diagnostic.primary.span] + diagnostic.fixes.flatMap(\.edits).map(\.at.span)
      return spans.allSatisfy { $0.start <= $0.end && Int($0.end) <= bytes.count }
    }
    #expect(isInside, "a finding outside \(String(decoding: bytes, as: UTF8.self))", sourceLocation: sourceLocation)
  }

  private static let marks = Array("(){}[]\"\\.,:;?-+=<!&#%\n\r/*'".utf8)

  private static func mutate(_ bytes: inout [UInt8], with seeds: [[UInt8]], _ random: inout XorShift) {
    let place = random.below(bytes.count + 1)
    let end = min(place + 1 + random.below(8), bytes.count)
    switch random.below(5) {
    case 0: bytes.removeSubrange(min(place, end)..<end)
    case 1: bytes.insert(contentsOf: bytes[min(place, end)..<end], at: place)
    case 2: if place < bytes.count { bytes[place] = UInt8(random.below(256)) }
    case 3: bytes.insert(Self.marks[random.below(Self.marks.count)], at: place)
    default:
      let other = seeds[random.below(seeds.count)]
      let start = random.below(other.count + 1)
      bytes.insert(contentsOf: other[start..<min(start + random.below(20), other.count)], at: place)
    }
  }
}
