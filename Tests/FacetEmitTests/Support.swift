// SPDX-License-Identifier: Apache-2.0

import FacetEmit
import FacetIR
import FacetXML

/// An exact picture from its text form without the head: symbols and nodes, then the root's index.
func pathIR(_ body: String, canvas: String = "0 0 100 100", head: String = "") throws -> PathIR {
  let size = canvas.split(separator: " ").suffix(2).joined(separator: " ")
  return try readPathIR(
    """
    facet-path-ir 1
    picture "face" redraw
    origin 0 0 4
    \(head)
    viewbox \(canvas)
    size \(size)
    \(body)
    """)
}

/// The SVG of such a picture.
func svg(
  _ body: String, canvas: String = "0 0 100 100", head: String = "", options: EmitOptions = EmitOptions(name: "demo")
) throws -> String {
  let grid = quantize(try pathIR(body, canvas: canvas, head: head))
  return String(decoding: try SVGFormat.write(grid, options).bytes, as: UTF8.self)
}

/// A picture on a grid of whole units, ten wide and high, from its nodes in text form; `head` are further statements.
func gridIR(_ body: String, head: String = "ids short\n") throws -> GridIR {
  try readGridIR(
    """
    facet-grid-ir 2
    picture "face" redraw
    decimals 0
    tolerance 0.1
    worst 0 0 0 4
    viewbox 0 0 10 10
    size 10 10
    \(head)\(body)
    """)
}
