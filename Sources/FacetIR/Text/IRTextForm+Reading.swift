// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSource

/// A text read into an IR, and the line of each node.
struct ReadIR<Form: IRTextForm> {
  var ir: Form
  var nodeLines: [Int] = []
  var lastLine = 0
}

extension IRTextForm {
  /// Reads the whole text; whether all indices exist is for the form to check.
  static func read(_ text: String) throws(IRTextProblem) -> ReadIR<Self> {
    let lines = try IRTextLine.all(of: text)
    guard var first = lines.first else {
      throw IRTextProblem(line: 1, expected: "`\(head.name) \(head.version)`")
    }
    try first.expect(head.name)
    try first.expect(head.version)
    var result = ReadIR(ir: blank)
    var root: ArenaID<Node>?
    for line in lines.dropFirst() {
      var line = line
      let keyword = try line.word("a statement")
      if keyword == "root" {
        root = try line.index()
      } else {
        try result.ir.read(keyword, &line)
      }
      if keyword == "node" { result.nodeLines.append(line.number) }
      try line.end()
    }
    result.lastLine = (lines.last?.number ?? 0) + 1
    guard let root else { throw IRTextProblem(line: result.lastLine, expected: "`root` and the index of a node") }
    result.ir.root = root
    return result
  }

  private mutating func read(_ keyword: String, _ line: inout IRTextLine) throws(IRTextProblem) {
    switch keyword {
    case "picture":
      picture.kind = try line.string()
      picture.contentMode = try line.named()
    case "background": background = try Self.readPaint(&line)
    case "node":
      try line.expect(String(nodes.count))
      nodes.add(try readNode(&line))
    default:
      if nodes.count > 0 { return try readNodeLine(keyword, &line) }
      if try readStatement(keyword, &line) { return }
      guard try line.read(keyword, into: &picture) else { throw line.fail("a statement of the picture") }
    }
  }

  private func readNode(_ line: inout IRTextLine) throws(IRTextProblem) -> Node {
    let traits = NodeTraits(origin: picture.origin)
    let kind = try line.word(Self.kinds)
    if kind == "group" {
      var children: [ArenaID<Node>] = []
      while !line.isAtEnd { children.append(try readNodeID(&line, before: nodes.count)) }
      return .group(children, traits: traits)
    }
    guard let node = try readNode(kind: kind, traits: traits, &line) else { throw line.fail(Self.kinds) }
    return node
  }

  private mutating func readNodeLine(_ keyword: String, _ line: inout IRTextLine) throws(IRTextProblem) {
    let id = ArenaID<Node>(raw: UInt32(nodes.count - 1))
    switch keyword {
    case "clip": nodes[id].clip = try readNodeID(&line, before: id.index)
    case "mask":
      nodes[id].mask = MaskUse(kind: try line.named(), node: try readNodeID(&line, before: id.index))
    default:
      if try line.read(keyword, into: &nodes[id].traits) { return }
      try readPart(keyword, of: id, &line)
    }
  }
}
