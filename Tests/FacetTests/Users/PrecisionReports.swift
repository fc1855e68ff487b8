// SPDX-License-Identifier: Apache-2.0
//
// What users of other tools ran into when numbers were rounded.

import Facet
import FacetGeometry
import FacetShapes
import FacetSource
import FacetTestSupport
import FacetXML
import Testing

@Suite struct PrecisionReports {
  /// A3: four unequal cubics stay where they are, all along.
  @Test(arguments: [0.5, 0.1, 0.024, 0.001]) func noRewriteBulgesAnOutline(_ tolerance: Double) throws {
    let data = "M12 50C10 22 31 9 52 11C78 13 91 30 88 55C85 80 66 92 47 89C28 86 14 74 12 50Z"
    let drawn = try picture(
      "scene {\n  path { data(\"\(data)\") }.fill(.gold)\n}\n", options: options(tolerance: tolerance))
    let exact = try parsePathData(data).flattened(tolerance: 0.0001)
    let written = drawn.shapes[0].path.flattened(tolerance: 0.0001)
    #expect(written.count == 1)
    #expect(written[0].deviation(from: exact[0], step: 1) <= tolerance + 0.0005)
  }

  /// A6: relative steps are differences of rounded places, so errors do not add up.
  @Test func fiveHundredSmallStepsDoNotDrift() throws {
    let drawn = try picture(
      """
      scene {
        size: 10
        path {
          move(1, 1)
          repeat k in 1...500 { line(1 + k * 0.013, 1 + k * 0.0073) }
        }.stroke(.black, width: 0.1)
      }

      """)
    let last = try #require(drawn.shapes[0].points.last)
    #expect(last.distance(to: Point(7.5, 4.65)) <= 10.0 / 4096)
    for word in drawn.shapes[0]["d", default: ""].split(whereSeparator: { !"0123456789.".contains($0) }) {
      #expect((word.split(separator: ".").dropFirst().first?.count ?? 0) <= 4, "\(word)")
    }
  }

