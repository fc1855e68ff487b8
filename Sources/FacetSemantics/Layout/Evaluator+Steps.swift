// SPDX-License-Identifier: Apache-2.0
//
// What each modifier does to an element that is placed: a larger frame, another place in it, a turn, or a property of
// the ink as a whole.

import FacetGeometry
import FacetScene
import FacetSource
import FacetTypes

extension Evaluator {
  /// `offered` is what was proposed to the element with this modifier.
  func apply(
    _ step: LayoutStep, to placed: inout Placed, offered: Size, level: Int, at origin: SourceSpan
  ) throws(Stop) {
    switch step {
    case .padding(let insets):
      move(placed, by: Vector(insets.left, insets.top))
      placed.size = Size(
        max(0, placed.size.width + insets.width), max(0, placed.size.height + insets.height))
    case .frame(let frame):
      let size = frame.size(around: placed.size)
      move(placed, by: size.shift(of: placed.size, at: frame.alignment))
      placed.size = size
    case .position(let point):
      move(placed, by: point - placed.size.center)
      placed.size = offered
    case .aspectRatio, .fixedSize: return
    case .offset(let vector): move(placed, by: vector)
    case .rotate(let degrees, let anchor):
      transform(&placed, by: .rotation(degrees: degrees, about: placed.size.place(of: anchor)))
    case .scale(let factor, let anchor):
      transform(&placed, by: .scale(factor.width, factor.height, about: placed.size.place(of: anchor)))
    case .opacity, .blend, .id, .title, .description, .decorative: mark(&placed, step, at: origin)
    case .clip(let content): try clip(&placed, by: content, level: level, at: origin)
    case .mask(let content): try mask(&placed, by: content, level: level, at: origin)
    case .hidden: placed.node = nil
    }
  }

  private func transform(_ placed: inout Placed, by map: Affine) {
    guard let node = placed.node else { return }
    // What is squeezed flat has no ink.
    if map.determinant == 0 { placed.node = nil }
    sceneNodes[node].transform = map.after(sceneNodes[node].transform)
  }

  // MARK: Properties of the whole

  /// Opacity and blend mode hold for the element as one, wherever it is moved, so they go to its own node; a second
  /// name needs a node of its own.
  private func mark(_ placed: inout Placed, _ step: LayoutStep, at origin: SourceSpan) {
    guard var node = placed.node else { return }
    if needsOwnNode(step, node) { node = wrap(node, at: origin) }
    placed.node = node
    switch step {
    case .opacity(let amount): sceneNodes[node].opacity *= amount
    case .blend(let blend): sceneNodes[node].blend = blend
    case .id(let id): sceneNodes[node].id = id
    case .title(let title): sceneNodes[node].title = title
    case .description(let description): sceneNodes[node].description = description
    case .decorative: sceneNodes[node].isDecorative = true
    case .padding, .frame, .aspectRatio, .fixedSize, .position, .offset, .rotate, .scale, .clip, .mask, .hidden:
      break
    }
  }

  private func needsOwnNode(_ step: LayoutStep, _ node: SceneNodeID) -> Bool {
    switch step {
    case .id: sceneNodes[node].id != nil
    case .title: sceneNodes[node].title != nil
    case .description: sceneNodes[node].description != nil
    default: false
    }
  }

  /// A group of one node, in the coordinates of the frame that the node lies in.
  func wrap(_ node: SceneNodeID, at origin: SourceSpan) -> SceneNodeID {
    sceneNodes.add(SceneNode(content: .group([node]), origin: origin))
  }

  // MARK: Clip and mask

  /// The ink of a clip or mask block, laid out in the frame of the element to its left.
  private func ink(
    of content: Content, over frame: Size, level: Int, at origin: SourceSpan
  ) throws(Stop) -> SceneNodeID? {
    let layers = Arrangement.layers(alignment: .center)
    let placed = try placeContainer(layers, .waiting(content), in: frame.asProposal, level: level, at: origin)
    move(placed, by: frame.shift(of: placed.size, at: .center))
    return placed.node
  }

  private func clip(_ placed: inout Placed, by content: Content, level: Int, at origin: SourceSpan) throws(Stop) {
    let ink = try ink(of: content, over: placed.size, level: level, at: origin)
    guard var node = placed.node else { return }
    guard let ink else {
      placed.node = nil
      return
    }
    if sceneNodes[node].clip != nil || sceneNodes[node].transform != .identity { node = wrap(node, at: origin) }
    sceneNodes[node].clip = ink
    placed.node = node
  }

  private func mask(_ placed: inout Placed, by content: Content, level: Int, at origin: SourceSpan) throws(Stop) {
    let ink = try ink(of: content, over: placed.size, level: level, at: origin)
    guard var node = placed.node else { return }
    guard let ink else {
      placed.node = nil
      return
    }
    if sceneNodes[node].mask != nil || sceneNodes[node].transform != .identity { node = wrap(node, at: origin) }
    sceneNodes[node].mask = SceneMask(kind: .keepsInk, node: ink)
    placed.node = node
  }
}
