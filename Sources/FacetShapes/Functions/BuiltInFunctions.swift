// SPDX-License-Identifier: Apache-2.0

/// The registry of functions: files in this folder hold them by topic; a new one is a line there and one here.
public enum BuiltInFunctions {
  /// In the order of the reference pages.
  public static let all: [BuiltInFunction] = [
    .abs, .sign, .min, .max, .clamp, .mod,
    .floor, .ceil, .round, .trunc,
    .sqrt, .pow, .exp, .ln, .hypot,
    .sin, .cos, .tan, .asin, .acos, .atan, .atan2,
    .lerp,
    .rgb, .hsl, .oklch, .fade,
    .linearGradient, .radialGradient, .stop,
    .hash, .pick,
  ]

  /// The place of a function in `all` by its name, or nil.
  public static func index(of name: String) -> Int? { all.firstIndex { $0.name == name } }
}
