// SPDX-License-Identifier: Apache-2.0

/// A contour's text on its way, in relative coordinates, for those who choose segments by the length of what is written:
/// wherever the contour lies, the same ones win.
public struct PathTextPen: Sendable {
  /// What the next segment needs to know of those before: pens with equal joints go on alike.
  public struct Joint: Sendable, Hashable {
    public var place: GridPoint
    /// The control that T implies here, and the first one that S does.
    public var quadControl: GridPoint
    public var cubicControl: GridPoint
  }

  private var search: PathTextSearch
  private var pen = PathPen()

  /// - Parameter decimals: Coordinates are whole steps of 10^-`decimals` user units.
  public init(at start: GridPoint, decimals: Int, style: PathTextStyle) {
    search = PathTextSearch(decimals: decimals, style: style, keepsTrace: false, isRelative: true)
    take(.move(start))
  }

  public mutating func draw(_ segment: GridSegment) { take(.segment(segment)) }

  private mutating func take(_ step: PathStep) {
    search.take(step, from: pen)
    pen.advance(by: step)
  }

  /// Bytes of the shortest such text so far.
  public var length: Int { search.best.bytes }

  public var joint: Joint {
    Joint(
      place: pen.place, quadControl: pen.impliedControl(degree: 2), cubicControl: pen.impliedControl(degree: 3))
  }
}
