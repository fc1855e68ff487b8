// SPDX-License-Identifier: Apache-2.0

/// One file's bytes under the name that messages use for it.
public struct SourceFile: Sendable {
  /// As the user wrote it on the command line or in an `import`, with `/`.
  public let path: String
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The text of a span; invalid UTF-8 is shown as replacement characters.
  public func text(_ span: ByteSpan) -> String {
    String(decoding: bytes[span.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// The files of one compile, in the order in which they were asked for.
public struct SourceMap: Sendable {
  public private(set) var files: [SourceFile] = []

  public init() {}

  /// Adds a file and answers its id.
  public mutating func add(_ file: SourceFile) -> SourceID {
    files.append(file)
    return SourceID(UInt32(files.count - 1))
  }

  public subscript(id: SourceID) -> SourceFile { files[Int(id.raw)] }

  /// The file of an id, or nil when the id is of another map.
  public func file(_ id: SourceID) -> SourceFile? { Int(id.raw) < files.count ? files[Int(id.raw)] : nil }
}
