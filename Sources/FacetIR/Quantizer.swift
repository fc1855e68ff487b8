// SPDX-License-Identifier: Apache-2.0
//
// In: the exact picture, without problems. Out: the same picture on the coarsest decimal grid whose written numbers keep
// the tolerance, all maps applied. Grids are tried from whole units on; a try ends at the first place that is too far off.

internal import FacetGeometry
internal import FacetScene
internal import FacetSource
internal import FacetTypes

/// How far a written place may lie from its exact one when nothing is asked for: the larger side of the canvas / 4096.
public func defaultTolerance(for ir: PathIR) -> Double {
  let side = max(ir.viewBox.width, ir.viewBox.height)
  return side > 0 ? side / 4096 : 1.0 / 4096
}

/// Puts a picture on its grid.
///
/// - Parameters:
///   - tolerance: In user units; `defaultTolerance` when nil.
///   - decimals: Fixes the grid, whatever the tolerance; shapes that would vanish on it get finer ones.
///   - keepsSteps: Whether every segment is written as it is, even where it draws nothing or could be of a lower degree.
/// - Returns: The picture with the worst distance that was measured, which exceeds the tolerance only when `decimals` are
///   fixed or the finest grid is too coarse.
public func quantize(
  _ ir: PathIR, tolerance: Double? = nil, decimals: Int? = nil, keepsSteps: Bool = false
) -> GridIR {
  let tolerance = tolerance ?? defaultTolerance(for: ir)
  if let decimals {
    var only = Quantizer(ir, tolerance: tolerance, decimals: max(0, min(IRLimits.decimals, decimals)), givesUp: false)
    only.keepsSteps = keepsSteps
    return only.run()
  }
  for decimals in 0..<IRLimits.decimals {
    var quantizer = Quantizer(ir, tolerance: tolerance, decimals: decimals, givesUp: true)
    quantizer.keepsSteps = keepsSteps
    let grid = quantizer.run()
    if grid.keepsTolerance { return grid }
  }
  var last = Quantizer(ir, tolerance: tolerance, decimals: IRLimits.decimals, givesUp: false)
  last.keepsSteps = keepsSteps
  return last.run()
}

struct Quantizer {
  let ir: PathIR
  let tolerance: Double
  let decimals: Int
  /// Whether to stop as soon as the tolerance is lost.
  let givesUp: Bool
  var keepsSteps = false
  var nodes = Arena<GridNode>()
  var worst: WorstDistance
  /// The largest error of half a width of strokes that nothing distorts.
  var widthError = 0.0
  /// Elements whose shapes were lost for being too far away, each once.
  private var lost: [SourceSpan] = []
  private var knownLost: Set<SourceSpan> = []
  /// Those of the exact picture, and one more for each way in which gradients paint one of them.
  private var symbols: Arena<Outline>
  private var gradientSymbols: [GradientSymbol: SymbolID] = [:]

  /// A symbol with what it is painted in, in its own coordinates.
  private struct GradientSymbol: Hashable {
    var outline: SymbolID
    var layers: [PaintLayer]
  }

  init(_ ir: PathIR, tolerance: Double, decimals: Int, givesUp: Bool) {
    self.ir = ir
    self.tolerance = tolerance
    self.decimals = decimals
    self.givesUp = givesUp
    worst = WorstDistance(distance: 0, origin: ir.picture.origin)
    symbols = ir.symbols
  }

  mutating func run() -> GridIR {
    let root = node(ir.root, under: .identity, isArea: false) ?? nodes.add(emptyRoot)
    let box = viewBox()
    let keepsSize = ir.size == ir.viewBox.size
    return GridIR(
      nodes: nodes, root: root, decimals: decimals, tolerance: tolerance, worst: worst, viewBox: box,
      width: keepsSize ? box.width : sizeNumber(ir.size.width),
      height: keepsSize ? box.height : sizeNumber(ir.size.height),
      background: ir.background.map { paint($0, under: .identity, tolerance: tolerance) }, picture: ir.picture,
      lost: lost, exact: GridSources(symbols: symbols, widthError: widthError, gridDistance: worst.distance))
  }

  private var emptyRoot: GridNode { GridNode(content: .group([]), traits: NodeTraits(origin: ir.picture.origin)) }

  mutating func note(_ distance: Double, at origin: SourceSpan) {
    if distance > worst.distance { worst = WorstDistance(distance: distance, origin: origin) }
  }

