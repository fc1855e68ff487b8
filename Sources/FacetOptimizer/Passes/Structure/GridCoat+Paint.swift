// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR
internal import FacetSource

extension GridCoat {
  var paint: GridPaint {
    switch self {
    case .fill(let paint, _), .stroke(let paint, _): paint
    }
  }

  var isStroke: Bool {
    switch self {
    case .fill: false
    case .stroke: true
    }
  }

  /// The same, wherever a gradient lies: what copies have in common, of which the symbol says where it lies.
  var withoutPlace: GridCoat {
    let zero = GridNumber(0, decimals: 0)
    let place = GridPlace(zero, zero)
    return switch paint {
    case .color: self
    case .linear(let stops, _, _): painted(.linear(stops: stops, from: place, to: place))
    case .radial(let stops, _, _, _): painted(.radial(stops: stops, center: place, radius: zero, transform: nil))
    }
  }

  /// The same with another paint.
  func painted(_ paint: GridPaint) -> GridCoat {
    switch self {
    case .fill(_, let rule): .fill(paint, rule)
    case .stroke(_, let stroke): .stroke(paint, stroke)
    }
  }
}

extension GridIR {
  /// Gives the background, and the coats of every shape with a gradient, another paint.
  mutating func repaint(_ repainted: (GridPaint) -> GridPaint) {
    if let background { self.background = repainted(background) }
    for index in nodes.elements.indices {
      let id = GridNodeID(raw: UInt32(index))
      guard case .shape(let shape, let coats) = nodes[id].content, coats.contains(where: \.paint.isGradient) else {
        continue
      }
      let others = coats.map { $0.painted(repainted($0.paint)) }
      if others != coats { nodes[id].content = .shape(shape, others) }
    }
  }
}
