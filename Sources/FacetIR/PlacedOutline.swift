// SPDX-License-Identifier: Apache-2.0
//
// A symbol under an exact map, still in doubles, as the simplest kind that it remains.

internal import FacetGeometry

enum PlacedOutline {
  case circle(center: Point, radius: Double)
  case ellipse(center: Point, radii: Size)
  case rect(Rect, radii: Size)
  case line(Point, Point)
  case polyline([Point], isClosed: Bool)
  case path(Path)

  /// `keepsStart`: the place and the direction in which the outline begins matter, since dashes count from there.
  init(_ outline: Outline, under map: Affine, keepsStart: Bool) {
    let staysUpright = map.b == 0 && map.c == 0 && map.a > 0 && map.d > 0
    let mayBeKept = staysUpright || !keepsStart
    switch outline {
    case .circle(let center, let radius):
      if mayBeKept, let scale = map.similarityScale {
        self = .circle(center: map(center), radius: radius * scale)
      } else if mayBeKept, map.keepsAxes {
        self = .ellipse(center: map(center), radii: map.sizeOfBox(Size(radius, radius)))
      } else {
        self = .path(outline.path.transformed(by: map))
      }
    case .ellipse(let center, let radii):
      if mayBeKept, map.keepsAxes {
        self = .ellipse(center: map(center), radii: map.sizeOfBox(radii))
      } else {
        self = .path(outline.path.transformed(by: map))
      }
    case .rect(let rect, let radius):
      self = PlacedOutline.rect(rect, radius, under: map, mayBeKept: mayBeKept)
    case .line(let from, let to):
      self = .line(map(from), map(to))
    case .polyline(let points, let isClosed):
      self = .polyline(points.map { map($0) }, isClosed: isClosed)
    case .path(let path):
      self = .path(map == .identity ? path : path.transformed(by: map))
    }
  }

  /// The outline as a path, where its corners or ends may be rounded to other directions.
  var corneredPath: Path? {
    switch self {
    case .circle, .ellipse, .rect: nil
    case .line(let from, let to): Outline.line(from, to).path
    case .polyline(let points, let isClosed): Outline.polyline(points, isClosed: isClosed).path
    case .path(let path): path
    }
  }

  private static func rect(_ rect: Rect, _ radius: Double, under map: Affine, mayBeKept: Bool) -> PlacedOutline {
    if mayBeKept, map.keepsAxes {
      var box = Rect.empty
      box.add(map(rect.origin))
      box.add(map(Point(rect.maxX, rect.maxY)))
      return .rect(box, radii: map.sizeOfBox(Size(radius, radius)))
    }
    if radius > 0 { return .path(rect.path(cornerRadius: radius).transformed(by: map)) }
    return .polyline(rect.corners.map { map($0) }, isClosed: true)
  }
}

extension Affine {
  /// The width and height of the image of a box, for a map that keeps axes.
  func sizeOfBox(_ size: Size) -> Size {
    Size(abs(a) * size.width + abs(c) * size.height, abs(b) * size.width + abs(d) * size.height)
  }
}
