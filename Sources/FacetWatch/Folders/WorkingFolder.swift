// SPDX-License-Identifier: Apache-2.0

import Facet

/// The folder that relative paths are meant from. It keeps its name: a folder that takes the place of it is the one that
/// is meant. Only where nothing has that name any more does the folder that was renamed go on under its new one.
struct WorkingFolder {
  let files: any WatchableFiles
  /// Canonical.
  private(set) var path: String

  init(_ files: any WatchableFiles) throws(ToolError) {
    guard let path = files.canonicalPath(".") else { throw ToolError("the working folder does not exist") }
    self.files = files
    self.path = path
  }

  /// Has relative paths lead to where they should. Answers whether they led elsewhere, or stand under another name now.
  mutating func settle() -> Bool {
    let (named, entered) = (files.signature(of: path), files.signature(of: "."))
    if let named, named.isSame(as: entered) { return false }
    if files.enter(path) { return true }
    guard let moved = files.canonicalPath("."), moved != path else { return false }
    path = moved
    return true
  }
}
