// SPDX-License-Identifier: Apache-2.0
//
// A sketch is replayed first and drawn afterwards: strokes in order, each without the holes that later erasers rubbed
// into it. A hole is a mask on the strokes that the eraser touches, so a later stroke is never eaten, nothing white is
// painted, and nothing nests however long the history is.

import FacetGeometry
import FacetScene
import FacetShapes
import FacetSource
import FacetTypes

extension Evaluator {
  func placeSketch(_ content: Content, in size: Size, at origin: SourceSpan) throws(Stop) -> Placed {
    var history = SketchHistory()
    var environment = content.environment
    environment.proposal = size
    try run(content.block, in: &environment) { (occurrence, scope) throws(Stop) in
      guard case .element(let element) = occurrence, case .sketchCommand(let command) = element.callee else {
        throw self.failure("element-in-sketch", "a sketch holds pen strokes, erasers and their history", at: origin)
      }
      try self.chargeElement(at: element.origin)
      try self.replay(command, element, in: scope, on: &history)
    }
    facts.sketch = history.state
    return Placed(node: try draw(history.visible, at: origin), size: size)
  }

  // MARK: Replay

  private func replay(
    _ command: SketchCommand, _ element: CheckedElement, in scope: Environment, on history: inout SketchHistory
  ) throws(Stop) {
    switch command {
    case .pen:
      if let stroke = try mark(command, element, in: scope) { history.add(stroke) }
    case .erase:
      let (eraser, touched) = try self.eraser(command, element, in: scope, on: history)
      if let eraser, !touched.isEmpty { history.add(eraser) }
    case .eraseStroke: history.hide(try eraser(command, element, in: scope, on: history).touched)
    case .clear:
      facts.ran(.clear, at: element.origin, hadEffect: !history.visibleStrokes.isEmpty)
      history.clear()
    case .undo:
      if !history.undo() { report(nothing(to: "undo", at: element.origin)) }
    case .redo:
      if !history.redo() { report(nothing(to: "redo", at: element.origin)) }
    }
  }

  /// An eraser, and the visible strokes that it touches: all for whole strokes, else one at most.
  private func eraser(
    _ command: SketchCommand, _ element: CheckedElement, in scope: Environment, on history: SketchHistory
  ) throws(Stop) -> (SketchMark?, touched: [Int]) {
    var touched: [Int] = []
    let eraser = try mark(command, element, in: scope)
    if let eraser { touched = try strokes(in: history, touchedBy: eraser, isAnyEnough: command == .erase) }
    facts.ran(.eraser, at: element.origin, hadEffect: !touched.isEmpty)
    return (eraser, touched)
  }

  private func nothing(to verb: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic("nothing-to-\(verb)", .warning, "there is nothing to \(verb) here", at: span)
  }

  /// The line of a pen or eraser; nil when it has no ink.
  private func mark(
    _ command: SketchCommand, _ element: CheckedElement, in scope: Environment
  ) throws(Stop) -> SketchMark? {
    let values = try checkedArguments(element.arguments, of: command.info, at: element.origin, in: scope)
    let (color, width, points, tolerance) = try reading(element.arguments, at: element.origin) {
      () throws(ValueProblem) -> (Color?, Double, [Point], Double) in
      guard command == .pen else { return (nil, try values.number(0), try values.points(1), 0) }
      return (try values.color(0), try values.number(1), try values.points(2), try values.number(3))
    }
    if tolerance > 0 { try charge(points.count * 32, at: element.origin) }
    let kept = PenSimplifier(points: points, tolerance: tolerance).kept
    try chargeSegments(kept.count, at: element.origin)
    return SketchMark(
      color: color, width: width, points: kept, isProbe: command == .eraseStroke, origin: element.origin)
  }

  /// The visible strokes that an eraser touches, or just one of them.
  private func strokes(
    in history: SketchHistory, touchedBy eraser: SketchMark, isAnyEnough: Bool
  ) throws(Stop) -> [Int] {
    try charge(history.marks.count / 16, at: eraser.origin)
    var touched: [Int] = []
    for place in history.visibleStrokes where try touches(eraser, history.marks[place]) {
      touched.append(place)
      if isAnyEnough { break }
    }
    return touched
  }

  /// Counts the comparison: every 64 pairs of sides are one unit of work.
  private func touches(_ eraser: SketchMark, _ stroke: SketchMark) throws(Stop) -> Bool {
    guard eraser.isNear(stroke) else { return false }
    try charge(eraser.centreline.count * stroke.centreline.count / 64, at: eraser.origin)
    return eraser.touches(stroke)
  }

  // MARK: Drawing

  /// Strokes in order, each masked by the later erasers that touch it; neighbours with the same holes share one mask.
  private func draw(_ marks: [SketchMark], at origin: SourceSpan) throws(Stop) -> SceneNodeID? {
    var drawn: [Placed] = []
    var batch: [SketchMark] = []
    var holes: [Int] = []
    let erasers = marks.indices.filter { marks[$0].color == nil }
    for (index, mark) in marks.enumerated() where mark.color != nil {
      try charge(erasers.count / 16, at: mark.origin)
      var own: [Int] = []
      for eraser in erasers where eraser > index {
        if try touches(marks[eraser], mark) { own.append(eraser) }
      }
      if own != holes {
        drawn += try strokes(batch, without: holes.map { marks[$0] }, at: origin)
        batch = []
        holes = own
      }
      batch.append(mark)
    }
    drawn += try strokes(batch, without: holes.map { marks[$0] }, at: origin)
    return group(drawn, at: origin)
  }

  private func strokes(
    _ strokes: [SketchMark], without holes: [SketchMark], at origin: SourceSpan
  ) throws(Stop) -> [Placed] {
    let nodes = strokes.map { ink($0) }
    guard !holes.isEmpty, !nodes.isEmpty else { return nodes.map { Placed(node: $0, size: .zero) } }
    var rubbed: [SceneNodeID] = []
    for hole in holes {
      try chargeSegments(hole.outline.segmentCount, at: hole.origin)
      rubbed.append(ink(hole))
    }
    let mask = rubbed.count == 1 ? rubbed[0] : sceneNodes.add(SceneNode(content: .group(rubbed), origin: origin))
    let node = nodes.count == 1 ? nodes[0] : sceneNodes.add(SceneNode(content: .group(nodes), origin: origin))
    sceneNodes[node].mask = SceneMask(kind: .removesInk, node: mask)
    return [Placed(node: node, size: .zero)]
  }

  private func ink(_ mark: SketchMark) -> SceneNodeID {
    let paint = ScenePaint.color(mark.color ?? .black)
    let layer =
      mark.isDot
      ? PaintLayer.fill(paint, rule: .nonzero)
      : .stroke(paint, StrokeStyle(width: mark.width, cap: .round, join: .round))
    let outline = outlines.intern(mark.outline)
    return sceneNodes.add(SceneNode(content: .outline(outline, [layer]), origin: mark.origin))
  }
}
