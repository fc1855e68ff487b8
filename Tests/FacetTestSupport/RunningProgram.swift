// SPDX-License-Identifier: Apache-2.0
//
// Runs a built executable, for tests of whole commands.

import Glibc

/// What a program left behind.
public struct ProgramResult: Sendable {
  public var exitCode: Int32
  public var output: [UInt8]
  public var errors: String
  public var text: String { String(decoding: output, as: UTF8.self) }
}

/// The path of an executable of this package: it lies beside the test runner's own file, or in the folder that
/// `FACET_BIN_DIR` names, so that the same tests can judge a release.
public func builtProgram(_ name: String) -> String {
  if let folder = unsafe getenv("FACET_BIN_DIR"), let real = unsafe realpath(folder, nil) {
    defer { unsafe free(real) }
    return unsafe String(cString: real) + "/" + name
  }
  guard let own = unsafe realpath("/proc/self/exe", nil) else { return name }
  defer { unsafe free(own) }
  var folder = unsafe String(cString: own).split(separator: "/").dropLast()
  // The runner is either the test bundle itself or a helper of the toolchain that loads it.
  for argument in CommandLine.arguments where argument.contains("/") && argument.hasSuffix(".xctest") {
    folder = argument.split(separator: "/").dropLast()
  }
  return "/" + folder.joined(separator: "/") + "/" + name
}

/// Runs a program to its end in `folder`, with files for its three streams, so that no pipe can fill up.
public func run(
  _ program: String, _ arguments: [String], in folder: String = repositoryRoot, input: [UInt8] = [],
  environment: [String] = []
) -> ProgramResult {
  let own = TemporaryFolder()
  let scratch = own.path
  writeFile(scratch + "/in", input)
  let exports = environment.map { "export " + $0 + ";" }.joined(separator: " ")
  let words = ([program] + arguments).map(quoted).joined(separator: " ")
  let line = "cd \(quoted(folder)) && \(exports) exec \(words) <\(scratch)/in >\(scratch)/out 2>\(scratch)/err"
  let status = shell(line)
  return withExtendedLifetime(own) {
    ProgramResult(
      exitCode: status, output: readFile(scratch + "/out") ?? [],
      errors: String(decoding: readFile(scratch + "/err") ?? [], as: UTF8.self))
  }
}

/// Runs a line of shell; answers its exit code, or 128 and the signal.
@discardableResult
public func shell(_ line: String) -> Int32 {
  var child = pid_t()
  let words = ["/bin/sh", "-c", line]
  var pointers = unsafe words.map { unsafe strdup($0) } + [nil]
  defer { for index in unsafe pointers.indices { unsafe free(pointers[index]) } }
  guard unsafe posix_spawn(&child, "/bin/sh", nil, nil, &pointers, environ) == 0 else { return -1 }
  var status: Int32 = 0
  while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
  let signal = status & 0x7f
  return signal == 0 ? (status >> 8) & 0xff : 128 + signal
}

/// A new empty folder below the system's temporary one, removed with everything in it when it is no longer used.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() {
    var template = Array("/tmp/facet-test-XXXXXX".utf8CString)
    path = unsafe template.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress, let made = unsafe mkdtemp(start) else { return "/nonexistent" }
      return unsafe String(cString: made)
    }
  }

  deinit { shell("rm -rf \(quoted(path))") }
}

private func quoted(_ word: String) -> String {
  "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
