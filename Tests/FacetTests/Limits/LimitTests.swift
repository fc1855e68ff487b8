// SPDX-License-Identifier: Apache-2.0
//
// Each named limit, just kept and just broken, through the whole compile.

import Facet
import FacetGeometry
import FacetSource
import FacetXML
import Testing

@Suite struct LimitTests {
  private func limits(_ change: (inout CompileLimits) -> Void) -> CompileLimits {
    var limits = CompileLimits()
    change(&limits)
    return limits
  }

  @Test(arguments: [(-1, []), (0, []), (1, ["source-too-large"])]) func bytesOfAFile(_ more: Int, _ ids: [String]) {
    let scene = Array("scene {\n  rect()\n}\n".utf8)
    let filler = [UInt8](repeating: 0x20, count: CompileLimits.sourceBytes + more - scene.count)
    let result = compiled(bytes: scene + filler)
    #expect(result.ids == ids && (result.output != nil) == ids.isEmpty)
  }

  @Test(arguments: [(23, true), (22, true), (21, false)]) func costOfAScene(_ cost: Int, _ passes: Bool) {
    let text = "scene {\n  repeat k in 0..<3 { circle(radius: k + 1) }\n}\n"
    let result = compiled(text, limits: CompileLimits(cost: cost))
    #expect(result.ids == (passes ? [] : ["cost-limit"]) && (result.output != nil) == passes)
  }

  @Test(arguments: [(5, true), (4, true), (3, false)]) func elementsOfAScene(_ count: Int, _ passes: Bool) {
    let text = "scene {\n  repeat k in 0..<3 { circle() }\n}\n"
    let result = compiled(text, limits: limits { $0.elements = count })
    #expect(result.ids == (passes ? [] : ["element-limit"]) && (result.output != nil) == passes)
  }

  @Test(arguments: [(10, true), (9, true), (8, false)]) func segmentsOfAScene(_ count: Int, _ passes: Bool) {
    let text = "shape tri { lines([(0, 0), (1, 0), (1, 1), (0, 1)]) }\nscene {\n  repeat k in 0..<3 { tri() }\n}\n"
    let result = compiled(text, limits: limits { $0.segments = count })
    #expect(result.ids == (passes ? [] : ["segment-limit"]) && (result.output != nil) == passes)
  }

  @Test(arguments: [(4, true), (3, true), (2, false)]) func filesOfAProgram(_ count: Int, _ passes: Bool) {
    let files = ["b.facet": "import \"c.facet\"\nlet b = 2\n", "c.facet": "let c = 3\n"]
    let text = "import \"b.facet\"\nscene {\n  circle(radius: b)\n}\n"
    let result = compiled(text, files: files, limits: limits { $0.files = count })
    #expect(result.ids == (passes ? [] : ["too-many-files"]) && (result.output != nil) == passes, "\(result.findings)")
  }

  @Test(arguments: [(0, true), (1, false)]) func depthOfAnEvaluation(_ less: Int, _ passes: Bool) {
    // Each function takes one level for its call and one for its sum.
    var text = "func f0(x: Number) -> Number = x\n"
    for level in 1...10 { text += "func f\(level)(x: Number) -> Number = f\(level - 1)(x: x) + 1\n" }
    text += "scene {\n  circle(radius: f10(x: 3))\n}\n"
    let least = (1...128).first { depth in compiled(text, limits: limits { $0.depth = depth }).output != nil }
    let depth = (least ?? 0) - less
    #expect((20...40).contains(depth))
    let result = compiled(text, limits: limits { $0.depth = depth })
    #expect(result.ids == (passes ? [] : ["depth-limit"]) && (result.output != nil) == passes)
  }

  enum Nesting: String, CaseIterable {
    case groups, parentheses, brackets, minuses, sums, interpolations, ternaries

    func text(_ count: Int) -> String {
      func around(_ open: String, _ middle: String, _ close: String) -> String {
        String(repeating: open, count: count) + middle + String(repeating: close, count: count)
      }
      switch self {
      case .groups: return "scene { " + around("group { ", "rect()", " }") + " }\n"
      case .parentheses: return "let a = " + around("(", "1", ")") + "\nscene { rect() }\n"
      case .brackets: return "let a = " + around("[", "1", "]") + "\nscene { rect() }\n"
      case .minuses: return "let a = " + around("-(", "1", ")") + "\nscene { rect() }\n"
      case .sums: return "let a = " + around("1 + (", "1", ")") + "\nscene { rect() }\n"
      case .interpolations: return "let a = " + around("\"\\(", "1", ")\"") + "\nscene { rect() }\n"
      case .ternaries: return "let a = " + around("true ? 1 : (", "1", ")") + "\nscene { rect() }\n"
      }
    }
  }

  /// Whatever lies in one another, a little passes, the most that passes is a picture, one more is one finding.
  @Test(arguments: Nesting.allCases) func nestingOfASource(_ nesting: Nesting) {
    #expect(compiled(nesting.text(10)).output != nil, "\(compiled(nesting.text(10)).findings)")
    var passes = 10
    var fails = 1000
    while fails - passes > 1 {
      let middle = (passes + fails) / 2
      if compiled(nesting.text(middle)).output != nil { passes = middle } else { fails = middle }
    }
    #expect((25...128).contains(passes))
    let refused = compiled(nesting.text(fails))
    #expect(
      refused.ids.count == 1 && ["nested-too-deeply", "depth-limit", "picture-too-deep"].contains(refused.ids[0]),
      "\(refused.findings)")
  }

  /// Modifiers around one another are deep only where each needs a group of its own; whatever passes is readable.
  @Test(arguments: [
    "opacity(0.9)", "clip { rect() }", "mask { rect() }", "blend(.screen)", "rotate(1deg)", "padding(0)",
  ])
  func modifiersAroundOneAnother(_ modifier: String) throws {
    for count in [1, 50, 120, 190, 200, 300] {
      let chain = "group { rect(); circle() }" + String(repeating: ".\(modifier)", count: count)
      let result = compiled("scene {\n  \(chain)\n}\n")
      guard let bytes = result.output else {
        #expect(
          count > 50 && ["nested-too-deeply", "depth-limit", "picture-too-deep"].contains(result.ids.first ?? ""),
          "\(result.findings)")
        continue
      }
      #expect(try DrawnPicture(bytes).shapes.count == 2)
    }
  }

  @Test func nestedGroupsWithOpacityAreReadable() throws {
    var passed = 0
    for count in [20, 40, 50, 60, 80, 100, 120] {
      let text =
        "scene {\n" + String(repeating: "group { circle(radius: 3)\n", count: count) + "rect()\n"
        + String(repeating: "}.opacity(0.9)\n", count: count) + "}\n"
      let result = compiled(text)
      guard let bytes = result.output else {
        #expect(["nested-too-deeply", "depth-limit", "picture-too-deep"].contains(result.ids.first ?? ""))
        continue
      }
      passed += 1
      #expect(try DrawnPicture(bytes).shapes.count == count + 1)
    }
    #expect(passed >= 3)
  }
}
