// SPDX-License-Identifier: Apache-2.0
//
// What users of other tools ran into with ids, names that become markup, and characters that XML cannot carry.

import Facet
import FacetSource
import FacetXML
import Testing

@Suite struct MarkupReports {
  private func avatar(_ color: String, more: String = "") -> String {
    """
    scene {
      size: 80
      title: "An avatar"
      group {
        rect().fill(linearGradient([.\(color), .white]))\(more)
        circle(radius: 20).fill(radialGradient([.white, .\(color)]))
      }.mask { circle(radius: 38).fill(fade(.black, 0.9)) }.clip { rect(cornerRadius: 12) }
    }

    """
  }

  /// Ids that are referred to, from paints, clips, masks and labels.
  private func references(of drawn: DrawnPicture) -> Set<String> {
    let urls = drawn.text.matches(of: /url\(#([^)]*)\)/).map { String($0.output.1) }
    return Set(urls + drawn.values("aria-labelledby") + drawn.values("aria-describedby"))
  }

  /// F1: pictures in one page never share an id.
  @Test func picturesInOnePageKeepTheirIdsApart() throws {
    let drawn = [
      try picture(avatar("tomato"), "ada.facet"), try picture(avatar("teal"), "bob.facet"),
      try picture(avatar("tomato"), "ada.facet", options: options(idPrefix: "first")),
      try picture(avatar("tomato"), "ada.facet", options: options(idPrefix: "second")),
    ]
    var known: [String] = []
    for one in drawn {
      let ids = one.values("id")
      #expect(references(of: one).count >= 5 && references(of: one).isSubset(of: ids))
      known += ids
    }
    #expect(known.count == Set(known).count, "\(known.sorted())")
  }

  /// F2: an id that the author gave stays the author's.
  @Test func generatedIdsAvoidThoseOfTheAuthor() throws {
    let plain = try picture(avatar("teal"))
    for generated in plain.values("id") {
      let drawn = try picture(avatar("teal", more: ".id(\"\(generated)\")"))
      let ids = drawn.values("id")
      #expect(ids.filter { $0 == generated }.count == 1 && ids.count == Set(ids).count)
      #expect(drawn.element(id: generated)?.name == "rect" || drawn.element(id: generated)?.name == "g")
      #expect(references(of: drawn).isSubset(of: ids))
      for reference in references(of: drawn) { #expect(reference != generated) }
    }
  }

  @Test func anAddedElementLeavesTheOtherIdsAlone() throws {
    let plain = try picture(avatar("teal"))
    let more = try picture(avatar("teal", more: "\n    circle(radius: 3).fill(radialGradient([.red, .blue]))"))
    #expect(
      Set(plain.elements("linearGradient").map { $0.value(of: "id") ?? "" })
        .isSubset(of: more.elements("linearGradient").map { $0.value(of: "id") ?? "" }))
    #expect(
      Set(plain.elements("title").map { $0.value(of: "id") }) == Set(more.elements("title").map { $0.value(of: "id") }))
  }

  /// F3: where CSS is unavoidable the compiler says so.
  @Test func onlyBlendingNeedsAStyleAndItSaysSo() throws {
    let result = compiled("scene {\n  circle().fill(.red).blend(.multiply)\n}\n")
    #expect(result.ids == ["blend-needs-style"])
    #expect(result.svg.contains("style=\"mix-blend-mode:multiply\""))
  }

  /// G1: no name becomes markup.
  @Test(arguments: [
    "Tom & <b>Jo</b> \\\"x\\\" ]]>", "</title><script>alert(1)</script>", "' onload='x", "&amp;&#x3C;", "<!-- -->",
    "é 漢 👩🏽‍🚀",
    "a\\nb\\tc", " <?xml?> ",
  ])
  func namesRoundTripThroughAStrictReader(_ written: String) throws {
    let name = written.replacing("\\\"", with: "\"").replacing("\\n", with: "\n").replacing("\\t", with: "\t")
    let drawn = try picture(
      "scene {\n  title: \"\(written)\"\n  description: \"\(written)\"\n  circle().title(\"\(written)\").description(\"\(written)\")\n}\n"
    )
    for kind in ["title", "desc"] {
      let texts = drawn.elements(kind).map { drawn.document.text(in: $0) }
      #expect(texts == [name, name])
    }
    #expect(Set(drawn.document.nodes.compactMap(\.name)) == ["svg", "title", "desc", "circle"])
    #expect(!drawn.text.contains("\u{22}x\u{22} ]]>"))
  }

  @Test(arguments: ["a b", "x\\\" onload=\\\"y", "é<", "1", ""]) func authorsIdsStayAttributes(_ id: String) throws {
    let result = compiled("scene {\n  circle().id(\"\(id)\")\n}\n")
    guard let bytes = result.output else { return #expect(result.diagnostics.hasErrors) }
    let circle = try #require(try DrawnPicture(bytes).elements("circle").first)
    #expect(circle.value(of: "id") == id.replacing("\\\"", with: "\""))
    #expect(circle.value(of: "onload") == nil)
  }

  @Test func aFileNameIsNoMarkupEither() throws {
    let result = compiled(avatar("teal"), "\"><script>&.facet")
    let drawn = try DrawnPicture(result.output ?? [])
    #expect(drawn.elements("script").isEmpty && references(of: drawn).isSubset(of: drawn.values("id")))
  }

  /// G2: what XML cannot carry is an error with its place, and nothing is written.
  @Test(arguments: [
    ("title: \"a\\u{3}b\"", "U+0003"), ("title: \"\\u{FFFE}\"", "U+FFFE"), ("description: \"\\u{FFFF}\"", "U+FFFF"),
    ("circle().title(\"\\u{1}\")", "U+0001"), ("circle().id(\"\\u{8}\")", "U+0008"), ("text(\"\\u{1B}\")", "U+001B"),
    ("title: \"a\u{3}b\"", "U+0003"), ("title: \"\u{FFFE}\"", "U+FFFE"),
  ])
  func charactersThatXMLCannotCarryAreErrors(_ line: String, _ point: String) {
    let result = compiled("scene {\n  size: 20\n  \(line)\n  rect()\n}\n")
    #expect(result.output == nil && result.trouble == nil)
    #expect(result.findings.contains(point), "\(result.findings)")
    #expect(result.findings.hasPrefix("a.facet:3:"), "\(result.findings)")
  }

  @Test(arguments: [[0xC3], [0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0xAF]] as [[UInt8]])
  func bytesThatAreNoUTF8AreErrors(_ bytes: [UInt8]) {
    let result = compiled(bytes: Array("scene {\n  title: \"".utf8) + bytes + Array("\"\n  rect()\n}\n".utf8))
    #expect(result.output == nil && result.diagnostics.count == 1)
    #expect(result.findings.hasPrefix("a.facet:2:11: error"), "\(result.findings)")
  }

  @Test func aNulByteIsAnErrorEvenInAComment() {
    let result = compiled("scene {\n  // \u{0}\n  rect()\n}\n")
    #expect(result.output == nil && result.ids == ["nul-byte"])
  }

  @Test func settingsCannotCarryThemEither() {
    let text = "param name: String = \"x\"\nscene {\n  title: name\n  rect()\n}\n"
    let result = compiled(text, options: options(setting: ["name=\"a\\u{1}\""]))
    #expect(result.output == nil && result.findings.contains("U+0001"), "\(result.findings)")
  }
}
