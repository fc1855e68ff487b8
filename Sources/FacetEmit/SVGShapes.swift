// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR

extension GridShape {
  /// The element with its geometry, and nothing else.
  func element(_ style: PathTextStyle) -> SVGElement {
    switch outline {
    case .circle(let center, let radius):
      return element("circle", [("cx", center.x), ("cy", center.y), ("r", radius)])
    case .ellipse(let center, let rx, let ry):
      return element("ellipse", [("cx", center.x), ("cy", center.y), ("rx", rx), ("ry", ry)])
    case .rect(let origin, let width, let height, let rx, let ry):
      var rect = element("rect", [("x", origin.x), ("y", origin.y), ("width", width), ("height", height)])
      if rx > 0 { rect.set("rx", number(rx)) }
      if rx > 0, ry != rx { rect.set("ry", number(ry)) }
      return rect
    case .line(let from, let to):
      // The ends of a `line` are no properties that a style sheet could move.
      if style == .spelledOut, let contours = outline.contours { return path(contours, style) }
      return element("line", [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)])
    case .polyline(let points, let isClosed):
      return polyline(points, isClosed, style)
    case .path(let subpaths):
      return path(subpaths, style)
    }
  }

  private func number(_ steps: Int) -> [UInt8] { GridNumber(steps, decimals: decimals).bytes }

  private func element(_ name: StaticString, _ lengths: [(StaticString, Int)]) -> SVGElement {
    var element = SVGElement(name)
    // Places and lengths that are not said are 0.
    for (name, steps) in lengths where steps != 0 { element.set(name, number(steps)) }
    return element
  }

  private func path(_ subpaths: [GridSubpath], _ style: PathTextStyle) -> SVGElement {
    var element = SVGElement("path")
    element.set("d", pathText(subpaths, decimals: decimals, style: style))
    return element
  }

  /// `polyline` or `polygon`, unless a path says it shorter.
  private func polyline(_ points: [GridPoint], _ isClosed: Bool, _ style: PathTextStyle) -> SVGElement {
    let list = pointsText(points, decimals: decimals)
    if let contours = outline.contours {
      let path = path(contours, style)
      // <path d="…"> against <polygon points="…">
      if style == .spelledOut || path.attributes[0].value.count + 9 < list.count + 17 { return path }
    }
    var element = SVGElement(isClosed ? "polygon" : "polyline")
    element.set("points", list)
    return element
  }
}
