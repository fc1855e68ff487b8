// SPDX-License-Identifier: Apache-2.0
//
// One outline under its coats. Dots (subpaths without length under round or square caps) become filled circles or
// squares, since renderers disagree about them; strokes along the inside become clipped strokes of twice the width.

internal import FacetGeometry
internal import FacetScene
internal import FacetSource
internal import FacetTypes

/// An outline without lone moves, and apart from it the points at which only caps could show.
struct CleanOutline {
  /// What has length; nil when nothing has.
  var drawn: SymbolID?
  /// Everything, points included; equal to `drawn` when there are none.
  var all: SymbolID?
  var points: [Point] = []
  /// Whether an area can be filled: a line, or a box without width or height, has none.
  var hasArea = true
}

/// Coats over one symbol that may share an element.
private struct ShapePiece {
  var symbol: SymbolID
  var layers: [PaintLayer]
  /// For a stroke along the inside: the rule that says what is inside.
  var insideRule: FillRule?
}

extension Lowering {
  mutating func lowerShape(_ id: OutlineID, _ layers: [PaintLayer], origin: SourceSpan) -> IRNode.Content? {
    let outline = cleaned(id)
    let isClosed = scene.outlines[id].isClosed
    var pieces: [ShapePiece] = []
    var rule = FillRule.nonzero
    for layer in layers {
      switch layer {
      case .fill(_, let fillRule):
        rule = fillRule
        if outline.hasArea, let drawn = outline.drawn { append(layer, drawn, to: &pieces) }
      case .stroke(let paint, let style):
        guard style.width > 0 else { continue }
        if style.alignment == .inside, isClosed {
          guard outline.hasArea, let drawn = outline.drawn else { continue }
          var twice = style
          twice.width *= 2
          twice.alignment = .center
          pieces.append(ShapePiece(symbol: drawn, layers: [.stroke(paint, twice)], insideRule: rule))
        } else {
          appendStroke(paint, style, outline, to: &pieces)
          if outline.drawn == nil, style.cap == .butt, !outline.points.isEmpty { warnOfDot(at: origin) }
        }
      }
    }
    return content(of: pieces, origin: origin)
  }

  private mutating func appendStroke(
    _ paint: ScenePaint, _ style: StrokeStyle, _ outline: CleanOutline, to pieces: inout [ShapePiece]
  ) {
    var style = style
    style.alignment = .center
    let stroke = PaintLayer.stroke(paint, style)
    guard style.cap != .butt, !outline.points.isEmpty else {
      if let drawn = outline.drawn { append(stroke, drawn, to: &pieces) }
      return
    }
    if outline.drawn != nil, !isOpaque(paint), let all = outline.all {
      // Dots of their own would darken the stroke where they overlap it.
      append(stroke, all, to: &pieces)
      return
    }
    if let drawn = outline.drawn { append(stroke, drawn, to: &pieces) }
    let dots = ir.symbols.add(dotOutline(outline.points, style))
    pieces.append(ShapePiece(symbol: dots, layers: [.fill(paint, rule: .nonzero)]))
  }

  private mutating func warnOfDot(at origin: SourceSpan) {
    diagnostics.append(
      Diagnostic(
        "invisible-dot", .warning, "a stroke without length draws nothing under a `.butt` cap", at: origin,
        label: "`cap: .round` draws a dot here"))
  }

  private func append(_ layer: PaintLayer, _ symbol: SymbolID, to pieces: inout [ShapePiece]) {
    if let last = pieces.last, last.symbol == symbol, last.insideRule == nil {
      pieces[pieces.count - 1].layers.append(layer)
    } else {
      pieces.append(ShapePiece(symbol: symbol, layers: [layer]))
    }
  }

  private func isOpaque(_ paint: ScenePaint) -> Bool {
    switch paint {
    case .color(let color): color.alpha == 1
    case .linear(let stops, _, _), .radial(let stops, _, _): stops.allSatisfy { $0.color.alpha == 1 }
    }
  }

  private mutating func content(of pieces: [ShapePiece], origin: SourceSpan) -> IRNode.Content? {
    if pieces.count == 1, pieces[0].insideRule == nil { return .shape(pieces[0].symbol, pieces[0].layers) }
    let children = pieces.map { piece in
      var node = IRNode(content: .shape(piece.symbol, piece.layers), traits: NodeTraits(origin: origin))
      if let rule = piece.insideRule {
        let area = IRNode.Content.shape(piece.symbol, [.fill(.color(.black), rule: rule)])
        node.clip = add(IRNode(content: area, traits: NodeTraits(origin: origin)))
      }
      return add(node)
    }
    return children.isEmpty ? nil : .group(children)
  }

  /// One filled outline for all dots of a stroke, so that they do not darken one another.
  private func dotOutline(_ points: [Point], _ style: StrokeStyle) -> Outline {
    let half = style.width / 2
    let dots = points.map { point in
      style.cap == .round
        ? Outline.circle(center: point, radius: half)
        : .rect(Rect(minX: point.x, minY: point.y, maxX: point.x, maxY: point.y).grown(by: half), cornerRadius: 0)
    }
    return dots.count == 1 ? dots[0] : .path(Path(dots.flatMap { $0.path.subpaths }))
  }

  /// The outline's symbols, made once for all nodes that share it.
  private mutating func cleaned(_ id: OutlineID) -> CleanOutline {
    if let known = outlines[id.index] { return known }
    let result = clean(scene.outlines[id])
    outlines[id.index] = result
    return result
  }

  private mutating func clean(_ outline: Outline) -> CleanOutline {
    switch outline {
    case .circle(_, let radius):
      return radius > 0 ? symbol(outline) : CleanOutline()
    case .ellipse(let center, let radii):
      if radii.width > 0, radii.height > 0 { return symbol(outline) }
      let reach = Vector(max(0, radii.width), max(0, radii.height))
      return flat(center - reach, center + reach)
    case .rect(let rect, let cornerRadius):
      guard rect.width > 0, rect.height > 0 else { return flat(rect.origin, Point(rect.maxX, rect.maxY)) }
      return symbol(.rect(rect, cornerRadius: rect.clampedRadius(cornerRadius)))
    case .line(let from, let to):
      if from == to { return CleanOutline(points: [from], hasArea: false) }
      return symbol(outline, hasArea: false)
    case .polyline(let points, let isClosed):
      guard let first = points.first, points.count > 1 || isClosed else { return CleanOutline() }
      if points.allSatisfy({ $0 == first }) { return CleanOutline(points: [first], hasArea: false) }
      return symbol(outline)
    case .path(let path):
      return clean(path)
    }
  }

  private mutating func symbol(_ outline: Outline, hasArea: Bool = true) -> CleanOutline {
    let id = ir.symbols.add(outline)
    return CleanOutline(drawn: id, all: id, hasArea: hasArea)
  }

  /// A box or an ellipse without width or height: SVG draws nothing of it, but its outline has a stroke.
  private mutating func flat(_ from: Point, _ to: Point) -> CleanOutline {
    from == to ? CleanOutline() : symbol(.polyline([from, to], isClosed: true), hasArea: false)
  }

  private mutating func clean(_ path: Path) -> CleanOutline {
    let subpaths = path.subpaths.filter { !$0.isLoneMove }
    let drawn = subpaths.filter { !$0.isPoint }
    var result = CleanOutline()
    result.points = subpaths.filter { $0.isPoint }.map { $0.start }
    if !drawn.isEmpty {
      result.drawn = ir.symbols.add(.path(Path(drawn)))
      result.all = result.points.isEmpty ? result.drawn : ir.symbols.add(.path(Path(subpaths)))
    }
    return result
  }
}
