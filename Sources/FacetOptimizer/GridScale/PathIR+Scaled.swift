// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR
internal import FacetScene
internal import FacetSource

extension PathIR {
  /// The same picture in units that are smaller by a factor, shown at the same size.
  func scaled(by factor: Double) -> PathIR {
    var result = self
    let map = Affine.scale(factor, factor)
    var group = IRNode(content: .group([root]), traits: NodeTraits(origin: picture.origin), transform: map)
    // The root itself takes the scale where nothing hangs on it, so that the tree gets no deeper.
    if nodes[root].transform == .identity {
      result.nodes[root].transform = map
    } else {
      group.traits.origin = nodes[root].traits.origin
      result.root = result.nodes.add(group)
    }
    result.viewBox = Rect(
      minX: viewBox.minX * factor, minY: viewBox.minY * factor, maxX: viewBox.maxX * factor,
      maxY: viewBox.maxY * factor)
    result.background = background.map { $0.scaled(by: factor) }
    return result
  }
}

extension ScenePaint {
  fileprivate func scaled(by factor: Double) -> ScenePaint {
    func place(_ point: Point) -> Point { Point(point.x * factor, point.y * factor) }
    switch self {
    case .color: return self
    case .linear(let stops, let from, let to): return .linear(stops: stops, from: place(from), to: place(to))
    case .radial(let stops, let center, let radius):
      return .radial(stops: stops, center: place(center), radius: radius * factor)
    }
  }
}
