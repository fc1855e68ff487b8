// SPDX-License-Identifier: Apache-2.0
//
// How colours look to people: their contrast, how far apart they are, and what is left of them without one kind of cone.

internal import FacetGeometry
internal import FacetTypes

/// Light of the three primaries of sRGB, 0…1.
struct LinearLight {
  var red: Double
  var green: Double
  var blue: Double

  /// Relative luminance as WCAG 2.2 defines it.
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020).
  fileprivate var oklab: (Double, Double, Double) {
    let long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
      0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    )
  }

  /// How far two colours lie apart, in Oklab: about 0.02 is just seen, 1 lies between black and white.
  func distance(to other: LinearLight) -> Double {
    let (a, b) = (oklab, other.oklab)
    let sum = (a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1) + (a.2 - b.2) * (a.2 - b.2)
    return sum.squareRoot()
  }
}

/// Eyes that lack one kind of cone. Matrices for the full severity from G. M. Machado, M. M. Oliveira and L. A. F.
/// Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on
/// Visualization and Computer Graphics 15(6), 2009; they apply to linear light.
enum ColorVision: String, CaseIterable {
  case protanopia, deuteranopia, tritanopia

  private var rows: [[Double]] {
    switch self {
    case .protanopia:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .deuteranopia:
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .tritanopia:
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    }
  }

  func seen(_ light: LinearLight) -> LinearLight {
    let values = rows.map { row in
      min(max(row[0] * light.red + row[1] * light.green + row[2] * light.blue, 0), 1)
    }
    return LinearLight(red: values[0], green: values[1], blue: values[2])
  }
}

extension Color {
  /// The colour's light, without regard to its alpha.
  var light: LinearLight {
    LinearLight(red: decoded(red), green: decoded(green), blue: decoded(blue))
  }

  /// The contrast ratio of two opaque colours, 1…21, as WCAG 2.2 defines it.
  func contrast(with other: Color) -> Double {
    let (a, b) = (light.luminance, other.light.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// What is seen of it over an opaque colour.
  func over(_ ground: Color) -> Color {
    func mixed(_ own: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Double(own) * alpha + Double(other) * (1 - alpha)).rounded())
    }
    return Color(
      red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue))
  }
}

/// The inverse of the transfer function of sRGB (IEC 61966-2-1).
private func decoded(_ component: UInt8) -> Double {
  let value = Double(component) / 255
  return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
}
