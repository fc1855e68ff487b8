// SPDX-License-Identifier: Apache-2.0

internal import FacetIR
internal import FacetTypes

extension GridNode {
  /// Whether it has an opacity and nothing else that acts on it as a whole.
  var isFadedAlone: Bool { traits.opacity < 1 && traits.blend == .normal && !traits.hasText && !isLimited }

  /// The single coat of a shape, where it is a plain colour.
  var colorCoat: (color: Color, isStroke: Bool)? {
    guard case .shape(_, let coats) = content, coats.count == 1 else { return nil }
    switch coats[0] {
    case .fill(.color(let color), _): return (color, false)
    case .stroke(.color(let color), _): return (color, true)
    case .fill, .stroke: return nil
    }
  }

  /// With the opacity as part of the paint of its single coat.
  var withFadedPaint: GridNode? {
    guard case .shape(let shape, let coats) = content, coats.count == 1 else { return nil }
    var result = self
    result.traits.opacity = 1
    switch coats[0] {
    case .fill(.color(var color), let rule):
      color.alpha *= traits.opacity
      result.content = .shape(shape, [.fill(.color(color), rule)])
    case .stroke(.color(var color), let stroke):
      color.alpha *= traits.opacity
      result.content = .shape(shape, [.stroke(.color(color), stroke)])
    case .fill, .stroke: return nil
    }
    return result
  }

  /// The opacity of a shape with one translucent coat goes into the coat, which has an opacity of its own anyway. Two coats
  /// would show through one another.
  var paintedThrough: GridNode? {
    guard isFadedAlone, let coat = colorCoat, coat.color.alpha < 1 else { return nil }
    return withFadedPaint
  }
}
