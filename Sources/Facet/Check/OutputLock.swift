// SPDX-License-Identifier: Apache-2.0

import FacetSource

/// What was made of a project, and by what: a file that lies beside the sources, so that a newer compiler can say what it
/// would make otherwise.
public struct OutputLock: Sendable, Hashable {
  /// The digest of one output.
  public struct Entry: Sendable, Hashable {
    /// From the folder of the lock.
    public var path: String
    /// 32 hexadecimal digits.
    public var digest: String

    public init(path: String, digest: String) {
      self.path = path
      self.digest = digest
    }

    public init(path: String, bytes: [UInt8]) { self.init(path: path, digest: ContentDigest(of: bytes).digits) }
  }

  /// Of the compiler.
  public var version: String
  /// Of the language.
  public var edition: Int
  /// Sorted by the bytes of their paths, each once.
  public private(set) var entries: [Entry]

  public init(version: String = Facet.version, edition: Int = Facet.edition, entries: [Entry]) {
    self.version = version
    self.edition = edition
    self.entries = entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  // MARK: The file

  /// The first line of every lock.
  public static let header = "# What facet made of the sources. `facet check --write-lock` writes it anew."

  public var text: String {
    let lines = entries.map { "\($0.digest) \($0.path)\n" }
    return "\(Self.header)\nfacet \(version)\nedition \(edition)\n" + lines.joined()
  }

  /// Reads a lock; throws where a line is none. Messages call it `name`.
  public init(reading text: String, name: String) throws(ToolError) {
    var version: String?
    var edition: Int?
    var entries: [Entry] = []
    var seen: Set<String> = []
    // Version control may have put a return before each end of a line.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { throw Self.broken(name, line: index + 1, text) }
      let value = String(parts[1])
      if version == nil, parts[0] == "facet" {
        version = value
      } else if edition == nil, parts[0] == "edition", let number = Int(value) {
        edition = number
      } else if version != nil, edition != nil, Self.isDigest(parts[0]), seen.insert(value).inserted {
        entries.append(Entry(path: value, digest: String(parts[0])))
      } else {
        throw Self.broken(name, line: index + 1, text)
      }
    }
    guard let version, let edition else { throw Self.broken(name, line: lines.count, text) }
    self.init(version: version, edition: edition, entries: entries)
  }

  private static func isDigest(_ text: Substring) -> Bool {
    text.utf8.count == 32 && text.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }

  /// What is no lock of facet's, it does not write over.
  private static func broken(_ name: String, line: Int, _ text: String) -> ToolError {
    let isOwn = text.isEmpty || text.utf8.starts(with: header.utf8)
    return ToolError(
      "`\(name)` is no lock: line \(line) is not understood",
      hint: isOwn ? "`facet check --write-lock` writes it anew" : "name another file, or remove it if nobody needs it")
  }
}
