// SPDX-License-Identifier: Apache-2.0
//
// A path → the names, each in a folder, whose change may change what the path leads to. Where nothing is there yet, the
// trail ends at the nearest folder that exists, with the name that is missing in it.

import Facet

/// One name in one folder.
struct TrailStep: Hashable {
  /// Canonical.
  var folder: String
  /// nil where every name counts.
  var name: String?
}

/// The names that a path leads through, in order.
struct Trail {
  var steps: [TrailStep] = []
  /// Folders of steps that lie outside the working folder and well above what the path leads to.
  var far: Set<String> = []
}

/// Follows a path step by step, through links, as the system would.
struct TrailFinder {
  /// As many links as the system follows.
  static let linkLimit = 40

  let files: any WatchableFiles
  /// The working folder, canonical.
  let base: String

  /// - Parameter listsNames: the names in the folder that the path leads to count too.
  func trail(of path: String, listsNames: Bool) -> Trail {
    var trail = Trail()
    var folder = "/"
    var links = 0
    var rest = parts(of: joined(base, path))
    while let name = rest.popLast() {
      if name == ".." {
        folder = folderOf(folder)
        continue
      }
      let place = joined(folder, name)
      trail.steps.append(TrailStep(folder: folder, name: name))
      if let target = files.linkTarget(of: place), links < Self.linkLimit {
        links += 1
        if target.hasPrefix("/") { folder = "/" }
        rest += parts(of: target)
        continue
      }
      guard files.kind(of: place) == .folder else { return trail }
      if !isInside(place, base), rest.count > 1 { trail.far.insert(folder) }
      folder = place
    }
    if listsNames { trail.steps.append(TrailStep(folder: folder, name: nil)) }
    return trail
  }

  /// Last first.
  private func parts(of path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.map(String.init).reversed()
  }
}
