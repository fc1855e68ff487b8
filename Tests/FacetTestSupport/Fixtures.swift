// SPDX-License-Identifier: Apache-2.0
//
// Fixtures by folder: one file, one behaviour, and the test case carries its name.

import Glibc

/// One file of `Tests/Fixtures`, printed by the name of the behaviour that it shows.
public struct Fixture: Sendable, CustomStringConvertible {
  /// Path from the repository's top, with `/`.
  public let path: String
  public init(path: String) { self.path = path }
  /// The file's name without its folder.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  /// The file's name without folder and ending.
  public var stem: String { name.split(separator: ".").first.map(String.init) ?? name }
  public var description: String { path }

  /// All files below `Tests/Fixtures/<folder>`, sorted, ending in one of `endings` (all when empty).
  public static func all(in folder: String, endings: [String] = []) -> [Fixture] {
    files(below: "Tests/Fixtures/" + folder, endings: endings)
  }

  /// All files below a folder of the repository, sorted by path.
  public static func files(below folder: String, endings: [String] = []) -> [Fixture] {
    var found: [String] = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      guard let directory = unsafe opendir(repositoryRoot + "/" + next) else { continue }
      defer { unsafe closedir(directory) }
      while let entry = unsafe readdir(directory) {
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
        }
        if name.hasPrefix(".") { continue }
        let isFolder = unsafe entry.pointee.d_type == UInt8(DT_DIR)
        if isFolder {
          waiting.append(next + "/" + name)
        } else if endings.isEmpty || endings.contains(where: { name.hasSuffix($0) }) {
          found.append(next + "/" + name)
        }
      }
    }
    return found.sorted().map { Fixture(path: $0) }
  }

  /// The file's bytes; empty when it cannot be read, which no fixture test survives.
  public func bytes() -> [UInt8] { readFile(repositoryRoot + "/" + path) ?? [] }
  /// The file's text.
  public func text() -> String { String(decoding: bytes(), as: UTF8.self) }
}

/// The top folder of the repository, found from this file's own place.
public let repositoryRoot: String = {
  let parts = #filePath.split(separator: "/").dropLast(3)
  return "/" + parts.joined(separator: "/")
}()

/// Reads a whole file, or nil.
public func readFile(_ path: String) -> [UInt8]? {
  let descriptor = unsafe open(path, O_RDONLY)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = unsafe read(descriptor, &buffer, buffer.count)
    if count < 0 { return nil }
    if count == 0 { return bytes }
    bytes.append(contentsOf: buffer[0..<count])
  }
}

/// Writes a whole file; answers whether that went well.
@discardableResult
public func writeFile(_ path: String, _ bytes: [UInt8]) -> Bool {
  let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  guard descriptor >= 0 else { return false }
  defer { close(descriptor) }
  return unsafe write(descriptor, bytes, bytes.count) == bytes.count
}

/// Whether the run is to rewrite expectations instead of comparing them (`FACET_UPDATE=1`).
public let updatesExpectations: Bool = unsafe getenv("FACET_UPDATE") != nil

/// How many of something a run is to try: what an environment variable asks for, or else the usual number.
public func count(askedBy variable: String, usually: Int) -> Int {
  unsafe getenv(variable).flatMap { unsafe Int(String(cString: $0)) } ?? usually
}

/// Compares with the committed file; with `FACET_UPDATE=1` writes it. Answers nil when equal, else what to print.
public func differenceFromExpectation(_ actual: String, at path: String) -> String? {
  let full = repositoryRoot + "/" + path
  if updatesExpectations {
    writeFile(full, Array(actual.utf8))
    return nil
  }
  guard let bytes = readFile(full) else {
    return "\(path) is missing; run the tests with FACET_UPDATE=1 and read the change"
  }
  let expected = String(decoding: bytes, as: UTF8.self)
  if expected == actual { return nil }
  return firstDifference(expected: expected, actual: actual, path: path)
}

private func firstDifference(expected: String, actual: String, path: String) -> String {
  let left = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let right = actual.split(separator: "\n", omittingEmptySubsequences: false)
  var line = 0
  while line < left.count, line < right.count, left[line] == right[line] { line += 1 }
  let before = line < left.count ? String(left[line]) : "(end)"
  let after = line < right.count ? String(right[line]) : "(end)"
  return """
    \(path):\(line + 1) differs
    - \(before)
    + \(after)
    (run the tests with FACET_UPDATE=1 to rewrite it, and read the change)
    whole output:
    \(actual)
    """
}
