// SPDX-License-Identifier: Apache-2.0
//
// In: the exact picture. Out: the same as drawing steps, every curve exact in doubles. This is a lowering of its own; of
// the compiler's later stages it uses nothing.

internal import FacetGeometry
internal import FacetIR
internal import FacetScene
internal import FacetSource
internal import FacetTypes

struct ExactDrawing {
  let ir: PathIR
  /// The canvas as written, which the background fills.
  let canvas: Rect

  /// What ink a node leaves.
  private enum Ink {
    case asPainted
    /// In one colour, with the alphas that it has: inside a mask.
    case flat(Color)
    /// Only what outlines enclose: inside a clip.
    case area
  }

  func picture() -> DrawnPicture {
    var name = DrawnName()
    name.isDecorative = ir.picture.isDecorative
    if !name.isDecorative {
      name.title = ir.picture.title
      name.description = ir.picture.description
    }
    let aspect: DrawnAspect =
      switch ir.picture.contentMode {
      case .redraw, .fit: .whole
      case .scaleToFill: .stretched
      case .fill: .cut
      }
    return DrawnPicture(
      steps: background + steps(of: ir.root, under: .identity, .asPainted), canvas: ir.viewBox,
      size: ir.size,
      aspect: aspect, name: name)
  }

  /// Every id that an author gave.
  var ids: Set<String> { Set(ir.nodes.elements.compactMap(\.traits.id)) }

  private var background: [DrawnStep] {
    guard let background = ir.background else { return [] }
    var coat = DrawnCoat(
      .fill(.nonzero), [.box(canvas, radii: .zero)], paint(background, under: .identity, .asPainted),
      at: DrawnPlace(origin: ir.picture.origin))
    coat.isNamedShape = true
    return coat.isInkless ? [] : [.coat(coat)]
  }

  // MARK: Nodes

  /// Recursion is bounded by `IRLimits.depth`.
  private func steps(of id: IRNodeID, under map: Affine, _ ink: Ink) -> [DrawnStep] {
    let node = ir.nodes[id]
    let inner = map.after(node.transform)
    let place = DrawnPlace(origin: node.traits.origin)
    var steps: [DrawnStep] = []
    switch node.content {
    case .group(let children):
      for child in children { steps += self.steps(of: child, under: inner, ink) }
    case .shape(let symbol, let layers):
      steps = coats(ir.symbols[symbol], layers, under: inner, ink, at: place)
    }
    var group = DrawnGroup(steps: steps, place: place)
    if let clip = node.clip {
      let area = self.steps(of: clip, under: inner, .area)
      group.limits.append(DrawnLimit(steps: area, isHole: false, isArea: true, place: place))
    }
    if case .area = ink { return group.settled }
    if let mask = node.mask { group.limits.append(limit(mask, under: inner, at: place)) }
    group.opacity = node.traits.opacity
    group.blend = node.traits.blend
    if case .asPainted = ink { group.name = name(of: node.traits) }
    return group.settled
  }

  private func limit(_ mask: MaskUse<IRNode>, under map: Affine, at place: DrawnPlace) -> DrawnLimit {
    switch mask.kind {
    case .keepsInk:
      DrawnLimit(steps: steps(of: mask.node, under: map, .flat(.white)), isHole: false, place: place)
    case .removesInk:
      DrawnLimit(steps: steps(of: mask.node, under: map, .flat(.black)), isHole: true, place: place)
    }
  }

  private func name(of traits: NodeTraits) -> DrawnName {
    var name = DrawnName(id: traits.id)
    name.isDecorative = traits.isDecorative
    if traits.isDecorative { return name }
    name.title = traits.title
    name.description = traits.description
    return name
  }

  // MARK: Coats

