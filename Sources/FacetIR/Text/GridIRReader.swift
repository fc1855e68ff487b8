// SPDX-License-Identifier: Apache-2.0
//
// In: the text form of the grid IR. Out: the IR, with every index in range.

internal import FacetGeometry
internal import FacetSource
internal import FacetTypes

/// Reads what `GridIR.text()` wrote.
public func readGridIR(_ text: String) throws(IRTextProblem) -> GridIR {
  let read = try GridIR.read(text)
  guard read.ir.root.index < read.ir.nodes.count else {
    throw IRTextProblem(line: read.lastLine, expected: "`root` and the index of a node")
  }
  if let problem = read.ir.problem() {
    throw IRTextProblem(line: read.nodeLines[problem.node.index], expected: problem.expected)
  }
  return read.ir
}

extension GridIR: IRTextForm {
  static var head: (name: String, version: String) { ("facet-grid-ir", "2") }
  static var kinds: String { "`group`, `shape` or `instance`" }
  static var blank: GridIR {
    let zero = GridNumber(0, decimals: 0)
    let origin = SourceSpan(SourceID(0), ByteSpan.at(0))
    return GridIR(
      nodes: Arena(), root: GridNodeID(raw: 0), decimals: 0, tolerance: 0,
      worst: WorstDistance(distance: 0, origin: origin), viewBox: GridBox(x: zero, y: zero, width: zero, height: zero),
      width: zero, height: zero, background: nil, picture: PictureTraits(kind: "", origin: origin))
  }

  mutating func readStatement(_ keyword: String, _ line: inout IRTextLine) throws(IRTextProblem) -> Bool {
    switch keyword {
    case "decimals": decimals = try readDecimals(&line)
    case "tolerance": tolerance = try line.double()
    case "worst": worst = WorstDistance(distance: try line.double(), origin: try line.origin())
    case "viewbox":
      viewBox = GridBox(
        x: try line.gridNumber(), y: try line.gridNumber(), width: try line.gridNumber(),
        height: try line.gridNumber())
    case "size":
      width = try line.gridNumber()
      height = try line.gridNumber()
    case "ids": ids = try line.named()
    case "shared": try readShared(&line, into: &shared)
    default: return false
    }
    return true
  }

  private func readDecimals(_ line: inout IRTextLine) throws(IRTextProblem) -> Int {
    let decimals = try line.int()
    guard (0...IRLimits.decimals).contains(decimals) else { throw line.fail("0 to \(IRLimits.decimals) decimals") }
    return decimals
  }

  /// Parts stand before the nodes that use them.
  func readNodeID(_ line: inout IRTextLine, before count: Int) throws(IRTextProblem) -> GridNodeID {
    let id: GridNodeID = try line.index()
    guard id.index < count else { throw line.fail("the index of an earlier node") }
    return id
  }

  func readNode(kind: String, traits: NodeTraits, _ line: inout IRTextLine) throws(IRTextProblem) -> GridNode? {
    switch kind {
    case "shape":
      try line.expect("decimals")
      let decimals = try readDecimals(&line)
      try line.expect("symbol")
      let symbol: SymbolID = try line.index()
      try line.expect("by")
      let shape = GridShape(
        outline: .path([]), decimals: decimals, transform: nil, symbol: symbol, placement: try line.affine())
      return GridNode(content: .shape(shape, []), traits: traits)
    case "instance":
      // A pass may have added the target later, so its index need not be smaller.
      let target: GridNodeID = try line.index()
      return GridNode(content: .instance(of: target, by: try readMove(&line)), traits: traits)
    default: return nil
    }
  }

  mutating func readPart(_ keyword: String, of id: GridNodeID, _ line: inout IRTextLine) throws(IRTextProblem) {
    switch nodes[id].content {
    case .group:
      guard keyword == "shared" else { throw line.fail("a part of a group") }
      try readShared(&line, into: &nodes[id].shared)
    case .shape(var shape, var coats):
      try readShapePart(keyword, &shape, &coats, &line)
      nodes[id].content = .shape(shape, coats)
    case .instance: throw line.fail("a part of an instance")
    }
  }

  private func readMove(_ line: inout IRTextLine) throws(IRTextProblem) -> GridMove {
    switch try line.word("a move") {
    case "shift": return .shift(try line.gridPlace())
    case "turn": return .turn(degrees: try line.gridNumber(), about: try line.gridPlace())
    case "matrix": return .matrix(try line.matrix())
    default: throw line.fail("`shift`, `turn` or `matrix`")
    }
  }

  private func readShared(_ line: inout IRTextLine, into shared: inout GridPresentation) throws(IRTextProblem) {
    let name = try line.word("a property")
    guard let property = GridProperty.allCases.first(where: { $0.attribute.description == name }) else {
      throw line.fail("a property")
    }
    shared[property] = try readValue(&line)
    guard shared == shared.withoutCuttingLimit else { throw line.fail("a shared miter limit of 4 or more") }
  }

  private func readValue(_ line: inout IRTextLine) throws(IRTextProblem) -> GridPropertyValue {
    switch line.peek {
    case "none":
      try line.expect("none")
      return .none
    case "color":
      guard case .color(let color) = try GridIR.readPaint(&line) else { throw line.fail("a colour") }
      return .color(color)
    case "linear", "radial": return .gradient(try GridIR.readPaint(&line))
    default: break
    }
    switch try line.word("a value") {
    case "number": return .number(try line.gridNumber())
    case "numbers":
      var numbers: [GridNumber] = []
      while !line.isAtEnd { numbers.append(try line.gridNumber()) }
      return .numbers(numbers)
    case "rule": return .rule(try line.named())
    case "cap": return .cap(try line.named())
    case "join": return .join(try line.named())
    default: throw line.fail("a value")
    }
  }
}
