// SPDX-License-Identifier: Apache-2.0

import Facet
public import FacetSource

/// What a build saw at a path. Times play no part: a file that is written anew with the same bytes is the same.
public enum Stamp: Sendable, Hashable {
  /// Nothing was there.
  case missing
  /// Only whether something is there was asked, and something was.
  case present
  /// A file that could not be read, or was too large.
  case unreadable
  case content(ContentDigest)
  /// A folder whose names were asked for.
  case names(ContentDigest)

  /// A file without a byte: what an editor leaves for a moment when it writes in place.
  public static let empty = Stamp.content(ContentDigest())

  init(of bytes: [UInt8]) { self = .content(ContentDigest(of: bytes)) }

  init(ofNames names: [String]) {
    var digest = ContentDigest()
    for name in names where !isPassing(name) {
      digest.add(name.utf8)
      digest.add([0])
    }
    self = .names(digest)
  }

  /// The largest file that is read to see whether it changed. A larger one counts as unreadable.
  static let comparedBytes = 1 << 28

  /// What is at a path now, asked in the way that this stamp was.
  func now(at path: String, in files: some FileSystem) -> Stamp {
    switch self {
    case .missing, .present: return files.kind(of: path) == nil ? .missing : .present
    case .unreadable, .content:
      guard let kind = files.kind(of: path) else { return .missing }
      // Why it cannot be read makes no difference: the build says so when it tries.
      guard kind == .file, let bytes = try? files.read(path, limit: Stamp.comparedBytes) else { return .unreadable }
      return Stamp(of: bytes)
    case .names:
      guard files.kind(of: path) != nil else { return .missing }
      // As above.
      guard let names = try? files.names(in: path) else { return .unreadable }
      return Stamp(ofNames: names)
    }
  }
}

/// Names of files that editors and this program make for a moment: vim's probe and swap files, backups, locks of Emacs,
/// temporary files of desktop programs.
func isPassing(_ name: String) -> Bool {
  if name.hasPrefix(".") || name.hasSuffix("~") || name == "4913" { return true }
  if name.hasPrefix("#"), name.hasSuffix("#") { return true }
  return [".tmp", ".swp", ".swx", ".bak"].contains { name.hasSuffix($0) } || name.contains("___jb_")
}
