// SPDX-License-Identifier: Apache-2.0
//
// The last steps of lowering: the tree without what is not drawn, and the canvas.

internal import FacetGeometry
internal import FacetScene
internal import FacetSource
internal import FacetTypes

extension Lowering {
  /// Copies what hangs on `root` into fresh arenas, in the order drawn, and settles the canvas.
  mutating func finish(root: IRNodeID?) -> Lowered {
    let draft = ir
    ir.nodes = Arena()
    ir.symbols = Arena()
    if let root {
      var copy = TreeCopy(draft)
      ir.root = copy.add(root)
      ir.nodes = copy.nodes
      ir.symbols = copy.symbols
    } else {
      ir.root = ir.nodes.add(IRNode(content: .group([]), traits: NodeTraits(origin: scene.origin)))
    }
    cutCanvas(isEmpty: root == nil)
    clipLetterbox()
    return Lowered(ir: ir, diagnostics: diagnostics)
  }

  private mutating func cutCanvas(isEmpty: Bool) {
    guard let margin = scene.fit else { return }
    let ink = ir.ink()
    guard !ink.isEmpty else {
      if diagnostics.hasErrors { return }
      diagnostics.append(
        Diagnostic(
          "empty-picture", .warning, "the picture has no ink to `fit` to", at: scene.origin,
          label: "the canvas of \(formatNumber(scene.size.width)) × \(formatNumber(scene.size.height)) is kept"))
      return
    }
    ir.viewBox = ink.grown(by: margin)
    ir.size = scene.outputSize ?? ir.viewBox.size
  }

  /// A picture shown whole in a frame of other proportions leaves room beside the canvas; ink must not show there.
  private mutating func clipLetterbox() {
    guard ir.picture.contentMode == .fit, ir.size != ir.viewBox.size, !ir.viewBox.contains(ir.ink()) else { return }
    let origin = scene.origin
    let area = ir.symbols.add(.rect(ir.viewBox, cornerRadius: 0))
    let shape = IRNode(
      content: .shape(area, [.fill(.color(.black), rule: .nonzero)]), traits: NodeTraits(origin: origin))
    var group = IRNode(content: .group([ir.root]), traits: NodeTraits(origin: origin))
    group.clip = ir.nodes.add(shape)
    ir.root = ir.nodes.add(group)
  }
}

/// A copy of a tree, parents before children, with the symbols that it uses. Recursion is bounded by `IRLimits.depth`.
private struct TreeCopy {
  let source: PathIR
  var nodes = Arena<IRNode>()
  var symbols = Arena<Outline>()
  private var symbolCopies: [SymbolID?]
  /// Equal outlines share one symbol.
  private var known: [Outline: SymbolID] = [:]

  init(_ source: PathIR) {
    self.source = source
    symbolCopies = Array(repeating: nil, count: source.symbols.count)
  }

  mutating func add(_ id: IRNodeID) -> IRNodeID {
    var node = source.nodes[id]
    let copy = nodes.add(node)
    switch node.content {
    case .group(let children):
      node.content = .group(children.map { add($0) })
    case .shape(let symbol, let layers):
      node.content = .shape(add(symbol), layers)
    }
    if let clip = node.clip { node.clip = add(clip) }
    if let mask = node.mask { node.mask = MaskUse(kind: mask.kind, node: add(mask.node)) }
    nodes[copy] = node
    return copy
  }

  private mutating func add(_ symbol: SymbolID) -> SymbolID {
    if let copy = symbolCopies[symbol.index] { return copy }
    let outline = source.symbols[symbol]
    let copy = known[outline] ?? symbols.add(outline)
    known[outline] = copy
    symbolCopies[symbol.index] = copy
    return copy
  }
}
