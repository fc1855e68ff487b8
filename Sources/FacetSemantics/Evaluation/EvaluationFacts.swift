// SPDX-License-Identifier: Apache-2.0

public import FacetSource

/// What an evaluation noticed that is no mistake as such, and that a linter wants to know.
public struct EvaluationFacts: Sendable {
  /// A component brought a value that its caller gave into a range with `clamp`.
  public struct Clamp: Sendable, Hashable {
    public var component: String
    public var parameter: String
    /// The argument.
    public var at: SourceSpan
    /// Degrees for an angle.
    public var given: Double
    public var kept: Double
    public var isAngle: Bool
  }

  /// What a command was to do and never did.
  public enum IdleCommand: Sendable, Hashable {
    /// `erase` or `eraseStroke` that touched no stroke.
    case eraser
    /// `clear` where nothing was drawn.
    case clear
    /// An outline command whose whole segment, or one of whose sides, leads nowhere.
    case side
  }

  /// In the order in which they acted; one for each argument. Noted where placements are recorded.
  public internal(set) var clamps: [Clamp] = []
  /// Commands that changed nothing however often they ran, in the order in which they first ran.
  public internal(set) var idle: [(command: IdleCommand, at: SourceSpan)] = []
  /// Whether anything asked for the root's `textScale`.
  public internal(set) var readsTextScale = false
  /// Of the sketch that was replayed last.
  public internal(set) var sketch: SketchState?

  public init() {}
}

/// Gathers the facts of one evaluation.
struct FactCollector {
  private var clamps: [EvaluationFacts.Clamp] = []
  private var clamped: Set<SourceSpan> = []
  private var idle: [(command: EvaluationFacts.IdleCommand, at: SourceSpan)] = []
  private var idlePlaces: Set<SourceSpan> = []
  private var effective: Set<SourceSpan> = []
  var readsTextScale = false
  var sketch: SketchState?

  mutating func add(_ clamp: EvaluationFacts.Clamp) {
    if clamped.insert(clamp.at).inserted { clamps.append(clamp) }
  }

  /// One turn of a command.
  mutating func ran(_ command: EvaluationFacts.IdleCommand, at place: SourceSpan, hadEffect: Bool) {
    if hadEffect {
      effective.insert(place)
    } else if idlePlaces.insert(place).inserted {
      idle.append((command, place))
    }
  }

  var facts: EvaluationFacts {
    var facts = EvaluationFacts()
    facts.clamps = clamps
    facts.idle = idle.filter { !effective.contains($0.at) }
    facts.readsTextScale = readsTextScale
    facts.sketch = sketch
    return facts
  }
}
