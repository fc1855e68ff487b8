// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// Where programs of this package find one another.
public enum SiblingProgram {
  /// The program `name` beside the real file of the running program, else in the first absolute folder of `PATH` that
  /// has it; nil when there is none.
  public static func find(_ name: String) -> String? {
    let path = unsafe getenv("PATH").map { unsafe String(cString: $0) }
    return find(name, beside: runningProgram(), searchPath: path)
  }

  /// As `find(_:)`, with the running program's file and the search path given.
  public static func find(_ name: String, beside program: String?, searchPath: String?) -> String? {
    var folders: [Substring] = []
    if let program, let slash = program.lastIndex(of: "/") { folders.append(program[..<slash]) }
    folders += (searchPath ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return folders.lazy.map { "\($0)/\(name)" }.first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }

  private static func runningProgram() -> String? {
    guard let path = unsafe realpath("/proc/self/exe", nil) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }
}
