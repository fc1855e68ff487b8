// SPDX-License-Identifier: Apache-2.0
//
// In: the bytes of one source. Out: lines and columns for any byte offset. Spans stay byte offsets everywhere; this is
// the only place where they become numbers for people, editors and terminals.

/// Where a byte offset lies, in the units that people and tools count in. All but `offset` count from 1.
public struct SourcePosition: Sendable, Hashable {
  /// The byte offset, at most the file's length.
  public var offset: Int
  public var line: Int
  /// In code points; bytes that are not UTF-8 count as the replacement characters they would become. A leading byte
  /// order mark counts as none.
  public var column: Int
  /// In UTF-16 code units (what SARIF and LSP count, LSP from 0).
  public var utf16Column: Int
}

/// Where the lines of one source begin. LF, CRLF and CR each end a line.
public struct LineTable: Sendable {
  public let bytes: [UInt8]
  /// The first byte of each line's content; a byte order mark stands before the first.
  private let starts: [Int]

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (index, byte) in bytes.enumerated() {
      let isSplit = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if byte == 0x0A || (byte == 0x0D && !isSplit) { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// At least 1; one more than there are line endings.
  public var lineCount: Int { starts.count }

  /// The line (from 1) that holds a byte offset; a line ending belongs to the line it ends. Offsets are clamped.
  public func line(containing offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The bytes of a line (from 1) without its ending and without a leading byte order mark; empty for no such line.
  public func contentRange(ofLine line: Int) -> Range<Int> {
    guard line >= 1 else { return starts[0]..<starts[0] }
    guard line <= starts.count else { return bytes.count..<bytes.count }
    let start = starts[line - 1]
    guard line < starts.count else { return start..<bytes.count }
    var end = starts[line] - 1
    if end > start, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Line and columns of a byte offset.
  ///
  /// An offset past the end is the end; one inside a line ending is the end of its line; one inside a code point is
  /// that code point. Takes time in the length of the line.
  public func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(containing: offset)
    let content = contentRange(ofLine: line)
    var at = content.lowerBound
    var position = SourcePosition(offset: offset, line: line, column: 1, utf16Column: 1)
    while at < min(offset, content.upperBound) {
      let unit = UTF8Unit.read(bytes, at: at, before: content.upperBound)
      at += unit.length
      if at > offset { break }
      position.column += 1
      position.utf16Column += unit.scalar.map { $0.value > 0xFFFF ? 2 : 1 } ?? 1
    }
    return position
  }
}

/// Line tables of a compile's files, each made when first asked for.
struct LineTables {
  private let sources: SourceMap
  private var tables: [LineTable?]

  init(_ sources: SourceMap) {
    self.sources = sources
    tables = Array(repeating: nil, count: sources.files.count)
  }

  /// Nil for a source that is not in the map.
  mutating func table(_ id: SourceID) -> LineTable? {
    guard let file = sources.file(id) else { return nil }
    if let table = tables[Int(id.raw)] { return table }
    let table = LineTable(file.bytes)
    tables[Int(id.raw)] = table
    return table
  }

  /// The path of a source as messages show it.
  func path(_ id: SourceID) -> String { sources.file(id)?.path ?? "<unknown>" }
}
