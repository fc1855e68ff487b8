// SPDX-License-Identifier: Apache-2.0

import Facet

/// Ends a loop in which the work of a build, such as a command that runs after it, causes the next one, over and over with
/// the same files. A change that comes later than a moment after the build, or that was not seen before, breaks no one's
/// loop.
struct LoopBreaker {
  /// Builds in a row that bring nothing new.
  static let limit = 10
  /// Between the end of a build and a change that it is held to have caused.
  static let reactionMilliseconds = 250.0
  /// How many builds back a change is remembered.
  static let memory = 32

  /// What was built lately, build by build.
  private(set) var seen: [Set<Change>] = []
  private var repeats = 0

  struct Change: Hashable {
    var path: String
    var stamp: Stamp
  }

  /// Call with what is about to be built.
  ///
  /// - Parameters:
  ///   - end: When the build before it was done, its commands included.
  ///   - lookMilliseconds: Between two looks at folders that do not tell by themselves; a change is known after two.
  mutating func note(
    _ changes: Set<Change>, at now: Moment, after end: Moment?, lookMilliseconds: Int64?
  ) throws(ToolError) {
    let reaction = Self.reactionMilliseconds + 2 * Double(lookMilliseconds ?? 0)
    guard let end, now.milliseconds(since: end) <= reaction else {
      seen = [changes]
      repeats = 0
      return
    }
    repeats = changes.allSatisfy { change in seen.contains { $0.contains(change) } } ? repeats + 1 : 0
    seen = seen.suffix(Self.memory - 1) + [changes]
    if repeats < Self.limit { return }
    let paths = changes.map { "`\($0.path)`" }.sorted().joined(separator: ", ")
    throw ToolError(
      "builds cause one another: \(paths) changed back and forth \(Self.limit) times, each time right after a build",
      hint: "let the command after a build leave the sources alone, or write an output that is no source of another")
  }
}
