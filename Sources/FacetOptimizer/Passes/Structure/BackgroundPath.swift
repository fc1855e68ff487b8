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
    guard let background = grid.background, let decimals = grid.viewBox.numbers.map({ $0.reduced.decimals }).max(),
      decimals <= IRLimits.decimals
    else { return }
    let sides = grid.viewBox.numbers.map { $0.reduced.value * wholePowerOfTen(decimals - $0.reduced.decimals) }
    let start = GridPoint(sides[0], sides[1])
    let right = start.x + sides[2]
    let bottom = start.y + sides[3]
    let corners = [GridPoint(right, start.y), GridPoint(right, bottom), GridPoint(start.x, bottom)]
    let contour = GridSubpath(start: start, segments: corners.map { .line(to: $0) }, isClosed: true)
    func shape(_ outline: GridOutline) -> GridShape {
      GridShape(
        outline: outline, decimals: decimals, transform: nil, symbol: GridShape.noSymbol, placement: .identity)
    }
    let path = shape(.path([contour]))
    let box = shape(.rect(origin: start, width: sides[2], height: sides[3], rx: 0, ry: 0))
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
