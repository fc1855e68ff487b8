// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetTypes
import FacetVerify
import Testing

/// Files that look right to a reader who looks in the wrong places.
@Suite struct TrickTests {
  static let disc = Picture((circle(50, 50, 20), [fill()])).ir
  static let written = ##"<circle cx="50" cy="50" r="20" fill="#102030"/>"##

  // MARK: Equal neighbours

  private static let red = Color(red: 224, green: 0, blue: 0)
  private static let discs = ##"<circle cx="50" cy="50" r="30" fill="#e00000"/>"##

  @Test(arguments: 1...4) func equalNeighboursMayBeOneButNotNone(_ count: Int) {
    var picture = Picture()
    for _ in 0..<count { picture.add(circle(50, 50, 30), [fill(Self.red)]) }
    #expect(picture.ir.verified(Self.discs).messages == [])
    #expect(picture.ir.verified("").messages.contains { $0.contains("not drawn") })
  }

  @Test func theLastOfEqualOutlinesHidesTheOthers() {
    let ir = Picture((circle(50, 50, 30), [fill()]), (circle(50, 50, 30), [fill(Self.red)])).ir
    #expect(ir.verified(Self.discs).messages == [])
    #expect(ir.verified(##"<circle cx="50" cy="50" r="30" fill="#102030"/>"##).messages != [])
    #expect(ir.verified("").messages.count == 2)
  }

  // MARK: What stands where nothing is drawn

