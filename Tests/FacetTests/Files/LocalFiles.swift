// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetTestSupport
import Glibc
import Testing

@Suite struct LocalFiles {
  let files = LocalFileSystem()
  let own = TemporaryFolder()
  private var folder: String { own.path }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  private func inode(_ path: String) -> ino_t {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_ino : 0
  }

  @Test func replacingKeepsTheModeAndLeavesNothingBehind() throws {
    let path = folder + "/a.svg"
    #expect(try files.replace(path, with: [1, 2]))
    #expect(unsafe chmod(path, 0o600) == 0)
    #expect(try files.replace(path, with: [3]))
    #expect(mode(path) == 0o600)
    #expect(try files.read(path, limit: 10) == [3])
    #expect(try files.names(in: folder) == ["a.svg"])
  }

  @Test func anEqualFileIsLeftAlone() throws {
    let path = folder + "/a.svg"
    #expect(try files.replace(path, with: [1, 2]))
    let before = inode(path)
    #expect(try !files.replace(path, with: [1, 2]))
    #expect(inode(path) == before)
  }

  @Test func aSourceIsReplacedOnlyWhileItHoldsWhatWasLookedAt() throws {
    let files = LocalFileSystem()
    let path = folder + "/a.face"
    _ = try files.replace(path, with: [1, 2])
    #expect(try !files.replaceSource(path, [1], with: [3]))
    #expect(try !files.replaceSource(path, [1, 2, 9], with: [3]))
    #expect(try files.read(path, limit: 9) == [1, 2])
    #expect(try files.replaceSource(path, [1, 2], with: [3]))
    #expect(try files.read(path, limit: 9) == [3])
    #expect(try !files.replaceSource(folder + "/gone.face", [1], with: [3]))
    #expect(try files.names(in: folder) == ["a.face"])
  }

  @Test func aSymbolicLinkStaysOneAndItsTargetIsReplaced() throws {
    #expect(try files.replace(folder + "/real.svg", with: [1]))
    #expect(unsafe symlink("real.svg", folder + "/link.svg") == 0)
    #expect(try files.replace(folder + "/link.svg", with: [2]))
    var status = stat()
    #expect(unsafe lstat(folder + "/link.svg", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(try files.read(folder + "/real.svg", limit: 10) == [2])
  }

  @Test func aLimitIsAMessageOfItsOwn() throws {
    let path = folder + "/a"
    #expect(try files.replace(path, with: [1, 2, 3]))
    #expect(try files.read(path, limit: 3).count == 3)
    #expect(throws: ToolError("`\(path)` is larger than the limit of 2 bytes")) { try files.read(path, limit: 2) }
  }

  @Test func aLinkToNothingYetStaysALink() throws {
    #expect(unsafe symlink("deeper.svg", folder + "/link.svg") == 0)
    #expect(unsafe symlink("real.svg", folder + "/deeper.svg") == 0)
    #expect(try files.replace(folder + "/link.svg", with: [7]))
    #expect(try files.read(folder + "/real.svg", limit: 10) == [7])
    #expect(try files.names(in: folder) == ["deeper.svg", "link.svg", "real.svg"])
  }

  @Test func aCircleOfLinksIsTrouble() {
    #expect(unsafe symlink("b.svg", folder + "/a.svg") == 0)
    #expect(unsafe symlink("a.svg", folder + "/b.svg") == 0)
    #expect(throws: ToolError("cannot write `\(folder)/a.svg`: too many levels of symbolic links")) {
      try files.replace(folder + "/a.svg", with: [7])
    }
  }

  @Test func foldersAreMadeAsFarAsTheyAreMissing() throws {
    try files.makeFolder(folder + "/a/b/c")
    try files.makeFolder(folder + "/a/b")
    #expect(files.kind(of: folder + "/a/b/c") == .folder)
    #expect(try files.replace(folder + "/file", with: [1]))
    #expect(throws: ToolError("cannot make the folder `\(folder)/file`: file exists")) {
      try files.makeFolder(folder + "/file/x")
    }
  }

  @Test func whatCannotBeDoneIsNamed() {
    #expect(throws: ToolError("cannot read `/nowhere/x`: no such file or directory")) {
      try files.read("/nowhere/x", limit: 1)
    }
    #expect(throws: ToolError("cannot write `/nowhere/x`: no such file or directory")) {
      try files.replace("/nowhere/x", with: [1])
    }
  }
}

@Suite struct ParallelResults {
  @Test(arguments: [1, 2, 8]) func keepTheOrderOfTheirInputs(_ threads: Int) {
    let squares = parallelMap(Array(0..<500), threads: threads) { $0 * $0 }
    #expect(squares == (0..<500).map { $0 * $0 })
  }
}
