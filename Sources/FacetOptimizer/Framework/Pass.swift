// SPDX-License-Identifier: Apache-2.0

public import FacetIR
internal import FacetSource

/// One way to make a picture's file shorter. A pass is a file in `Passes/`, a line in `allPasses` and fixtures. Running it
/// twice does what running it once does, and the written file gets no longer.
public protocol Pass: Sendable {
  static var info: PassInfo { get }
  static func run(_ grid: inout GridIR, _ options: PassOptions)
  /// The same, told for which shapes an earlier run of this pass under these options found nothing more to do.
  static func run(_ grid: inout GridIR, _ options: PassOptions, settled: inout SettledShapes)
}

extension Pass {
  public static func run(_ grid: inout GridIR, _ options: PassOptions, settled: inout SettledShapes) {
    run(&grid, options)
  }
}

/// A pass that rewrites shapes one by one, each where the table allows all of its rewrites.
public protocol ShapePass: Pass {
  /// The shape rewritten, or nil when there is nothing to do.
  static func rewritten(_ shape: GridShape, in context: ShapeContext, _ options: PassOptions) -> GridShape?
}

/// A pass that rewrites contours one by one, each where the table allows it. Circles, ellipses and round boxes have none.
public protocol ContourPass: ShapePass {
  /// The contour rewritten, or nil when there is nothing to do.
  static func rewritten(_ contour: GridSubpath, in context: ShapeContext) -> GridSubpath?
}

extension ShapePass {
  public static func run(_ grid: inout GridIR, _ options: PassOptions) {
    var settled = SettledShapes()
    run(&grid, options, settled: &settled)
  }

  public static func run(_ grid: inout GridIR, _ options: PassOptions, settled: inout SettledShapes) {
    let contexts = ContextMap(grid)
    settled.reach(grid.nodes.count)
    for index in grid.nodes.elements.indices {
      let id = GridNodeID(raw: UInt32(index))
      guard let context = contexts[id], case .shape(let shape, let coats) = grid.nodes[id].content,
        !settled.holds(shape, in: context, at: id)
      else { continue }
      let shorter = shortened(shape, in: context, options)
      settled.add(shorter ?? shape, in: context, at: id)
      if let shorter { grid.nodes[id].content = .shape(shorter, coats) }
    }
  }

  /// What counts: bytes, and at a tie the segments that a viewer draws.
  private static func length(of shape: GridShape, _ options: PassOptions) -> (bytes: Int, segments: Int) {
    (elementLength(shape, options), shape.outline.contours?.reduce(0) { $0 + $1.segments.count } ?? 0)
  }

  /// Rewritten until it gets no shorter, or nil when it never did. Text that gets no shorter would be changed in vain.
  private static func shortened(_ shape: GridShape, in context: ShapeContext, _ options: PassOptions) -> GridShape? {
    guard isLegal(in: context) else { return nil }
    var best = shape
    var length: (bytes: Int, segments: Int)?
    while let next = rewritten(best, in: context, options) {
      let nextLength = Self.length(of: next, options)
      if nextLength >= length ?? Self.length(of: best, options) { break }
      best = next
      length = nextLength
    }
    return best == shape ? nil : best
  }
}

extension Pass {
  /// Whether the table allows every rewrite of this pass, and the pass wants to.
  static func isLegal(in context: ShapeContext) -> Bool {
    info.avoids.isDisjoint(with: context) && info.rewrites.allSatisfy { Legality.allows($0, in: context) }
  }
}

extension ContourPass {
  public static func rewritten(
    _ shape: GridShape, in context: ShapeContext, _ options: PassOptions
  ) -> GridShape? {
    guard var contours = shape.outline.contours else { return nil }
    var isChanged = false
    for index in contours.indices {
      let own = context.of(contours[index])
      guard isLegal(in: own), let contour = rewritten(contours[index], in: own) else { continue }
      contours[index] = contour
      isChanged = true
    }
    return isChanged ? shape.with(contours) : nil
  }
}
