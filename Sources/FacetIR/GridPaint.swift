// SPDX-License-Identifier: Apache-2.0
//
// Paints and strokes as decimal numbers.

public import FacetGeometry
public import FacetTypes

/// A place whose coordinates have decimals of their own, for gradients.
public struct GridPlace: Sendable, Hashable {
  public var x: GridNumber
  public var y: GridNumber
  public init(_ x: GridNumber, _ y: GridNumber) {
    self.x = x
    self.y = y
  }
}

/// A transform as written: `matrix(a b c d e f)`.
public struct GridMatrix: Sendable, Hashable {
  public var a: GridNumber
  public var b: GridNumber
  public var c: GridNumber
  public var d: GridNumber
  public var e: GridNumber
  public var f: GridNumber

  public init(_ a: GridNumber, _ b: GridNumber, _ c: GridNumber, _ d: GridNumber, _ e: GridNumber, _ f: GridNumber) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
  }

  public var entries: [GridNumber] { [a, b, c, d, e, f] }
  /// The map that the written numbers mean.
  public var affine: Affine {
    Affine(a.doubleValue, b.doubleValue, c.doubleValue, d.doubleValue, e.doubleValue, f.doubleValue)
  }
}

/// A gradient stop as written; its alpha is still exact.
public struct GridStop: Sendable, Hashable {
  public var color: Color
  public var offset: GridNumber
  public init(color: Color, offset: GridNumber) {
    self.color = color
    self.offset = offset
  }
}

/// What fills or strokes, in the coordinates of the shape that it paints.
public indirect enum GridPaint: Sendable, Hashable {
  case color(Color)
  case linear(stops: [GridStop], from: GridPlace, to: GridPlace)
  /// The transform, when there is one, leads from the circle's coordinates to the shape's.
  case radial(stops: [GridStop], center: GridPlace, radius: GridNumber, transform: GridMatrix?)
}

/// How a line is drawn.
public struct GridStroke: Sendable, Hashable {
  public var width: GridNumber
  public var cap: Cap
  public var join: Join
  public var miterLimit: GridNumber
  public var dash: [GridNumber]
  public init(width: GridNumber, cap: Cap, join: Join, miterLimit: GridNumber, dash: [GridNumber]) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
  }
}

/// One coat; later ones cover earlier ones.
public enum GridCoat: Sendable, Hashable {
  case fill(GridPaint, FillRule)
  case stroke(GridPaint, GridStroke)
}
