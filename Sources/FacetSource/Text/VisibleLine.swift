// SPDX-License-Identifier: Apache-2.0
//
// In: any bytes of one line. Out: text that a terminal shows as what it is, and the cells of every byte of it. What can
// no longer occur: control characters, tabs, invalid UTF-8, characters without a picture.

/// One line as a terminal shows it: each grapheme cluster with its bytes and its cells.
struct VisibleLine {
  struct Piece: Equatable {
    var text: String
    var bytes: Range<Int>
    var cells: Range<Int>
  }

  /// Cells between tab stops.
  static let tabStop = 4

  private(set) var pieces: [Piece] = []
  private let end: Int

  /// The cells of the whole line.
  var width: Int { pieces.last?.cells.upperBound ?? 0 }

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    end = range.upperBound
    pieces.reserveCapacity(range.count)
    var at = range.lowerBound
    while at < end {
      let byte = bytes[at]
      let isAlone = at + 1 == end || bytes[at + 1] < 0x80
      if byte == 0x09 {
        let count = Self.tabStop - width % Self.tabStop
        add(String(repeating: " ", count: count), at..<at + 1, cells: count)
        at += 1
      } else if byte < 0x80, isAlone || byte < 0x20 || byte == 0x7F {
        let scalar = Unicode.Scalar(byte)
        add(HiddenScalar.picture(of: scalar) ?? String(Character(scalar)), at..<at + 1, cells: 1)
        at += 1
      } else {
        at = addBeyondASCII(bytes, from: at)
      }
    }
  }

  private mutating func add(_ text: String, _ bytes: Range<Int>, cells: Int) {
    pieces.append(Piece(text: text, bytes: bytes, cells: width..<width + cells))
  }

  /// Adds either the invalid bytes at `start` or the longest run that clusters could span; answers where it ends.
  private mutating func addBeyondASCII(_ bytes: [UInt8], from start: Int) -> Int {
    var scalars: [Unicode.Scalar] = []
    var at = start
    while at < end {
      let unit = UTF8Unit.read(bytes, at: at, before: end)
      guard let scalar = unit.scalar, scalar.value >= 0x20, scalar.value != 0x7F else { break }
      let isFollowedByASCII = at + 1 < end && bytes[at + 1] < 0x80
      if scalar.isASCII, isFollowedByASCII, !scalars.isEmpty { break }
      scalars.append(scalar)
      at += unit.length
    }
    if at > start {
      addClusters(scalars, from: start)
      return at
    }
    let unit = UTF8Unit.read(bytes, at: start, before: end)
    let invalid = start..<start + unit.length
    let text = bytes[invalid].map { "<" + String($0, radix: 16, uppercase: true) + ">" }.joined()
    add(text, invalid, cells: text.utf8.count)
    return invalid.upperBound
  }

  private mutating func addClusters(_ scalars: [Unicode.Scalar], from start: Int) {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    var at = start
    var index = 0
    for character in String(text) {
      let count = character.unicodeScalars.count
      addCluster(scalars, index..<index + count, from: &at)
      index += count
    }
  }

  /// Adds one cluster; cut at those of its scalars that have to be made visible.
  private mutating func addCluster(_ scalars: [Unicode.Scalar], _ cluster: Range<Int>, from at: inout Int) {
    var seen = String.UnicodeScalarView()
    var seenStart = at
    for index in cluster {
      let scalar = scalars[index]
      let next = at + UTF8.width(scalar)
      if HiddenScalar.isHidden(scalars, at: index, clusterStart: cluster.lowerBound) {
        if !seen.isEmpty { add(String(seen), seenStart..<at, cells: CellWidth.of(cluster: seen)) }
        let code = HiddenScalar.code(of: scalar)
        add(code, at..<next, cells: code.utf8.count)
        seen = String.UnicodeScalarView()
        seenStart = next
      } else {
        seen.append(scalar)
      }
      at = next
    }
    if !seen.isEmpty { add(String(seen), seenStart..<at, cells: CellWidth.of(cluster: seen)) }
  }

  /// The cells that show a range of bytes; an empty range is the place before its cluster. Clamped to the line.
  func cells(of bytes: Range<Int>) -> Range<Int> {
    let first = firstPiece(endingAfter: bytes.lowerBound)
    guard first < pieces.count else { return width..<width }
    let lower = pieces[first].cells.lowerBound
    guard !bytes.isEmpty, pieces[first].bytes.lowerBound < bytes.upperBound else { return lower..<lower }
    let last = min(firstPiece(endingAfter: bytes.upperBound - 1), pieces.count - 1)
    return lower..<pieces[last].cells.upperBound
  }

  private func firstPiece(endingAfter offset: Int) -> Int {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].bytes.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// What stands in a range of cells, with a space for each cell of a character that the range cuts.
  func text(in cells: Range<Int>) -> String {
    var text = ""
    for piece in pieces {
      if piece.cells.upperBound < cells.lowerBound { continue }
      if piece.cells.lowerBound >= cells.upperBound { break }
      let inside = piece.cells.clamped(to: cells)
      if inside == piece.cells {
        text += piece.text
      } else {
        text += String(repeating: " ", count: inside.count)
      }
    }
    return text
  }
}

/// Any text as one line that a terminal can be given: line endings and other controls as pictures, the invisible visible.
public func visibleText(_ text: String) -> String {
  let bytes = Array(text.utf8)
  return VisibleLine(bytes, 0..<bytes.count).pieces.reduce(into: "") { $0 += $1.text }
}
