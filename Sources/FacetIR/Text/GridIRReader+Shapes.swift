// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSource
internal import FacetTypes

extension GridIR {
  func readShapePart(
    _ keyword: String, _ shape: inout GridShape, _ coats: inout [GridCoat], _ line: inout IRTextLine
  ) throws(IRTextProblem) {
    switch keyword {
    case "matrix": shape.transform = try line.matrix()
    case "fill":
      let rule: FillRule = try line.named()
      coats.append(.fill(try GridIR.readPaint(&line), rule))
    case "stroke":
      var stroke = GridStroke(
        width: try line.gridNumber(), cap: try line.named(), join: try line.named(),
        miterLimit: try line.gridNumber(), dash: [])
      try line.expect("dash")
      for _ in 0..<max(0, try line.int()) { stroke.dash.append(try line.gridNumber()) }
      coats.append(.stroke(try GridIR.readPaint(&line), stroke))
    default: shape.outline = try readOutline(keyword, &line)
    }
  }

  static func readPaint(_ line: inout IRTextLine) throws(IRTextProblem) -> GridPaint {
    switch try line.word("a paint") {
    case "color": return .color(try line.color())
    case "linear":
      let from = try line.gridPlace()
      let to = try line.gridPlace()
      return .linear(stops: try readStops(&line), from: from, to: to)
    case "radial":
      let center = try line.gridPlace()
      let radius = try line.gridNumber()
      var transform: GridMatrix?
      switch try line.word("`plain` or `matrix`") {
      case "plain": break
      case "matrix": transform = try line.matrix()
      default: throw line.fail("`plain` or `matrix`")
      }
      return .radial(stops: try readStops(&line), center: center, radius: radius, transform: transform)
    default: throw line.fail("`color`, `linear` or `radial`")
    }
  }

  private static func readStops(_ line: inout IRTextLine) throws(IRTextProblem) -> [GridStop] {
    var stops: [GridStop] = []
    while !line.isAtEnd {
      let offset = try line.gridNumber()
      stops.append(GridStop(color: try line.color(), offset: offset))
    }
    return stops
  }

  private func readOutline(_ kind: String, _ line: inout IRTextLine) throws(IRTextProblem) -> GridOutline {
    switch kind {
    case "circle": return .circle(center: try line.gridPoint(), radius: try line.steps())
    case "ellipse": return .ellipse(center: try line.gridPoint(), rx: try line.steps(), ry: try line.steps())
    case "rect":
      return .rect(
        origin: try line.gridPoint(), width: try line.steps(), height: try line.steps(), rx: try line.steps(),
        ry: try line.steps())
    case "line": return .line(try line.gridPoint(), try line.gridPoint())
    case "polyline", "polygon":
      var points: [GridPoint] = []
      while !line.isAtEnd { points.append(try line.gridPoint()) }
      return .polyline(points, isClosed: kind == "polygon")
    case "path": return .path(try readSubpaths(&line))
    default: throw line.fail("a part of a shape")
    }
  }

  private func readSubpaths(_ line: inout IRTextLine) throws(IRTextProblem) -> [GridSubpath] {
    var subpaths: [GridSubpath] = []
    while !line.isAtEnd {
      let letter = try line.word("a command")
      if letter == "M" {
        subpaths.append(GridSubpath(start: try line.gridPoint(), segments: [], isClosed: false))
        continue
      }
      guard let last = subpaths.indices.last else { throw line.fail("`M`") }
      if letter == "Z" {
        subpaths[last].isClosed = true
      } else {
        subpaths[last].segments.append(try readSegment(letter, &line))
      }
    }
    return subpaths
  }

  private func readSegment(_ letter: String, _ line: inout IRTextLine) throws(IRTextProblem) -> GridSegment {
    switch letter {
    case "L": return .line(to: try line.gridPoint())
    case "Q": return .quad(control: try line.gridPoint(), to: try line.gridPoint())
    case "C":
      return .cubic(control1: try line.gridPoint(), control2: try line.gridPoint(), to: try line.gridPoint())
    case "A":
      let rx = try line.gridNumber()
      let ry = try line.gridNumber()
      let rotation = try line.gridNumber()
      let flags = [try line.int(), try line.int()]
      guard flags.allSatisfy({ $0 == 0 || $0 == 1 }) else { throw line.fail("an arc flag, 0 or 1") }
      return .arc(
        GridArc(
          rx: rx, ry: ry, rotation: rotation, isLarge: flags[0] == 1, isClockwise: flags[1] == 1,
          to: try line.gridPoint()))
    default: throw line.fail("one of the commands M L Q C A Z")
    }
  }
}
