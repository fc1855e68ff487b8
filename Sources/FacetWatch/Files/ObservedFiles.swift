// SPDX-License-Identifier: Apache-2.0

public import Facet
import Synchronization

/// Files seen through a keyhole that remembers: every path that was asked for, found or not, with what was there when it
/// was read. What a build read is what it depends on, byte for byte, whatever is written meanwhile.
public final class ObservedFiles: FileSystem {
  private let files: any FileSystem
  private let seen = Mutex<[String: Stamp]>([:])

  public init(_ files: any FileSystem) { self.files = files }

  /// By path, as it was asked for.
  public var stamps: [String: Stamp] { seen.withLock { $0 } }

  private func note(_ path: String, _ stamp: Stamp) { seen.withLock { $0[path] = stamp } }

  /// Says less than a reading of the same path, and so gives way to it.
  private func noteKind(_ path: String, _ stamp: Stamp) {
    seen.withLock { if $0[path] == nil { $0[path] = stamp } }
  }

  public func kind(of path: String) -> FileKind? {
    let kind = files.kind(of: path)
    switch kind {
    case nil: noteKind(path, .missing)
    case .file?, .other?: noteKind(path, .present)
    case .folder?: break
    }
    return kind
  }

  public func isBrokenLink(_ path: String) -> Bool { files.isBrokenLink(path) }

  public func linkTarget(of path: String) -> String? { files.linkTarget(of: path) }

  public func read(_ path: String, limit: Int) throws(ToolError) -> [UInt8] {
    do throws(ToolError) {
      let bytes = try files.read(path, limit: limit)
      note(path, Stamp(of: bytes))
      return bytes
    } catch {
      note(path, files.kind(of: path) == nil ? .missing : .unreadable)
      throw error
    }
  }

  public func names(in folder: String) throws(ToolError) -> [String] {
    do throws(ToolError) {
      let names = try files.names(in: folder)
      note(folder, Stamp(ofNames: names))
      return names
    } catch {
      note(folder, files.kind(of: folder) == nil ? .missing : .unreadable)
      throw error
    }
  }

  public func canonicalPath(_ path: String) -> String? {
    let real = files.canonicalPath(path)
    if real == nil { noteKind(path, .missing) }
    return real
  }

  public func replace(_ path: String, with bytes: [UInt8]) throws(ToolError) -> Bool {
    try files.replace(path, with: bytes)
  }

  public func makeFolder(_ path: String) throws(ToolError) { try files.makeFolder(path) }
}
