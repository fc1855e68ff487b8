// SPDX-License-Identifier: Apache-2.0
//
// In: the evaluated scene. Out: the exact picture, see `PathIR`, and what was wrong with the scene. Nodes are lowered
// children first on an explicit stack; then the tree is copied so that only what is drawn remains.

internal import FacetGeometry
public import FacetScene
public import FacetSource
internal import FacetTypes

/// A lowered picture and what was wrong with its scene.
public struct Lowered: Sendable {
  public var ir: PathIR
  public var diagnostics: [Diagnostic]
}

/// Turns a scene into the exact picture that it means.
public func lower(_ scene: Scene) -> Lowered {
  var lowering = Lowering(scene)
  return lowering.run()
}

struct Lowering {
  let scene: Scene
  var ir: PathIR
  var diagnostics: [Diagnostic] = []
  /// What each scene node became; nil while unknown or when nothing is left of it.
  private var lowered: [IRNodeID?]
  private var depths: [Int] = []
  var outlines: [CleanOutline?]

  init(_ scene: Scene) {
    self.scene = scene
    var picture = PictureTraits(kind: scene.kind, origin: scene.origin)
    picture.contentMode = scene.contentMode
    picture.title = scene.title
    picture.description = scene.description
    picture.isDecorative = scene.isDecorative
    let canvas = Rect(origin: .zero, size: scene.size)
    ir = PathIR(picture: picture, viewBox: canvas, size: scene.outputSize ?? scene.size)
    ir.nodes = Arena()
    ir.background = scene.background
    lowered = Array(repeating: nil, count: scene.nodes.count)
    outlines = Array(repeating: nil, count: scene.outlines.count)
  }

  mutating func run() -> Lowered {
    lowerNodes()
    let drawn = lowered[scene.root.index]
    if let drawn, depths[drawn.index] > IRLimits.depth {
      diagnostics.append(
        Diagnostic(
          "picture-too-deep", .error,
          "elements nest \(depths[drawn.index]) deep, more than the limit of \(IRLimits.depth)",
          at: scene.origin, notes: ["each opacity, blend, clip or mask around another one counts"]))
      return finish(root: nil)
    }
    return finish(root: drawn)
  }

  /// Visits every node after its parts.
  private mutating func lowerNodes() {
    var stack: [(id: SceneNodeID, isReady: Bool)] = [(scene.root, false)]
    var isStarted = [Bool](repeating: false, count: scene.nodes.count)
    while let (id, isReady) = stack.popLast() {
      let node = scene.nodes[id]
      if isReady {
        lowered[id.index] = lowerNode(node)
        continue
      }
      if isStarted[id.index] { continue }
      isStarted[id.index] = true
      stack.append((id, true))
      if case .group(let children) = node.content {
        for child in children { stack.append((child, false)) }
      }
      if let clip = node.clip { stack.append((clip, false)) }
      if let mask = node.mask { stack.append((mask.node, false)) }
    }
  }

  mutating func add(_ node: IRNode) -> IRNodeID {
    depths.append(1 + (node.parts.map { depths[$0.index] }.max() ?? 0))
    return ir.nodes.add(node)
  }

  private mutating func lowerNode(_ node: SceneNode) -> IRNodeID? {
    guard let content = lowerContent(node) else { return nil }
    var result = IRNode(content: content, traits: NodeTraits(origin: node.origin), transform: node.transform)
    result.traits.opacity = node.opacity
    result.traits.blend = node.blend
    result.traits.id = node.id
    result.traits.title = node.title
    result.traits.description = node.description
    result.traits.isDecorative = node.isDecorative
    if let clip = node.clip {
      // Nothing lies inside a clip without area.
      guard let area = lowered[clip.index] else { return nil }
      if !cutsNothing(area, of: content) { result.clip = area }
    }
    if let mask = node.mask {
      let ink = lowered[mask.node.index]
      switch mask.kind {
      case .keepsInk:
        guard let ink else { return nil }
        result.mask = MaskUse(kind: .keepsInk, node: ink)
      case .removesInk:
        if let ink { result.mask = MaskUse(kind: .removesInk, node: ink) }
      }
    }
    return add(withoutEmptyGroup(result))
  }

  /// A group with one child is one node, when either has nothing but a transform: what hangs on the group as a whole then
  /// hangs on the child. Clip and mask are in the group's coordinates, so they allow no transform below them.
  private func withoutEmptyGroup(_ node: IRNode) -> IRNode {
    guard case .group(let children) = node.content, children.count == 1 else { return node }
    var child = ir.nodes[children[0]]
    let transform = node.transform.after(child.transform)
    if isTransparent(node) {
      child.transform = transform
      return child
    }
    let hasLimits = node.clip != nil || node.mask != nil
    guard isTransparent(child), !hasLimits || child.transform == .identity else { return node }
    var result = node
    result.content = child.content
    result.transform = transform
    return result
  }

  /// Whether a group means no more than its children, each under the group's transform.
  func isTransparent(_ node: IRNode) -> Bool { node.traits.isPlain && node.clip == nil && node.mask == nil }

  private mutating func lowerContent(_ node: SceneNode) -> IRNode.Content? {
    switch node.content {
    case .group(let children):
      var kept: [IRNodeID] = []
      for child in children.compactMap({ lowered[$0.index] }) { appendFlattened(child, to: &kept) }
      return kept.isEmpty ? nil : .group(kept)
    case .outline(let outline, let layers):
      return lowerShape(outline, layers, origin: node.origin)
    }
  }

  /// Appends a child, or its own children when it is a group without meaning.
  private mutating func appendFlattened(_ id: IRNodeID, to kept: inout [IRNodeID]) {
    let node = ir.nodes[id]
    guard case .group(let children) = node.content, isTransparent(node) else {
      kept.append(id)
      return
    }
    for child in children {
      var copy = ir.nodes[child]
      copy.transform = node.transform.after(copy.transform)
      kept.append(add(copy))
    }
  }
}
