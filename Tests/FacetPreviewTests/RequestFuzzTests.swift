// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSource
import FacetTestSupport
import Testing

@testable import FacetPreview

/// The fuzzer's corpus, and a fixed number of mutations from a fixed seed: the same in every run.
@Suite(.timeLimit(.minutes(60))) struct RequestFuzzTests {
  static let corpus = Fixture.all(in: "fuzz/request")
  private static let face = """
    param smile: Number = 0.5 in -1...1 step 0.1
    theme sad {
      smile: -1
    }
    face(.happy, size: 90) {
      mouthCurvature: smile
    }
    """
  private static let sketch =
    "sketch {\n  size: (90, 60)\n  pen(color: #102030, width: 3, points: [(10, 10), (80, 50)])\n}\n"

  @Test func theCorpusIsThere() { #expect((10..<100).contains(Self.corpus.count)) }

  @Test(arguments: corpus) func theCorpusIsAnswered(_ seed: Fixture) { check(seed.bytes()) }

  @Test func theCorpusReachesEveryAnswer() {
    let statuses = Set(Self.corpus.map { check($0.bytes()) })
    #expect(statuses == [200, 400, 409, 422])
  }

  @Test func mutationsAreAnswered() {
    let seeds = Self.corpus.map { $0.bytes() }
    let marks = Array("\"{}[]:,\\0123456789eE+-.=&#%$ \n".utf8)
    var chance = XorShift(seed: 0x5EED_FACE)
    for _ in 0..<150 {
      var bytes = seeds[chance.below(seeds.count)]
      for _ in 0...chance.below(3) {
        let place = 1 + chance.below(bytes.count)
        switch chance.below(3) {
        case 0: if place < bytes.count { bytes.removeSubrange(place..<min(place + 1 + chance.below(4), bytes.count)) }
        case 1: if place < bytes.count { bytes[place] = UInt8(chance.below(256)) }
        default: bytes.insert(marks[chance.below(marks.count)], at: min(place, bytes.count))
        }
      }
      check(bytes)
    }
  }

  /// As `fuzz-request` does it, with files that are written.
  @discardableResult
  private func check(_ bytes: [UInt8]) -> Int {
    guard bytes.count >= 2 else { return 400 }
    let bench = Bench([("a.face", Self.face), ("b.sketch", Self.sketch)])
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let isWrite = bytes[0] % 2 == 1
    let picture = "/picture/\(bench.ids[Int(bytes[1] % 2)])"
    let answer = isWrite ? bench.write(named(text, bench)) : bench.get(picture, query(text))
    #expect([200, 400, 404, 409, 422].contains(answer.status), "\(text)")
    if answer.status == 200 { #expect(answer.text.hasPrefix(isWrite ? "{" : "<svg"), "\(text)") }
    if answer.status == 422 { #expect(answer.text.hasPrefix("{"), "\(text)") }
    for (place, name) in ["a.face", "b.sketch"].enumerated() {
      bench.save(name, bench.text(name))
      #expect(bench.get("/picture/\(bench.ids[place])").status == 200, "\(text)")
      #expect(!bench.get("/scenes").text.contains(#""isStale":true"#), "\(text)")
    }
    return answer.status
  }

  private func named(_ text: String, _ bench: Bench) -> String {
    [Self.face, Self.sketch].enumerated().reduce(text) { text, source in
      let hash = ContentDigest(of: Array(source.element.utf8)).digits
      return text.replacing("$hash\(source.offset)", with: hash)
        .replacing("$scene\(source.offset)", with: bench.ids[source.offset])
    }
  }

  private func query(_ text: String) -> [(String, String)] {
    text.dropFirst().split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
  }
}
