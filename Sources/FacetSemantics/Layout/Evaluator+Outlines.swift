// SPDX-License-Identifier: Apache-2.0
//
// Outlines of primitives, shapes and `path { }`. Every segment is counted before it is made, so an outline that passes
// the limits is refused while it is still small.

import FacetGeometry
import FacetScene
import FacetShapes
import FacetSource
import FacetSyntax
import FacetTypes

extension Evaluator {
  /// The outline of a leaf that is offered `size`, and the size that it takes. nil draws nothing.
  func outline(of leaf: LayoutNode, in size: Size) throws(Stop) -> (outline: OutlineID?, size: Size) {
    let origin = leaf.origin
    switch leaf.kind {
    case .primitive(let place, let values):
      let outline = try reading(leaf.arguments, at: origin) { () throws(ValueProblem) in
        try Primitives.all[place].outline(values, size)
      }
      warnOfEmptyArc(Primitives.all[place].info.name, values, at: origin)
      try chargeSegments(outline.segmentCount, at: origin)
      return (try interned(outline, at: origin), size)
    case .shape(let shape, let values):
      return try self.outline(of: shape, values, in: size, at: origin)
    case .path(let content):
      var environment = content.environment
      environment.proposal = size
      let outline = try trace(content.block, in: environment, size: size)
      return (try interned(outline, at: origin), size)
    case .text, .spacer, .sketch, .container:
      throw failure("element-in-outline", "this element is no outline", at: origin)
    }
  }

  private func warnOfEmptyArc(_ name: String, _ values: [Value?], at origin: SourceSpan) {
    guard name == "arc", case .angle(let start)? = values.given(2), case .angle(let end)? = values.given(3),
      start == end
    else { return }
    reportEmptyArc(at: origin)
  }

  func reportEmptyArc(at origin: SourceSpan) {
    report(
      Diagnostic(
        "empty-arc", .warning, "this arc ends where it starts and draws nothing", at: origin,
        notes: ["a full ring runs from `0deg` to `360deg`"]))
  }

  private func interned(_ outline: Outline, at origin: SourceSpan) throws(Stop) -> OutlineID? {
    if outline.isEmpty { return nil }
    guard outline.isFinite else {
      throw failure("not-a-number", "this outline has a place that is not a finite number", at: origin)
    }
    return outlines.intern(outline)
  }

  private func outline(
    of id: ShapeID, _ values: [Value], in offered: Size, at origin: SourceSpan
  ) throws(Stop) -> (outline: OutlineID?, size: Size) {
    let shape = program.shapes[id]
    let side = min(offered.width, offered.height)
    let size = shape.space == .square ? Size(side, side) : offered
    let key = OutlineStore.ShapeKey(shape: id, arguments: values, size: size)
    for value in values { try chargeReading(value, at: origin) }
    if let known = outlines[key] {
      try chargeSegments(outlines[known].segmentCount, at: origin)
      return (known, size)
    }
    let inner = shape.space == .unit ? Size(1, 1) : size
    var environment = Environment(frameSize: max(shape.frameSize, values.count), proposal: inner)
    for (slot, value) in values.enumerated() { environment.locals[slot] = value }
    var outline = try trace(shape.body, in: environment, size: inner)
    if shape.space == .unit { outline = outline.transformed(by: .scale(offered.width, offered.height)) }
    let made = try interned(outline, at: origin)
    if let made { outlines[key] = made }
    return (made, size)
  }

  // MARK: Blocks of commands

  /// The outline that a block of commands draws in a frame of `size`.
  private func trace(
    _ block: CheckedBlockID, in environment: Environment, size: Size
  ) throws(Stop) -> Outline {
    var builder = OutlineBuilder()
    var environment = environment
    try run(block, in: &environment) { (occurrence, scope) throws(Stop) in
      // What follows a failed command would only fail because of it.
      if builder.isBroken { return }
      do throws(Stop) {
        try self.trace(occurrence, in: scope, size: size, into: &builder)
      } catch {
        builder.isBroken = true
        throw error
      }
    }
    if builder.isBroken { throw .finding }
    return builder.outline
  }

  private func trace(
    _ occurrence: Occurrence, in scope: Environment, size: Size, into builder: inout OutlineBuilder
  ) throws(Stop) {
    switch occurrence {
    case .slot(_, _, let origin):
      throw failure("slot-elsewhere", "an outline has no slots", at: origin)
    case .element(let element):
      if case .command(let command) = element.callee {
        try chargeElement(at: element.origin)
        try draw(command, element, in: scope, into: &builder)
      } else {
        var leaf = try node(for: element, in: scope, level: 0)
        settleRange(of: &leaf)
        try append(leaf, size: size, to: &builder)
      }
    }
  }

  /// A primitive or shape inside an outline, laid out and moved as it would be among elements.
  private func append(_ leaf: LayoutNode, size: Size, to builder: inout OutlineBuilder) throws(Stop) {
    guard leaf.coats.isEmpty else { throw misplacedModifier(leaf) }
    let proposals = leaf.proposals(for: size.asProposal)
    var (outline, frame) = try self.outline(of: leaf, in: proposals[0])
    guard let outline else { return }
    let map = try map(of: leaf, proposals, frame: &frame)
    let shift = size.shift(of: frame, at: .center)
    builder.append(outlines[outline].transformed(by: .translation(shift.dx, shift.dy).after(map)))
  }

  /// Where a leaf's modifiers put its outline, and the frame that they leave.
  private func map(of leaf: LayoutNode, _ proposals: [Size], frame: inout Size) throws(Stop) -> Affine {
    var map = Affine.identity
    for (index, step) in leaf.steps.enumerated() {
      guard let moved = step.map(in: &frame, offered: proposals[index + 1]) else { throw misplacedModifier(leaf) }
      map = moved.after(map)
    }
    return map
  }

  private func misplacedModifier(_ leaf: LayoutNode) -> Stop {
    failure(
      "effect-in-outline", "inside an outline only modifiers that place, turn or scale have a meaning",
      at: leaf.origin, notes: ["paint and name the shape where it is used"])
  }
}

extension LayoutStep {
  /// How the step moves an outline whose frame is `frame`, and that frame with it; nil for what is no matter of places.
  fileprivate func map(in frame: inout Size, offered: Size) -> Affine? {
    switch self {
    case .padding(let insets):
      frame = Size(max(0, frame.width + insets.width), max(0, frame.height + insets.height))
      return .translation(insets.left, insets.top)
    case .frame(let limits):
      let size = limits.size(around: frame)
      let shift = size.shift(of: frame, at: limits.alignment)
      frame = size
      return .translation(shift.dx, shift.dy)
    case .position(let point):
      let shift = point - frame.center
      frame = offered
      return .translation(shift.dx, shift.dy)
    case .aspectRatio, .fixedSize: return .identity
    case .offset(let vector): return .translation(vector.dx, vector.dy)
    case .rotate(let degrees, let anchor): return .rotation(degrees: degrees, about: frame.place(of: anchor))
    case .scale(let factor, let anchor): return .scale(factor.width, factor.height, about: frame.place(of: anchor))
    case .opacity, .blend, .clip, .mask, .id, .title, .description, .decorative, .hidden: return nil
    }
  }
}
