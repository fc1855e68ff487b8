// SPDX-License-Identifier: Apache-2.0
//
// One instance of a symbol onto the grid. The map is applied to the coordinates, except under a stroke that it would
// distort: then the element keeps it as a transform, and coordinates, paints and widths stay the symbol's own.

internal import FacetGeometry
internal import FacetScene
internal import FacetSource
internal import FacetTypes

extension Quantizer {
  mutating func shape(
    _ symbol: SymbolID, _ layers: [PaintLayer], under map: Affine, origin: SourceSpan
  ) -> GridNode.Content? {
    let strokes = layers.compactMap { layer in
      if case .stroke(_, let style) = layer { style } else { nil }
    }
    let isFilled = strokes.count < layers.count
    guard let scale = strokes.isEmpty ? 1 : map.similarityScale else {
      return distorted(symbol, layers, strokes, isFilled: isFilled, under: map, origin: origin)
    }
    let isDashed = strokes.contains { !$0.dash.isEmpty }
    let placed = PlacedOutline(ir.symbols[symbol], under: map, keepsStart: isDashed)
    let known = copySymbol(of: symbol, layers)
    for places in decimals...IRLimits.decimals {
      // On a grid that was asked for, arcs are no better than the grid.
      let allowed = givesUp ? tolerance : max(tolerance, 1 / powerOfTen(places))
      var gridder = OutlineGridder(decimals: places, tolerance: allowed, isFilled: isFilled)
      gridder.keepsSteps = keepsSteps
      guard let outline = gridder.outline(placed) else { continue }
      let shape = GridShape(outline: outline, decimals: places, transform: nil, symbol: known, placement: map)
      // A grid that was asked for is kept, and so is the finest one.
      if givesUp, places < IRLimits.decimals, losesCorners(shape, placed, strokes, scale: scale) { continue }
      let pen = Pen(scale: scale, tolerance: tolerance, outline: ir.symbols[symbol])
      let coats = coats(layers, pen, paintMap: map)
      let widthError = pen.worstHalfWidthError(of: strokes)
      self.widthError = max(self.widthError, widthError)
      note(gridder.deviation + widthError, at: origin)
      return .shape(shape, coats)
    }
    let exact = Outline.path(ir.symbols[symbol].path.transformed(by: map))
    noteLost(exact, decimals: decimals, at: origin)
    return nil
  }

  /// Whether flat ends or joins of a stroke lie farther off than places may, since short segments turned.
  private func losesCorners(
    _ shape: GridShape, _ placed: PlacedOutline, _ strokes: [StrokeStyle], scale: Double
  ) -> Bool {
    let flat = strokes.filter { !StrokeCorners.areAllRound($0) }
    guard !flat.isEmpty, let exact = placed.corneredPath else { return false }
    let written = shape.path
    return flat.contains { style in
      let corners = StrokeCorners(half: style.width * scale / 2, style: style, tolerance: tolerance)
      return corners.distance(exact, written) > tolerance
    }
  }

  private mutating func distorted(
    _ symbol: SymbolID, _ layers: [PaintLayer], _ strokes: [StrokeStyle], isFilled: Bool, under map: Affine,
    origin: SourceSpan
  ) -> GridNode.Content? {
    let outline = ir.symbols[symbol]
    let placed = PlacedOutline(outline, under: .identity, keepsStart: true)
    let stretch = max(map.stretch, 1e-12)
    let widest = strokes.map { $0.width }.max() ?? 0
    let box = outline.bounds.grown(by: widest)
    let matrix = matrix(map, over: box, tolerance: tolerance / 4)
    let local = tolerance / 2 / stretch
    for places in 0...IRLimits.decimals {
      var gridder = OutlineGridder(decimals: places, tolerance: local, isFilled: isFilled)
      gridder.keepsSteps = keepsSteps
      guard let written = gridder.outline(placed), gridder.deviation <= local || places == IRLimits.decimals else {
        continue
      }
      let shape = GridShape(
        outline: written, decimals: places, transform: matrix, symbol: copySymbol(of: symbol, layers), placement: map)
      let pen = Pen(scale: 1, tolerance: local, outline: outline)
      let off = gridder.deviation + pen.worstHalfWidthError(of: strokes)
      note(off * stretch + matrix.affine.distance(to: map, over: box), at: origin)
      return .shape(shape, coats(layers, pen, paintMap: .identity))
    }
    noteLost(outline, decimals: 0, at: origin)
    return nil
  }

  private func coats(_ layers: [PaintLayer], _ pen: Pen, paintMap: Affine) -> [GridCoat] {
    layers.map { layer in
      switch layer {
      case .fill(let fill, let rule): .fill(paint(fill, under: paintMap, tolerance: pen.tolerance), rule)
      case .stroke(let stroke, let style):
        .stroke(paint(stroke, under: paintMap, tolerance: pen.tolerance), pen.stroke(style))
      }
    }
  }

  /// A matrix as round as `tolerance` allows over a box.
  func matrix(_ map: Affine, over box: Rect, tolerance: Double) -> GridMatrix {
    let reach = [box.minX, box.minY, box.maxX, box.maxY].map { $0.isFinite ? abs($0) : 0 }.max() ?? 0
    let error = tolerance / 4 / max(reach, 1e-9)
    func entry(_ number: Double, within error: Double) -> GridNumber {
      GridNumber.coarsest(near: number, within: error, limit: 12).reduced
    }
    return GridMatrix(
      entry(map.a, within: error), entry(map.b, within: error), entry(map.c, within: error),
      entry(map.d, within: error), entry(map.e, within: tolerance / 4), entry(map.f, within: tolerance / 4))
  }
}

extension PaintLayer {
  fileprivate var paint: ScenePaint {
    switch self {
    case .fill(let paint, _), .stroke(let paint, _): paint
    }
  }
  var hasGradient: Bool {
    switch paint {
    case .color: false
    case .linear, .radial: true
    }
  }
}

/// Widths and dashes of one shape's strokes as they are written.
struct Pen {
  let scale: Double
  let tolerance: Double
  let outline: Outline

  func stroke(_ style: StrokeStyle) -> GridStroke {
    GridStroke(
      width: width(style), cap: style.cap, join: style.join,
      miterLimit: number(style.miterLimit, within: style.miterLimit * 1e-4), dash: dash(style))
  }

  /// Half the error of a width moves both edges of the stroke; thin lines keep a hundredth of their width too.
  private func width(_ style: StrokeStyle) -> GridNumber {
    let width = style.width * scale
    return number(width, within: min(tolerance / 8, width / 100))
  }

  func worstHalfWidthError(of strokes: [StrokeStyle]) -> Double {
    strokes.map { abs(width($0).doubleValue - $0.width * scale) / 2 }.max() ?? 0
  }

  /// Errors of dashes add up along the outline.
  private func dash(_ style: StrokeStyle) -> [GridNumber] {
    let period = style.dash.reduce(0, +) * scale
    guard period > 0 else { return [] }
    let length = outline.path.length(tolerance: max(tolerance / scale, outline.bounds.width * 1e-4)) * scale
    let count = max(1, length / period) * Double(style.dash.count)
    return style.dash.map { number($0 * scale, within: tolerance / 2 / count) }
  }

  private func number(_ number: Double, within error: Double) -> GridNumber {
    GridNumber.coarsest(near: number, within: error).reduced
  }
}
