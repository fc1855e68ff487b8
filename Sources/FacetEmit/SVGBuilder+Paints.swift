// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR
internal import FacetTypes

extension SVGBuilder {
  /// The elements that draw a shape under its coats where `context` is inherited.
  mutating func shapeElements(
    _ shape: GridShape, _ coats: [GridCoat], in context: GridPresentation
  ) -> [SVGElement] {
    let bare = shape.element(options.pathStyle)
    return shape.needs(under: coats).map { needs in
      var element = bare
      set(needs, in: context, on: &element)
      if let transform = shape.transform { element.set("transform", matrixText(transform)) }
      return element
    }
  }

  /// Writes what is needed and not inherited.
  mutating func set(_ needs: GridPresentation, in context: GridPresentation, on element: inout SVGElement) {
    for (property, value) in needs.missing(in: context) { element.set(property.attribute, bytes(of: value)) }
  }

  private mutating func bytes(of value: GridPropertyValue) -> [UInt8] {
    switch value {
    case .none: Array("none".utf8)
    case .color(let color): colorText(color)
    case .gradient(let paint): Array(reference(to: gradientID(paint)).utf8)
    case .number(let number): number.bytes
    case .numbers(let numbers): spacedText(numbers)
    case .rule(let rule): Array(rule.svgName.utf8)
    case .cap(let cap): Array(cap.rawValue.utf8)
    case .join(let join): Array(join.rawValue.utf8)
    }
  }
}

extension SVGElement {
  /// Where a `use` draws what it refers to.
  mutating func setMove(_ move: GridMove) {
    switch move {
    case .shift(let by):
      if by.x.value != 0 { set("x", by.x.bytes) }
      if by.y.value != 0 { set("y", by.y.bytes) }
    case .turn(let degrees, let about):
      let place = about.x.value == 0 && about.y.value == 0 ? [] : [about.x, about.y]
      set("transform", Array("rotate(".utf8) + spacedText([degrees] + place) + [UInt8(ascii: ")")])
    case .matrix(let matrix): set("transform", matrixText(matrix))
    }
  }
}

extension FillRule {
  fileprivate var svgName: String {
    switch self {
    case .nonzero: "nonzero"
    case .evenOdd: "evenodd"
    }
  }
}
