// SPDX-License-Identifier: Apache-2.0

public import FacetGeometry
public import FacetSemantics
public import FacetTypes

/// What can be turned about a scene, and what it came to with the settings of one compile.
public struct Inspection: Sendable, Hashable {
  /// The root element's name: `face`, `badge`, `card`, `sketch` or `scene`.
  public var kind: String
  /// The accessible name of the picture.
  public var title: String?
  /// The canvas that was laid out, in user units.
  public var size: Size
  /// The names of its themes, in source order.
  public var themes: [String]
  /// The file's params in source order, then the root element's own parameters, then what every root takes.
  public var knobs: [Knob]
  /// What can be done next, where the root is a sketch.
  public var sketch: SketchState?
}

/// Something that a slider, a picker or a field can change.
public struct Knob: Sendable, Hashable {
  public enum Owner: String, Sendable, CaseIterable {
    /// A `param` of the file.
    case param
    /// A parameter of the root element.
    case root
  }

  /// As `--set` and write-back take it.
  public var name: String
  public var owner: Owner
  public var type: Type
  /// The type as a scene writes it.
  public var typeName: String
  /// What holds now, as a literal of the language; nil for what has no value, such as a background that is not there.
  public var value: String?
  /// Whether the file says it; a param always is said.
  public var isSet: Bool
  /// Least and greatest value and step, where they are plain numbers; degrees for angles.
  public var low: Double?
  public var high: Double?
  public var step: Double?
  /// Whether the greatest value itself may be taken.
  public var isClosed: Bool
  /// The names of an enum's cases, in order, without dots; empty for other types.
  public var choices: [String]
  /// What `///` says about it.
  public var documentation: String?
  /// Parameters of the root element whose argument in the file is this param's name alone. They are no knobs of their own.
  public var aliases: [String]
}
