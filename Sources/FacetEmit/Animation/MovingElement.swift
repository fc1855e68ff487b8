// SPDX-License-Identifier: Apache-2.0
//
// One tree for the four states of a picture: what is the same, and attributes that move.

/// An attribute that is not the same in all states.
struct MovingAttribute {
  var name: String
  /// In `from`, `start`, `end` and `to`.
  var values: [String]

  /// Whether the way begins and ends where the picture rests.
  var isSteady: Bool { values[0] == values[1] && values[2] == values[3] }
}

struct MovingElement {
  var element: SVGElement
  var moves: [MovingAttribute] = []
  var children: [MovingElement] = []

  /// What an attribute means where it is not written.
  private static let defaults: [String: String] = [
    "cx": "0", "cy": "0", "r": "0", "x": "0", "y": "0", "rx": "0", "ry": "0", "x1": "0", "y1": "0", "x2": "0",
    "y2": "0", "opacity": "1", "fill-opacity": "1", "stroke-opacity": "1", "stop-opacity": "1", "stroke-width": "1",
    "stroke-miterlimit": "4", "stroke-linecap": "butt", "stroke-linejoin": "miter", "fill-rule": "nonzero",
    "clip-rule": "nonzero", "fill": "#000", "stop-color": "#000", "offset": "0",
  ]

  /// - Parameter states: One element as it is in each state. Recursion is bounded by the depth of the grid's nodes.
  init(_ states: [SVGElement], isRoot: Bool = false) throws(AnimationFailure) {
    element = states[0]
    let tag = element.name.description
    for other in states where other.name.description != tag || other.children.count != element.children.count {
      throw .structure("`\(tag)` stands where the other picture has `\(other.name.description)`, or holds other parts")
    }
    element.children = []
    var names: [String] = []
    for attribute in states.flatMap(\.attributes) where !names.contains(attribute.name.description) {
      names.append(attribute.name.description)
    }
    for name in names where name != "id" {
      var values: [String] = []
      for state in states {
        guard let value = state.value(of: name) ?? Self.defaults[name] else {
          throw .structure("`\(tag)` has `\(name)` in one picture alone")
        }
        values.append(value)
      }
      if values.allSatisfy({ $0 == values[0] }) { continue }
      if isRoot { throw .structure("the canvas is another one: `\(name)` is `\(values[0])` and `\(values[3])`") }
      moves.append(try MovingElement.move(name, values, of: tag))
    }
    for place in states[0].children.indices { children.append(try MovingElement(states.map { $0.children[place] })) }
  }

  private static func move(_ name: String, _ values: [String], of tag: String) throws(AnimationFailure)
    -> MovingAttribute
  {
    let letters = values.map { value in value.filter(\.isLetter) }
    switch name {
    case "d", "transform":
      if letters.contains(where: { $0 != letters[0] }) { throw .structure("a `\(tag)` has other commands") }
    case "fill", "stroke":
      if values.contains(where: { $0 == "none" || $0.hasPrefix("url(") }) {
        throw .structure("a `\(tag)` is painted in another way")
      }
    case "clip-path", "mask", "style", "href": throw .structure("a `\(tag)` has another `\(name)`")
    default: break
    }
    return MovingAttribute(name: name, values: values)
  }

  /// Gives each element that moves an id.
  mutating func name(by ids: inout SVGIDs) {
    if !moves.isEmpty, element.id == nil {
      element.attributes.insert(SVGElement.Attribute(name: "id", value: Array(ids.newID(for: []).utf8)), at: 0)
    }
    for place in children.indices { children[place].name(by: &ids) }
  }

  /// This and all below it that move, in document order.
  var moving: [MovingElement] { (moves.isEmpty ? [] : [self]) + children.flatMap(\.moving) }
}

extension SVGElement {
  func value(of name: String) -> String? {
    attributes.first { $0.name.description == name }.map { String(decoding: $0.value, as: UTF8.self) }
  }
  var id: String? { value(of: "id") }
}
