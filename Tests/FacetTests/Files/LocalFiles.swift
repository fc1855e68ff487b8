// SPDX-License-Identifier: Apache-2.0

import Facet
import Glibc
import Testing

@Suite struct LocalFiles {
  let files = LocalFileSystem()

  /// A new empty folder.
  private func scratch() -> String {
    var template = Array("/tmp/facet-test-XXXXXX".utf8CString)
    return unsafe template.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress, let made = unsafe mkdtemp(start) else { return "" }
      return unsafe String(cString: made)
    }
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  private func inode(_ path: String) -> ino_t {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_ino : 0
  }

  @Test func replacingKeepsTheModeAndLeavesNothingBehind() throws {
    let folder = scratch()
    let path = folder + "/a.svg"
    #expect(try files.replace(path, with: [1, 2]))
    #expect(unsafe chmod(path, 0o600) == 0)
    #expect(try files.replace(path, with: [3]))
    #expect(mode(path) == 0o600)
    #expect(try files.read(path, limit: 10) == [3])
    #expect(try files.names(in: folder) == ["a.svg"])
  }

  @Test func anEqualFileIsLeftAlone() throws {
    let path = scratch() + "/a.svg"
    #expect(try files.replace(path, with: [1, 2]))
    let before = inode(path)
    #expect(try !files.replace(path, with: [1, 2]))
    #expect(inode(path) == before)
  }

  @Test func aSymbolicLinkStaysOneAndItsTargetIsReplaced() throws {
    let folder = scratch()
    #expect(try files.replace(folder + "/real.svg", with: [1]))
    #expect(unsafe symlink("real.svg", folder + "/link.svg") == 0)
    #expect(try files.replace(folder + "/link.svg", with: [2]))
    var status = stat()
    #expect(unsafe lstat(folder + "/link.svg", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(try files.read(folder + "/real.svg", limit: 10) == [2])
  }

  @Test func aLimitIsAMessageOfItsOwn() throws {
    let path = scratch() + "/a"
    #expect(try files.replace(path, with: [1, 2, 3]))
    #expect(try files.read(path, limit: 3).count == 3)
    #expect(throws: ToolError("`\(path)` is larger than the limit of 2 bytes")) { try files.read(path, limit: 2) }
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
