// SPDX-License-Identifier: Apache-2.0

/// The compiler as a library.
public enum Facet {
  /// Of the compiler; part of what decides the bytes of an output.
  public static let version = "0.1.0"
  /// Of the language: what a scene means. A newer one may draw the same source otherwise.
  public static let edition = 1
}
