// SPDX-License-Identifier: Apache-2.0

import FacetScene
import FacetSemantics
public import FacetSource

/// How the places of a picture are said to a person.
public struct PictureNames: Sendable {
  public var sources: SourceMap
  /// Elements of the scene's own file that stand for what other files draw in them.
  var calls: Set<SourceSpan>

  init(sources: SourceMap = SourceMap(), calls: Set<SourceSpan> = []) {
    self.sources = sources
    self.calls = calls
  }
}

extension Scene {
  /// The same with all that other files draw under the innermost element of `file` around it, and those elements.
  func named(in file: SourceID, _ placements: Placements) -> (scene: Scene, calls: Set<SourceSpan>) {
    var result = self
    var calls: Set<SourceSpan> = []
    for (index, node) in nodes.elements.enumerated() where node.origin.source != file {
      let id = SceneNodeID(raw: UInt32(index))
      let call = placements.origin(of: id, of: self, in: file) ?? origin
      result.nodes[id].origin = call
      calls.insert(call)
    }
    return (result, calls)
  }
}
