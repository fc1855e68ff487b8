// SPDX-License-Identifier: Apache-2.0
//
// Texts made to break a compiler: each ends soon, with a picture or with a few findings.

import Facet
import FacetSource
import FacetXML
import Testing

@Suite struct HostileTexts {
  struct Text: Sendable, CustomStringConvertible {
    let description: String
    let text: String
    /// The ids that may come; empty for a picture.
    let ids: Set<String>
    init(_ description: String, _ ids: Set<String>, _ text: String) {
      self.description = description
      self.text = text
      self.ids = ids
    }
  }

  private static func times(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
  private static let many = 10_000

  static let refused: [Text] = [
    Text("nested groups", ["nested-too-deeply"], "scene {\n" + times("group {", many) + times("}", many) + "\n}\n"),
    Text("groups without end", ["nested-too-deeply", "unclosed-bracket"], "scene {\n" + times("group {", many)),
    Text(
      "parentheses", ["nested-too-deeply"], "let a = " + times("(", many) + "1" + times(")", many) + "\nscene { }\n"),
    Text("parentheses without end", ["nested-too-deeply"], "let a = " + times("(", many)),
    Text("brackets", ["nested-too-deeply"], "let a = " + times("[", many) + "1" + times("]", many) + "\nscene { }\n"),
    Text(
      "strings in strings", ["nested-too-deeply"], "let a = " + times("\"\\(", many) + "1" + times(")\"", many) + "\n"),
    Text("minus signs", ["nested-too-deeply"], "let a = " + times("- ", many) + "1\n"),
    Text("not", ["nested-too-deeply"], "let a = " + times("!", many) + "true\n"),
    Text("comments without end", ["unterminated-comment"], "scene { rect() }\n" + times("/* ", many)),
    Text("a chain of members", ["nested-too-deeply"], "let a = b" + times(".c", many) + "\n"),
    Text("conditional arms", ["nested-too-deeply"], "let a = " + times("true ? 1 : ", many) + "1\n"),
    Text("closing brackets", [], "scene { rect() }\n" + times("}", many) + "\n"),
    Text("question marks", [], times("?", many) + "\n"),
    Text("quotes", [], times("\"", many) + "\n"),
    Text("a number of many digits", ["number-too-large"], "let a = " + times("9", many) + "\nscene { }\n"),
    Text("an exponent of many digits", ["number-too-large"], "let a = 1e" + times("9", many) + "\nscene { }\n"),
    Text("turns of a loop", ["cost-limit"], "scene {\n  repeat k in 0..<999999999999 { rect() }\n}\n"),
    Text(
      "bounds that are no numbers", ["not-whole", "not-a-number", "cost-limit"],
      "scene {\n  repeat k in 0..<1e300 { rect() }\n}\n"),
    Text(
      "ten in ten, ten times", ["cost-limit", "element-limit"],
      (0..<10).map { "component c\($0 + 1)() {\n  repeat k in 0..<10 { \($0 == 0 ? "rect()" : "c\($0)()") }\n}\n" }
        .joined()
        + "scene { c10() }\n"),
    Text(
      "strings that double", ["cost-limit"],
      "let s0 = \"ab\"\n" + (1...40).map { "let s\($0) = \"\\(s\($0 - 1))\\(s\($0 - 1))\"\n" }.joined()
        + "scene { text(s40) }\n"),
    Text(
      "lists that double", ["cost-limit"],
      "let s0 = [1, 2]\n" + (1...40).map { "let s\($0) = s\($0 - 1) + s\($0 - 1)\n" }.joined()
        + "scene { circle(radius: s40[0]) }\n"),
    Text("shapes that use one another", ["cycle"], "shape a { b() }\nshape b { a() }\nscene { a() }\n"),
    Text("components that use one another", ["cycle"], "component a() { b() }\ncomponent b() { a() }\nscene { a() }\n"),
    Text("a value of itself", ["cycle"], "let a = a + 1\nscene { circle(radius: a) }\n"),
    Text(
      "a long cycle", ["cycle"],
      (0..<2000).map { "let a\($0) = a\(($0 + 1) % 2000)\n" }.joined() + "scene { circle(radius: a0) }\n"),
    Text("many mistakes", [], "scene {\n" + times("  circel(radios: q)\n", many / 10) + "}\n"),
    Text("closing brackets over many lines", [], "scene { rect() }\n" + times("}\n", many)),
    Text(
      "names like many others", ["unknown-name"],
      (0..<2000).map { "let abcdefghijklmnop\($0) = 1\n" }.joined() + "scene { circle(radius: abcdefghijklmnoq) }\n"),
    Text("imports", ["unreadable-import"], "import \"b.facet\"\nscene { rect() }\n"),
    Text("many unknown characters", [], times("$ ", many)),
  ]

  static let accepted: [Text] = [
    Text("nested comments", [], times("/*", many) + times("*/", many) + "\nscene { rect() }\n"),
    Text("a very long line", [], "scene { " + times("rect(); ", 2000) + "}\n"),
    Text("a very long comment", [], "//" + times("x", 1_000_000) + "\nscene { rect() }\n"),
    Text("a very long name", [], "let " + times("x", 100_000) + " = 1\nscene { rect() }\n"),
    Text("empty lines", [], times("\n", 100_000) + "scene { rect() }\n"),
    Text("else if", [], "scene {\nif false { }" + times(" else if false { }", 2000) + " else { rect() }\n}\n"),
    Text("semicolons", [], "scene { rect()" + times(";", many) + " }\n"),
    Text("a long sum", [], "let a = 0" + times(" + 1", 60) + "\nscene { circle(radius: a) }\n"),
    Text("digits after the point", [], "scene { circle(radius: 1." + times("3", many) + ") }\n"),
    Text("many declarations", [], (0..<2000).map { "let a\($0) = \($0)\n" }.joined() + "scene { rect() }\n"),
  ]

  @Test(.timeLimit(.minutes(60)), arguments: refused) func isRefusedInFewWords(_ text: Text) {
    let result = compiled(text.text)
    #expect(result.output == nil && result.trouble == nil && result.diagnostics.hasErrors)
    let isFlood = text.description.hasPrefix("many")
    #expect(result.diagnostics.count <= (isFlood ? 201 : 3), "\(result.findings.prefix(2000))")
    if !text.ids.isEmpty { #expect(text.ids.isSuperset(of: result.ids), "\(result.findings.prefix(2000))") }
    // What is said can be shown, and is no longer than a few screens.
    #expect(TerminalRenderer(result.sources).render(Array(result.diagnostics.prefix(3))).utf8.count < 60_000)
  }

  @Test(.timeLimit(.minutes(60)), arguments: accepted) func isAPicture(_ text: Text) {
    let result = compiled(text.text)
    #expect(result.output != nil && result.diagnostics.isEmpty, "\(result.findings.prefix(2000))")
  }

  @Test func importsThatUseOneAnotherAreACycle() {
    let files = ["b.facet": "import \"a.facet\"\nlet b = 1\n"]
    let result = compiled("import \"b.facet\"\nlet a = 1\nscene { circle(radius: b) }\n", files: files)
    #expect(result.output == nil && result.diagnostics.count == 1, "\(result.findings)")
    #expect(
      result.ids.first?.contains("cycle") == true || result.ids.first?.contains("loop") == true, "\(result.findings)")
  }

  @Test(arguments: ["1e308", "-1e308", "1e-308", "5e-324", "0", "-0", "1e15", "1e6 + 0.1"])
  func extremeNumbersAreDrawnOrRefused(_ number: String) throws {
    for element in [
      "circle(radius: \(number))", "rect().frame(width: \(number))", "rect().offset(\(number), 3)",
      "rect().scale(\(number))",
      "rect().rotate(\(number) * 1deg)", "circle().stroke(.red, width: \(number))", "rect().padding(\(number))",
      "path { move(0, 0); line(\(number), \(number)); arc(center: (\(number), 0), radius: 3, from: 0deg, to: 90deg) }",
      "polygon([(0, 0), (\(number), 1), (1, \(number))]).fill(linearGradient([.red, .blue], from: (\(number), 0), to: (0, \(number))))",
      "rect(cornerRadius: \(number))", "text(\"A\", size: \(number))", "rect().opacity(\(number))",
      "rect().stroke(.red, dash: [\(number), 1])", "star(points: 5, innerRatio: \(number))",
      "rect().position(\(number), 0)",
      "rect().aspectRatio(\(number), .fit)",
    ] {
      let result = compiled("scene {\n  \(element)\n}\n")
      #expect(result.trouble == nil && (result.output != nil) != result.diagnostics.hasErrors, "\(element)")
      if let bytes = result.output {
        let drawn = try DrawnPicture(bytes)
        let numbers = drawn.text.replacing(/#[-0-9a-z]*|id="[^"]*"/, with: "")
        #expect(numbers.firstMatch(of: /[0-9][eE][-+0-9]|nan|inf/) == nil, "\(element): \(drawn.text)")
      }
    }
  }

  @Test(arguments: [
    "fit: 1e6", "size: 1e6", "size: 1e-6", "size: (1e6, 1e-6)", "size: 1e7", "size: 0", "size: -5", "fit: 1e-9",
  ])
  func extremeCanvasesAreDrawnOrRefused(_ line: String) throws {
    let result = compiled("scene {\n  \(line)\n  circle().fill(linearGradient([.red, .blue])).stroke(.red)\n}\n")
    #expect(result.trouble == nil && (result.output != nil) != result.diagnostics.hasErrors, "\(result.findings)")
    guard let bytes = result.output else { return }
    let box = try DrawnPicture(bytes).viewBox
    #expect(box.count == 4 && box[2] > 0 && box[3] > 0)
  }
}
