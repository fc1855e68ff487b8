// SPDX-License-Identifier: Apache-2.0

import FacetAlphabet
import FacetGeometry
import Testing

/// The points of a subpath, curves cut into short sides, closed.
func polygon(_ subpath: Subpath) -> [Point] {
  var points = [subpath.start]
  for segment in subpath.segments {
    let start = points[points.count - 1]
    switch segment {
    case .line(let to): points.append(to)
    case .cubic(let first, let second, let to):
      for step in 1...8 {
        let t = Double(step) / 8
        let a = start.interpolated(to: first, at: t)
        let b = first.interpolated(to: second, at: t)
        let c = second.interpolated(to: to, at: t)
        points.append(a.interpolated(to: b, at: t).interpolated(to: b.interpolated(to: c, at: t), at: t))
      }
    case .quad(_, let to): points.append(to)
    case .arc(let arc): points.append(arc.to)
    }
  }
  return points
}

func bounds(_ path: Path) -> Rect {
  var box = Rect.empty
  for subpath in path.subpaths { for point in polygon(subpath) { box.add(point) } }
  return box
}

/// How often the outline winds around the points between the crossings of one height, from left to right.
private func windings(_ polygons: [[Point]], at y: Double) -> [Int] {
  var crossings: [(x: Double, direction: Int)] = []
  for points in polygons {
    for (i, start) in points.enumerated() {
      let end = points[(i + 1) % points.count]
      guard (start.y <= y) != (end.y <= y) else { continue }
      let x = start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y)
      crossings.append((x, start.y < end.y ? -1 : 1))
    }
  }
  var winding = 0
  return crossings.sorted { $0.x < $1.x }.map {
    winding += $0.direction
    return winding
  }
}

@Suite struct Outlines {
  private static let drawn =
    String(
      String.UnicodeScalarView((Array(0x21...0x7E) + Array(0xA1...0x17F)).compactMap { Unicode.Scalar($0) }))
    + "–—…‘’“”‚„•−€™‹›‰⁄"

  private func outlines(weight: Int) -> [(Character, Path)] {
    Self.drawn.compactMap { character in
      PlainAlphabet.glyphOutline(for: String(character), weight: weight).map { (character, $0) }
    }
  }

  @Test(arguments: [400, 700]) func contoursAreClosed(weight: Int) {
    for (character, outline) in outlines(weight: weight) {
      for subpath in outline.subpaths {
        #expect(subpath.isClosed, "\(character)")
        #expect(subpath.segments.count >= 2, "\(character)")
      }
    }
  }

  /// Counters wind against their letter and nothing overlaps: everywhere the outline winds once or not at all, so that
  /// both fill rules and a stroke look right.
  @Test(arguments: [400, 700]) func everyPointIsInkedOnceOrNotAtAll(weight: Int) {
    for (character, outline) in outlines(weight: weight) {
      let polygons = outline.subpaths.map(polygon)
      let box = bounds(outline)
      let heights = (1..<40).map { box.minY + box.height * (Double($0) + 0.137) / 40 }
      let wrong = heights.filter { y in
        let found = windings(polygons, at: y)
        return !found.allSatisfy { $0 == 0 || $0 == 1 } || found.last ?? 0 != 0
      }
      #expect(wrong.isEmpty, "\(character)")
    }
  }

  @Test(arguments: [400, 700]) func evenLettersAreExactlyEven(weight: Int) throws {
    for character in "AHIMOTUVWXYovwx08!|+=-" {
      let outline = try #require(PlainAlphabet.glyphOutline(for: String(character), weight: weight))
      let xs = outline.subpaths.flatMap { [$0.start] + $0.segments.map(\.end) }
        .map { Int(($0.x * 1000).rounded()) }
      let sum = (xs.min() ?? 0) + (xs.max() ?? 0)
      #expect(Set(xs) == Set(xs.map { sum - $0 }), "\(character)")
    }
  }

  @Test func contoursAreShort() {
    for (character, outline) in outlines(weight: 400) where character.isASCII {
      #expect(outline.segmentCount <= 60, "\(character) has \(outline.segmentCount) segments")
    }
  }
}
