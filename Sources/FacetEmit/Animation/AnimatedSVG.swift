// SPDX-License-Identifier: Apache-2.0
//
// In: one picture in four states that differ in numbers and words of attributes alone. Out: one SVG that goes from the
// first to the last and back, without end, and stands still for those who ask for less motion.

internal import FacetGeometry
public import FacetIR
internal import FacetTypes
public import FacetXML

/// The states of a picture that moves. Between `start` and `end` it goes gradually; from `from` to `start`, and from `end`
/// to `to`, at once, and for most elements these are the same.
public struct AnimationStates: Sendable {
  public var from: GridIR
  public var start: GridIR
  public var end: GridIR
  public var to: GridIR
  public init(from: GridIR, start: GridIR, end: GridIR, to: GridIR) {
    self.from = from
    self.start = start
    self.end = end
    self.to = to
  }
}

/// By what a picture moves.
public enum AnimationStyle: String, Sendable, Hashable, CaseIterable {
  /// Keyframes, which a media query stops where less motion is asked for. Not every browser moves paths so.
  case css
  /// `animate` elements, which move everything in every browser, and a still copy that is shown where less motion is asked
  /// for, since these know nothing of that.
  case smil
}

/// How long a picture takes.
public struct AnimationTiming: Sendable, Hashable {
  /// Seconds from one end to the other, rests included.
  public var seconds: Double
  /// The share of that for which it rests at each end.
  public static let rest = 0.15
  public init(seconds: Double) { self.seconds = seconds }
}

/// Why a picture cannot be made to move.
public enum AnimationFailure: Error, Sendable {
  /// The states differ in more than attributes: which element, in words.
  case structure(String)
  /// The style cannot move an attribute that has to.
  case attribute(String, of: String, AnimationStyle)
  case writing(XMLError)
}

/// Writes a picture that moves.
public func writeAnimation(
  _ states: AnimationStates, _ style: AnimationStyle, _ timing: AnimationTiming, _ options: EmitOptions
) throws(AnimationFailure) -> Emitted {
  var options = options
  options.pathStyle = .spelledOut
  let name = slug(options.name)
  let prefix = options.idPrefix ?? (name.isEmpty ? "facet" : name) + "-"
  options.idPrefix = prefix
  let documents = [states.from, states.start, states.end, states.to].map { state in
    var state = state
    state.ids = .short
    var builder = SVGBuilder(state, options)
    return (root: builder.document(), diagnostics: builder.diagnostics)
  }
  var moving = try MovingElement(documents.map(\.root), isRoot: true)
  var ids = SVGIDs(.letters(prefix: prefix), Set(documents[0].root.allIDs))
  moving.name(by: &ids)
  let document: SVGElement
  switch style {
  case .css: document = try CSSAnimation(timing).document(moving)
  case .smil:
    var stillOptions = options
    let stillPrefix = prefix + "still-"
    stillOptions.idPrefix = stillPrefix
    var still = states.from
    still.ids = .short
    var builder = SVGBuilder(still, stillOptions)
    document = try SMILAnimation(timing).document(
      moving, still: builder.document(), stillPrefix: stillPrefix, ids: &ids)
  }
  do throws(XMLError) {
    return Emitted(bytes: try SVGFormat.bytes(of: document), diagnostics: documents[0].diagnostics)
  } catch { throw .writing(error) }
}

/// A number of seconds or of parts of a whole; a digit stands before the point, as times need one.
func timeText(_ number: Double, decimals: Int) -> String {
  let scale = powerOfTen(decimals)
  return numberText((number * scale).rounded() / scale)
}

extension SVGElement {
  /// Ids of this element and all below it, in document order. Recursion is bounded by `IRLimits.depth`.
  var allIDs: [String] {
    attributes.filter { $0.name.description == "id" }.map { String(decoding: $0.value, as: UTF8.self) }
      + children.flatMap(\.allIDs)
  }
}
