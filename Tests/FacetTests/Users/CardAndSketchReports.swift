// SPDX-License-Identifier: Apache-2.0
//
// What users of other tools ran into with cards and sketches.

import Facet
import FacetGeometry
import FacetSource
import FacetXML
import Testing

private let ranks = "ace two three four five six seven eight nine ten jack queen king".split(separator: " ").map(
  String.init)

@Suite struct CardReports {
  /// What is drawn in the upper left corner of a card of 250 × 400 without pips, as (label, sign).
  private func corner(_ rank: String, _ suit: String = "spades") throws -> [DrawnShape] {
    let card = "card {\n  size: (250, 400)\n  rank: .\(rank)\n  suit: .\(suit)\n  art { spacer() }\n}\n"
    return try picture(card, "c.card").shapes.filter { $0.bounds.maxX < 60 && $0.bounds.maxY < 90 }
  }

  /// A20: indices are outlines of one alphabet, so every one has its cap height, wherever it is compiled.
  @Test func indicesHaveOneCapHeight() throws {
    var heights: [String: Double] = [:]
    for rank in ranks {
      let shapes = try corner(rank)
      let top = try #require(shapes.map(\.bounds.minY).min())
      let label = shapes.filter { $0.bounds.minY < top + 10 }.reduce(Rect.empty) { $0.union($1.bounds) }
      heights[rank] = label.height
    }
    let plain = ["ace", "four", "seven", "king"].map { heights[$0] ?? 0 }
    #expect(abs(plain[0] - 400 * 0.085 * 0.72) < 0.25, "\(heights.sorted { $0.key < $1.key })")
    for height in plain { #expect(abs(height / plain[0] - 1) < 0.01) }
    for rank in ranks where rank != "queen" {
      #expect((0.99...1.06).contains((heights[rank] ?? 0) / plain[0]), "\(rank)")
    }
  }

  /// A21: a suit is a shape, however it is named.
  @Test(arguments: ["hearts", ".hearts", "\"♥\"", "♥", "♥\u{FE0E}", "♥\u{FE0F}", "❤", "H"])
  func aSuitIsAShapeHoweverItIsNamed(_ name: String) {
    let text = "card {\n  size: (250, 400)\n  rank: .seven\n}\n"
    let plain = compiled("card {\n  size: (250, 400)\n  rank: .seven\n  suit: .hearts\n}\n", "c.card", options: .asSaid)
    let named = compiled(text, "c.card", options: options(setting: ["suit=" + name]))
    #expect(plain.output != nil && !plain.svg.contains("<text"))
    #expect(named.output == plain.output, "\(named.findings)")
    #expect(compiled(text, "c.card", options: options(setting: ["suit=spades"])).output != plain.output)
  }

  /// K2: the lower index is the upper one turned half round about the card's middle, and reads 1-0.
  @Test(arguments: ["ten", "queen", "four"]) func theLowerIndexIsTurned(_ rank: String) throws {
    let card = "card {\n  size: (250, 400)\n  rank: .\(rank)\n  suit: .clubs\n  art { spacer() }\n}\n"
    let shapes = try picture(card, "c.card").shapes
    let upper = shapes.filter { $0.bounds.maxX < 60 && $0.bounds.maxY < 90 }
    let lower = shapes.filter { $0.bounds.minX > 190 && $0.bounds.minY > 310 }
    #expect(upper.count == lower.count && upper.count >= 2)
    for (one, other) in zip(upper, lower) {
      let there = one.path.flattened(tolerance: 0.001)
      let back = other.path.flattened(tolerance: 0.001)
      #expect(there.count == back.count)
      for (line, turned) in zip(there, back) {
        let half = Polyline(turned.points.map { Point(250 - $0.x, 400 - $0.y) }, isClosed: turned.isClosed)
        #expect(line.deviation(from: half, step: 0.5) < 0.25)
      }
    }
  }

  /// K2: pips below the middle stand on their heads.
  @Test func pipsBelowTheMiddleAreTurned() throws {
    let shapes = try picture("card {\n  size: (250, 400)\n  rank: .two\n  suit: .spades\n}\n", "c.card").shapes
    let pips = shapes.filter { $0.bounds.minX > 70 && $0.bounds.maxX < 180 && $0.bounds.height < 60 }
    #expect(pips.count == 2)
    let upper = pips[0].path.flattened(tolerance: 0.01)
    let lower = pips[1].path.flattened(tolerance: 0.01)
    let turned = Polyline(lower[0].points.map { Point(250 - $0.x, 400 - $0.y) }, isClosed: true)
    #expect(upper[0].deviation(from: turned, step: 0.5) < 0.25)
    #expect(pips[0].bounds.maxY < 200 && pips[1].bounds.minY > 200)
  }
}

@Suite struct SketchReports {
  private func sketch(_ lines: String...) -> Compilation {
    compiled("sketch {\n  size: 100\n  " + lines.joined(separator: "\n  ") + "\n}\n", "s.sketch")
  }
  private let a = "pen(color: .red, width: 6, points: [(10, 30), (90, 30)])"
  private let b = "pen(color: .blue, width: 6, points: [(10, 60), (90, 60)])"
  private let erase = "erase(width: 10, points: [(50, 10), (50, 90)])"

  /// K3: a new stroke empties redo.
  @Test func aNewStrokeEmptiesRedo() throws {
    let result = sketch(a, erase, "undo()", b, "redo()")
    #expect(result.diagnostics.map(\.severity) == [.warning], "\(result.findings)")
    #expect(result.findings.hasPrefix("s.sketch:7:3: "))
    let plain = sketch(a, b)
    #expect(result.output == plain.output && plain.diagnostics.isEmpty)
  }

  @Test func erasingIsOneStepAndErasingNothingIsNone() {
    #expect(sketch(a, erase, "undo()").output == sketch(a).output)
    let nothing = "erase(width: 2, points: [(5, 95), (9, 95)])"
    #expect(sketch(a, b, nothing, "undo()").output == sketch(a).output)
    #expect(sketch(a, erase, "undo()", nothing, "redo()").output == sketch(a, erase).output)
    #expect(sketch(a, b, "clear()", "undo()").output == sketch(a, b).output)
    #expect(sketch(a, b, "eraseStroke(width: 4, points: [(50, 60)])").output == sketch(a).output)
    #expect(sketch(a, b, "eraseStroke(width: 4, points: [(50, 60)])", "undo()").output == sketch(a, b).output)
  }

  @Test func whatIsDrawnAfterTheEraserIsWhole() throws {
    let drawn = try DrawnPicture(sketch(a, erase, b).output ?? [])
    let last = try #require(drawn.shapes.last)
    #expect(last["stroke"] == "#00f")
    #expect((last.groups + [last.node]).allSatisfy { $0.value(of: "mask") == nil })
    let first = drawn.shapes[0]
    #expect((first.groups + [first.node]).compactMap { $0.value(of: "mask") }.count == 1)
  }

  /// K4: an eraser removes ink and paints nothing.
  @Test func theEraserPaintsNothing() throws {
    let drawn = try DrawnPicture(sketch(a, erase).output ?? [])
    #expect(drawn.shapes.map { $0["stroke"] } == ["red"])
    let mask = try #require(
      drawn.target((drawn.shapes[0].groups + [drawn.shapes[0].node]).compactMap { $0.value(of: "mask") }.first))
    #expect(mask.value(of: "maskUnits") == "userSpaceOnUse")
    #expect(drawn.elements("rect").allSatisfy { $0.parent != XMLDocument.rootID })
  }
}
