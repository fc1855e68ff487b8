// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetShapes

/// An outline as its commands add to it.
struct OutlineBuilder {
  private var path = Path()
  /// What the outline is as long as it holds one primitive and nothing else.
  private var single: Outline?
  /// Where the next subpath starts: after a move or a close.
  private var pendingStart: Point?
  /// Whether the last subpath can be continued.
  private(set) var isOpen = false
  /// A command failed: what follows would only fail because of it.
  var isBroken = false

  private static let noCurrentPoint = ValueProblem(
    "no-current-point", "this continues an outline that has not been started; start it with `move(x, y)`")

  /// Where the pen stands.
  var currentPoint: Point? { isOpen ? path.subpaths.last?.end : pendingStart }

  /// The outline so far. A primitive that stands alone keeps its kind.
  var outline: Outline { single ?? .path(path) }

  mutating func move(to point: Point) {
    spellOut()
    isOpen = false
    pendingStart = point
  }

  /// Continues the subpath, or starts one where the last move or close left the pen.
  mutating func add(_ segment: Segment) throws(ValueProblem) {
    spellOut()
    if !isOpen {
      guard let start = pendingStart else { throw Self.noCurrentPoint }
      path.subpaths.append(Subpath(start: start))
      pendingStart = nil
      isOpen = true
    }
    path.subpaths[path.subpaths.count - 1].segments.append(segment)
  }

  /// An arc, joined by a line if there is a current point. A full turn that stands alone is a closed ring.
  mutating func add(_ arc: EllipticArc) throws(ValueProblem) {
    let start = arc.from
    let isAlone = currentPoint == nil
    if let current = currentPoint {
      if current.distance(to: start) > 1e-9 * max(1, arc.radii.width) { try add(.line(to: start)) }
    } else {
      move(to: start)
    }
    guard arc.sweep != 0, arc.radii.width > 0 else { return }
    try add(.arc(arc))
    if isAlone, abs(arc.sweep) == 360 { try close() }
  }

  /// Closes the subpath; the pen is back at its start. Closing twice or after a lone move changes nothing.
  mutating func close() throws(ValueProblem) {
    guard isOpen else {
      if pendingStart == nil { throw Self.noCurrentPoint }
      return
    }
    let last = path.subpaths.count - 1
    path.subpaths[last].isClosed = true
    pendingStart = path.subpaths[last].start
    isOpen = false
  }

  /// The subpaths of another path; the pen stands at the end of its last one when that is open. A lone move leaves no ink,
  /// but one that path data closes is a dot under round and square caps.
  mutating func append(_ other: Path) {
    spellOut()
    let inked = other.subpaths.filter { !$0.segments.isEmpty || $0.isClosed }.map { subpath in
      subpath.segments.isEmpty
        ? Subpath(start: subpath.start, segments: [.line(to: subpath.start)], isClosed: true) : subpath
    }
    path.subpaths += inked
    guard let last = inked.last else { return }
    isOpen = !last.isClosed
    pendingStart = last.isClosed ? last.start : nil
  }

  /// A whole outline beside what is there; the pen stands nowhere afterwards.
  mutating func append(_ other: Outline) {
    if path.isEmpty, single == nil, pendingStart == nil {
      single = other
    } else {
      spellOut()
      path.subpaths += other.path.subpaths
    }
    isOpen = false
    pendingStart = nil
  }

  private mutating func spellOut() {
    guard let single else { return }
    path.subpaths += single.path.subpaths
    self.single = nil
  }
}
