// SPDX-License-Identifier: Apache-2.0
//
// Properties of elements, from attributes and from `style`, which is stronger. Some are inherited, some act on the
// element as a whole; anything that is neither, nor part of the element's own shape, cannot be read.

internal import FacetTypes
internal import FacetXML

/// What a fill or a stroke is painted with.
enum SVGInk: Hashable {
  case none
  case color(Color)
  /// A gradient, by its id.
  case reference(String)
}

/// What elements pass on to what is inside them.
struct SVGStyle {
  var fill = SVGInk.color(.black)
  var fillOpacity = 1.0
  var fillRule = FillRule.nonzero
  var clipRule = FillRule.nonzero
  var stroke = SVGInk.none
  var strokeOpacity = 1.0
  var strokeWidth = 1.0
  var cap = Cap.butt
  var join = Join.miter
  var miterLimit = 4.0
  var dash: [Double] = []
  var dashOffset = 0.0
}

/// What acts on an element as one.
struct SVGEffects {
  var opacity = 1.0
  var blend = Blend.normal
  var clip: String?
  var mask: String?
  /// Of a gradient's stop.
  var stopColor = Color.black
  var stopOpacity = 1.0
}

extension SVGStyle {
  /// Takes every property of an element; `own` are the attributes that say what it is.
  mutating func take(_ attributes: [XMLNode.Attribute], own: Set<String>, _ effects: inout SVGEffects)
    throws(DecodingProblem)
  {
    var declarations: String?
    for attribute in attributes {
      if attribute.namespace == SVGNames.xlink, attribute.name == "href" { continue }
      guard attribute.namespace == nil else { throw DecodingProblem("cannot read the attribute `\(attribute.name)`") }
      if attribute.name == "style" {
        declarations = attribute.value
      } else if !own.contains(attribute.name), !(try set(attribute.name, attribute.value, &effects)) {
        throw DecodingProblem("cannot read the attribute `\(attribute.name)`")
      }
    }
    for declaration in (declarations ?? "").split(separator: ";") where declaration.contains(where: { $0 != " " }) {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { SVGNames.trimmed($0) }
      guard parts.count == 2 else { throw DecodingProblem("cannot read the style `\(declaration)`") }
      if parts[0] == "mix-blend-mode" {
        effects.blend = try SVGStyle.blend(parts[1])
      } else if !(try set(parts[0], parts[1], &effects)) {
        throw DecodingProblem("cannot read the style `\(parts[0])`")
      }
    }
  }

  /// Answers whether the name is that of a property.
  private mutating func set(_ name: String, _ text: String, _ effects: inout SVGEffects) throws(DecodingProblem) -> Bool
  {
    let text = SVGNames.trimmed(text[...])
    switch name {
    case "fill": fill = try SVGStyle.ink(text)
    case "stroke": stroke = try SVGStyle.ink(text)
    case "fill-opacity": fillOpacity = try SVGStyle.opacity(text)
    case "stroke-opacity": strokeOpacity = try SVGStyle.opacity(text)
    case "opacity": effects.opacity = try SVGStyle.opacity(text)
    case "stop-color": effects.stopColor = try ColorReader.color(text)
    case "stop-opacity": effects.stopOpacity = try SVGStyle.opacity(text)
    case "fill-rule": fillRule = try SVGStyle.rule(text)
    case "clip-rule": clipRule = try SVGStyle.rule(text)
    case "stroke-width": strokeWidth = try SVGNames.length(text, atLeast: 0)
    case "stroke-miterlimit": miterLimit = try SVGNames.length(text, atLeast: 1)
    case "stroke-dashoffset": dashOffset = try SVGNames.length(text)
    case "stroke-linecap":
      guard let value = Cap(rawValue: text) else { throw SVGNames.problem(name, text) }
      cap = value
    case "stroke-linejoin":
      guard let value = Join(rawValue: text) else { throw SVGNames.problem(name, text) }
      join = value
    case "stroke-dasharray": dash = try SVGStyle.dash(text)
    case "clip-path": effects.clip = try SVGStyle.limit(name, text)
    case "mask": effects.mask = try SVGStyle.limit(name, text)
    case _: return false
    }
    return true
  }

  // MARK: Values

  static func ink(_ text: String) throws(DecodingProblem) -> SVGInk {
    if text == "none" { return .none }
    if let id = SVGNames.reference(text) { return .reference(id) }
    return .color(try ColorReader.color(text))
  }

  private static func limit(_ name: String, _ text: String) throws(DecodingProblem) -> String? {
    if text == "none" { return nil }
    guard let id = SVGNames.reference(text) else { throw SVGNames.problem(name, text) }
    return id
  }

  static func opacity(_ text: String) throws(DecodingProblem) -> Double {
    var scanner = ValueScanner(text)
    guard let number = scanner.number() else { throw SVGNames.problem("opacity", text) }
    let value = scanner.skips("%") ? number / 100 : number
    guard scanner.next == nil else { throw SVGNames.problem("opacity", text) }
    return min(1, max(0, value))
  }

  private static func rule(_ text: String) throws(DecodingProblem) -> FillRule {
    switch text {
    case "nonzero": return .nonzero
    case "evenodd": return .evenOdd
    case _: throw SVGNames.problem("fill-rule", text)
    }
  }

  private static func dash(_ text: String) throws(DecodingProblem) -> [Double] {
    if text == "none" { return [] }
    var scanner = ValueScanner(text)
    guard let numbers = scanner.numbers(), numbers.allSatisfy({ $0 >= 0 }) else {
      throw SVGNames.problem("stroke-dasharray", text)
    }
    return numbers
  }

  private static func blend(_ text: String) throws(DecodingProblem) -> Blend {
    // `color-dodge` is `colorDodge`.
    let words = text.split(separator: "-")
    let name = words.dropFirst().reduce(String(words.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    guard let blend = Blend(rawValue: name) else { throw SVGNames.problem("mix-blend-mode", text) }
    return blend
  }
}

/// Names and plain values that many readers share.
enum SVGNames {
  static let svg = "http://www.w3.org/2000/svg"
  static let xlink = "http://www.w3.org/1999/xlink"

  static func problem(_ name: String, _ text: String) -> DecodingProblem {
    DecodingProblem("cannot read the \(name) `\(text)`")
  }

  static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }

  /// The id in `url(#id)`.
  static func reference(_ text: String) -> String? {
    guard text.hasPrefix("url("), text.hasSuffix(")") else { return nil }
    var inner = trimmed(text.dropFirst(4).dropLast())
    if inner.count > 1, let quote = inner.first, quote == "'" || quote == "\"", inner.last == quote {
      inner = String(inner.dropFirst().dropLast())
    }
    return inner.hasPrefix("#") ? String(inner.dropFirst()) : nil
  }

  /// A length in user units.
  static func length(_ text: String, atLeast least: Double = -.infinity) throws(DecodingProblem) -> Double {
    var scanner = ValueScanner(trimmed(text[...]))
    guard let number = scanner.number(), number >= least else { throw problem("length", text) }
    if scanner.rest == "px" { return number }
    guard scanner.next == nil else { throw problem("length", text) }
    return number
  }
}
