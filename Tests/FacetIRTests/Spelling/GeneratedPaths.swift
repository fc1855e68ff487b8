// SPDX-License-Identifier: Apache-2.0
//
// Paths that lean towards what spelling turns on: axis lines, steps of no length, round and short numbers, controls that
// S and T would imply, last lines home.

import FacetGeometry
import FacetIR

/// The generator by Sebastiano Vigna (splitmix64, 2015): the same numbers on every machine.
struct PathGenerator {
  private var state: UInt64
  let decimals: Int

  init(seed: UInt64) {
    state = seed
    decimals = Int(seed % 4)
  }

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    z ^= z >> 31
    return Int(z % UInt64(bound))
  }

  /// A coordinate in steps: often round, often small, sometimes with all digits.
  mutating func coordinate() -> Int {
    let unit = (0..<decimals).reduce(1) { power, _ in power * 10 }
    let sign = next(3) == 0 ? -1 : 1
    switch next(5) {
    case 0: return 0
    case 1: return sign * next(12) * unit
    case 2: return sign * next(9) * max(1, unit / 10)
    case 3: return sign * next(120 * unit + 1)
    default: return sign * (next(30) * unit + next(10) * max(1, unit / 10))
    }
  }

  mutating func point(near pen: GridPoint) -> GridPoint {
    switch next(6) {
    case 0: GridPoint(pen.x, coordinate())
    case 1: GridPoint(coordinate(), pen.y)
    case 2: GridPoint(pen.x + coordinate(), pen.y + coordinate())
    case 3 where next(4) == 0: pen
    default: GridPoint(coordinate(), coordinate())
    }
  }

  /// So many segments in one or several subpaths.
  mutating func path(segments: Int) -> [GridSubpath] {
    var subpaths: [GridSubpath] = []
    var pen = GridPoint(0, 0)
    var rest = segments
    while rest > 0 {
      let count = next(3) == 0 ? 1 + next(rest) : rest
      let subpath = subpath(segments: count, from: point(near: pen))
      subpaths.append(subpath)
      pen = subpath.isClosed ? subpath.start : subpath.end
      rest -= count
    }
    return subpaths
  }

  private mutating func subpath(segments: Int, from start: GridPoint) -> GridSubpath {
    var subpath = GridSubpath(start: start, segments: [], isClosed: next(2) == 0)
    var reflected: [Int: GridPoint] = [:]
    for index in 0..<segments {
      let pen = subpath.end
      let goesHome = index == segments - 1 && next(3) == 0
      let to = goesHome ? start : point(near: pen)
      let kind = next(5)
      let implied = reflected[kind] ?? pen
      let control = next(2) == 0 ? implied : point(near: pen)
      reflected = [:]
      switch kind {
      case 2:
        subpath.segments.append(.quad(control: control, to: to))
        reflected[2] = GridPoint(2 * to.x - control.x, 2 * to.y - control.y)
      case 3:
        let second = point(near: to)
        subpath.segments.append(.cubic(control1: control, control2: second, to: to))
        reflected[3] = GridPoint(2 * to.x - second.x, 2 * to.y - second.y)
      case 4: subpath.segments.append(.arc(arc(to: to)))
      default: subpath.segments.append(.line(to: to))
      }
    }
    return subpath
  }

  private mutating func arc(to: GridPoint) -> GridArc {
    let rx = GridNumber(abs(coordinate()) + 1, decimals: decimals)
    let ry = next(2) == 0 ? rx : GridNumber(abs(coordinate()) + 1, decimals: decimals)
    let rotation = GridNumber([0, 0, 305, -30, 90][next(5)], decimals: 1)
    return GridArc(rx: rx, ry: ry, rotation: rotation, isLarge: next(2) == 0, isClockwise: next(2) == 0, to: to)
  }
}

extension [GridSubpath] {
  /// With the lines that a Z draws anyway left out, and all numbers of arcs reduced: what two texts of one path share.
  var normalized: [GridSubpath] {
    map { subpath in
      var result = subpath
      if subpath.isClosed, subpath.segments.count > 1, subpath.segments.last == .line(to: subpath.start) {
        result.segments.removeLast()
      }
      result.segments = result.segments.map { segment in
        guard case .arc(var arc) = segment else { return segment }
        arc.rx = arc.rx.reduced
        arc.ry = arc.ry.reduced
        arc.rotation = arc.rotation.reduced
        return .arc(arc)
      }
      return result
    }
  }
}
