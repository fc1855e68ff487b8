// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetTypes

extension GridShape {
  /// What each of the elements needs that draw the shape under its coats: one element for each fill, stroke, or fill with
  /// the stroke that follows it. What cannot change what is drawn is not needed.
  public func needs(under coats: [GridCoat]) -> [GridPresentation] {
    var elements: [GridPresentation] = []
    var index = 0
    while index < coats.count {
      var needs = GridPresentation()
      switch coats[index] {
      case .fill(let paint, let rule):
        needs.setPaint(paint, .fill, .fillOpacity)
        needs[.fillRule] = .rule(rule)
        if index + 1 < coats.count, case .stroke(let paint, let stroke) = coats[index + 1] {
          setStroke(paint, stroke, on: &needs)
          index += 1
        } else {
          needs[.stroke] = GridPropertyValue.none
        }
      case .stroke(let paint, let stroke):
        if hasInside { needs[.fill] = GridPropertyValue.none }
        setStroke(paint, stroke, on: &needs)
      }
      elements.append(needs)
      index += 1
    }
    return elements
  }

  private func setStroke(_ paint: GridPaint, _ stroke: GridStroke, on needs: inout GridPresentation) {
    needs.setPaint(paint, .stroke, .strokeOpacity)
    needs[.strokeWidth] = .number(stroke.width.reduced)
    if hasEnds || !stroke.dash.isEmpty { needs[.cap] = .cap(stroke.cap) }
    if let sharpest = outline.sharpestCorner {
      needs[.join] = .join(stroke.join)
      // SVG's own limit is 4; a corner that neither limit cuts does not care, since no smaller one is shared.
      let isSharp = sharpest > min(4, stroke.miterLimit.doubleValue) * 0.999
      if stroke.join == .miter, isSharp { needs[.miterLimit] = .number(stroke.miterLimit.reduced) }
    }
    needs[.dash] = stroke.dash.isEmpty ? GridPropertyValue.none : .numbers(stroke.dash.map(\.reduced))
  }

  /// Whether the outline begins or ends anywhere; what has no length has ends even when closed.
  private var hasEnds: Bool {
    switch outline {
    case .circle, .ellipse, .rect: false
    case .line: true
    case .polyline(let points, let isClosed): !isClosed || points.allSatisfy { $0 == points[0] }
    case .path(let subpaths):
      subpaths.contains { subpath in !subpath.isClosed || subpath.segments.allSatisfy { $0.stays(at: subpath.start) } }
    }
  }

  /// By definition, a line has none.
  private var hasInside: Bool {
    if case .line = outline { return false }
    return true
  }
}

extension GridPresentation {
  /// Without a miter limit below SVG's own one: shapes whose corners no other limit cuts do not say theirs.
  public var withoutCuttingLimit: GridPresentation {
    guard case .number(let limit)? = self[.miterLimit], limit.doubleValue < 4 else { return self }
    var result = self
    result[.miterLimit] = nil
    return result
  }

  /// A colour and its alpha apart, since older readers paint colours with alpha black.
  fileprivate mutating func setPaint(_ paint: GridPaint, _ property: GridProperty, _ opacity: GridProperty) {
    switch paint {
    case .color(let color):
      var opaque = color
      opaque.alpha = 1
      self[property] = .color(opaque)
      self[opacity] = .number(writtenOpacity(color.alpha))
    case .linear, .radial:
      self[property] = .gradient(paint)
      self[opacity] = opacity.initial
    }
  }
}

extension GridIR {
  /// What a box over the whole canvas needs.
  public func canvasNeeds(under paint: GridPaint) -> GridPresentation {
    var needs = GridPresentation()
    needs.setPaint(paint, .fill, .fillOpacity)
    needs[.stroke] = GridPropertyValue.none
    return needs
  }
}
