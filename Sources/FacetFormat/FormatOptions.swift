// SPDX-License-Identifier: Apache-2.0

/// How a page is laid out. There is one canonical layout; what can be set is what tests need.
public struct FormatOptions: Sendable, Hashable {
  /// Cells of a line. Longer ones remain where nothing may be broken: text, comments.
  public var width: Int

  public init(width: Int = 120) { self.width = width }
}
