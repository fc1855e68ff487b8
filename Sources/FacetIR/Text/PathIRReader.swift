// SPDX-License-Identifier: Apache-2.0
//
// In: the text form of the exact IR. Out: the IR. The form is checked here; whether the picture makes sense is for
// `PathIR.problems()`.

internal import FacetGeometry
internal import FacetScene
internal import FacetSource
internal import FacetTypes

/// Reads what `PathIR.text()` wrote.
public func readPathIR(_ text: String) throws(IRTextProblem) -> PathIR {
  var reader = PathIRReader()
  return try reader.read(text)
}

private struct PathIRReader {
  private var ir = PathIR(
    picture: PictureTraits(kind: "", origin: SourceSpan(SourceID(0), ByteSpan.at(0))), viewBox: .empty, size: .zero)
  private var root: IRNodeID?

  mutating func read(_ text: String) throws(IRTextProblem) -> PathIR {
    let lines = try IRTextLine.all(of: text)
    guard var first = lines.first else { throw IRTextProblem(line: 1, expected: "`facet-path-ir 1`") }
    try first.expect("facet-path-ir")
    try first.expect("1")
    ir.nodes = Arena()
    for line in lines.dropFirst() {
      var line = line
      try read(&line)
      try line.end()
    }
    guard let root else { throw IRTextProblem(line: lines.count + 1, expected: "`root` and an index") }
    ir.root = root
    return ir
  }

  private mutating func read(_ line: inout IRTextLine) throws(IRTextProblem) {
    let keyword = try line.word("a statement")
    switch keyword {
    case "picture":
      ir.picture.kind = try line.string()
      ir.picture.contentMode = try line.named()
    case "viewbox":
      ir.viewBox = Rect(
        minX: try line.double(), minY: try line.double(), maxX: try line.double(), maxY: try line.double())
    case "size": ir.size = Size(try line.double(), try line.double())
    case "background": ir.background = try readPaint(&line)
    case "symbol":
      try line.expect(String(ir.symbols.count))
      ir.symbols.add(try readOutline(&line))
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

  private mutating func readNode(_ line: inout IRTextLine) throws(IRTextProblem) {
    try line.expect(String(ir.nodes.count))
    let traits = NodeTraits(origin: ir.picture.origin)
    switch try line.word("`group` or `shape`") {
    case "group":
      var children: [IRNodeID] = []
      while !line.isAtEnd { children.append(try line.index()) }
      ir.nodes.add(IRNode(content: .group(children), traits: traits))
    case "shape": ir.nodes.add(IRNode(content: .shape(try line.index(), []), traits: traits))
    default: throw line.fail("`group` or `shape`")
    }
  }

  /// A line that belongs to the node above.
  private mutating func readPart(_ keyword: String, _ line: inout IRTextLine) throws(IRTextProblem) {
    let id = IRNodeID(raw: UInt32(ir.nodes.count - 1))
    switch keyword {
    case "fill":
      let rule: FillRule = try line.named()
      try append(.fill(try readPaint(&line), rule: rule), to: id, line)
    case "stroke":
      var style = StrokeStyle(
        width: try line.double(), cap: try line.named(), join: try line.named(), miterLimit: try line.double())
      try line.expect("dash")
      for _ in 0..<max(0, try line.int()) { style.dash.append(try line.double()) }
      try append(.stroke(try readPaint(&line), style), to: id, line)
    case "transform": ir.nodes[id].transform = try line.affine()
    case "clip": ir.nodes[id].clip = try line.index()
    case "mask": ir.nodes[id].mask = MaskUse(kind: try line.named(), node: try line.index())
    default:
      guard try line.read(keyword, into: &ir.nodes[id].traits) else { throw line.fail("a part of a node") }
    }
  }

  private mutating func append(_ layer: PaintLayer, to id: IRNodeID, _ line: IRTextLine) throws(IRTextProblem) {
    guard case .shape(let symbol, let layers) = ir.nodes[id].content else { throw line.fail("a coat in a shape") }
    ir.nodes[id].content = .shape(symbol, layers + [layer])
  }

  private func readPaint(_ line: inout IRTextLine) throws(IRTextProblem) -> ScenePaint {
    switch try line.word("a paint") {
    case "color": return .color(try line.color())
    case "linear":
      let from = try line.point()
      let to = try line.point()
      return .linear(stops: try readStops(&line), from: from, to: to)
    case "radial":
      let center = try line.point()
      let radius = try line.double()
      return .radial(stops: try readStops(&line), center: center, radius: radius)
    default: throw line.fail("`color`, `linear` or `radial`")
    }
  }

  private func readStops(_ line: inout IRTextLine) throws(IRTextProblem) -> [SceneStop] {
    var stops: [SceneStop] = []
    while !line.isAtEnd {
      let offset = try line.double()
      stops.append(SceneStop(color: try line.color(), offset: offset))
    }
    return stops
  }

  private func readOutline(_ line: inout IRTextLine) throws(IRTextProblem) -> Outline {
    let kind = try line.word("a kind of outline")
    switch kind {
    case "circle": return .circle(center: try line.point(), radius: try line.double())
    case "ellipse": return .ellipse(center: try line.point(), radii: Size(try line.double(), try line.double()))
    case "rect":
      let rect = Rect(
        minX: try line.double(), minY: try line.double(), maxX: try line.double(), maxY: try line.double())
      return .rect(rect, cornerRadius: try line.double())
    case "line": return .line(try line.point(), try line.point())
    case "polyline", "polygon":
      var points: [Point] = []
      while !line.isAtEnd { points.append(try line.point()) }
      return .polyline(points, isClosed: kind == "polygon")
    case "path": return .path(try readPath(&line))
    default: throw line.fail("a kind of outline")
    }
  }

  private func readPath(_ line: inout IRTextLine) throws(IRTextProblem) -> Path {
    var path = Path()
    while !line.isAtEnd {
      let letter = try line.word("a command")
      if letter == "M" {
        path.subpaths.append(Subpath(start: try line.point()))
        continue
      }
      guard let last = path.subpaths.indices.last else { throw line.fail("`M`") }
      switch letter {
      case "L": path.subpaths[last].segments.append(.line(to: try line.point()))
      case "Q": path.subpaths[last].segments.append(.quad(control: try line.point(), to: try line.point()))
      case "C":
        path.subpaths[last].segments.append(
          .cubic(control1: try line.point(), control2: try line.point(), to: try line.point()))
      case "A":
        let arc = EllipticArc(
          center: try line.point(), radii: Size(try line.double(), try line.double()), rotation: try line.double(),
          start: try line.double(), sweep: try line.double())
        path.subpaths[last].segments.append(.arc(arc))
      case "Z": path.subpaths[last].isClosed = true
      default: throw line.fail("one of the commands M L Q C A Z")
      }
    }
    return path
  }
}
