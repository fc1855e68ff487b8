// SPDX-License-Identifier: Apache-2.0

public import FacetGeometry

/// A colour at a place along a gradient.
public struct GradientStop: Sendable, Hashable {
  public var color: Color
  /// 0 start … 1 end; nil is spread evenly between its neighbours.
  public var offset: Double?
  public init(color: Color, offset: Double?) {
    self.color = color
    self.offset = offset
  }
}

/// What fills or strokes. Gradient points are in the unit square of the painted element's frame.
public indirect enum Paint: Sendable, Hashable {
  case color(Color)
  case linear(stops: [GradientStop], from: Point, to: Point)
  /// The radius is a fraction of the frame's shorter side; the circle stays a circle.
  case radial(stops: [GradientStop], center: Point, radius: Double)
}