  /// The symbol that a shape on the grid is known by: equal for copies whose gradients are copies too.
  mutating func copySymbol(of symbol: SymbolID, _ layers: [PaintLayer]) -> SymbolID {
    guard layers.contains(where: \.hasGradient) else { return symbol }
    let key = GradientSymbol(outline: symbol, layers: layers)
    if let known = gradientSymbols[key] { return known }
    let id = symbols.add(symbols[symbol])
    gradientSymbols[key] = id
    return id
  }

  /// Called for a shape of which nothing is left on the grid.
  mutating func noteLost(_ exact: Outline, decimals: Int, at origin: SourceSpan) {
    if knownLost.contains(origin) { return }
    let box = exact.bounds
    let reach = [box.minX, box.minY, box.maxX, box.maxY].map(abs).max() ?? 0
    guard reach.isFinite, reach * powerOfTen(decimals) >= IRLimits.greatestSteps else { return }
    knownLost.insert(origin)
    lost.append(origin)
  }

  /// One node with all below it; nil when nothing of it is left. `isArea`: only what its outlines enclose counts, as in a
  /// clip. Recursion is bounded by `IRLimits.depth`.
  private mutating func node(_ id: IRNodeID, under map: Affine, isArea: Bool) -> GridNodeID? {
    if givesUp, worst.distance > tolerance { return nil }
    let node = ir.nodes[id]
    let inner = map.after(node.transform)
    let content: GridNode.Content
    switch node.content {
    case .group(let children):
      let kept = children.compactMap { self.node($0, under: inner, isArea: isArea) }
      if kept.isEmpty { return nil }
      content = .group(kept)
    case .shape(let symbol, let layers):
      let coats = isArea ? [areaCoat(of: layers)] : layers
      guard let shape = shape(symbol, coats, under: inner, origin: node.traits.origin) else { return nil }
      content = shape
    }
    var result = GridNode(content: content, traits: node.traits)
    if let clip = node.clip {
      guard let area = self.node(clip, under: inner, isArea: true) else { return nil }
      result.clip = area
    }
    if let mask = node.mask {
      if let ink = self.node(mask.node, under: inner, isArea: isArea) {
        result.mask = MaskUse(kind: mask.kind, node: ink)
      } else if mask.kind == .keepsInk {
        return nil
      }
    }
    return nodes.add(result)
  }

  /// The one coat of a clip's shape: its first fill's rule, in black.
  private func areaCoat(of layers: [PaintLayer]) -> PaintLayer {
    for layer in layers {
      if case .fill(_, let rule) = layer { return .fill(.color(.black), rule: rule) }
    }
    return .fill(.color(.black), rule: .nonzero)
  }

  // MARK: The canvas

  private func sizeNumber(_ length: Double) -> GridNumber {
    GridNumber.coarsest(near: length, within: abs(length) * 1e-7, limit: 11).reduced
  }

  /// Round where the numbers are round, else rounded outwards so that no ink is cut.
  private func viewBox() -> GridBox {
    let box = ir.viewBox
    let values = [box.minX, box.minY, box.width, box.height]
    let error = min(max(box.width, box.height) * 1e-7, min(box.width, box.height) / 4096)
    let side = max(box.width, box.height)
    // Rounded outwards, a canvas may grow by a hundredth at most, however small it is.
    let places = (max(1, decimals)...12).first { side * powerOfTen($0) >= 100 } ?? 12
    for decimals in 0...max(4, places) {
      let numbers = values.compactMap { GridNumber(rounding: $0, decimals: decimals) }
      let isClose = zip(numbers, values).allSatisfy { abs($0.doubleValue - $1) <= error }
      if numbers.count == 4, isClose { return GridBox(numbers) }
    }
    let scale = powerOfTen(places)
    func steps(_ length: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(min(1e15, max(-1e15, (length * scale).rounded(rule))))
    }
    let x = steps(box.minX, .down)
    let y = steps(box.minY, .down)
    let sides = [x, y, steps(box.maxX, .up) - x, steps(box.maxY, .up) - y]
    return GridBox(sides.map { GridNumber($0, decimals: places) })
  }
}

extension GridBox {
  /// From origin, width and height.
  fileprivate init(_ numbers: [GridNumber]) {
    self.init(
      x: numbers[0].reduced, y: numbers[1].reduced, width: numbers[2].reduced, height: numbers[3].reduced)
  }
}
