// SPDX-License-Identifier: Apache-2.0

/// What a lock says otherwise than a compile today.
public struct LockComparison: Sendable, Hashable {
  /// How one output stands to the lock.
  public enum Difference: String, Sendable, Hashable {
    /// Its bytes are others.
    case changed
    /// The lock does not know it.
    case unlisted
  }

  /// What made the lock where that was another compiler, or another edition of the language.
  public var otherVersion: String?
  public var otherEdition: Int?
  /// By path from the folder of the lock.
  public var differences: [String: Difference] = [:]
  /// Paths that the lock lists and nothing makes.
  public var orphans: [String] = []

  /// - Parameters:
  ///   - made: What is made today.
  ///   - owned: Paths of outputs of which nobody knows what they would be, because their sources are broken.
  ///   - isWhole: Whether it is known of all sources where their outputs go; if not, nothing is an orphan.
  ///   - place: Where a path really leads: two paths to one place are one file.
  public init(
    of lock: OutputLock, with made: [OutputLock.Entry], owned: [String] = [], isWhole: Bool = true,
    place: (_ path: String) -> String = { $0 }
  ) {
    if lock.version != Facet.version { otherVersion = lock.version }
    if lock.edition != Facet.edition { otherEdition = lock.edition }
    var digests: [String: String] = [:]
    for entry in lock.entries { digests[place(entry.path)] = entry.digest }
    for entry in made {
      guard let digest = digests[place(entry.path)] else {
        differences[entry.path] = .unlisted
        continue
      }
      if digest != entry.digest { differences[entry.path] = .changed }
    }
    guard isWhole else { return }
    let known = Set((made.map(\.path) + owned).map(place))
    orphans = lock.entries.map(\.path).filter { !known.contains(place($0)) }
  }

  public func difference(of path: String) -> Difference? { differences[path] }
}
