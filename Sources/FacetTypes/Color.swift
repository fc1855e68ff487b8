// SPDX-License-Identifier: Apache-2.0

/// An sRGB colour with alpha. Components are whole 0…255 so that they print as they were written.
public struct Color: Sendable, Hashable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  /// 0 clear … 1 opaque.
  public var alpha: Double

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// From 0xRRGGBBAA, as colour literals are read.
  public init(rgba: UInt32) {
    self.init(
      red: UInt8(rgba >> 24 & 0xff), green: UInt8(rgba >> 16 & 0xff), blue: UInt8(rgba >> 8 & 0xff),
      alpha: Double(rgba & 0xff) / 255)
  }

  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 255, green: 255, blue: 255)
}
