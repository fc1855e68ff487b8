// SPDX-License-Identifier: Apache-2.0
//
// Values as text: plain, as `\(…)` prints them, and as source that would give the same value again.

import FacetGeometry
public import FacetSource

extension Value {
  /// What `\(…)` prints: numbers shortest and never with an exponent, strings as they are, cases by their names,
  /// angles in degrees, colours in hex digits; anything else as source.
  public func text(enums: Arena<EnumDefinition>) -> String {
    switch self {
    case .string(let string): string
    case .color(let color): color.hexText
    case .enumCase(let id, let place): caseName(id, place, enums)
    case .number, .angle, .bool, .point, .size, .paint, .stop, .list: source(enums: enums)
    }
  }

  /// As the language would write it; reading that gives an equal value.
  public func source(enums: Arena<EnumDefinition>) -> String {
    switch self {
    case .number(let number): numberText(number)
    case .angle(let degrees): numberText(degrees) + "deg"
    case .bool(let bool): bool ? "true" : "false"
    case .string(let string): quoted(string)
    case .color(let color): color.source
    case .point(let point): point.source
    case .size(let size): "(\(numberText(size.width)), \(numberText(size.height)))"
    case .paint(let paint): paint.source
    case .stop(let stop): stop.source
    case .list(let items): "[" + items.map { $0.source(enums: enums) }.joined(separator: ", ") + "]"
    case .enumCase(let id, let place): "." + caseName(id, place, enums)
    }
  }
}

private func caseName(_ id: EnumID, _ place: Int, _ enums: Arena<EnumDefinition>) -> String {
  guard id.index < enums.count, enums[id].cases.indices.contains(place) else { return "?" }
  return enums[id].cases[place].name
}

extension Point {
  fileprivate var source: String { "(\(numberText(x)), \(numberText(y)))" }
}

extension Color {
  /// Hex digits; an alpha between two of their steps is written exactly, as a fade.
  public var source: String {
    if Color(hex: hexText) == self { return hexText }
    let opaque = Color(red: red, green: green, blue: blue)
    return "fade(\(opaque.hexText), \(numberText(alpha)))"
  }
}

extension GradientStop {
  public var source: String {
    guard let offset else { return color.source }
    return "stop(\(color.source), at: \(numberText(offset)))"
  }
}

extension Paint {
  /// A colour, or the call that makes the gradient, with every argument.
  public var source: String {
    switch self {
    case .color(let color): color.source
    case .linear(let stops, let from, let to):
      "linearGradient([\(listed(stops))], from: \(from.source), to: \(to.source))"
    case .radial(let stops, let center, let radius):
      "radialGradient([\(listed(stops))], center: \(center.source), radius: \(numberText(radius)))"
    }
  }

  private func listed(_ stops: [GradientStop]) -> String { stops.map(\.source).joined(separator: ", ") }
}

/// A string literal. Control characters are escaped by code point.
public func quoted(_ string: String) -> String {
  var result = "\""
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case _ where scalar.value < 0x20 || scalar.value == 0x7f:
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    case _: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
