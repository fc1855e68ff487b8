// SPDX-License-Identifier: Apache-2.0
//
// In: the text form of the grid IR. Out: the IR, with every index in range.

internal import FacetGeometry
internal import FacetSource
internal import FacetTypes

/// Reads what `GridIR.text()` wrote.
public func readGridIR(_ text: String) throws(IRTextProblem) -> GridIR {
  var reader = GridIRReader()
  return try reader.read(text)
}

private struct GridIRReader {
  private var ir: GridIR
  private var root: GridNodeID?

  init() {
    let zero = GridNumber(0, decimals: 0)
    let origin = SourceSpan(SourceID(0), ByteSpan.at(0))
    ir = GridIR(
      nodes: Arena(), root: GridNodeID(raw: 0), decimals: 0, tolerance: 0,
      worst: WorstDistance(distance: 0, origin: origin), viewBox: GridBox(x: zero, y: zero, width: zero, height: zero),
      width: zero, height: zero, background: nil, picture: PictureTraits(kind: "", origin: origin))
  }

  mutating func read(_ text: String) throws(IRTextProblem) -> GridIR {
    let lines = try IRTextLine.all(of: text)
    guard var first = lines.first else { throw IRTextProblem(line: 1, expected: "`facet-grid-ir 1`") }
    try first.expect("facet-grid-ir")
    try first.expect("1")
    for line in lines.dropFirst() {
      var line = line
      try read(&line)
      try line.end()
    }
    guard let root, root.index < ir.nodes.count else {
      throw IRTextProblem(line: lines.count + 1, expected: "`root` and the index of a node")
    }
    ir.root = root
    return ir
  }

  private mutating func read(_ line: inout IRTextLine) throws(IRTextProblem) {
    let keyword = try line.word("a statement")
    switch keyword {
    case "picture":
      ir.picture.kind = try line.string()
      ir.picture.contentMode = try line.named()
    case "decimals": ir.decimals = try readDecimals(&line)
    case "tolerance": ir.tolerance = try line.double()
    case "worst": ir.worst = WorstDistance(distance: try line.double(), origin: try line.origin())
    case "viewbox":
      ir.viewBox = GridBox(
        x: try line.gridNumber(), y: try line.gridNumber(), width: try line.gridNumber(),
        height: try line.gridNumber())
    case "size":
      ir.width = try line.gridNumber()
      ir.height = try line.gridNumber()
    case "background": ir.background = try readPaint(&line)
    case "node": try readNode(&line)
    case "root": root = try line.index()
    default:
      if ir.nodes.count == 0 {
        guard try line.read(keyword, into: &ir.picture) else { throw line.fail("a statement of the picture") }
      } else {
        try readPart(keyword, &line)
      }
    }
  }

  private func readDecimals(_ line: inout IRTextLine) throws(IRTextProblem) -> Int {
    let decimals = try line.int()
    guard (0...IRLimits.decimals).contains(decimals) else { throw line.fail("0 to \(IRLimits.decimals) decimals") }
    return decimals
  }

  /// A part of the node that is being read; parts stand before the nodes that use them.
  private func readEarlier(_ line: inout IRTextLine, before count: Int) throws(IRTextProblem) -> GridNodeID {
    let id: GridNodeID = try line.index()
    guard id.index < count else { throw line.fail("the index of an earlier node") }
    return id
  }

  private mutating func readNode(_ line: inout IRTextLine) throws(IRTextProblem) {
    try line.expect(String(ir.nodes.count))
    let traits = NodeTraits(origin: ir.picture.origin)
    switch try line.word("`group` or `shape`") {
    case "group":
      var children: [GridNodeID] = []
      while !line.isAtEnd { children.append(try readEarlier(&line, before: ir.nodes.count)) }
      ir.nodes.add(GridNode(content: .group(children), traits: traits))
    case "shape":
      try line.expect("decimals")
      let decimals = try readDecimals(&line)
      try line.expect("symbol")
      let symbol: SymbolID = try line.index()
      try line.expect("by")
      let shape = GridShape(
        outline: .path([]), decimals: decimals, transform: nil, symbol: symbol, placement: try line.affine())
      ir.nodes.add(GridNode(content: .shape(shape, []), traits: traits))
    default: throw line.fail("`group` or `shape`")
    }
  }

  private mutating func readPart(_ keyword: String, _ line: inout IRTextLine) throws(IRTextProblem) {
    let id = GridNodeID(raw: UInt32(ir.nodes.count - 1))
    switch keyword {
    case "clip": ir.nodes[id].clip = try readEarlier(&line, before: id.index)
    case "mask":
      let kind: MaskKind = try line.named()
      ir.nodes[id].mask = MaskUse(kind: kind, node: try readEarlier(&line, before: id.index))
    default:
      if try line.read(keyword, into: &ir.nodes[id].traits) { return }
      guard case .shape(var shape, var coats) = ir.nodes[id].content else { throw line.fail("a part of a node") }
      try readShapePart(keyword, &shape, &coats, &line)
      ir.nodes[id].content = .shape(shape, coats)
    }
  }

  private func readShapePart(
    _ keyword: String, _ shape: inout GridShape, _ coats: inout [GridCoat], _ line: inout IRTextLine
  ) throws(IRTextProblem) {
    switch keyword {
    case "matrix": shape.transform = try line.matrix()
    case "fill":
      let rule: FillRule = try line.named()
      coats.append(.fill(try readPaint(&line), rule))
    case "stroke":
      var stroke = GridStroke(
        width: try line.gridNumber(), cap: try line.named(), join: try line.named(),
        miterLimit: try line.gridNumber(), dash: [])
      try line.expect("dash")
      for _ in 0..<max(0, try line.int()) { stroke.dash.append(try line.gridNumber()) }
      coats.append(.stroke(try readPaint(&line), stroke))
    default: shape.outline = try readOutline(keyword, &line)
    }
  }

  private func readPaint(_ line: inout IRTextLine) throws(IRTextProblem) -> GridPaint {
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

  private func readStops(_ line: inout IRTextLine) throws(IRTextProblem) -> [GridStop] {
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
