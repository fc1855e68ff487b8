// SPDX-License-Identifier: Apache-2.0

public import FacetGeometry

/// A value of the language.
public enum Value: Sendable, Hashable {
  case number(Double)
  /// Degrees, positive clockwise on screen.
  case angle(Double)
  case bool(Bool)
  case string(String)
  case color(Color)
  case point(Point)
  case size(Size)
  case paint(Paint)
  case stop(GradientStop)
  case list([Value])
  /// A case by its place.
  case enumCase(EnumID, Int)
}
