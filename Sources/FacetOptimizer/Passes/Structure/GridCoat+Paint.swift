// SPDX-License-Identifier: Apache-2.0

internal import FacetIR

extension GridCoat {
  var paint: GridPaint {
    switch self {
    case .fill(let paint, _), .stroke(let paint, _): paint
    }
  }

  var hasGradient: Bool { paint.isGradient }

  var isStroke: Bool {
    switch self {
    case .fill: false
    case .stroke: true
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
