// SPDX-License-Identifier: Apache-2.0
//
// Paints into the coordinates that are written. A linear gradient is a linear function of the place, so it stays one
// under any map that can be undone: its direction maps by the transposed inverse. A radial one keeps an uneven map as its
// own transform.

internal import FacetGeometry
internal import FacetScene
internal import FacetTypes

extension Quantizer {
  func paint(_ paint: ScenePaint, under map: Affine, tolerance: Double) -> GridPaint {
    switch paint {
    case .color(let color):
      return .color(color)
    case .linear(let stops, let from, let to):
      guard let last = stops.last, stops.contains(where: { $0.color != last.color }), from != to else {
        return .color(stops.last?.color ?? .black)
      }
      let (start, end) = mapped(from, to, by: map)
      let length = start.distance(to: end)
      guard length > 0, length.isFinite else { return .color(last.color) }
      let error = min(tolerance / 4, length / 2048)
      return .linear(
        stops: written(stops, over: length, tolerance), from: place(start, within: error),
        to: place(end, within: error))
    case .radial(let stops, let center, let radius):
      guard let last = stops.last, stops.contains(where: { $0.color != last.color }), radius > 0 else {
        return .color(stops.last?.color ?? .black)
      }
      if let scale = map.similarityScale, scale > 0 {
        let error = min(tolerance / 4, radius * scale / 2048)
        return .radial(
          stops: written(stops, over: radius * scale, tolerance), center: place(map(center), within: error),
          radius: number(radius * scale, within: error), transform: nil)
      }
      let error = min(tolerance / 4 / max(map.stretch, 1e-12), radius / 2048)
      let box = Rect(minX: center.x, minY: center.y, maxX: center.x, maxY: center.y).grown(by: 2 * radius)
      return .radial(
        stops: written(stops, over: radius * map.stretch, tolerance), center: place(center, within: error),
        radius: number(radius, within: error), transform: matrix(map, over: box, tolerance: tolerance / 2))
    }
  }

  private func mapped(_ from: Point, _ to: Point, by map: Affine) -> (Point, Point) {
    guard map.similarityScale == nil, let inverse = map.inverse else { return (map(from), map(to)) }
    let along = to - from
    let gradient = along * (1 / along.dot(along))
    let turned = Vector(
      inverse.a * gradient.dx + inverse.b * gradient.dy, inverse.c * gradient.dx + inverse.d * gradient.dy)
    let start = map(from)
    return (start, start + turned * (1 / turned.dot(turned)))
  }

  /// Offsets all with the same decimals, so that their order cannot change.
  private func written(_ stops: [SceneStop], over length: Double, _ tolerance: Double) -> [GridStop] {
    // Half a step of the last decimal, along the whole way, is half the tolerance at most.
    let decimals = (3...6).first { length <= powerOfTen($0) * tolerance } ?? 6
    return stops.map { stop in
      let offset = GridNumber(rounding: stop.offset, decimals: decimals) ?? GridNumber(0, decimals: 0)
      return GridStop(color: stop.color, offset: offset.reduced)
    }
  }

  private func place(_ point: Point, within error: Double) -> GridPlace {
    GridPlace(number(point.x, within: error), number(point.y, within: error))
  }

  private func number(_ number: Double, within error: Double) -> GridNumber {
    GridNumber.coarsest(near: number, within: error).reduced
  }
}
