// SPDX-License-Identifier: Apache-2.0
//
// Path data as short as the grammar allows. In: outlines in whole steps of a grid. Out: the text of a `d` attribute, none
// shorter among all spellings: absolute or relative, letters left out, H, V, S, T, a last line drawn by Z, separators only
// where two numbers would run together, no zero before a point, never an exponent. Each step has at most six spellings,
// and all that the next step needs to know of this one is which letter may be left out and whether the text ends in a
// fraction; so the shortest text is a shortest path through these states, found in one walk.
//
// What can no longer occur: a letter left out after Z or between two moves, S or T after a step of another degree with a
// control elsewhere than at the pen, a flag that touches a digit (unless packed).

/// How arc flags are written.
public enum PathTextStyle: Sendable, Hashable, CaseIterable {
  /// Flags stand between blanks, as every reader takes them: some take what runs on behind a flag for its fraction, a
  /// minus sign too.
  case plain
  /// Flags touch each other and what follows: legal, but misread by some editors and phone toolkits.
  case packed
  /// Nothing is left out and everything is absolute, so that outlines with the same steps are written with the same
  /// letters: what a picture that moves has to have.
  case spelledOut
}

/// The shortest path data. Among texts of equal length the one with the fewest absolute coordinates, and among those the
/// one with the fewest letters, which compresses best.
/// - Parameter decimals: The coordinates are whole steps of 10^-`decimals` user units.
public func pathText(_ subpaths: [GridSubpath], decimals: Int, style: PathTextStyle = .plain) -> [UInt8] {
  if style == .spelledOut { return spelledOutText(subpaths, decimals: decimals) }
  var search = PathTextSearch(decimals: decimals, style: style, keepsTrace: true)
  forEachStep(of: subpaths) { step, pen in search.take(step, from: pen) }
  let choices = search.choices
  var writer = PathTextWriter(style: style)
  writer.bytes.reserveCapacity(search.best.bytes)
  var place = 0
  forEachStep(of: subpaths) { step, pen in
    let letter = step.letters(from: pen)[Int(choices[place])]
    writer.write(step, as: letter, from: pen, decimals: decimals)
    place += 1
  }
  return writer.bytes
}

/// Every step with its own letter, sides that lead home too.
private func spelledOutText(_ subpaths: [GridSubpath], decimals: Int) -> [UInt8] {
  var writer = PathTextWriter(style: .spelledOut)
  forEachStep(of: subpaths, leavesOutLastLines: false) { step, pen in
    writer.write(step, as: step.plainLetter, from: pen, decimals: decimals)
  }
  return writer.bytes
}

/// How many bytes the shortest `pathText` of a style would give; allocates nothing, in time proportional to the number of segments.
public func pathTextLength(_ subpaths: [GridSubpath], decimals: Int, style: PathTextStyle = .plain) -> Int {
  var search = PathTextSearch(decimals: decimals, style: style, keepsTrace: false)
  forEachStep(of: subpaths) { step, pen in search.take(step, from: pen) }
  return search.best.bytes
}

/// Visits what has to be written, in order, with what a reader knows before each step.
private func forEachStep(
  of subpaths: [GridSubpath], leavesOutLastLines: Bool = true, _ visit: (PathStep, PathPen) -> Void
) {
  var pen = PathPen()
  func take(_ step: PathStep) {
    visit(step, pen)
    pen.advance(by: step)
  }
  for subpath in subpaths {
    take(.move(subpath.start))
    let count = subpath.segments.count - (leavesOutLastLines && subpath.closesWithItsLastLine ? 1 : 0)
    for index in 0..<count { take(.segment(subpath.segments[index])) }
    if subpath.isClosed { take(.close) }
  }
}

extension GridSubpath {
  /// Whether Z draws the last segment. An only segment stays: it is all the ink that a dot has.
  var closesWithItsLastLine: Bool {
    guard isClosed, segments.count > 1, case .line(start)? = segments.last else { return false }
    return true
  }
}
