// SPDX-License-Identifier: Apache-2.0
//
// The files of a git revision, in a folder of their own. Neither the repository's index nor its work tree is touched.

import Glibc

/// The repository that the working folder lies in.
public struct GitRepository: Sendable {
  /// The top of the work tree, and the working folder below it with a slash at its end, or empty.
  let top: String
  let prefix: String
  private let scratch: TemporaryFolder
  private var git: ChildProgram { ChildProgram(name: "git", scratch: scratch) }

  public init() throws(ToolError) {
    scratch = try TemporaryFolder()
    let git = ChildProgram(name: "git", scratch: scratch)
    top = try GitRepository.answer(of: git, ["rev-parse", "--show-toplevel"])
    prefix = try GitRepository.answer(of: git, ["rev-parse", "--show-prefix"])
  }

  /// The files of a revision: a commit, a branch, a tag or a tree.
  public func files(of revision: String) throws(ToolError) -> RevisionFiles {
    let outcome = try git.run(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{tree}"])
    let tree = outcome.text.filter { !$0.isWhitespace }
    guard outcome.exitCode == 0, !tree.isEmpty else {
      throw ToolError("git knows no revision `\(revision)`")
    }
    let folder = try TemporaryFolder()
    let index = ["GIT_INDEX_FILE=" + joined(scratch.path, "index-" + tree)]
    // Hooks and monitors of the repository are for its own index.
    let own = ["-C", top, "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false"]
    _ = try GitRepository.answer(of: git, own + ["read-tree", tree], environment: index)
    _ = try GitRepository.answer(
      of: git, own + ["checkout-index", "--all", "--prefix=\(folder.path)/"], environment: index)
    return RevisionFiles(folder: folder, top: top, prefix: prefix)
  }

  private static func answer(
    of git: ChildProgram, _ arguments: [String], environment: [String] = []
  ) throws(ToolError) -> String {
    let outcome = try git.run(arguments, environment: environment)
    guard outcome.exitCode == 0 else {
      let reason = outcome.errors.split(separator: "\n").first.map(String.init) ?? "exit code \(outcome.exitCode)"
      throw ToolError("git: \(reason.hasPrefix("fatal: ") ? String(reason.dropFirst(7)) : reason)")
    }
    var text = outcome.text
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}

/// The files of a revision under the names that they have from the working folder. Nothing can be written.
public struct RevisionFiles: FileSystem {
  private let folder: TemporaryFolder
  private let top: String
  private let prefix: String
  private let local = LocalFileSystem()

  init(folder: TemporaryFolder, top: String, prefix: String) {
    self.folder = folder
    self.top = top
    self.prefix = prefix
  }

  /// Where the file lies on the disk.
  private func place(of path: String) -> String {
    if !path.hasPrefix("/") { return normalized(joined(joined(folder.path, prefix), path)) }
    let path = normalized(path)
    return isInside(path, top) ? folder.path + path.dropFirst(top.utf8.count) : path
  }

  public func kind(of path: String) -> FileKind? { local.kind(of: place(of: path)) }

  public func isBrokenLink(_ path: String) -> Bool { local.isBrokenLink(place(of: path)) }

  public func linkTarget(of path: String) -> String? { local.linkTarget(of: place(of: path)) }

  public func read(_ path: String, limit: Int) throws(ToolError) -> [UInt8] {
    guard kind(of: path) != nil else { throw ToolError("cannot read `\(path)`: no such file or directory") }
    return try local.read(place(of: path), limit: limit)
  }

  public func names(in folder: String) throws(ToolError) -> [String] { try local.names(in: place(of: folder)) }

  public func canonicalPath(_ path: String) -> String? { local.canonicalPath(place(of: path)) }

  public func replace(_ path: String, with bytes: [UInt8]) throws(ToolError) -> Bool {
    throw ToolError("cannot write `\(path)`: it is of the past")
  }

  public func makeFolder(_ path: String) throws(ToolError) {
    throw ToolError("cannot make the folder `\(path)`: it is of the past")
  }
}
