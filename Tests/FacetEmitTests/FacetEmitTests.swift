// SPDX-License-Identifier: Apache-2.0

import FacetEmit
import FacetIR
import Testing

let happyFace = """
  symbol 0 circle 50 50 45
  symbol 1 circle 35 35 4.5
  symbol 2 path M 27.5 65 C 42.5 80 57.5 80 72.5 65
  node 0 group 1 2 3 4
  node 1 shape 0
    stroke 5 butt miter 10 dash 0 color #0000ff 1
  node 2 shape 1
    stroke 5 butt miter 10 dash 0 color #0000ff 1
  node 3 shape 1
    transform 1 0 0 1 30 0
    stroke 5 butt miter 10 dash 0 color #0000ff 1
  node 4 shape 2
    stroke 5 round miter 10 dash 0 color #0000ff 1
  root 0
  """

@Suite struct SVGFormatTests {
  @Test func aHappyFaceIsWrittenPlainly() throws {
    #expect(
      try svg(happyFace) == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">\
        <circle cx="50" cy="50" r="45" fill="none" stroke="#00f" stroke-width="5"/>\
        <circle cx="35" cy="35" r="4.5" fill="none" stroke="#00f" stroke-width="5"/>\
        <circle cx="65" cy="35" r="4.5" fill="none" stroke="#00f" stroke-width="5"/>\
        <path d="M27.5 65c15 15 30 15 45 0" fill="none" stroke="#00f" stroke-width="5" stroke-linecap="round" \
        stroke-miterlimit="10"/></svg>

        """)
  }
}
