// SPDX-License-Identifier: Apache-2.0
//
// How single values are written.

internal import FacetGeometry
internal import FacetIR
internal import FacetTypes

extension GridNumber {
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }
}

/// Numbers apart by spaces.
func spaced(_ numbers: [GridNumber]) -> [UInt8] {
  var bytes: [UInt8] = []
  for number in numbers {
    if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
    number.append(to: &bytes)
  }
  return bytes
}

/// `#rgb` where it says the same, else `#rrggbb`; without alpha.
func colorBytes(_ color: Color) -> [UInt8] {
  let digits = Array("0123456789abcdef".utf8)
  let parts = [color.red, color.green, color.blue]
  var bytes: [UInt8] = [UInt8(ascii: "#")]
  let isShort = parts.allSatisfy { $0 >> 4 == $0 & 15 }
  for part in parts {
    bytes.append(digits[Int(part >> 4)])
    if !isShort { bytes.append(digits[Int(part & 15)]) }
  }
  return bytes
}

func matrixBytes(_ matrix: GridMatrix) -> [UInt8] {
  Array("matrix(".utf8) + spaced(matrix.entries) + [UInt8(ascii: ")")]
}

func reference(to id: String) -> String { "url(#" + id + ")" }

extension Blend {
  /// The name in CSS.
  var cssName: String {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .hardLight: "hard-light"
    case .softLight: "soft-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    }
  }
}
