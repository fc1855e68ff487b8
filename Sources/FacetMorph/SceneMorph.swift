// SPDX-License-Identifier: Apache-2.0
//
// In: two evaluated scenes, such as one face in two moods. Out: the same two pictures with one structure, and the scenes
// between them. What can no longer occur in a morph: a node, a coat, a subpath or a command that one side lacks, and
// outlines of different kinds.

public import FacetScene
public import FacetSource

/// Two scenes with one structure: node by node, coat by coat, command by command.
public struct SceneMorph: Sendable {
  /// The scenes as they were given.
  public let first: Scene
  public let last: Scene
  /// The same pictures with the structure that both share.
  public let from: Scene
  public let to: Scene
  /// Between these lie the scenes between. They are `from` and `to` but for one thing: see `OutlinePair`.
  public let start: Scene
  public let end: Scene

  /// - Parameter isShared: Whether places in a source mean the same in both scenes: true for all sources of two scenes of
  ///   one file, for those of the library else.
  public init(_ first: Scene, _ last: Scene, isShared: (SourceID) -> Bool) throws(MorphRefusal) {
    var pairing = ScenePairing(first, last)
    (self.first, self.last) = (first, last)
    (from, start, end, to) = try withoutActuallyEscaping(isShared) { isShared throws(MorphRefusal) in
      try pairing.scenes(isShared)
    }
  }

  /// The scene at `t` in 0…1: at the ends, the scenes that were given.
  public func scene(at t: Double) -> Scene {
    if t <= 0 { return first }
    if t >= 1 { return last }
    return start.mixed(with: end, at: t)
  }
}

/// Why two scenes have no scene between them.
public struct MorphRefusal: Error, Sendable, Hashable {
  /// Lower case, no full stop.
  public var message: String
  /// The element in question, of the first scene where it has one.
  public var at: SourceSpan
  /// Where `at` lies in the second scene.
  public var isInSecond: Bool

  init(_ message: String, at place: SourceSpan, isInSecond: Bool = false) {
    self.message = message
    self.at = place
    self.isInSecond = isInSecond
  }
}
