// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetScene
import FacetSource
import FacetTypes

/// The coats of one shape on both sides, of equal kinds.
struct PairedCoats {
  var from: [PaintLayer] = []
  var to: [PaintLayer] = []

  init(_ ones: [PaintLayer], _ others: [PaintLayer], at place: SourceSpan) throws(MorphRefusal) {
    guard ones.count == others.count else {
      throw MorphRefusal(
        "this has \(ones.count) coats of paint in one scene and \(others.count) in the other", at: place)
    }
    for (one, other) in zip(ones, others) {
      switch (one, other) {
      case (.fill(let one, let rule), .fill(let other, let otherRule)):
        let paints = try Self.paired(one, other, at: place)
        from.append(.fill(paints.0, rule: rule))
        to.append(.fill(paints.1, rule: otherRule))
      case (.stroke(let one, let style), .stroke(let other, let otherStyle)):
        if style.alignment != otherStyle.alignment {
          throw MorphRefusal("this stroke has another `align` in the other scene", at: place)
        }
        let paints = try Self.paired(one, other, at: place)
        from.append(.stroke(paints.0, style))
        to.append(.stroke(paints.1, otherStyle))
      case (.fill, .stroke), (.stroke, .fill):
        throw MorphRefusal("this is filled in one scene where the other strokes it", at: place)
      }
    }
  }

  private static func paired(_ one: ScenePaint, _ other: ScenePaint, at place: SourceSpan) throws(MorphRefusal) -> (
    ScenePaint, ScenePaint
  ) {
    guard let both = one.paired(with: other) else {
      throw MorphRefusal(
        "this is painted with a gradient of another kind, or with more stops, in the other scene", at: place)
    }
    return both
  }

  /// The widest stroke of each side.
  var strokes: (from: StrokeStyle?, to: StrokeStyle?) { (from.widestStroke, to.widestStroke) }
}

extension [PaintLayer] {
  fileprivate var widestStroke: StrokeStyle? {
    var widest: StrokeStyle?
    for case .stroke(_, let style) in self where style.width > widest?.width ?? -1 { widest = style }
    return widest
  }

  var withRoundJoins: [PaintLayer] {
    map { layer in
      guard case .stroke(let paint, var style) = layer else { return layer }
      style.join = .round
      return .stroke(paint, style)
    }
  }
}

extension ScenePaint {
  /// Both as one kind with as many stops; nil where that cannot be.
  func paired(with other: ScenePaint) -> (ScenePaint, ScenePaint)? {
    switch (self, other) {
    case (.color, .color): (self, other)
    case (.color(let color), .linear), (.color(let color), .radial): (other.recolored { _ in color }, other)
    case (.linear, .color(let color)), (.radial, .color(let color)): (self, recolored { _ in color })
    case (.linear(let stops, _, _), .linear(let others, _, _)), (.radial(let stops, _, _), .radial(let others, _, _)):
      stops.count == others.count ? (self, other) : nil
    case (.linear, .radial), (.radial, .linear): nil
    }
  }

  /// The same, unseen.
  var cleared: ScenePaint {
    recolored { color in Color(red: color.red, green: color.green, blue: color.blue, alpha: 0) }
  }

  private func recolored(_ change: (Color) -> Color) -> ScenePaint {
    func changed(_ stops: [SceneStop]) -> [SceneStop] {
      stops.map { SceneStop(color: change($0.color), offset: $0.offset) }
    }
    return switch self {
    case .color(let color): .color(change(color))
    case .linear(let stops, let from, let to): .linear(stops: changed(stops), from: from, to: to)
    case .radial(let stops, let center, let radius): .radial(stops: changed(stops), center: center, radius: radius)
    }
  }
}
