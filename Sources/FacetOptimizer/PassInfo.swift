// SPDX-License-Identifier: Apache-2.0

public import FacetIR

/// What help, documentation and reports need to know of a pass.
public struct PassInfo: Sendable, Hashable {
  /// As given to `--passes`: lower case, words apart by dashes.
  public var name: String
  /// One sentence without a full stop: what it does to a picture.
  public var summary: String
  /// What it does in the words of the legality table, which says where it may.
  public var rewrites: [Rewrite]
  /// Where it does not run though it may, since viewers round differently there.
  public var avoids: ShapeContext
  /// The lowest level at which it runs.
  public var level: OptimizationLevel
  /// The profiles whose files may hold what it writes.
  public var profiles: [OutputProfile]

  public init(
    name: String, summary: String, rewrites: [Rewrite] = [], avoids: ShapeContext = [],
    level: OptimizationLevel = .default,
    profiles: [OutputProfile] = OutputProfile.allCases
  ) {
    self.name = name
    self.summary = summary
    self.rewrites = rewrites
    self.avoids = avoids
    self.level = level
    self.profiles = profiles
  }
}
