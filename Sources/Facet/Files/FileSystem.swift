// SPDX-License-Identifier: Apache-2.0

/// Why the tool could not do its work: trouble with files, options or siblings, never with the scene itself.
public struct ToolError: Error, Sendable, Hashable {
  /// Lower case, no full stop.
  public var message: String
  /// What may help, or nil.
  public var hint: String?
  /// Whoever read the output is gone: there is no use in writing more of it.
  public var isBrokenPipe: Bool
  public init(_ message: String, hint: String? = nil, isBrokenPipe: Bool = false) {
    self.message = message
    self.hint = hint
    self.isBrokenPipe = isBrokenPipe
  }
}

extension ToolError {
  /// A file was saved while the tool worked on what it held before.
  public static func changedMeanwhile(_ path: String) -> ToolError {
    ToolError("`\(path)` has changed meanwhile, and is left as it is", hint: "run the same again")
  }
}

/// What a path names.
public enum FileKind: Sendable, Hashable {
  case file, folder, other
}

/// The few file operations that the driver needs, so that tests can do without a disk.
public protocol FileSystem: Sendable {
  /// nil when nothing is there.
  func kind(of path: String) -> FileKind?
  /// Whether a link is there that leads to nothing.
  func isBrokenLink(_ path: String) -> Bool
  /// Where a symbolic link points, as it says; nil for what is no link.
  func linkTarget(of path: String) -> String?
  /// The whole file; throws when it cannot be read or is larger than `limit` bytes.
  func read(_ path: String, limit: Int) throws(ToolError) -> [UInt8]
  /// Names in a folder, sorted, without `.` and `..`.
  func names(in folder: String) throws(ToolError) -> [String]
  /// The path with every symbolic link resolved; nil when nothing is there.
  func canonicalPath(_ path: String) -> String?
  /// Replaces a file's bytes in one step, keeping its mode and following a symbolic link. Leaves an equal file alone.
  /// Answers whether anything was written.
  func replace(_ path: String, with bytes: [UInt8]) throws(ToolError) -> Bool
  /// As `replace`, for what a person wrote: the new bytes are safe before the old ones go, and the file is left alone where
  /// it no longer holds the bytes that were looked at. Answers whether it did.
  func replaceSource(_ path: String, _ old: [UInt8], with bytes: [UInt8]) throws(ToolError) -> Bool
  /// Makes a folder and those above it, as far as they are missing.
  func makeFolder(_ path: String) throws(ToolError)
}

extension FileSystem {
  public func replaceSource(_ path: String, _ old: [UInt8], with bytes: [UInt8]) throws(ToolError) -> Bool {
    guard try read(path, limit: old.count) == old else { return false }
    _ = try replace(path, with: bytes)
    return true
  }

  /// For files that know no links.
  public func isBrokenLink(_ path: String) -> Bool { false }
  public func linkTarget(of path: String) -> String? { nil }
}
