// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSemantics
internal import FacetSource
internal import FacetSyntax
internal import FacetTypes

/// A place that uses what not everyone draws.
struct FeatureUse {
  var feature: PictureFeature
  var origin: SourceSpan
}

extension PictureView {
  /// What the picture uses of such things, from back to front, each at the innermost element of the user's file.
  func features(in subject: LintSubject) -> [FeatureUse] {
    var uses: [FeatureUse] = []
    var isSeen = [Bool](repeating: false, count: scene.nodes.count)
    for shape in shapes {
      var origin = scene.origin
      for id in shape.path {
        origin = placements.origin(of: id, of: scene, in: subject.tree.source) ?? origin
        if isSeen[id.index] { continue }
        isSeen[id.index] = true
        uses += features(of: id).map { FeatureUse(feature: $0, origin: origin) }
      }
      uses += shape.layers.flatMap(\.features).map { FeatureUse(feature: $0, origin: shape.origin) }
    }
    return uses
  }

  private func features(of id: SceneNodeID) -> [PictureFeature] {
    let node = scene.nodes[id]
    var features: [PictureFeature] = []
    if node.mask != nil { features.append(.mask) }
    if node.clip != nil { features.append(.clip) }
    if node.blend != .normal { features.append(.blend) }
    if node.opacity != 1, node.opacity != 0, partsOverlap(in: id) { features.append(.groupOpacity) }
    return features
  }

  /// Whether opacity of a whole differs from opacity of each of its coats.
  private func partsOverlap(in id: SceneNodeID) -> Bool {
    let parts = shapes.filter { $0.path.contains(id) }
    if parts.contains(where: { $0.layers.count > 1 }) { return true }
    let byLeft = parts.map(\.box).sorted { $0.minX < $1.minX }
    for (place, box) in byLeft.enumerated() {
      for other in byLeft.dropFirst(place + 1) {
        if other.minX >= box.maxX { break }
        if other.minY < box.maxY, box.minY < other.maxY { return true }
      }
    }
    return false
  }
}

extension PaintLayer {
  fileprivate var features: [PictureFeature] {
    var features: [PictureFeature] = []
    switch paint {
    case .color: break
    case .linear, .radial: features.append(.gradient)
    }
    switch self {
    case .fill(_, let rule): if rule == .evenOdd { features.append(.evenOdd) }
    case .stroke(_, let style): if !style.dash.isEmpty { features.append(.dash) }
    }
    return features
  }
}
