// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR
internal import FacetSource
internal import FacetTypes

/// What shapes cost for the gradients that they are painted in: a definition is written once for all that refer to it.
struct GradientLengths {
  private let lengths: AttributeLengths
  private var uses: [GridPaint: Int] = [:]

  init(_ grid: GridIR, _ lengths: AttributeLengths) {
    self.lengths = lengths
    for id in grid.drawnOrder {
      guard case .shape(_, let coats) = grid.nodes[id].content else { continue }
      for coat in coats where coat.paint.isGradient { uses[coat.paint.plain, default: 0] += 1 }
    }
  }

  /// Bytes of a shape's share in the definitions that its coats refer to, and of the references.
  func length(of coats: [GridCoat]) -> Int {
    coats.reduce(0) { total, coat in
      guard coat.paint.isGradient else { return total }
      return total + lengths.definition(of: coat.paint.plain) / max(1, uses[coat.paint.plain, default: 1])
    }
  }
}

extension AttributeLengths {
  /// Bytes of the definition of a gradient; none for a colour.
  fileprivate func definition(of paint: GridPaint) -> Int {
    switch paint {
    case .color: 0
    case .linear(let stops, let from, let to):
      // <linearGradient … gradientUnits="userSpaceOnUse" …></linearGradient>
      64 + idAttribute + length(of: stops) + [from.x, from.y, to.x, to.y].reduce(0) { $0 + length(named: 2, $1) }
    case .radial(let stops, let center, let radius, let transform):
      64 + idAttribute + length(of: stops) + [center.x, center.y].reduce(0) { $0 + length(named: 2, $1) }
        + length(named: 1, radius) + (transform.map { 28 + spacedTextLength($0.entries) } ?? 0)
    }
  }

  private func length(named name: Int, _ number: GridNumber) -> Int {
    number.value == 0 ? 0 : name + 4 + number.textLength
  }

  private func length(of stops: [GridStop]) -> Int {
    stops.reduce(0) { total, stop in
      // <stop stop-color=""/>
      total + 21 + colorTextLength(stop.color) + length(named: 6, stop.offset) + (stop.color.alpha == 1 ? 0 : 20)
    }
  }
}
