// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetTypes

// What it is painted with.

extension DrawnUnit {
  /// Both fills, or both strokes of one pen. Files round its width.
  func hasPen(like other: DrawnUnit) -> Bool {
    (pen == nil) == (other.pen == nil) && penChange(to: other) == nil
  }

  /// The same pen, the same colours and the same surroundings; gradients wherever they lie.
  func isPainted(like other: DrawnUnit) -> Bool {
    hasPen(like: other) && isInked(like: other)
  }

  /// The same colours; strokes of any pen.
  func isInked(like other: DrawnUnit) -> Bool {
    (pen == nil) == (other.pen == nil) && paint.hasColors(of: other.paint)
      && surroundings.isLike(other.surroundings)
  }

  /// How a gradient lies, of contours in one place.
  func hasGradient(like other: DrawnUnit) -> Bool {
    (box.corners + [box.center]).allSatisfy { place in
      abs(paint.share(at: place) - other.paint.share(at: place)) <= 0.02
    }
  }

  /// What became of width, caps, dashes, or of what lies around it.
  func styleChange(to other: DrawnUnit) -> String? {
    guard (pen == nil) == (other.pen == nil), surroundings.limits == other.surroundings.limits else { return nil }
    if let change = penChange(to: other) { return change }
    if let change = surroundings.change(to: other.surroundings) { return change }
    return paint.hasColors(of: other.paint) && !hasGradient(like: other) ? "its gradient lies otherwise" : nil
  }

  /// `(#ffffff, 30 × 20 at (5, 5))`
  func looks(within tolerance: Double) -> String {
    let what = pen.map { "a line \(short($0.halfWidth * 2)) wide in " } ?? ""
    let role: String =
      switch surroundings.limits {
      case nil: what + paint.text
      case .area?: "a limit"
      case .hole?: "a hole"
      }
    return "(\(role), \((exactBox ?? box).text(digits: digitsWorth(tolerance))))"
  }
}

extension DrawnUnit {
  /// What became of the pen of a line, as far as it shows.
  private func penChange(to other: DrawnUnit) -> String? {
    guard let pen, let otherPen = other.pen else { return nil }
    if hasEnds, other.hasEnds, pen.cap != otherPen.cap {
      return "cap \(pen.cap.rawValue) → \(otherPen.cap.rawValue)"
    }
    if hasCorners, other.hasCorners, pen.join != otherPen.join {
      return "join \(pen.join.rawValue) → \(otherPen.join.rawValue)"
    }
    return pen.change(to: otherPen)
  }
}

extension DrawnPen {
  fileprivate func change(to other: DrawnPen) -> String? {
    if abs(halfWidth - other.halfWidth) > 0.02 * max(halfWidth, other.halfWidth) {
      return "width \(short(halfWidth * 2)) → \(short(other.halfWidth * 2))"
    }
    let isAlike =
      dash.count == other.dash.count
      && zip(dash + [dashStart], other.dash + [other.dashStart]).allSatisfy {
        abs($0 - $1) <= 0.02 * max(abs($0), abs($1)) + 0.02 * halfWidth
      }
    return isAlike ? nil : "dashes \(dashText) → \(other.dashText)"
  }

  private var dashText: String { dash.isEmpty ? "none" : dash.map { short($0) }.joined(separator: " ") }
}

extension DrawnPaint {
  /// Colours alike, and a gradient of the same kind: alphas and offsets to two digits, which is what files keep.
  func hasColors(of other: DrawnPaint) -> Bool {
    switch (self, other) {
    case (.color(let one), .color(let two)): return one.isLike(two)
    case (.linear(let one, _, _), .linear(let two, _, _)), (.radial(let one, _), .radial(let two, _)):
      return one.count == two.count
        && zip(one, two).allSatisfy { $0.color.isLike($1.color) && abs($0.offset - $1.offset) <= 0.006 }
    case (.color, .linear), (.color, .radial), (.linear, .color), (.linear, .radial), (.radial, .color),
      (.radial, .linear):
      return false
    }
  }

  /// How far along its stops a gradient is.
  fileprivate func share(at place: Point) -> Double {
    switch self {
    case .color: return 0
    case .linear(_, let slope, let level): return slope.dot(place - .zero) + level
    case .radial(_, let disc):
      guard let inverse = disc.inverse else { return 0 }
      return inverse(place).distance(to: .zero)
    }
  }

  var text: String {
    switch self {
    case .color(let color): color.hexText
    case .linear(let stops, _, _): "linear gradient " + stops.map(\.color.hexText).joined(separator: " ")
    case .radial(let stops, _): "radial gradient " + stops.map(\.color.hexText).joined(separator: " ")
    }
  }
}

extension Color {
  fileprivate func isLike(_ other: Color) -> Bool {
    red == other.red && green == other.green && blue == other.blue && abs(alpha - other.alpha) <= 0.006
  }
}
