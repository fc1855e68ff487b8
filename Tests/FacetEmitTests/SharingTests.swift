// SPDX-License-Identifier: Apache-2.0

import FacetEmit
import FacetIR
import Testing

/// What shapes share and what is drawn again, as written.
@Suite struct SharingTests {
  private static let red = "circle 5 5 2\n  fill nonzero color #ff0000 0.5\n"

  private func shape(_ index: Int, _ rest: String = red) -> String {
    "node \(index) shape decimals 0 symbol 0 by 1 0 0 1 0 0\n  \(rest)\n"
  }

  private func written(_ body: String, head: String = "ids short\n") throws -> String {
    let grid = try gridIR(body, head: head)
    let text = String(
      decoding: try SVGFormat.write(grid, EmitOptions(responsive: true, name: "a")).bytes, as: UTF8.self)
    let start = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\""
    guard text.hasPrefix(start), text.hasSuffix("</svg>\n") else { return text }
    return String(text.dropFirst(start.count).dropLast("</svg>\n".count))
  }

  @Test func whatAGroupSetsItsShapesNeedNotSay() throws {
    let body =
      shape(0) + shape(1, "circle 5 5 2\n fill nonzero color #ff0000 1") + """
        node 2 group 0 1
          shared fill color #ff0000 1
          shared fill-opacity number 0.5
        root 2
        """
    #expect(
      try written(body)
        == """
        ><g fill="red" fill-opacity=".5"><circle cx="5" cy="5" r="2"/><circle cx="5" cy="5" r="2" fill-opacity="1"/></g>
        """)
  }

  @Test func theRootElementShares() throws {
    let head = "shared fill none\nshared stroke color #0000ff 1\nshared stroke-width number 5\n"
    let stroke = "circle 5 5 2\n  stroke 5 butt miter 4 dash 0 color #0000ff 1"
    #expect(
      try written(shape(0, stroke) + "root 0", head: head) == """
         fill="none" stroke="#00f" stroke-width="5"><circle cx="5" cy="5" r="2"/>
        """)
  }

  /// A group that sets what is inherited anyway is no element.
  @Test func whatIsInheritedIsNotWrittenTwice() throws {
    let body = shape(0, "circle 5 5 2\n fill nonzero color #000000 1")
    #expect(
      try written(body + "node 1 group 0\n shared fill color #000000 1\nroot 1")
        == "><circle cx=\"5\" cy=\"5\" r=\"2\"/>")
  }

  /// Three nested doublings draw eight.
  @Test func doublingsNest() throws {
    let body =
      shape(0) + """
        node 1 instance 0 turn 45 5 5
        node 2 group 0 1
        node 3 instance 2 turn 90 5 5
        node 4 group 2 3
        node 5 instance 4 matrix -1 0 0 1 10 0
        node 6 group 4 5
          shared fill color #ff0000 1
        root 6
        """
    #expect(
      try written(body) == """
        ><g fill="red"><g id="c"><g id="b"><circle id="a" cx="5" cy="5" r="2" fill-opacity=".5"/>\
        <use href="#a" transform="rotate(45 5 5)"/></g><use href="#b" transform="rotate(90 5 5)"/></g>\
        <use href="#c" transform="matrix(-1 0 0 1 10 0)"/></g>
        """)
  }

  /// Where a copy stands among other paints, the one that it draws must not inherit its own.
  @Test func whatIsDrawnAgainSaysWhatItsPlacesDoNotAgreeOn() throws {
    let body =
      shape(0) + """
        node 1 group 0
          shared fill color #ff0000 1
          shared fill-opacity number 0.5
        node 2 instance 0 shift 3 0
        node 3 group 2
          shared fill color #00ff00 1
          shared fill-opacity number 0.5
        node 4 group 1 3
        root 4
        """
    #expect(
      try written(body) == """
        ><g fill="red" fill-opacity=".5"><circle id="a" cx="5" cy="5" r="2" fill="red"/></g>\
        <g fill="#0f0" fill-opacity=".5"><use href="#a" x="3"/></g>
        """)
  }

  /// The trap of optimizers that drop defaults: `fill-opacity` of 1 below a place with .3.
  @Test func defaultsStayWhereACopyInheritsOthers() throws {
    let body =
      shape(0, "circle 5 5 2\n fill nonzero color #000000 1") + """
        node 1 instance 0 shift 3 0
        node 2 group 1
          shared fill-opacity number 0.3
        node 3 group 0 2
        root 3
        """
    #expect(
      try written(body) == """
        ><circle id="a" cx="5" cy="5" r="2" fill-opacity="1"/><g fill-opacity=".3"><use href="#a" x="3"/></g>
        """)
  }

  @Test func whatIsDrawnAgainIsOneElement() throws {
    let two = "circle 5 5 2\n stroke 2 butt miter 4 dash 0 color #0000ff 1\n fill nonzero color #ff0000 1"
    let body = shape(0, two) + "node 1 instance 0 shift 0 3\n opacity 0.5\nnode 2 group 0 1\nroot 2"
    #expect(
      try written(body) == """
        ><g id="a"><circle cx="5" cy="5" r="2" fill="none" stroke="#00f" stroke-width="2"/>\
        <circle cx="5" cy="5" r="2" fill="red"/></g><use href="#a" y="3" opacity=".5"/>
        """)
  }

  @Test func anAuthorsIDServes() throws {
    let body =
      shape(0) + "  id \"b\"\nnode 1 instance 0 shift 0 3\nnode 2 \(shape(2).dropFirst(7))"
      + "node 3 instance 2 shift 1 1\nnode 4 instance 3 turn 90 0 0\nnode 5 group 0 1 2 3 4\nroot 5"
    #expect(
      try written(body) == """
        ><circle id="b" cx="5" cy="5" r="2" fill="red" fill-opacity=".5"/><use href="#b" y="3"/>\
        <circle id="a" cx="5" cy="5" r="2" fill="red" fill-opacity=".5"/><use id="c" href="#a" x="1" y="1"/>\
        <use href="#c" transform="rotate(90)"/>
        """)
  }

  /// The scene's name and characters that come from the content.
  @Test func idsOfTheScene() throws {
    let body = shape(0) + "node 1 instance 0 shift 0 3\nnode 2 group 0 1\nroot 2"
    let text = try written(body, head: "")
    let id = try #require(text.split(separator: "\"").first { $0.hasPrefix("a-") })
    #expect(id.count == 7 && text.contains("<circle id=\"\(id)\"") && text.contains("<use href=\"#\(id)\" y=\"3\"/>"))
  }

  /// Clip and mask are in the root's coordinates, so they stand outside of what an instance moves.
  @Test func limitsOfAnInstanceAreNotMoved() throws {
    let body =
      shape(0) + "node 1 \(shape(1).dropFirst(7))node 2 instance 0 shift 0 3\n  clip 1\nnode 3 group 0 2\nroot 3"
    #expect(
      try written(body) == """
        ><defs><clipPath id="b"><circle cx="5" cy="5" r="2"/></clipPath></defs>\
        <circle id="a" cx="5" cy="5" r="2" fill="red" fill-opacity=".5"/>\
        <g clip-path="url(#b)"><use href="#a" y="3"/></g>
        """)
  }

  @Test func whatDoesNotMatterIsNotSaid() throws {
    let stroke = "stroke 2 round bevel 4 dash 0 color #0000ff 1"
    let circle = try written(shape(0, "circle 5 5 2\n \(stroke)") + "root 0")
    #expect(circle == "><circle cx=\"5\" cy=\"5\" r=\"2\" fill=\"none\" stroke=\"#00f\" stroke-width=\"2\"/>")
    let closed = try written(shape(0, "polygon 0 0 5 5 0 9\n \(stroke)") + "root 0")
    #expect(closed.hasSuffix("fill=\"none\" stroke=\"#00f\" stroke-width=\"2\" stroke-linejoin=\"bevel\"/>"))
    let dot = try written(shape(0, "path M 5 5 L 5 5 Z\n \(stroke)") + "root 0")
    #expect(dot.contains("stroke-linecap=\"round\""))
    let line = try written(shape(0, "line 0 0 5 5\n \(stroke)") + "root 0")
    #expect(line.hasSuffix("y2=\"5\" stroke=\"#00f\" stroke-width=\"2\" stroke-linecap=\"round\"/>"))
  }
}
