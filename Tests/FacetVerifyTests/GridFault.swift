// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR
import FacetScene
import FacetSource
import FacetTypes

/// A mistake that a pass could make: it is planted into the picture on its grid, before the passes or between two of them.
struct GridFault: Sendable, CustomStringConvertible {
  var name: String
  var exact: PathIR
  /// Answers whether there was something to break.
  var plant: @Sendable (inout GridIR) -> Bool
  var description: String { name }

  init(_ name: String, _ picture: Picture, _ plant: @escaping @Sendable (inout GridIR) -> Bool) {
    self.name = name
    exact = picture.ir
    self.plant = plant
  }

  /// Breaks the first node that can be broken so.
  static func node(
    _ name: String, _ picture: Picture, _ change: @escaping @Sendable (inout GridNode) -> Bool
  ) -> GridFault {
    GridFault(name, picture) { grid in
      for id in grid.drawn where change(&grid.nodes[id]) { return true }
      return false
    }
  }

  /// Breaks the first shape that can be broken so.
  static func shape(
    _ name: String, _ picture: Picture, _ change: @escaping @Sendable (inout GridShape, inout [GridCoat]) -> Bool
  ) -> GridFault {
    node(name, picture) { node in
      guard case .shape(var shape, var coats) = node.content, change(&shape, &coats) else { return false }
      shape.symbol = GridShape.noSymbol
      node.content = .shape(shape, coats)
      return true
    }
  }

  /// Breaks the contours of the first shape where that is possible.
  static func contours(
    _ name: String, _ picture: Picture, _ change: @escaping @Sendable (inout [GridSubpath], Int) -> Bool
  ) -> GridFault {
    shape(name, picture) { shape, _ in
      guard var contours = shape.outline.contours else { return false }
      // Steps of twice the tolerance of a canvas of 100 units.
      let steps = Int((100 / 2048 * powerOfTen(shape.decimals)).rounded(.up))
      guard change(&contours, steps) else { return false }
      shape.outline = .path(contours)
      return true
    }
  }

  static func segment(
    _ name: String, _ picture: Picture, _ change: @escaping @Sendable (inout GridSegment, Int) -> Bool
  ) -> GridFault {
    contours(name, picture) { contours, steps in
      for contour in contours.indices {
        for index in contours[contour].segments.indices where change(&contours[contour].segments[index], steps) {
          return true
        }
      }
      return false
    }
  }

  static func arc(_ name: String, _ picture: Picture, _ change: @escaping @Sendable (inout GridArc) -> Void)
    -> GridFault
  {
    segment(name, picture) { segment, _ in
      guard case .arc(var arc) = segment else { return false }
      change(&arc)
      segment = .arc(arc)
      return true
    }
  }

  static func pen(_ name: String, _ picture: Picture, _ change: @escaping @Sendable (inout GridStroke) -> Void)
    -> GridFault
  {
    shape(name, picture) { _, coats in
      guard case .stroke(let paint, var stroke)? = coats.last else { return false }
      change(&stroke)
      coats[coats.count - 1] = .stroke(paint, stroke)
      return true
    }
  }

  static func filled(
    _ name: String, _ picture: Picture, _ change: @escaping @Sendable (inout GridPaint, inout FillRule) -> Void
  ) -> GridFault {
    shape(name, picture) { _, coats in
      guard case .fill(var paint, var rule)? = coats.first else { return false }
      change(&paint, &rule)
      coats[0] = .fill(paint, rule)
      return true
    }
  }
}

extension GridIR {
  /// Nodes that hang on the root, each before what is below it.
  var drawn: [GridNodeID] {
    var found: [GridNodeID] = []
    var open = [root]
    while let id = open.popLast() {
      found.append(id)
      open += nodes[id].parts.reversed()
    }
    return found
  }
}
