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

/// Follows a path step by step, through links, as the system would.
struct TrailFinder {
  /// As many links as the system follows.
  static let linkLimit = 40

  let files: any WatchableFiles
  /// The working folder, canonical. It and folders below it may be renamed or replaced; those above are taken to stay.
  let base: String

  /// - Parameter listsNames: the names in the folder that the path leads to count too.
  func trail(of path: String, listsNames: Bool) -> [TrailStep] {
    var steps: [TrailStep] = []
    var folder = "/"
    var links = 0
    var rest = parts(of: joined(base, path))
    while let name = rest.popLast() {
      if name == ".." {
        folder = folderOf(folder)
        continue
      }
      let place = joined(folder, name)
      let step = TrailStep(folder: folder, name: name)
      if let target = files.linkTarget(of: place), links < Self.linkLimit {
        links += 1
        steps.append(step)
        if target.hasPrefix("/") { folder = "/" }
        rest += parts(of: target)
        continue
      }
      guard files.kind(of: place) == .folder else {
        steps.append(step)
        return steps
      }
      if isInside(place, base) || rest.count <= 1 { steps.append(step) }
      folder = place
    }
    if listsNames { steps.append(TrailStep(folder: folder, name: nil)) }
    return steps
  }

  /// Last first.
  private func parts(of path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.map(String.init).reversed()
  }
}
