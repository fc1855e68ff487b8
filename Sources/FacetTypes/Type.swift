// SPDX-License-Identifier: Apache-2.0

/// A type of the language.
public indirect enum Type: Sendable, Hashable {
  case number, angle, bool, string, color, point, size, paint, stop
  case list(Type)
  case enumeration(EnumID)
  /// The type of what an error was already reported for; it agrees with everything.
  case unknown
}