  /// A7: the number of decimals comes from the size of the picture.
  @Test func oneBadgeLooksAlikeInAnyBox() throws {
    func shapes(_ size: Int) throws -> [[Point]] {
      let source = """
        badge {
          size: \(size)
          hexagon().fill(.gold)
          repeat k in 0..<3 {
            polygon([(width * 0.5, height * 0.1), (width * 0.6, height * 0.4), (width * 0.4, height * 0.4)])
              .fill(#4f4fbf).opacity(0.5).rotate(k / 3 * 360deg)
          }
        }

        """
      return try picture(source, "b.badge").shapes.map { shape in
        shape.path.flattened(tolerance: Double(size) / 100_000).flatMap { line in
          (0...100).map { line.place(at: Double($0) / 100) }
        }.map { Point($0.x / Double(size), $0.y / Double(size)) }
      }
    }
    let reference = try shapes(512)
    #expect(reference.count == 4)
    for size in [1, 24, 4096] {
      let other = try shapes(size)
      #expect(other.map(\.count) == reference.map(\.count))
      for (left, right) in zip(reference.joined(), other.joined()) { #expect(left.distance(to: right) < 0.004) }
    }
  }

  /// A9: whatever the precision, what is written is path data, and it stays within the tolerance.
  @Test(arguments: [0.7, 0.09, 0.004, 2e-5]) func randomPathsStayPathsAtAnyPrecision(_ tolerance: Double) throws {
    var chance = Chance(seed: 9)
    for _ in 0..<40 {
      let data = randomPathData(&chance)
      let drawn = try picture(
        "scene {\n  path { data(\"\(data)\") }.stroke(.teal)\n}\n", options: options(tolerance: tolerance))
      for node in drawn.elements("path") { #expect(isStrictPathData(node.value(of: "d") ?? ""), "\(data)") }
      // A subpath without a segment has no ink.
      let inked = try parsePathData(data).subpaths.filter { !$0.segments.isEmpty }
      let exact = Path(inked).flattened(tolerance: 0.0005).flatMap(\.points)
      let written = drawn.shapes.flatMap { $0.path.flattened(tolerance: 0.0005) }
      for point in exact {
        #expect(written.contains { $0.distance(to: point) <= tolerance + 0.002 }, "\(data) at \(tolerance)")
      }
    }
  }

  /// A19: degenerate numbers are refused where they stand, or mean what they say.
  @Test(arguments: [
    ("circle(radius: -0.2)", "value-out-of-range"), ("ellipse(radius: (3, -1))", "value-out-of-range"),
    ("rect().frame(width: -4)", "value-out-of-range"), ("circle(radius: 0 / 0)", "division-by-zero"),
    ("circle(radius: 1e300 * 1e300)", "not-a-number"), ("circle(radius: sqrt(-1))", "value-out-of-range"),
    ("rect(cornerRadius: -1)", "value-out-of-range"), ("circle().stroke(.red, width: -1)", "value-out-of-range"),
  ])
  func degenerateNumbersNeverReachTheFile(_ element: String, _ id: String) {
    let result = compiled("scene {\n  \(element)\n}\n")
    #expect(result.output == nil && result.ids == [id], "\(result.findings)")
    #expect(result.findings.hasPrefix("a.facet:2:"))
  }

  @Test func aCircleOfNoSizeIsNoInkAndAnArcOfNoSizeIsALine() throws {
    #expect(try picture("scene {\n  circle(radius: 0).fill(.red)\n}\n").shapes.allSatisfy { $0.area == 0 })
    let line = try picture("scene {\n  path { data(\"M10 10A0 5 0 0 1 60 40\") }.stroke(.red)\n}\n").shapes[0]
    #expect(line.points == [Point(10, 10), Point(60, 40)])
  }

  @Test(arguments: ["circle(center: (-0.00001, 0 * -1), radius: 4)", "line(from: (-0, 5), to: (9, -0.000001))"])
  func zeroHasNoSign(_ element: String) throws {
    let drawn = try picture("scene {\n  \(element).stroke(.black)\n}\n")
    #expect(drawn.text.firstMatch(of: /-0(?![.0-9])/) == nil, "\(drawn.text)")
  }

  /// B5: a quarter turn leaves no 6e-17 behind.
  @Test(arguments: [
    "rotate(-90deg)", "rotate(90deg)", "rotate(180deg)", "scale(0.0000001)", "rotate(30deg).scale(1e-5)",
  ])
  func numbersHaveNoExponents(_ modifier: String) throws {
    let drawn = try picture("scene {\n  path { move(10, 20); line(90, 20); line(50, 71) }.fill(.red).\(modifier)\n}\n")
    #expect(drawn.text.firstMatch(of: /[0-9][eE][-+0-9]/) == nil, "\(drawn.text)")
  }

  @Test func aQuarterTurnIsExact() throws {
    let drawn = try picture("scene {\n  polygon([(10, 20), (90, 20), (50, 70)]).fill(.red).rotate(-90deg)\n}\n")
    #expect(Set(drawn.shapes[0].points) == [Point(20, 90), Point(20, 10), Point(70, 50)])
  }
}

extension DrawnShape {
  subscript(attribute: String, default fallback: String) -> String { self[attribute] ?? fallback }
}

extension Polyline {
  /// The place at a share of the length.
  func place(at share: Double) -> Point {
    var rest = length * share
    for index in 0..<sideCount {
      let (from, to) = side(index)
      let length = from.distance(to: to)
      if length > 0, rest <= length { return from.interpolated(to: to, at: rest / length) }
      rest -= length
    }
    return isClosed ? points[0] : points[points.count - 1]
  }
}

/// The grammar of path data without exponents, unseparated flags or two signs in a row.
func isStrictPathData(_ text: String) -> Bool {
  guard (try? parsePathData(text)) != nil else { return false }
  return text.allSatisfy { "MmLlHhVvCcSsQqTtAaZz0123456789.-, ".contains($0) } && !text.contains("--")
    && text.firstMatch(of: /\.(?![0-9])|-(?![.0-9])/) == nil
}

/// Numbers that are the same in every run.
struct Chance {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }

  /// 0 to `count` − 1.
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }

  /// A number of the scale of a picture, sometimes tiny, sometimes whole.
  mutating func coordinate() -> Double {
    let thousandths = Double(below(100_000)) / 1000
    switch below(4) {
    case 0: return thousandths.rounded()
    case 1: return thousandths / 1000
    default: return thousandths
    }
  }
}

private func randomPathData(_ chance: inout Chance) -> String {
  func point(_ chance: inout Chance) -> String { "\(chance.coordinate()) \(chance.coordinate())" }
  var text = "M" + point(&chance)
  for _ in 0..<(2 + chance.below(6)) {
    switch chance.below(5) {
    case 0: text += "L" + point(&chance)
    case 1: text += "C" + point(&chance) + " " + point(&chance) + " " + point(&chance)
    case 2: text += "Q" + point(&chance) + " " + point(&chance)
    case 3:
      text +=
        "A\(1 + chance.below(40)) \(1 + chance.below(40)) \(chance.below(180)) \(chance.below(2)) \(chance.below(2)) "
        + point(&chance)
    default: text += "Z M" + point(&chance)
    }
  }
  return text + "L" + point(&chance)
}
