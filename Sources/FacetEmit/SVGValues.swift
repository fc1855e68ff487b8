// SPDX-License-Identifier: Apache-2.0
//
// How values are written that the format alone knows.

internal import FacetTypes

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
