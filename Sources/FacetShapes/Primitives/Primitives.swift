// SPDX-License-Identifier: Apache-2.0

/// The registry of primitives: a new one is a file in this folder and a line here.
public enum Primitives {
  /// In the order of the reference pages.
  public static let all: [Primitive] = [
    .circle, .ellipse, .rect, .line, .polyline, .polygon, .regularPolygon, .star, .arc,
  ]

  /// The place of a primitive in `all` by its name, or nil.
  public static func index(of name: String) -> Int? { all.firstIndex { $0.info.name == name } }
}