  private func coats(
    _ outline: Outline, _ layers: [PaintLayer], under map: Affine, _ ink: Ink, at place: DrawnPlace
  ) -> [DrawnStep] {
    let contours = outline.drawn.map { $0.mapped(by: map) }
    if case .area = ink {
      let coat = DrawnCoat(.fill(areaRule(of: layers)), contours, .color(.white), at: place)
      return coat.isInkless ? [] : [.coat(coat)]
    }
    var coats: [DrawnStep] = []
    for layer in layers {
      var coat: DrawnCoat
      switch layer {
      case .fill(let fill, let rule):
        coat = DrawnCoat(.fill(rule), contours, paint(fill, under: map, ink), at: place)
      case .stroke(let stroke, let style):
        let pen = DrawnPen(
          width: style.width, map: map, cap: style.cap, join: style.join, miterLimit: style.miterLimit,
          dash: style.dash)
        coat = DrawnCoat(.stroke(pen), contours, paint(stroke, under: map, ink), at: place)
        coat.isDistorted = map.similarityScale == nil
      }
      coat.isNamedShape = outline.isNamedShape
      if !coat.isInkless { coats.append(.coat(coat)) }
    }
    return coats
  }

  /// The first fill says what is inside.
  private func areaRule(of layers: [PaintLayer]) -> FillRule {
    for layer in layers {
      if case .fill(_, let rule) = layer { return rule }
    }
    return .nonzero
  }

  private func paint(_ paint: ScenePaint, under map: Affine, _ ink: Ink) -> DrawnPaint {
    let drawn: DrawnPaint
    switch paint {
    case .color(let color): drawn = .color(color)
    case .linear(let stops, let from, let to):
      drawn = .linear(stops.map(\.drawn), from: from, to: to, map: map)
    case .radial(let stops, let center, let radius):
      drawn = .radial(stops.map(\.drawn), center: center, radius: radius, map: map)
    }
    switch ink {
    case .asPainted: return drawn
    case .flat(let color): return drawn.flat(color)
    case .area: return .color(.white)
    }
  }
}

extension SceneStop {
  fileprivate var drawn: DrawnStop { DrawnStop(color: color, offset: offset) }
}

extension Outline {
  fileprivate var isNamedShape: Bool {
    switch self {
    case .circle, .ellipse, .rect, .line, .polyline: true
    case .path: false
    }
  }

  /// Its contours, in its own coordinates.
  fileprivate var drawn: [DrawnContour] {
    switch self {
    case .circle(let center, let radius):
      return [.ellipse(center: center, radii: Size(radius, radius))]
    case .ellipse(let center, let radii):
      return [.ellipse(center: center, radii: radii)]
    case .rect(let rect, let radius):
      let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
      return [.box(rect, radii: Size(radius, radius))]
    case .line(let from, let to):
      return [DrawnContour(start: from, pieces: [.line(to)], isClosed: false)]
    case .polyline(let points, let isClosed):
      guard let first = points.first else { return [] }
      return [DrawnContour(start: first, pieces: points.dropFirst().map { .line($0) }, isClosed: isClosed)]
    case .path(let path):
      return path.subpaths.map { subpath in
        DrawnContour(start: subpath.start, pieces: subpath.segments.map(\.drawn), isClosed: subpath.isClosed)
      }
    }
  }
}

extension Segment {
  fileprivate var drawn: DrawnPiece {
    switch self {
    case .line(let to): return .line(to)
    case .quad(let control, let to): return .quad(control, to)
    case .cubic(let control1, let control2, let to): return .cubic(control1, control2, to)
    case .arc(let arc):
      if arc.radii.width <= 0 || arc.radii.height <= 0 { return .line(arc.to) }
      let (s, c) = sineAndCosine(degrees: arc.rotation)
      return .arc(
        DrawnArc(
          center: arc.center, first: Vector(c, s) * arc.radii.width, second: Vector(-s, c) * arc.radii.height,
          start: arc.start, sweep: max(-360, min(360, arc.sweep)), end: arc.to))
    }
  }
}
