// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR
internal import FacetSource
internal import FacetTypes

/// The background is the lowest shape of the picture, where a path over the canvas is shorter than a box.
enum BackgroundPath: Pass {
  static let info = PassInfo(
    name: "background-path", summary: "draws the background as a path where that is shorter", rewrites: [.elementKind])

  static func run(_ grid: inout GridIR, _ options: PassOptions) {
    guard let background = grid.background, let (origin, width, height, decimals) = grid.viewBox.inSteps else { return }
    func shape(_ outline: GridOutline) -> GridShape {
      GridShape(
        outline: outline, decimals: decimals, transform: nil, symbol: GridShape.noSymbol, placement: .identity)
    }
    let path = shape(.path([GridSubpath(boxAt: origin, width: width, height: height)]))
    let box = shape(.rect(origin: origin, width: width, height: height, rx: 0, ry: 0))
    guard elementLength(path, options) < elementLength(box, options) else { return }
    grid.background = nil
    let traits = NodeTraits(origin: grid.picture.origin)
    grid.drawFirst(GridNode(content: .shape(path, [.fill(background, .nonzero)]), traits: traits))
    grid.renumber()
  }
}

extension GridIR {
  /// Puts a node under all others.
  fileprivate mutating func drawFirst(_ node: GridNode) {
    let id = nodes.add(node)
    if nodes[root].isBare, nodes[root].isGroup, !isInstanced[root.index] {
      nodes[root].content = .group([id] + nodes[root].children)
    } else {
      root = nodes.add(GridNode(content: .group([id, root]), traits: NodeTraits(origin: picture.origin)))
    }
  }
}
