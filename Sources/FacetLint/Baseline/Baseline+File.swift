// SPDX-License-Identifier: Apache-2.0
//
// The form in which a baseline lies in a repository: a line for each entry, sorted, the path last since it may hold
// blanks. Lines of two branches can be put together in any order.

extension Baseline {
  /// The first line of every baseline.
  package static let header = "facet-baseline 1"

  /// What most counts on one line could be; beyond it a file is damaged.
  private static let mostFindings = 1_000_000_000

  /// The file's bytes; the same for the same entries.
  public func written() -> [UInt8] {
    var text = Self.header + "\n"
    for entry in entries { text += "\(entry.count) \(entry.rule) \(entry.digest) \(Self.escaped(entry.path))\n" }
    return Array(text.utf8)
  }

  /// Reads a file in any order of its lines; empty lines and those that begin with `#` are skipped.
  public init(reading bytes: [UInt8]) throws(BaselineError) {
    var entries: [Entry] = []
    var hasHeader = false
    for (index, var line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if line.last == 0x0D { line.removeLast() }
      do throws(Problem) {
        guard let text = String(validating: line, as: UTF8.self) else { throw .init(.notUTF8) }
        if !hasHeader {
          try Self.checkHeader(text)
          hasHeader = true
        } else if !text.isEmpty, !text.hasPrefix("#") {
          entries.append(try Self.entry(text))
        }
      } catch {
        throw BaselineError(line: index + 1, reason: error.reason)
      }
    }
    self.init(entries)
  }

  /// A reason whose line the caller knows.
  private struct Problem: Error {
    var reason: BaselineError.Reason
    init(_ reason: BaselineError.Reason) { self.reason = reason }
  }

  private static func checkHeader(_ line: String) throws(Problem) {
    if isConflictMarker(line) { throw Problem(.conflictMarker) }
    let words = line.split(separator: " ")
    guard words.count == 2, words[0] == "facet-baseline" else { throw Problem(.noHeader) }
    if words[1] != "1" { throw Problem(.unknownVersion(String(words[1]))) }
  }

  private static func entry(_ line: String) throws(Problem) -> Entry {
    if isConflictMarker(line) { throw Problem(.conflictMarker) }
    let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    guard words.count == 4, !words[1].isEmpty else { throw Problem(.tooShort) }
    guard let count = Int(words[0]), (1...mostFindings).contains(count) else {
      throw Problem(.badCount(String(words[0])))
    }
    let isDigest = words[2].utf8.count == 32 && words[2].utf8.allSatisfy(isHexadecimal)
    guard isDigest else { throw Problem(.badDigest(String(words[2]))) }
    guard let path = path(escaped: words[3]) else { throw Problem(.badPath(String(words[3]))) }
    return Entry(count: count, rule: String(words[1]), digest: String(words[2]), path: path)
  }

  private static func isConflictMarker(_ line: String) -> Bool {
    ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { line.hasPrefix($0) }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}

// MARK: Paths

extension Baseline {
  /// Line endings would end the entry, and editors take blanks from the ends of lines.
  private static func escaped(_ path: String) -> String {
    var result: [UInt8] = []
    let last = path.utf8.count - 1
    for (index, byte) in path.utf8.enumerated() {
      let isPlain = byte > 0x20 && byte != 0x7F && byte != UInt8(ascii: "\\") || byte == 0x20 && index < last
      if isPlain {
        result.append(byte)
      } else {
        result += ((byte < 0x10 ? "\\x0" : "\\x") + String(byte, radix: 16)).utf8
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Nil for what is no relative path or has an escape other than those above.
  private static func path(escaped text: Substring) -> String? {
    var rest = text.utf8
    var result: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "\\") {
        result.append(byte)
        continue
      }
      guard rest.popFirst() == UInt8(ascii: "x"), rest.count >= 2 else { return nil }
      let digits = rest.prefix(2)
      guard digits.allSatisfy(isHexadecimal), let value = UInt8(Substring(digits), radix: 16) else { return nil }
      result.append(value)
      rest.removeFirst(2)
    }
    guard let first = result.first, first != UInt8(ascii: "/") else { return nil }
    return String(validating: result, as: UTF8.self)
  }
}
