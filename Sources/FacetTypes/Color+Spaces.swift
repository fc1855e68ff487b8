// SPDX-License-Identifier: Apache-2.0
//
// Colours by other coordinates than red, green and blue. All arithmetic is our own, so digits agree on every machine.

import FacetGeometry

extension Color {
  /// By hue in degrees, saturation and lightness 0…1, as in CSS Color Module Level 4, section 7.1.
  public static func hsl(degrees: Double, saturation: Double, lightness: Double, alpha: Double = 1) -> Color {
    let reach = saturation * min(lightness, 1 - lightness)
    func component(_ n: Double) -> UInt8 {
      var place = (n + degrees / 30).truncatingRemainder(dividingBy: 12)
      if place < 0 { place += 12 }
      return step(lightness - reach * max(-1, min(place - 3, 9 - place, 1)))
    }
    return Color(red: component(0), green: component(8), blue: component(4), alpha: alpha)
  }

  /// By Oklab lightness 0…1, chroma 0… and hue in degrees (Björn Ottosson, "A perceptual color space for image
  /// processing", 2020). Chroma that sRGB cannot show is lowered, at equal lightness and hue, to the greatest that it
  /// can, by forty halvings.
  public static func oklch(lightness: Double, chroma: Double, degrees: Double, alpha: Double = 1) -> Color {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    var shown = 0.0
    if linearFromOklab(lightness, chroma * cosine, chroma * sine).isShowable {
      shown = chroma
    } else {
      // No sRGB colour has a chroma above 0.33.
      var tooMuch = min(chroma, 1)
      for _ in 0..<40 {
        let middle = (shown + tooMuch) / 2
        let fits = linearFromOklab(lightness, middle * cosine, middle * sine).isShowable
        if fits { shown = middle } else { tooMuch = middle }
      }
    }
    let linear = linearFromOklab(lightness, shown * cosine, shown * sine)
    return Color(
      red: step(encoded(linear.red)), green: step(encoded(linear.green)), blue: step(encoded(linear.blue)),
      alpha: alpha)
  }
}

/// Linear-light sRGB, 0…1 where a screen can show it.
private struct LinearColor {
  var red: Double
  var green: Double
  var blue: Double
  /// Within the unit cube, give or take what the published matrices' ten digits leave open.
  var isShowable: Bool {
    [red, green, blue].allSatisfy { $0 >= -1e-6 && $0 <= 1 + 1e-6 }
  }
}

private func linearFromOklab(_ lightness: Double, _ a: Double, _ b: Double) -> LinearColor {
  let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
  let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
  let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
  return LinearColor(
    red: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    green: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    blue: -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short)
}

private func cube(_ x: Double) -> Double { x * x * x }

/// The transfer function of IEC 61966-2-1.
private func encoded(_ linear: Double) -> Double {
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * power(linear, 1 / 2.4) - 0.055
}

private func step(_ fraction: Double) -> UInt8 { UInt8((min(max(fraction, 0), 1) * 255).rounded()) }
