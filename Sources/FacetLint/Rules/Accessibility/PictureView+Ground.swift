// SPDX-License-Identifier: Apache-2.0
//
// What is behind a part of the picture, where that is certain: opaque paints that cover all of a box, with translucent ones
// over them. Where anything covers the box in part, or is clipped, masked or blended, there is no answer.

internal import FacetGeometry
internal import FacetIR
internal import FacetScene
internal import FacetSemantics
internal import FacetSource
internal import FacetTypes

/// The colours right behind a box.
struct Ground {
  /// All that occur there, as far as a gradient reaches over the box; opaque.
  var colors: [Color]
  /// What drew the topmost of them; nil for the background.
  var origin: SourceSpan?
}

extension PictureView {
  /// So many mixtures of gradients are looked at.
  private static let mixtures = 64

  /// What is behind a box, below the shape at a place; nil where that is not certain.
  func ground(of box: Rect, below place: Int) -> Ground? {
    var coats: [[Color]] = []
    var origin: SourceSpan?
    for shape in shapes[..<place].reversed() where shape.opacity > 0 && !shape.box.intersection(box).isEmpty {
      for layer in shape.layers.reversed() where !layer.paint.isClear {
        switch shape.cover(of: box, by: layer) {
        case .none: continue
        case .part: return nil
        case .whole: break
        }
        guard !shape.isLimited, shape.isPlain, let opacity = ownOpacity(of: shape),
          let colors = layer.paint.colors(over: box, under: shape.map, opacity: opacity)
        else { return nil }
        if coats.isEmpty { origin = shape.origin }
        coats.append(colors)
        if colors.allSatisfy({ $0.alpha == 1 }) { return mixed(coats).map { Ground(colors: $0, origin: origin) } }
        // Coats of one translucent shape are mixed before its opacity acts.
        if opacity < 1 { break }
      }
    }
    guard let colors = scene.background?.colors(over: box, under: .identity, opacity: 1),
      colors.allSatisfy({ $0.alpha == 1 })
    else { return nil }
    return mixed(coats + [colors]).map { Ground(colors: $0, origin: origin) }
  }

  /// From the topmost coat down to an opaque one.
  private func mixed(_ coats: [[Color]]) -> [Color]? {
    guard var mixed = coats.last else { return nil }
    for coat in coats.dropLast().reversed() {
      guard coat.count * mixed.count <= Self.mixtures else { return nil }
      mixed = coat.flatMap { upper in mixed.map { upper.over($0) } }
    }
    return mixed
  }

  /// A shape's opacity, where none of it comes from a group that holds more than what its own element drew.
  func ownOpacity(of shape: DrawnShape) -> Double? {
    let element = element(of: shape)
    var opacity = 1.0
    for node in shape.path where scene.nodes[node].opacity != 1 {
      guard placements.owners.indices.contains(node.index), placements.owners[node.index] == element else { return nil }
      opacity *= scene.nodes[node].opacity
    }
    return opacity
  }
}

extension ScenePaint {
  /// The colours that occur in a box of the root's, ends and stops of gradients; `map` leads from the paint's coordinates
  /// to the root's. nil where it flattens the plane.
  func colors(over box: Rect, under map: Affine, opacity: Double) -> [Color]? {
    switch self {
    case .color(let color): return [color.faded(opacity)]
    case .linear(let stops, let from, let to):
      guard let inverse = map.inverse else { return nil }
      let axis = to - from
      let places = box.corners.map { (inverse($0) - from).dot(axis) / axis.dot(axis) }
      return stops.colors(from: places.min() ?? 0, to: places.max() ?? 1).map { $0.faded(opacity) }
    case .radial(let stops, let center, let radius):
      guard let inverse = map.inverse else { return nil }
      let places = box.corners.map { (inverse($0) - center).length / radius }
      var own = Rect.empty
      for corner in box.corners { own.add(inverse(corner)) }
      let near = Point(min(max(center.x, own.minX), own.maxX), min(max(center.y, own.minY), own.maxY))
      return stops.colors(from: (near - center).length / radius, to: places.max() ?? 1).map { $0.faded(opacity) }
    }
  }
}

extension [SceneStop] {
  /// The colours at both ends of a stretch of a gradient, and of the stops on it.
  fileprivate func colors(from start: Double, to end: Double) -> [Color] {
    let between = filter { $0.offset > start && $0.offset < end }.map(\.color)
    return [color(at: start)] + between + [color(at: end)]
  }

  private func color(at place: Double) -> Color {
    guard let first, let last else { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
    if place <= first.offset { return first.color }
    for (low, high) in zip(self, dropFirst()) where place <= high.offset && high.offset > low.offset {
      let share = (place - low.offset) / (high.offset - low.offset)
      func mixed(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8((Double(a) + (Double(b) - Double(a)) * share).rounded()) }
      return Color(
        red: mixed(low.color.red, high.color.red), green: mixed(low.color.green, high.color.green),
        blue: mixed(low.color.blue, high.color.blue),
        alpha: low.color.alpha + (high.color.alpha - low.color.alpha) * share)
    }
    return last.color
  }
}

extension Color {
  fileprivate func faded(_ opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}
