// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import Testing

private func written(_ subpaths: [GridSubpath], _ decimals: Int = 0, _ style: PathTextStyle = .plain) -> String {
  String(decoding: pathText(subpaths, decimals: decimals, style: style), as: UTF8.self)
}

private func open(_ x: Int, _ y: Int, _ segments: GridSegment...) -> GridSubpath {
  GridSubpath(start: GridPoint(x, y), segments: segments, isClosed: false)
}

private func closed(_ x: Int, _ y: Int, _ segments: GridSegment...) -> GridSubpath {
  GridSubpath(start: GridPoint(x, y), segments: segments, isClosed: true)
}

private func line(_ x: Int, _ y: Int) -> GridSegment { .line(to: GridPoint(x, y)) }
private func quad(_ a: Int, _ b: Int, _ x: Int, _ y: Int) -> GridSegment {
  .quad(control: GridPoint(a, b), to: GridPoint(x, y))
}
private func cubic(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ x: Int, _ y: Int) -> GridSegment {
  .cubic(control1: GridPoint(a, b), control2: GridPoint(c, d), to: GridPoint(x, y))
}
private func arc(_ r: Int, _ isLarge: Bool, _ isClockwise: Bool, _ x: Int, _ y: Int, _ decimals: Int = 0) -> GridSegment
{
  let radius = GridNumber(r, decimals: decimals)
  return .arc(
    GridArc(
      rx: radius, ry: radius, rotation: GridNumber(0, decimals: 0), isLarge: isLarge, isClockwise: isClockwise,
      to: GridPoint(x, y)))
}

@Suite struct PathTextTests {
  /// Outlines with the same steps have the same letters, wherever their points lie.
  @Test func spelledOutNothingIsLeftOut() {
    let flat = closed(0, 0, line(5, 0), line(5, 0), cubic(5, 0, 7, 0, 9, 0), line(0, 0))
    #expect(written([flat], 1, .spelledOut) == "M0 0L.5 0L.5 0C.5 0 .7 0 .9 0L0 0Z")
    let other = closed(1, 2, line(3, 4), line(5, 6), cubic(1, 2, 3, 4, 5, 6), line(7, 8))
    let letters = [flat, other].map { written([$0], 0, .spelledOut).filter(\.isLetter) }
    #expect(letters[0] == "MLLCLZ" && letters[1] == letters[0])
    #expect(written([open(0, 0, arc(5, true, false, 9, 9))], 0, .spelledOut) == "M0 0A5 5 0 1 0 9 9")
  }

  /// Every text of up to four segments is written out by a program of its own; none is shorter than ours.
  @Test(arguments: [PathTextStyle.plain, .packed]) func noSpellingOfAShortPathIsShorter(_ style: PathTextStyle) {
    var tried = 0
    for seed in 0..<1000 {
      var generator = PathGenerator(seed: UInt64(seed))
      let path = generator.path(segments: seed % 8 == 0 ? 4 : 1 + seed % 3)
      let text = written(path, generator.decimals, style)
      var search = PathTextBruteForce(decimals: generator.decimals, isPacked: style == .packed)
      search.search(path)
      tried += search.count
      #expect(text.utf8.count == search.shortest, "\(seed): \(text)")
    }
    #expect(tried > 20_000)
  }

  @Test(arguments: [PathTextStyle.plain, .packed]) func everyTextReadsBackAsTheSameGeometry(_ style: PathTextStyle) {
    for seed in 2000..<3000 {
      var generator = PathGenerator(seed: UInt64(seed))
      let path = generator.path(segments: 5 + seed % 40)
      let bytes = pathText(path, decimals: generator.decimals, style: style)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(PathTextReader.read(bytes, decimals: generator.decimals) == path.normalized, "\(seed): \(text)")
      #expect(pathTextLength(path, decimals: generator.decimals, style: style) == bytes.count, "\(seed): \(text)")
    }
  }

  /// Step by step, each in its shorter form: what most tools do, and what a search must never lose to.
  @Test func noStepwiseTextIsShorter() {
    var (total, stepwise) = (0, 0)
    for seed in 4000..<5000 {
      var generator = PathGenerator(seed: UInt64(seed))
      let path = generator.path(segments: 5 + seed % 40)
      let length = pathTextLength(path, decimals: generator.decimals)
      let greedy = StepwisePathText.length(path, decimals: generator.decimals)
      #expect(length <= greedy, "\(seed)")
      total += length
      stepwise += greedy
    }
    #expect(total < stepwise)
  }

