// SPDX-License-Identifier: Apache-2.0

import FacetEmit
import FacetGeometry
import FacetIR
import FacetSource
import FacetXML
import Testing

private let limits = """
  symbol 0 circle 50 50 40
  symbol 1 rect 10 10 90 50 0
  node 0 group 1 3 5
  node 1 shape 0
    fill nonzero color #ff0000 1
    clip 2
  node 2 shape 1
    fill evenOdd color #000000 1
  node 3 shape 0
    fill nonzero color #00ff00 1
    mask keepsInk 4
  node 4 shape 1
    fill nonzero color #123456 0.5
  node 5 shape 0
    fill nonzero color #0000ff 1
    mask removesInk 6
  node 6 shape 1
    stroke 3 round round 4 dash 0 color #123456 1
  root 0
  """

@Suite struct SVGRootTests {
  @Test func theRootAlwaysHasAViewBoxAndOneNamespace() throws {
    let text = try svg(happyFace)
    #expect(
      text.hasPrefix(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">
        """))
    #expect(text.split(separator: "xmlns").count == 2)
    #expect(text.hasSuffix("</svg>\n"))
    let loose = try svg(happyFace, options: EmitOptions(responsive: true))
    #expect(loose.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><circle"))
  }

  @Test(arguments: [
    ("redraw", []), ("scaleToFill", ["none"]), ("fit", ["xMidYMid meet"]), ("fill", ["xMidYMid slice"]),
  ])
  func theContentModeSaysHowToFill(_ mode: String, _ expected: [String]) throws {
    let text = try svg(happyFace, head: "picture \"face\" \(mode)")
    #expect(attributes("preserveAspectRatio", in: text) == expected)
  }

  /// F9: the title is the first child, and what the picture is labelled by.
  @Test func titlesAreForScreenReaders() throws {
    let text = try svg(happyFace, head: "title \"Tom & <b>Jo</b> ]]>\"\ndescription \"Happy\"")
    let labels = attributes("aria-labelledby", in: text) + attributes("aria-describedby", in: text)
    #expect(labels.count == 2 && labels == attributes("id", in: text))
    #expect(attributes("role", in: text) == ["img"])
    #expect(
      text.contains(
        """
        ><title id="\(labels[0])">Tom &amp; &lt;b>Jo&lt;/b> ]]&gt;</title><desc id="\(labels[1])">Happy</desc>\
        <circle
        """))
  }

  @Test func decorativePicturesAreHiddenFromThem() throws {
    let text = try svg(happyFace, head: "title \"x\"\ndecorative")
    #expect(attributes("aria-hidden", in: text) == ["true"])
    #expect(!text.contains("<title") && !text.contains("role="))
    #expect(!(try svg(happyFace)).contains("aria-"))
  }

  @Test func elementsKeepTheirOwnIdsAndTitles() throws {
    let more = "id \"left eye\"\ntitle \"Eye\"\ndescription \"d\""
    let text = try svg("symbol 0 circle 5 5 2\nnode 0 shape 0\nfill nonzero color #000000 1\n\(more)\nroot 0")
    #expect(
      text.contains(
        """
        <circle id="left eye" cx="5" cy="5" r="2"><title>Eye</title><desc>d</desc></circle>
        """))
  }

  /// G2: nothing is written for what XML cannot carry.
  @Test func controlCharactersAreErrors() throws {
    let grid = quantize(try pathIR(happyFace, head: "title \"a\u{3}b\""))
    let emitted = try SVGFormat.write(grid, EmitOptions())
    #expect(emitted.bytes.isEmpty)
    #expect(emitted.diagnostics.map { $0.id } == ["unwritable-character"])
    #expect(emitted.diagnostics[0].message.contains("U+0003"))
  }

  @Test func equalPicturesGiveEqualBytes() throws {
    #expect(try svg(limits) == svg(limits))
  }

  /// F3: presentation attributes only.
  @Test func thereIsNoStyleAnywhere() throws {
    for body in [happyFace, limits] {
      let text = try svg(body, head: "title \"x\"")
      #expect(!text.contains("style") && !text.contains("xlink") && !text.contains("<script"))
    }
  }

  /// The deepest nesting that lowering lets through can be written.
  @Test func theDeepestPictureIsWritten() throws {
    var nodes = (0..<IRLimits.depth).map { "node \($0) group \($0 + 1)\nopacity 0.5" }
    nodes.append("node \(IRLimits.depth) shape 0\nfill nonzero color #000000 1")
    let text = try svg("symbol 0 circle 50 50 40\n" + nodes.joined(separator: "\n") + "\nroot 0")
    #expect(attributes("opacity", in: text).count == IRLimits.depth)
  }

  @Test func formatsAreListed() {
    #expect(outputFormats.map { $0.info.name } == ["svg"])
    #expect(outputFormats[0].info.fileEnding == ".svg")
  }
}

@Suite struct SVGDefinitionTests {
  @Test func clipsAndMasksAreWrittenAsTheyMustBe() throws {
    let text = try svg(limits)
    let ids = attributes("id", in: text)
    #expect(ids.count == 3)
    #expect(
      text.contains(
        """
        <clipPath id="\(ids[0])"><rect x="10" y="10" width="80" height="40" clip-rule="evenodd"/></clipPath>
        """
      ))
    let region = "maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"100\" height=\"100\">"
    #expect(
      text.contains(
        """
        <mask id="\(ids[1])" \(region)<rect x="10" y="10" width="80" height="40" fill="#fff" fill-opacity=".5"/></mask>
        """
      ))
    #expect(
      text.contains(
        """
        <mask id="\(ids[2])" \(region)<path d="m0 0h100v100H0z" fill="#fff"/><rect x="10" y="10" width="80" \
        height="40" fill="none" stroke="#000" stroke-width="3" stroke-linejoin="round"/></mask>
        """
      ))
    #expect(text.contains("clip-path=\"url(#\(ids[0]))\"/>"))
    #expect(attributes("mask", in: text) == ids.dropFirst().map { "url(#\($0))" })
    // Definitions stand before their uses.
    #expect(text.contains("height=\"100\"><defs>"))
  }

  private func gradient(_ count: Int, extra: Bool = false) -> String {
    var lines = ["symbol 0 circle 50 50 40", "symbol 1 circle 20 20 10"]
    lines.append("node 0 group " + (1...count + (extra ? 1 : 0)).map { String($0) }.joined(separator: " "))
    if extra { lines += ["node 1 shape 1", "fill nonzero linear 0 0 9 9 0 #00ff00 1 1 #ffff00 1"] }
    for index in 1...count {
      lines += ["node \(index + (extra ? 1 : 0)) shape 0", "fill nonzero linear 0 0 100 0 0 #ff0000 1 1 #0000ff 1"]
    }
    return (lines + ["root 0"]).joined(separator: "\n")
  }

  @Test func equalDefinitionsShareOne() throws {
    let text = try svg(gradient(3))
    let ids = attributes("id", in: text)
    #expect(ids.count == 1)
    #expect(attributes("fill", in: text) == Array(repeating: "url(#\(ids[0]))", count: 3))
  }

  @Test func anAddedElementLeavesOtherIdsAlone() throws {
    let before = attributes("id", in: try svg(gradient(1)))
    let after = attributes("id", in: try svg(gradient(1, extra: true)))
    #expect(after.count == 2)
    #expect(after.contains(before[0]))
  }

  /// F1: two pictures, or one twice with two prefixes, share no id.
  @Test func idsDifferBetweenPictures() throws {
    func ids(_ options: EmitOptions, title: String? = nil) throws -> Set<String> {
      let head = title.map { "title \"\($0)\"" } ?? ""
      return Set(attributes("id", in: try svg(gradient(1), head: head, options: options)))
    }
    let all = try [
      ids(EmitOptions(name: "one")), ids(EmitOptions(name: "two")), ids(EmitOptions(idPrefix: "p", name: "one")),
      ids(EmitOptions(idPrefix: "q", name: "one")), ids(EmitOptions(name: "one"), title: "Ana"),
      ids(EmitOptions(name: "one"), title: "Bo"),
    ]
    #expect(all.reduce(0) { $0 + $1.count } == Set(all.joined()).count)
  }

  @Test(arguments: [
    ("Happy Face", nil, "happy-face-"), ("7 of ♥", nil, "n7-of-"), ("♥", nil, "face-"), ("x", "My_App.", "My_App.-"),
    ("x", "1 2", "n1-2-"), ("Ünïcode--x", nil, "n-code-x-"),
  ])
  func idsStartWithTheName(_ name: String, _ prefix: String?, _ expected: String) throws {
    let text = try svg(gradient(1), options: EmitOptions(idPrefix: prefix, name: name))
    let id = try #require(attributes("id", in: text).first)
    #expect(id.hasPrefix(expected) || name.hasPrefix("Ü") && id.hasPrefix("n"), "\(id)")
  }

  /// F2: an author's id is never taken.
  @Test func generatedIdsAvoidTheAuthors() throws {
    let free = attributes("id", in: try svg(gradient(1)))[0]
    let taken = try svg(gradient(1).replacing("node 1 shape 0", with: "node 1 shape 0\nid \"\(free)\""))
    let ids = attributes("id", in: taken)
    #expect(Set(ids).count == 2 && ids.contains(free))
    #expect(attributes("fill", in: taken) == ["url(#\(ids[0]))"] && ids[0] != free && ids[0].hasPrefix(free))
  }

  /// Renderers disagree about clips inside clips, so such a clip is a mask.
  @Test(arguments: [false, true])
  func aClipThatIsClippedBecomesAMask(_ isMaskedToo: Bool) throws {
    let text = try svg(
      """
      symbol 0 circle 50 50 40
      node 0 shape 0
        fill nonzero color #ff0000 1
        clip 1
        \(isMaskedToo ? "mask removesInk 5" : "")
      node 1 group 2
        clip 3
      node 2 shape 0
        fill evenOdd color #000000 1
        transform 1 0 0 1 10 0
        clip 4
      node 3 shape 0
        fill nonzero color #000000 1
        transform 1 0 0 1 0 10
      node 4 shape 0
        fill nonzero color #000000 1
        transform 1 0 0 1 0 -10
      \(isMaskedToo ? "node 5 shape 0\nfill nonzero color #000000 1" : "")
      root 0
      """)
    let clips = attributes("clip-path", in: text)
    #expect(clips.count == 2)
    #expect(
      text.contains(
        """
        <g clip-path="\(clips[0])"><g clip-path="\(clips[1])"><circle cx="60" cy="50" r="40" \
        fill="#fff" fill-rule="evenodd"/></g></g></mask>
        """))
    #expect(attributes("mask", in: text).count == (isMaskedToo ? 2 : 1))
    #expect(!text.contains("<clipPath id=\"demo\" clip-path") && Set(attributes("id", in: text)).count >= 3)
  }
}
