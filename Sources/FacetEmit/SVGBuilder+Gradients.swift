// SPDX-License-Identifier: Apache-2.0
//
// Gradients, each a definition in user space. For readers of the whole grammar alone, one with the stops of another refers
// to it by `href`: fewer readers follow that than follow a `use`.

internal import FacetGeometry
internal import FacetIR
internal import FacetTypes

/// A gradient whose stops others may refer to.
struct SVGGradientTemplate {
  var id: String
  var isLinear: Bool
  var lengths: [GridNumber]
  var hasTransform: Bool
}

/// One gradient without its stops.
private struct GradientLine {
  var isLinear: Bool
  var names: [StaticString]
  var lengths: [GridNumber]
  var transform: GridMatrix?

  var element: SVGElement { SVGElement(isLinear ? "linearGradient" : "radialGradient") }
  /// Whether a length need not be said when it is 0.
  func isZeroUnderstood(_ index: Int) -> Bool { isLinear && index != 2 }
}

extension SVGBuilder {
  mutating func gradientID(_ paint: GridPaint) -> String {
    switch paint {
    case .color: ""
    case .linear(let stops, let from, let to):
      gradientID(
        GradientLine(isLinear: true, names: ["x1", "y1", "x2", "y2"], lengths: [from.x, from.y, to.x, to.y]), stops)
    case .radial(let stops, let center, let radius, let transform):
      gradientID(
        GradientLine(
          isLinear: false, names: ["cx", "cy", "r"], lengths: [center.x, center.y, radius], transform: transform), stops
      )
    }
  }

  private mutating func gradientID(_ line: GradientLine, _ stops: [GridStop]) -> String {
    var gradient = line.element
    gradient.set("gradientUnits", "userSpaceOnUse")
    for (index, length) in line.lengths.enumerated() where length.value != 0 || !line.isZeroUnderstood(index) {
      gradient.set(line.names[index], length.bytes)
    }
    if let transform = line.transform { gradient.set("gradientTransform", matrixText(transform)) }
    gradient.children = stops.map { stop($0) }
    guard options.pathStyle == .packed else { return definitions.id(of: gradient) }
    // A transform that is not said would be the template's.
    if let template = gradientTemplates[stops], line.transform != nil || !template.hasTransform {
      return definitions.id(of: gradient, writtenAs: reference(to: template, line))
    }
    let id = definitions.id(of: gradient)
    if gradientTemplates[stops] == nil {
      gradientTemplates[stops] = SVGGradientTemplate(
        id: id, isLinear: line.isLinear, lengths: line.lengths, hasTransform: line.transform != nil)
    }
    return id
  }

  /// A gradient that takes its stops and its units from another; of its own kind also the lengths that are equal.
  private func reference(to template: SVGGradientTemplate, _ line: GradientLine) -> SVGElement {
    var gradient = line.element
    gradient.set("href", "#" + template.id)
    let isAlike = template.isLinear == line.isLinear
    for (index, length) in line.lengths.enumerated() {
      let isUnderstood = isAlike ? template.lengths[index] == length : length.value == 0 && line.isZeroUnderstood(index)
      if !isUnderstood { gradient.set(line.names[index], length.bytes) }
    }
    if let transform = line.transform { gradient.set("gradientTransform", matrixText(transform)) }
    return gradient
  }

  private func stop(_ stop: GridStop) -> SVGElement {
    var element = SVGElement("stop")
    if stop.offset.value != 0 { element.set("offset", stop.offset.bytes) }
    let isBlack = stop.color.red == 0 && stop.color.green == 0 && stop.color.blue == 0
    if !isBlack { element.set("stop-color", colorText(stop.color)) }
    if stop.color.alpha != 1 { element.set("stop-opacity", writtenOpacity(stop.color.alpha).bytes) }
    return element
  }
}
