// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR
internal import FacetTypes

extension SVGBuilder {
  /// One element for each fill, stroke, or fill with the stroke that follows it.
  mutating func shapeElements(_ shape: GridShape, _ coats: [GridCoat], _ ink: SVGInk) -> [SVGElement] {
    var elements: [SVGElement] = []
    let bare = shape.element
    var index = 0
    while index < coats.count {
      var element = bare
      switch coats[index] {
      case .fill(let paint, let rule):
        setPaint(paint, "fill", "fill-opacity", ink, on: &element)
        if rule == .evenOdd { element.set("fill-rule", "evenodd") }
        if index + 1 < coats.count, case .stroke(let paint, let stroke) = coats[index + 1] {
          setStroke(paint, stroke, shape, ink, on: &element)
          index += 1
        }
      case .stroke(let paint, let stroke):
        element.set("fill", "none")
        setStroke(paint, stroke, shape, ink, on: &element)
      }
      if let transform = shape.transform { element.set("transform", matrixBytes(transform)) }
      elements.append(element)
      index += 1
    }
    return elements
  }

  private mutating func setStroke(
    _ paint: GridPaint, _ stroke: GridStroke, _ shape: GridShape, _ ink: SVGInk, on element: inout SVGElement
  ) {
    setPaint(paint, "stroke", "stroke-opacity", ink, on: &element)
    if stroke.width.doubleValue != 1 { element.set("stroke-width", stroke.width.bytes) }
    switch stroke.cap {
    case .butt: break
    case .round: element.set("stroke-linecap", "round")
    case .square: element.set("stroke-linecap", "square")
    }
    switch stroke.join {
    case .miter:
      // SVG's own limit is 4.
      if shape.hasJoins, stroke.miterLimit.doubleValue != 4 {
        element.set("stroke-miterlimit", stroke.miterLimit.bytes)
      }
    case .round: element.set("stroke-linejoin", "round")
    case .bevel: element.set("stroke-linejoin", "bevel")
    }
    if !stroke.dash.isEmpty { element.set("stroke-dasharray", spaced(stroke.dash)) }
  }

  /// A colour and its alpha apart, since older readers paint colours with alpha black.
  mutating func setPaint(
    _ paint: GridPaint, _ name: StaticString, _ opacityName: StaticString, _ ink: SVGInk, on element: inout SVGElement
  ) {
    switch paint {
    case .color(let color):
      setColor(color, name, opacityName, ink, on: &element)
    case .linear(let stops, let from, let to):
      var gradient = SVGElement("linearGradient")
      gradient.set("gradientUnits", "userSpaceOnUse")
      gradient.set("x1", from.x.bytes)
      gradient.set("y1", from.y.bytes)
      gradient.set("x2", to.x.bytes)
      gradient.set("y2", to.y.bytes)
      gradient.children = stops.map { stop($0, ink) }
      element.set(name, reference(to: definitions.id(of: gradient)))
    case .radial(let stops, let center, let radius, let transform):
      var gradient = SVGElement("radialGradient")
      gradient.set("gradientUnits", "userSpaceOnUse")
      gradient.set("cx", center.x.bytes)
      gradient.set("cy", center.y.bytes)
      gradient.set("r", radius.bytes)
      if let transform { gradient.set("gradientTransform", matrixBytes(transform)) }
      gradient.children = stops.map { stop($0, ink) }
      element.set(name, reference(to: definitions.id(of: gradient)))
    }
  }

  private func stop(_ stop: GridStop, _ ink: SVGInk) -> SVGElement {
    var element = SVGElement("stop")
    element.set("offset", stop.offset.bytes)
    setColor(stop.color, "stop-color", "stop-opacity", ink, on: &element)
    return element
  }

  private func setColor(
    _ color: Color, _ name: StaticString, _ opacityName: StaticString, _ ink: SVGInk, on element: inout SVGElement
  ) {
    switch ink {
    case .asPainted: element.set(name, colorBytes(color))
    case .mask(let flat): element.set(name, colorBytes(flat))
    }
    if color.alpha != 1 { element.set(opacityName, opacityBytes(color.alpha)) }
  }
}
