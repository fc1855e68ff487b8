// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetShapes
import FacetSource
import FacetTypes

extension Evaluator {
  /// Carries out one outline command.
  func draw(
    _ command: OutlineCommand, _ element: CheckedElement, in scope: Environment, into builder: inout OutlineBuilder
  ) throws(Stop) {
    let values = try checkedArguments(element.arguments, of: command.info, at: element.origin, in: scope)
    for case .some(let value) in values { try chargeReading(value, at: element.origin) }
    let step = try reading(element.arguments, at: element.origin) { () throws(ValueProblem) in
      try OutlineStep(command, values)
    }
    try chargeSegments(step.segmentCount, at: element.origin)
    if case .arc(let arc) = step, arc.sweep == 0 { reportEmptyArc(at: element.origin) }
    if let isIdle = step.isIdle(behind: builder.isOpen ? builder.currentPoint : nil) {
      facts.ran(.side, at: element.origin, hadEffect: !isIdle)
    }
    do throws(ValueProblem) {
      try step.draw(into: &builder)
    } catch {
      throw failure(error, of: element.arguments, at: element.origin)
    }
  }
}

/// An outline command with its values.
enum OutlineStep {
  case move(Point)
  /// Continues from the current point.
  case segments([Segment])
  case arc(EllipticArc)
  case close
  /// A new subpath from a point.
  case subpath(from: Point, [Segment])
  case path(Path)

  /// How many segments it makes, but for the line that joins an arc.
  var segmentCount: Int {
    switch self {
    case .move, .close: 0
    case .arc: 1
    case .segments(let segments), .subpath(_, let segments): segments.count
    case .path(let path): path.segmentCount
    }
  }

  /// Whether it leads nowhere, or has a side that does; nil for what is not asked. A side that begins a subpath may be
  /// meant for a dot.
  func isIdle(behind point: Point?) -> Bool? {
    switch self {
    case .move, .arc, .close, .path: return nil
    case .segments(let segments):
      guard let point else { return segments.isEmpty ? nil : false }
      return segments.allSatisfy { $0.leadsNowhere(from: point) }
    case .subpath(let start, let segments):
      guard segments.count > 1 else { return nil }
      return zip([start] + segments.map(\.end), segments).contains { $1.leadsNowhere(from: $0) }
    }
  }

  func draw(into builder: inout OutlineBuilder) throws(ValueProblem) {
    switch self {
    case .move(let point): builder.move(to: point)
    case .segments(let segments): for segment in segments { try builder.add(segment) }
    case .arc(let arc): try builder.add(arc)
    case .close: try builder.close()
    case .subpath(let start, let segments):
      builder.move(to: start)
      for segment in segments { try builder.add(segment) }
    case .path(let path): builder.append(path)
    }
  }

  /// From a command's arguments in parameter order.
  init(_ command: OutlineCommand, _ values: [Value?]) throws(ValueProblem) {
    switch command {
    case .move: self = .move(try values.place())
    case .line: self = .segments([.line(to: try values.place())])
    case .quad: self = .segments([.quad(control: try values.point(2), to: try values.place())])
    case .curve:
      let curve = Segment.cubic(
        control1: try values.point(2), control2: try values.point(3), to: try values.place())
      self = .segments([curve])
    case .arc:
      self = .arc(
        circularArc(
          center: try values.point(0), radius: try values.number(1), from: try values.angle(2),
          to: try values.angle(3)))
    case .close: self = .close
    case .segment:
      let corner = Segment.quad(control: try values.point(2), to: try values.point(1))
      self = .segments([.line(to: try values.point(0)), corner])
    case .lines:
      let points = try values.points(0)
      self = .subpath(from: points.first ?? .zero, points.dropFirst().map { .line(to: $0) })
    case .smooth:
      let points = try values.points(0)
      self = .subpath(from: points.first ?? .zero, midpointCurves(points))
    case .data: self = .path(try pathData(values))
    }
  }
}

extension Segment {
  /// Whether it never leaves the point where it starts.
  fileprivate func leadsNowhere(from start: Point) -> Bool {
    switch self {
    case .line(let to): to == start
    case .quad(let control, let to): to == start && control == start
    case .cubic(let control1, let control2, let to): to == start && control1 == start && control2 == start
    case .arc: false
    }
  }
}

private func pathData(_ values: [Value?]) throws(ValueProblem) -> Path {
  let text = try values.string(0)
  do throws(PathDataProblem) {
    return try parsePathData(text)
  } catch {
    throw ValueProblem(
      "invalid-path-data", "this path data cannot be read: expected \(error.expected)", parameter: 0,
      offset: error.offset)
  }
}

extension [Value?] {
  /// The point whose coordinates are the first two arguments.
  fileprivate func place() throws(ValueProblem) -> Point { Point(try number(0), try number(1)) }
}

/// The pen's curve after its first point: for each further point a quadratic curve to the midpoint of it and the one
/// before, controlled by the one before; then a line to the last point.
func midpointCurves(_ points: [Point]) -> [Segment] {
  guard let last = points.last, points.count > 1 else { return [] }
  var segments: [Segment] = []
  segments.reserveCapacity(points.count)
  for (before, point) in zip(points, points.dropFirst()) {
    segments.append(.quad(control: before, to: before.midpoint(to: point)))
  }
  segments.append(.line(to: last))
  return segments
}
