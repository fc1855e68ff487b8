// SPDX-License-Identifier: Apache-2.0

/// What help, documentation and reports need to know of a pass.
public struct PassInfo: Sendable, Hashable {
  /// As given to `--passes`: lower case, words apart by dashes.
  public var name: String
  /// One sentence without a full stop: what it does to a picture.
  public var summary: String
  public init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }
}