  @Test(arguments: [
    "<defs><style>circle{display:none}</style></defs>", "<metadata><style>circle{fill:red}</style></metadata>",
    "<style>circle{fill:red}</style>", "<defs><script>0</script></defs>",
    "<defs><g><style>*{fill:red}</style></g></defs>",
    ##"<defs><animate href="#a" attributeName="r" to="5"/></defs>"##, "<title><style>*{fill:red}</style></title>",
    "<desc><script>0</script></desc>", "<mask><set/></mask>", "<clipPath><style>*{fill:red}</style></clipPath>",
    "<linearGradient><style>*{fill:red}</style></linearGradient>", "<clipPath><g/></clipPath>",
    "<linearGradient><stop><set/></stop></linearGradient>", "<linearGradient><stop>x</stop></linearGradient>",
    ##"<defs><use href="#a"><set/></use></defs>"##, ##"<defs><use href="#a">x</use></defs>"##, "<defs>x</defs>",
    #"<defs clip-path="none" visibility="hidden"/>"#, #"<defs onload="x()"/>"#, #"<title onclick="x()"/>"#,
    #"<linearGradient><stop xmlns="urn:x"/></linearGradient>"#, #"<defs><style xmlns="urn:x"/></defs>"#,
    #"<defs><circle r="1" class="a"/></defs>"#, #"<mask><circle r="1" display="none"/></mask>"#,
    #"<linearGradient fill="red"/>"#, #"<defs><foreignObject/></defs>"#, "<?xml-stylesheet href='a.css'?>",
  ])
  func nothingUnknownIsPassedOver(_ hidden: String) {
    let named = Self.written.replacing("<circle", with: ##"<circle id="a""##)
    #expect(Self.disc.verified(named).messages == [])
    for content in [hidden + named, named + hidden] {
      let messages = Self.disc.verified(content).messages
      #expect(messages.contains { $0.contains("cannot read") }, "\(content): \(messages)")
    }
  }

  @Test func instructionsBeforeTheRootAreRefused() {
    let text =
      #"<?xml-stylesheet href="a.css"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">"#
    let result = verify(svg: Array((text + Self.written + "</svg>").utf8), against: Self.disc, tolerance: 0.05)
    #expect(result.messages == ["cannot read the instruction `xml-stylesheet`"])
  }

  @Test(arguments: [#"clip-rule="evenodd""#, #"style="clip-rule:evenodd""#])
  func definitionsTakeFromWhatTheyStandIn(_ rule: String) {
    let star = path(sides([(50, 10), (75, 85), (10, 40), (90, 40), (25, 85)]))
    var picture = Picture()
    let clip = picture.loose(star)
    picture.add(box(10, 10, 80, 80), [fill()]) { $0.clip = clip }
    let content =
      ##"<defs><clipPath id="c"><path d="M50 10L75 85 10 40H90L25 85z"/></clipPath></defs><rect clip-path="url(#c)" x="10" y="10" width="80" height="80" fill="#102030"/>"##
    #expect(picture.ir.verified(content).messages == [])
    for changed in [
      content.replacing("<defs", with: "<defs \(rule)"),
      "<g \(rule)>" + content.replacing("</defs>", with: "</defs></g>"),
    ] {
      #expect(picture.ir.verified(changed).messages.contains { $0.contains("rule") })
    }
  }

  // MARK: Numbers

  @Test(arguments: [
    ##"<path d="M30 50a1e999 20 0 1 1 40 0a20 20 0 1 1-40 0z" fill="#102030"/>"##,
    ##"<path d="M30 50a1e200 1e200 0 1 1 40 0a20 20 0 1 1-40 0z" fill="#102030"/>"##,
    ##"<path d="M30 50A20 20 0 1 1 70 1e999z" fill="#102030"/>"##,
    ##"<circle cx="50" cy="50" r="20" fill="#102030" stroke-miterlimit="1e999"/>"##,
    ##"<circle cx="50" cy="50" r="20" fill="#102030" stroke-miterlimit=".5"/>"##,
    ##"<circle cx="50" cy="50" r="20" fill="#102030" stroke-width="-1"/>"##,
    ##"<circle cx="50" cy="50" r="20" fill="#102030" transform="scale(1e50)scale(1e50)"/>"##,
    ##"<circle cx="1e999" cy="50" r="20" fill="#102030"/>"##,
    ##"<rect x="30" y="30" width="40" height="40" rx="-20" fill="#102030"/>"##,
  ])
  func numbersBeyondMeasureAreRefused(_ content: String) {
    let messages = Self.disc.verified(content).messages
    #expect(messages.contains { $0.contains("cannot read") }, "\(messages)")
  }

  @Test func aHardEdgeMayNotMoveByMoreThanTheTolerance() {
    let stops = [
      SceneStop(color: ink, offset: 0), SceneStop(color: ink, offset: 0.5004), SceneStop(color: .white, offset: 0.5004),
      SceneStop(color: .white, offset: 1),
    ]
    let paint = ScenePaint.linear(stops: stops, from: Point(-450, 50), to: Point(550, 50))
    let exact = Picture((box(10, 10, 80, 80), [.fill(paint, rule: .nonzero)])).ir
    func written(_ offset: String) -> [String] {
      let stops = ##"<stop offset="\##(offset)" stop-color="#102030"/><stop offset="\##(offset)" stop-color="#fff"/>"##
      let gradient = #"<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="-450" x2="550" y1="50" y2="50">"#
      let box = #"<path d="M10 10h80v80h-80z" fill="url(#g)"/>"#
      return exact.verified(gradient + stops + "</linearGradient>" + box).messages
    }
    #expect(written(".5004") == [])
    #expect(written(".50044") == [])
    #expect(written(".5").contains { $0.contains("stop 1 lies at 0.5") })
  }

  @Test(arguments: ["8", "-8", "16"]) func aDashOffsetOfWholePeriodsIsNone(_ offset: String) {
    let exact = Picture((.line(Point(10, 10), Point(90, 10)), [stroke(4, dash: [6, 2])])).ir
    func written(_ offset: String) -> Verification {
      exact.verified(
        ##"<path d="M10 10H90" stroke="#102030" stroke-width="4" stroke-dasharray="6 2" stroke-dashoffset="\##(offset)"/>"##
      )
    }
    #expect(written(offset).isSame)
    #expect(!written("4").isSame)
  }

  // MARK: The root, and XML

  @Test(arguments: ["width", "height"]) func aSizeIsWholeOrNone(_ side: String) {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" \#(side)="50">\#(Self.written)</svg>"#
    for isResponsive in [false, true] {
      let result = verify(svg: Array(text.utf8), against: Self.disc, tolerance: 0.05, isResponsive: isResponsive)
      #expect(result.messages.contains { $0.contains("the root has no ") })
    }
  }

  @Test(arguments: [
    (String(repeating: "<g>", count: 300) + String(repeating: "</g>", count: 300), "nest more than 256 deep on line 1"),
    ("<g>", "it is not well formed at line 1, column"), ("\u{1}", "may not stand in XML"),
  ])
  func troubleWithXMLIsASentence(_ content: String, _ words: String) {
    let messages = Self.disc.verified(content).messages
    #expect(messages.count == 1 && messages[0].contains(words), "\(messages)")
  }
}
