// SPDX-License-Identifier: Apache-2.0
//
// What users of other tools ran into with opacity, groups, clips, strokes and gradients.

import Facet
import FacetGeometry
import FacetSource
import FacetXML
import Testing

@Suite struct CompositingReports {
  /// A8: two translucent discs stay two, or their overlap would not be darker.
  @Test func overlappingTranslucentDiscsAreNotMerged() throws {
    let drawn = try picture(
      """
      scene {
        circle(center: (40, 50), radius: 20).fill(#00000066)
        circle(center: (60, 50), radius: 20).fill(#00000066)
      }

      """)
    #expect(drawn.shapes.count == 2)
    for shape in drawn.shapes { #expect(shape["fill-opacity"] == "0.4" || shape["fill-opacity"] == ".4") }
  }

  @Test func aRingOfTwoDiscsKeepsBoth() throws {
    let drawn = try picture(
      "scene {\n  circle(radius: 40).fill(.red)\n  circle(radius: 20).fill(.white)\n  circle(radius: 10).fill(.red)\n}\n"
    )
    #expect(drawn.shapes.map { $0["fill"] } == ["red", "#fff", "red"])
  }

  private func petals(each: String, whole: String) throws -> DrawnPicture {
    try picture(
      """
      scene {
        group {
          repeat k in 0..<3 {
            ellipse().fill(.black)\(each).frame(width: 30, height: 60).offset(0, -15).rotate(k * 120deg)
          }
        }\(whole)
      }

      """)
  }

  /// A10: opacity of each petal and opacity of the flower are different pictures.
  @Test func opacityOfEachIsNotOpacityOfTheGroup() throws {
    let each = try petals(each: ".opacity(0.5)", whole: "")
    #expect(each.shapes.count == 3)
    #expect(each.shapes.allSatisfy { [["0.5"], [".5"]].contains($0.opacities) })
    let group = try petals(each: "", whole: ".opacity(0.5)")
    #expect(group.shapes.count == 3)
    #expect(group.shapes.allSatisfy { $0["opacity"] == nil && $0.opacities.count == 1 })
    #expect(Set(group.shapes.map { $0.groups.count }) == [1])
  }

  @Test func opacityOfAShapeTakesFillAndStrokeTogether() throws {
    let drawn = try picture("scene {\n  circle(radius: 30).fill(.red).stroke(.blue, width: 9).opacity(0.5)\n}\n")
    #expect(drawn.shapes.map(\.opacities.count) == [1])
    #expect(drawn.shapes[0]["fill-opacity"] == nil && drawn.shapes[0]["stroke-opacity"] == nil)
  }

  /// A11: a clip stays around what it clips, and paint is never inherited.
  @Test func aClipStaysAroundItsGroup() throws {
    let drawn = try picture(
      """
      scene {
        group {
          circle(center: (0, 50), radius: 30).fill(.red)
          circle(center: (50, 50), radius: 10).fill(.blue)
        }.clip { rect() }
      }

      """)
    #expect(drawn.shapes.map { $0["fill"] } == ["red", "#00f"])
    for shape in drawn.shapes {
      let clips = (shape.groups + [shape.node]).compactMap { $0.value(of: "clip-path") }
      #expect(clips.count == 1)
      let clip = try #require(drawn.target(clips.first))
      let areas = drawn.children(of: clip)
      #expect(clip.name == "clipPath" && areas.count == 1)
      #expect(try outline(of: areas[0]).bounds == Rect(minX: 0, minY: 0, maxX: 100, maxY: 100))
    }
  }

  @Test(arguments: ["opacity(0.5)", "blend(.multiply)", "mask { circle() }", "clip { circle(radius: 5) }"])
  func nothingIsLostWhenGroupsHaveOneChild(_ modifier: String) throws {
    let drawn = try picture("scene {\n  group { group { circle(radius: 9).fill(.red) } }.\(modifier)\n}\n")
    let marks = ["opacity", "style", "mask", "clip-path"]
    let around = drawn.shapes[0].groups + [drawn.shapes[0].node]
    #expect(marks.filter { mark in around.contains { $0.value(of: mark) != nil } }.count == 1)
  }

  /// A12: strokes follow the transform, as a whole or not at all.
  @Test func anEvenScaleScalesTheStroke() throws {
    let drawn = try picture(
      "scene {\n  circle(radius: 12).stroke(.black, width: 3, dash: [4, 2]).scale(0.5)\n}\n")
    let shape = drawn.shapes[0]
    let scale = try #require(shape.map.similarityScale)
    #expect(abs(shape.strokeWidth * scale - 1.5) < 0.01)
    #expect(abs(shape.bounds.width - 12) < 0.05)
    #expect(numbers(shape["stroke-dasharray"] ?? "").map { ($0 * scale * 100).rounded() } == [200, 100])
  }

  @Test func anUnevenScaleStaysATransform() throws {
    let shape = try picture("scene {\n  circle(radius: 12).stroke(.black, width: 3).scale((1, 3))\n}\n").shapes[0]
    #expect(shape.map.similarityScale == nil)
    #expect(abs(shape.map.determinant * shape.strokeWidth * shape.strokeWidth - 27) < 0.1)
    #expect(abs(shape.bounds.width - 24) < 0.05 && abs(shape.bounds.height - 72) < 0.1)
  }

  /// A13: gradients are in user space, so a flat line has one.
  @Test(arguments: ["line(from: (10, 50), to: (90, 50))", "path { move(10, 50); line(90, 50) }"])
  func aGradientOnAFlatLineIsSeen(_ element: String) throws {
    let drawn = try picture(
      "scene {\n  \(element).stroke(linearGradient([.gold, .navy], from: (0, 0), to: (1, 0)), width: 4)\n}\n")
    let gradient = try #require(drawn.target(drawn.shapes[0]["stroke"]))
    #expect(gradient.value(of: "gradientUnits") == "userSpaceOnUse")
    #expect(gradient.value(of: "x1") != gradient.value(of: "x2"))
    #expect(drawn.children(of: gradient).map { $0.value(of: "stop-color") } == ["gold", "navy"])
    for gradient in drawn.elements("linearGradient") + drawn.elements("radialGradient") {
      #expect(gradient.value(of: "gradientUnits") == "userSpaceOnUse")
    }
  }

  /// A14: a tap of a round pen is a dot; a butt line without length is nothing, and says so.
  @Test func aTapIsADot() throws {
    let drawn = try picture("sketch {\n  size: 40\n  pen(color: .black, width: 4, points: [(9, 9)])\n}\n", "a.sketch")
    #expect(drawn.shapes.count == 1 && drawn.shapes[0].name == "circle")
    #expect(drawn.shapes[0].bounds == Rect(minX: 7, minY: 7, maxX: 11, maxY: 11))
    // Black is what a fill is when nothing is said.
    #expect(drawn.shapes[0]["fill"] == nil)
  }

  @Test func aButtLineWithoutLengthIsNothing() throws {
    let result = compiled("scene {\n  line(from: (9, 9), to: (9, 9)).stroke(.black, width: 4)\n}\n")
    #expect(try DrawnPicture(result.output ?? []).shapes.isEmpty)
    #expect(!result.diagnostics.hasErrors && result.ids.contains("invisible-dot"), "\(result.findings)")
  }

  @Test func aLoneMoveGetsNoCap() throws {
    let drawn = try picture("scene {\n  path { move(9, 9) }.stroke(.black, width: 4, cap: .round)\n}\n")
    #expect(drawn.shapes.isEmpty)
  }

  /// A17: caps and joins are a closed table.
  @Test(arguments: ["butt", "round", "square"], ["miter", "round", "bevel"])
  func capsAndJoinsAreWrittenAsTheyAre(_ cap: String, _ join: String) throws {
    let drawn = try picture(
      "scene {\n  polyline([(10, 80), (50, 20), (90, 80)]).stroke(.black, width: 9, cap: .\(cap), join: .\(join))\n}\n")
    let shape = drawn.shapes[0]
    #expect((shape["stroke-linecap"] ?? "butt") == cap)
    #expect((shape["stroke-linejoin"] ?? "miter") == join)
    #expect(shape["fill"] == "none")
  }

  /// B7: alpha stands beside the colour, with enough digits to be the same level.
  @Test func alphaIsWrittenApart() throws {
    let fill = try picture("scene {\n  circle().fill(#3366CC80).stroke(#3366CC80, width: 2)\n}\n").shapes[0]
    #expect(fill["fill"] == "#36c" && fill["stroke"] == "#36c")
    for name in ["fill-opacity", "stroke-opacity"] {
      #expect((Double(fill[name] ?? "1") ?? 1) * 255 == 128 || abs((Double(fill[name] ?? "1") ?? 1) - 0.502) < 0.0005)
    }
    let drawn = try picture("scene {\n  circle().fill(linearGradient([#3366CC80, .red]))\n}\n")
    let stop = drawn.elements("stop")[0]
    #expect(stop.value(of: "stop-color") == "#36c")
    #expect(abs((Double(stop.value(of: "stop-opacity") ?? "1") ?? 1) - 0.502) < 0.0005)
    #expect(!drawn.text.contains("rgba") && drawn.text.firstMatch(of: /#[0-9a-f]{8}/) == nil)
  }
}
