// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR
internal import FacetTypes

/// Where a shape's ink can lie, never too small: its outline as straight sides, and how far ink reaches from them.
struct FlatShape {
  /// In user units of the root; empty where only the box is known.
  var lines: [Polyline]
  /// Round each line, without its ink.
  var boxes: [Rect]
  /// Round all ink.
  var box: Rect
  /// How far ink reaches from the lines, with the error of flattening.
  var reach: Double
  var isFilled: Bool
  /// Whether all fills count crossings alone; a nonzero one covers all that they cover, and more.
  var isEvenOdd: Bool

  init(_ shape: GridShape, _ coats: [GridCoat]) {
    let path = shape.path
    let bounds = path.bounds
    let error = max(bounds.width, bounds.height) / 2000
    var reach = 0.0
    isFilled = false
    isEvenOdd = true
    for coat in coats {
      switch coat {
      case .fill(_, let rule):
        isFilled = true
        if rule == .nonzero { isEvenOdd = false }
      case .stroke(_, let stroke): reach = max(reach, stroke.reach)
      }
    }
    self.reach = reach + error
    if let transform = shape.transform {
      // The line is distorted, and so is its width: a box must do.
      lines = []
      boxes = []
      box = bounds.grown(by: self.reach).mapped(by: transform.affine)
      return
    }
    lines = path.flattened(tolerance: max(error, 1e-12))
    // A fill closes every contour.
    if isFilled { for index in lines.indices { lines[index].isClosed = true } }
    boxes = lines.map { line in line.points.reduce(into: Rect.empty) { $0.add($1) } }
    box = bounds.grown(by: self.reach)
  }

  /// Only the box is known.
  init(box: Rect) {
    lines = []
    boxes = []
    self.box = box
    reach = 0
    isFilled = true
    isEvenOdd = false
  }
}

extension GridStroke {
  /// How far ink can lie from the line.
  fileprivate var reach: Double {
    var factor = 1.0
    if join == .miter { factor = max(factor, miterLimit.doubleValue) }
    if cap == .square { factor = max(factor, 2.0.squareRoot()) }
    return width.doubleValue / 2 * factor
  }
}
