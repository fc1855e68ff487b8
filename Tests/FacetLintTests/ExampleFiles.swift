// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetLint

/// The disk, and beside an example the files that it imports.
struct ExampleFiles: FileSystem {
  let example: RuleExample
  private let disk = LocalFileSystem()

  init(_ example: RuleExample) { self.example = example }

  private func beside(_ path: String) -> String? {
    example.beside[path.split(separator: "/").last.map(String.init) ?? path]
  }

  func kind(of path: String) -> FileKind? { beside(path) == nil ? disk.kind(of: path) : .file }
  func read(_ path: String, limit: Int) throws(ToolError) -> [UInt8] {
    if let text = beside(path) { return Array(text.utf8) }
    return try disk.read(path, limit: limit)
  }
  func names(in folder: String) throws(ToolError) -> [String] { try disk.names(in: folder) }
  func canonicalPath(_ path: String) -> String? {
    guard beside(path) != nil, let folder = disk.canonicalPath(".") else { return disk.canonicalPath(path) }
    return "\(folder)/\(path)"
  }
  func replace(_ path: String, with bytes: [UInt8]) throws(ToolError) -> Bool {
    try disk.replace(path, with: bytes)
  }
  func makeFolder(_ path: String) throws(ToolError) { try disk.makeFolder(path) }
}
