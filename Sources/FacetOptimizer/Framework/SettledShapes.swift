// SPDX-License-Identifier: Apache-2.0

internal import FacetIR
internal import FacetSource

/// Shapes for which one pass has nothing more to do, by their nodes. Rounds after the first meet most shapes as they were;
/// an outline that was not touched is compared by its storage, which takes no time.
public struct SettledShapes: Sendable {
  private var shapes: [(shape: GridShape, context: ShapeContext)?] = []

  public init() {}

  /// Makes room for the nodes of a picture.
  mutating func reach(_ count: Int) {
    if shapes.count < count { shapes += Array(repeating: nil, count: count - shapes.count) }
  }

  func holds(_ shape: GridShape, in context: ShapeContext, at id: GridNodeID) -> Bool {
    guard let known = shapes[id.index] else { return false }
    return known.context == context && known.shape == shape
  }

  mutating func add(_ shape: GridShape, in context: ShapeContext, at id: GridNodeID) {
    shapes[id.index] = (shape, context)
  }
}
