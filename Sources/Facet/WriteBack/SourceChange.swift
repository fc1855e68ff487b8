// SPDX-License-Identifier: Apache-2.0

public import FacetGeometry
public import FacetTypes

/// What a person did to a picture that is to stay in its source.
public enum SourceChange: Sendable, Hashable {
  /// One after the other.
  case knobs([KnobChange])
  case gesture(SketchGesture)
}

/// A knob's new place.
public struct KnobChange: Sendable, Hashable {
  /// A param, a parameter of the root element, or what every root takes.
  public var name: String
  /// As `--set` takes it.
  public var value: String
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// One stroke on a sketch, or one step in its history; it becomes one statement at the end of the root's block.
public enum SketchGesture: Sendable, Hashable {
  /// Widths and points are in the sketch's own units, y down.
  case pen(color: Color, width: Double, points: [Point])
  /// Of pixels.
  case erase(width: Double, points: [Point])
  /// Of whole strokes.
  case eraseStroke(width: Double, points: [Point])
  case undo, redo, clear

  /// Where it went; nil for a step in the history.
  var points: [Point]? {
    switch self {
    case .pen(_, _, let points), .erase(_, let points), .eraseStroke(_, let points): points
    case .undo, .redo, .clear: nil
    }
  }
}

/// Why a source stays as it is.
public enum WriteBackRefusal: Error, Sendable {
  /// The file is no longer the one that was looked at.
  case changedMeanwhile
  /// The scene, as it is or as it would be, has errors: they stand in the compilation with the sources they point into.
  case findings(Compilation)
  case trouble(ToolError)
}
