// SPDX-License-Identifier: Apache-2.0
//
// Both trees at once, from the root down. An element that stands on one side alone is put into the other, unseen, so that
// it fades.

import FacetGeometry
import FacetScene
import FacetSource
import FacetTypes

struct ScenePairing {
  private let first: Scene
  private let last: Scene
  private var fromNodes = Arena<SceneNode>()
  private var toNodes = Arena<SceneNode>()
  private var outlines: [OutlinePair] = []

  /// Where the pairing is on its way down.
  private struct Level {
    var depth = 0
    /// Whether a map above is turned or stretched from one side to the other, under which no outline stays upright.
    var isTurned = false

    func inside(_ from: Affine, _ to: Affine) -> Level {
      let isSame = from.a == to.a && from.b == to.b && from.c == to.c && from.d == to.d
      return Level(depth: depth + 1, isTurned: isTurned || !isSame)
    }
  }

  /// How deep nodes may lie in one another.
  static let depth = 512
  /// Written as 1, and still an opacity of its own.
  static let nearlyOpaque = 1.0.nextDown

  init(_ first: Scene, _ last: Scene) {
    self.first = first
    self.last = last
  }

  mutating func scenes(_ isShared: (SourceID) -> Bool) throws(MorphRefusal) -> (
    from: Scene, start: Scene, end: Scene, to: Scene
  ) {
    if first.kind != last.kind {
      throw MorphRefusal("one scene is a `\(first.kind)` and the other a `\(last.kind)`", at: first.origin)
    }
    if (first.fit == nil) != (last.fit == nil) {
      throw MorphRefusal("one scene has `fit` and the other has not", at: first.origin)
    }
    let root = try pair(first.root, last.root, isShared, Level())
    let (from, to) = try backgrounds(first.background, last.background)
    func scene(
      _ original: Scene, _ nodes: Arena<SceneNode>, _ background: ScenePaint?, _ side: (OutlinePair) -> Outline
    ) -> Scene {
      var scene = original
      scene.nodes = nodes
      scene.outlines = Arena(elements: outlines.map(side))
      scene.root = root
      scene.background = background
      return scene
    }
    return (
      scene(first, fromNodes, from, \.from), scene(first, fromNodes, from, \.start), scene(last, toNodes, to, \.end),
      scene(last, toNodes, to, \.to)
    )
  }

  private func backgrounds(_ from: ScenePaint?, _ to: ScenePaint?) throws(MorphRefusal) -> (ScenePaint?, ScenePaint?) {
    switch (from, to) {
    case (nil, nil): return (nil, nil)
    case (let from?, nil): return (from, from.cleared)
    case (nil, let to?): return (to.cleared, to)
    case (let from?, let to?):
      guard let both = from.paired(with: to) else {
        throw MorphRefusal("the `background` is another kind of paint in the other scene", at: first.origin)
      }
      return both
    }
  }

  // MARK: Nodes

  private mutating func pair(_ one: SceneNodeID, _ other: SceneNodeID, _ isShared: (SourceID) -> Bool, _ level: Level)
    throws(MorphRefusal) -> SceneNodeID
  {
    var (from, to) = (first.nodes[one], last.nodes[other])
    if level.depth > Self.depth { throw MorphRefusal("elements lie too deep in one another", at: from.origin) }
    let inner = level.inside(from.transform, to.transform)
    switch (from.content, to.content) {
    case (.group(let ones), .group(let others)):
      var children: [SceneNodeID] = []
      for step in alignment(of: ones, others, isShared) {
        switch step {
        case .both(let one, let other): children.append(try pair(one, other, isShared, inner))
        case .first(let one): children.append(try fading(one, of: first, isFirst: true, inner))
        case .second(let other): children.append(try fading(other, of: last, isFirst: false, inner))
        }
      }
      from.content = .group(children)
      to.content = .group(children)
    case (.outline(let one, let fromLayers), .outline(let other, let toLayers)):
      let coats = try PairedCoats(fromLayers, toLayers, at: from.origin)
      let shapes = (first.outlines[one], last.outlines[other])
      guard let pair = OutlinePair(shapes.0, shapes.1, coats.strokes, isTurned: inner.isTurned) else {
        throw MorphRefusal(difference(of: shapes.0, shapes.1), at: from.origin)
      }
      outlines.append(pair)
      let id = OutlineID(raw: UInt32(outlines.count - 1))
      from.content = .outline(id, pair.needsRoundJoins ? coats.from.withRoundJoins : coats.from)
      to.content = .outline(id, pair.needsRoundJoins ? coats.to.withRoundJoins : coats.to)
    case (.group, .outline), (.outline, .group):
      throw MorphRefusal("this is a group in one scene and a single shape in the other", at: from.origin)
    }
    try pairLimits(&from, &to, isShared, inner)
    // A whole that is see-through on one side is one on the other side too.
    if from.opacity != to.opacity {
      from.opacity = min(from.opacity, Self.nearlyOpaque)
      to.opacity = min(to.opacity, Self.nearlyOpaque)
    }
    _ = toNodes.add(to)
    return fromNodes.add(from)
  }

