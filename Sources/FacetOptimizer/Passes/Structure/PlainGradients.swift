// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR

/// A linear gradient is the same wherever its line lies across its direction. An upright or a level one is moved to where
/// its coordinates are 0, which need not be said.
enum PlainGradients: Pass {
  static let info = PassInfo(
    name: "plain-gradients", summary: "moves the lines of upright and level gradients to 0", rewrites: [.gradientLine])

  static func run(_ grid: inout GridIR, _ options: PassOptions) {
    grid.repaint(\.plain)
  }
}

extension GridPaint {
  /// An upright or level linear gradient whose line lies at 0; others as they are.
  var plain: GridPaint {
    guard case .linear(let stops, var from, var to) = self else { return self }
    let zero = GridNumber(0, decimals: 0)
    if from.x.reduced == to.x.reduced {
      from.x = zero
      to.x = zero
    } else if from.y.reduced == to.y.reduced {
      from.y = zero
      to.y = zero
    }
    return .linear(stops: stops, from: from, to: to)
  }
}
