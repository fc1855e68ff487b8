// SPDX-License-Identifier: Apache-2.0
//
// In: the text form of the exact IR. Out: the IR. The form is checked here; whether the picture makes sense is for
// `PathIR.problems()`.

internal import FacetGeometry
internal import FacetScene
internal import FacetSource
internal import FacetTypes

/// Reads what `PathIR.text()` wrote.
public func readPathIR(_ text: String) throws(IRTextProblem) -> PathIR { try PathIR.read(text).ir }

extension PathIR: IRTextForm {
  static var head: (name: String, version: String) { ("facet-path-ir", "1") }
  static var kinds: String { "`group` or `shape`" }
  static var blank: PathIR {
    let origin = SourceSpan(SourceID(0), ByteSpan.at(0))
    var blank = PathIR(picture: PictureTraits(kind: "", origin: origin), viewBox: .empty, size: .zero)
    blank.nodes = Arena()
    return blank
  }

  mutating func readStatement(_ keyword: String, _ line: inout IRTextLine) throws(IRTextProblem) -> Bool {
    switch keyword {
    case "viewbox":
      viewBox = Rect(
        minX: try line.double(), minY: try line.double(), maxX: try line.double(), maxY: try line.double())
    case "size": size = Size(try line.double(), try line.double())
    case "symbol":
      try line.expect(String(symbols.count))
      symbols.add(try readOutline(&line))
    default: return false
    }
    return true
  }

  func readNodeID(_ line: inout IRTextLine, before count: Int) throws(IRTextProblem) -> IRNodeID { try line.index() }

  func readNode(kind: String, traits: NodeTraits, _ line: inout IRTextLine) throws(IRTextProblem) -> IRNode? {
    guard kind == "shape" else { return nil }
    return IRNode(content: .shape(try line.index(), []), traits: traits)
  }

  mutating func readPart(_ keyword: String, of id: IRNodeID, _ line: inout IRTextLine) throws(IRTextProblem) {
    switch keyword {
    case "fill":
      let rule: FillRule = try line.named()
      try append(.fill(try PathIR.readPaint(&line), rule: rule), to: id, line)
    case "stroke":
      var style = StrokeStyle(
        width: try line.double(), cap: try line.named(), join: try line.named(), miterLimit: try line.double())
      try line.expect("dash")
      for _ in 0..<max(0, try line.int()) { style.dash.append(try line.double()) }
      try append(.stroke(try PathIR.readPaint(&line), style), to: id, line)
    case "transform": nodes[id].transform = try line.affine()
    default: throw line.fail("a part of a node")
    }
  }

  private mutating func append(_ layer: PaintLayer, to id: IRNodeID, _ line: IRTextLine) throws(IRTextProblem) {
    guard case .shape(let symbol, let layers) = nodes[id].content else { throw line.fail("a coat in a shape") }
    nodes[id].content = .shape(symbol, layers + [layer])
  }

  static func readPaint(_ line: inout IRTextLine) throws(IRTextProblem) -> ScenePaint {
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

  private static func readStops(_ line: inout IRTextLine) throws(IRTextProblem) -> [SceneStop] {
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