  private mutating func pairLimits(
    _ from: inout SceneNode, _ to: inout SceneNode, _ isShared: (SourceID) -> Bool, _ inner: Level
  ) throws(MorphRefusal) {
    switch (from.clip, to.clip) {
    case (nil, nil): break
    case (let one?, let other?):
      let clip = try pair(one, other, isShared, inner)
      (from.clip, to.clip) = (clip, clip)
    case (nil, _?), (_?, nil): throw MorphRefusal("this has a `clip` in one scene alone", at: from.origin)
    }
    switch (from.mask, to.mask) {
    case (nil, nil): break
    case (let one?, let other?) where one.kind == other.kind:
      let mask = try pair(one.node, other.node, isShared, inner)
      from.mask?.node = mask
      to.mask?.node = mask
    case (nil, _?), (_?, nil), (_?, _?):
      throw MorphRefusal("this has another `mask` in the other scene", at: from.origin)
    }
  }

  private func difference(of one: Outline, _ other: Outline) -> String {
    let counts = (one.path.segmentCount, other.path.segmentCount)
    if counts.0 == counts.1 { return "this outline is made of other pieces in the other scene" }
    let first = "\(counts.0) command\(counts.0 == 1 ? "" : "s")"
    return "this outline has \(first) in one scene and \(counts.1) in the other"
  }

  // MARK: One side alone

  /// A copy on both sides, unseen on one.
  private mutating func fading(_ id: SceneNodeID, of scene: Scene, isFirst: Bool, _ level: Level) throws(MorphRefusal)
    -> SceneNodeID
  {
    let copy = try copied(id, of: scene, isFirst: isFirst, level)
    let opacity = min(fromNodes[copy].opacity, Self.nearlyOpaque)
    fromNodes[copy].opacity = isFirst ? opacity : 0
    toNodes[copy].opacity = isFirst ? 0 : opacity
    return copy
  }

  private mutating func copied(_ id: SceneNodeID, of scene: Scene, isFirst: Bool, _ level: Level) throws(MorphRefusal)
    -> SceneNodeID
  {
    var node = scene.nodes[id]
    if level.depth > Self.depth {
      throw MorphRefusal("elements lie too deep in one another", at: node.origin, isInSecond: !isFirst)
    }
    let inner = Level(depth: level.depth + 1, isTurned: level.isTurned)
    switch node.content {
    case .group(let children):
      var copies: [SceneNodeID] = []
      for child in children { copies.append(try copied(child, of: scene, isFirst: isFirst, inner)) }
      node.content = .group(copies)
    case .outline(let outline, let layers):
      let shape = scene.outlines[outline]
      outlines.append(OutlinePair(both: level.isTurned ? shape.curved : shape))
      node.content = .outline(OutlineID(raw: UInt32(outlines.count - 1)), layers)
    }
    if let clip = node.clip { node.clip = try copied(clip, of: scene, isFirst: isFirst, inner) }
    if let mask = node.mask { node.mask?.node = try copied(mask.node, of: scene, isFirst: isFirst, inner) }
    _ = toNodes.add(node)
    return fromNodes.add(node)
  }

  // MARK: Alignment

  private func alignment(of ones: [SceneNodeID], _ others: [SceneNodeID], _ isShared: (SourceID) -> Bool)
    -> [AlignmentStep<SceneNodeID>]
  {
    aligned(
      ones, others,
      keys: (ones.map { key(of: $0, in: first, isShared) }, others.map { key(of: $0, in: last, isShared) })
    ) { one, other in
      switch (first.nodes[one].content, last.nodes[other].content) {
      case (.group, .group), (.outline, .outline): true
      case (.group, .outline), (.outline, .group): false
      }
    }
  }

  /// What is the same in both scenes: the element that made it, else its kind.
  private func key(of id: SceneNodeID, in scene: Scene, _ isShared: (SourceID) -> Bool) -> AlignmentKey {
    let node = scene.nodes[id]
    if isShared(node.origin.source) { return .element(node.origin) }
    switch node.content {
    case .group: return .kind(-1)
    case .outline(let outline, _): return .kind(scene.outlines[outline].kindNumber)
    }
  }
}
