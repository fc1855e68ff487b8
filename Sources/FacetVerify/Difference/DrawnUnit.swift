// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSource
internal import FacetTypes

/// One contour under one coat: what is paired. Files may draw several elements as one path, or one as several.
struct DrawnUnit {
  /// Corners of the contour and places between them, home again where it is closed.
  let corners: [Point]
  let box: Rect
  let paint: DrawnPaint
  /// nil for a fill.
  let pen: DrawnPen?
  /// Whether caps and joins show: at open ends and dashes, and where the line turns.
  let hasEnds: Bool
  let hasCorners: Bool
  let surroundings: DrawnSurroundings
  var place: PictureChange.Place
  /// Where the scene has it, not rounded to a grid.
  var exactBox: Rect?

  private init(_ contour: DrawnContour, _ coat: DrawnCoat, in surroundings: DrawnSurroundings, within tolerance: Double)
  {
    paint = coat.paint
    self.surroundings = surroundings
    place = PictureChange.Place(origin: coat.place.origin, element: coat.place.element?.name)
    var isClosed = true
    switch coat.kind {
    case .fill: pen = nil
    case .stroke(let drawn):
      pen = drawn
      isClosed = contour.isClosed
    }
    hasEnds = !isClosed || contour.isDot || pen?.isDashed == true
    hasCorners = pen != nil && contour.turns(isClosed: isClosed)
    let flat = FlatContour(contour, isClosed: isClosed, within: tolerance / 16)
    corners = flat.round
    box = flat.box
  }

  /// All of a picture, in the order drawn. Recursion is bounded by the depth of pictures.
  static func units(of steps: [DrawnStep], within tolerance: Double) -> [DrawnUnit] {
    units(of: steps, in: DrawnSurroundings(), within: tolerance)
  }

  private static func units(
    of steps: [DrawnStep], in surroundings: DrawnSurroundings, within tolerance: Double
  ) -> [DrawnUnit] {
    steps.flatMap { step -> [DrawnUnit] in
      switch step {
      case .coat(let coat):
        return coat.contours.map { DrawnUnit($0, coat, in: surroundings, within: tolerance) }
      case .group(let group):
        let limits = group.limits.flatMap { limit in
          var inner = DrawnSurroundings()
          inner.limits = limit.isHole ? .hole : .area
          return units(of: limit.steps, in: inner, within: tolerance)
        }
        return limits + units(of: group.steps, in: surroundings.inside(group), within: tolerance)
      }
    }
  }
}

/// What lies around a contour.
struct DrawnSurroundings {
  /// What the contour itself limits: it is drawn for its own sake, or says what of others is seen or hidden.
  enum Limit {
    case area, hole
  }
  var limits: Limit?
  /// Of all groups around it, multiplied.
  private var opacity = 1.0
  private var blends: [Blend] = []
  /// Clips and masks around it.
  private var limitCount = 0

  func inside(_ group: DrawnGroup) -> DrawnSurroundings {
    var inner = self
    inner.opacity *= group.opacity
    if group.blend != .normal { inner.blends.append(group.blend) }
    inner.limitCount += group.limits.count
    return inner
  }

  /// Files keep two digits of an opacity.
  func isLike(_ other: DrawnSurroundings) -> Bool { limits == other.limits && change(to: other) == nil }

  /// What became of it, or nil where it is alike.
  func change(to other: DrawnSurroundings) -> String? {
    if abs(opacity - other.opacity) > 0.006 {
      return "opacity \(short(opacity, digits: 2)) → \(short(other.opacity, digits: 2))"
    }
    if blends != other.blends { return "blend \(text(of: blends)) → \(text(of: other.blends))" }
    if limitCount != other.limitCount { return "clips and masks around it \(limitCount) → \(other.limitCount)" }
    return nil
  }

  private func text(of blends: [Blend]) -> String {
    blends.isEmpty ? "normal" : blends.map(\.rawValue).joined(separator: " in ")
  }
}

extension DrawnContour {
  /// Whether it has a corner of more than a few degrees.
  fileprivate func turns(isClosed: Bool) -> Bool {
    corners(isClosed: isClosed, isRing: isClosed).contains { before, after in
      before.dot(after) < 0.996 * before.length * after.length
    }
  }
}