  @Test func equalLengthsPreferRelativeSteps() {
    #expect(written([open(1, 1, line(5, 6))]) == "m1 1 4 5")
    #expect(written([open(10, 10, cubic(20, 20, 30, 30, 40, 50))]) == "m10 10c10 10 20 20 30 40")
  }

  /// Inputs that have broken other tools: what each must look like.
  @Test(arguments: [
    // Dots stay dots.
    ([open(8, 5, line(8, 5)), open(8, 11, line(8, 17))], 0, "m8 5h0m0 6v6"),
    ([closed(12, 12)], 0, "m12 12z"),
    ([open(12, 12, line(12, 12))], 0, "m12 12h0"),
    ([closed(12, 12, line(12, 12))], 0, "m12 12h0z"),
    // Z draws an edge; an explicit line home without Z stays a line.
    ([closed(0, 0, line(1, 0), line(1, 1))], 0, "m0 0h1v1z"),
    ([open(5, 5, line(19, 5), line(12, 18), line(5, 5))], 0, "m5 5h14l-7 13L5 5"),
    ([closed(5, 5, line(19, 5), line(12, 18), line(5, 5))], 0, "m5 5h14l-7 13z"),
    // After Z the pen is at the start, and a new subpath always says so.
    ([closed(5, 5, line(9, 5), line(9, 9)), open(5, 5, line(4, 9))], 0, "m5 5h4v4zm0 0-1 4"),
    // T after a line has its control at the pen; after a quad, the reflection.
    ([open(10, 10, quad(10, 10, 30, 10), quad(50, 10, 50, 30))], 0, "m10 10t20 0 20 20"),
    (
      [open(2, 6, quad(3, 0, 7, 0), quad(11, 0, 15, 4), line(15, 4), quad(9, 6, 6, 13))], 0,
      "m2 6q1-6 5-6t8 4h0q-6 2-9 9"
    ),
    ([open(2, 12, line(8, 12), cubic(10, 12, 12, 4, 20, 6))], 0, "m2 12h6c2 0 4-8 12-6"),
    ([open(2, 12, cubic(4, 12, 6, 12, 8, 12), cubic(10, 12, 12, 4, 20, 6))], 0, "m2 12c2 0 4 0 6 0s4-8 12-6"),
    // A control that shares a coordinate with the end is no line.
    ([open(20, 20, quad(20, 15, 16, 15))], 0, "m20 20q0-5-4-5"),
    // Small numbers have no exponent, and no digits beyond the grid.
    ([open(15, 1, line(15, 2))], 7, "m.0000015.0000001v.0000001"),
    ([open(60882, 5, line(0, 1005))], 3, "m60.882.005L0 1.005"),
    // An arc's flags stand between blanks.
    ([open(0, 0, arc(1, false, true, 1, 1))], 0, "m0 0a1 1 0 0 1 1 1"),
    ([open(0, 0, arc(15, false, true, 11, -5, 1))], 1, "m0 0a1.5 1.5 0 0 1 1.1-.5"),
    ([open(0, 0, arc(15, true, false, -11, 5, 1))], 1, "m0 0a1.5 1.5 0 1 0 -1.1.5"),
  ])
  func knownTraps(_ path: [GridSubpath], _ decimals: Int, _ expected: String) {
    #expect(written(path, decimals) == expected)
    let bytes = pathText(path, decimals: decimals)
    #expect(PathTextReader.read(bytes, decimals: decimals) == path.normalized)
    #expect(pathTextLength(path, decimals: decimals) == bytes.count)
  }

  @Test func packedFlagsTouch() {
    let path = [open(0, 0, arc(15, false, true, 11, -5, 1), arc(15, true, true, 5, 5, 1))]
    #expect(written(path, 1, .packed) == "m0 0a1.5 1.5 0 011.1-.5A1.5 1.5 0 11.5.5")
  }

  @Test func nothingIsWrittenOfNothing() {
    #expect(written([]).isEmpty && pathTextLength([], decimals: 3) == 0)
    #expect(written([open(3, 4)]) == "m3 4")
  }
}
