// SPDX-License-Identifier: Apache-2.0
//
// The last step: nodes that are seen, in the order in which they are drawn, and nothing else. A node that no number can
// place is refused here.

import FacetGeometry
import FacetScene
import FacetSource

extension Evaluator {
  /// The scene of everything that hangs on `root`. Walks with a stack of its own, since depth is the author's choice.
  func collected(_ root: SceneNodeID, _ scene: CheckedScene, size: Size) throws(Stop) -> Scene {
    var nodes = Arena<SceneNode>()
    var used = Arena<Outline>()
    var outlineIDs = [OutlineID?](repeating: nil, count: outlines.outlines.count)
    var newIDs = [SceneNodeID?](repeating: nil, count: sceneNodes.count)
    var named: [String: SourceSpan] = [:]
    var seen: [SceneNodeID] = []
    var waiting = [root]
    while let id = waiting.popLast() {
      var node = sceneNodes[id]
      guard node.transform.isFinite else {
        throw failure("not-a-number", "the place of this element is not a finite number", at: node.origin)
      }
      if let name = node.id {
        if let first = named[name] { throw duplicateID(name, at: node.origin, first: first) }
        named[name] = node.origin
      }
      if case .outline(let old, let layers) = node.content {
        let new = outlineIDs[old.index] ?? used.add(outlines[old])
        outlineIDs[old.index] = new
        node.content = .outline(new, layers)
      }
      newIDs[id.index] = nodes.add(node)
      seen.append(id)
      waiting += node.children.reversed()
    }
    for index in nodes.elements.indices {
      nodes[SceneNodeID(raw: UInt32(index))].renumber { newIDs[$0.index] ?? $0 }
    }
    placements = recorder?.placements(of: seen)
    return Scene(
      nodes: nodes, outlines: used, root: newIDs[root.index] ?? root, size: size, kind: scene.kind,
      origin: scene.origin)
  }

  /// One `.id` in a loop or a component names every copy.
  private func duplicateID(_ name: String, at span: SourceSpan, first: SourceSpan) -> Stop {
    report(
      Diagnostic(
        "duplicate-id", .error, "two elements of the scene have the id `\(name)`", at: span,
        secondary: first == span ? [] : [Diagnostic.Label(first, "the first one")],
        notes: first == span ? ["it stands in a loop or in a component that is used more than once"] : []))
    return .finding
  }
}

extension SceneNode {
  /// The nodes that it names: content, clip, mask.
  fileprivate var children: [SceneNodeID] {
    var children: [SceneNodeID] = []
    if case .group(let content) = content { children = content }
    if let clip { children.append(clip) }
    if let mask { children.append(mask.node) }
    return children
  }

  fileprivate mutating func renumber(_ new: (SceneNodeID) -> SceneNodeID) {
    if case .group(let content) = content { self.content = .group(content.map(new)) }
    if let clip { self.clip = new(clip) }
    if let mask { self.mask = SceneMask(kind: mask.kind, node: new(mask.node)) }
  }
}
