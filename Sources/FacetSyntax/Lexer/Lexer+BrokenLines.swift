// SPDX-License-Identifier: Apache-2.0
//
// A string with a line break in it is one mistake, where a quote that is missing from each of two lines would be two.

extension Lexer {
  /// How many lines below its start a string is looked for the end of.
  private static let linesBelow = 16

  /// The quote that closes, some lines below, the string that a line break at `position` interrupts; nil when the next
  /// quote there rather opens a string of its own.
  func closerBelow(_ bytes: Span<UInt8>, from position: Int) -> Int? {
    var at = position
    for _ in 0..<Self.linesBelow {
      while at < bytes.count, bytes[at].isLineEnd { at += 1 }
      guard let quote = firstQuote(bytes, from: at) else {
        while at < bytes.count, !bytes[at].isLineEnd { at += 1 }
        if at >= bytes.count { return nil }
        continue
      }
      return isCloser(bytes, quote) ? quote : nil
    }
    return nil
  }

  /// The first quote of the line that goes on at `start`.
  private func firstQuote(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var at = start
    while at < bytes.count, !bytes[at].isLineEnd {
      if bytes[at] == 0x22 { return at }
      at += bytes[at] == 0x5C ? 2 : 1
    }
    return nil
  }

  /// Whether the first quote of its line stands where a string ends: behind text, before the end of an argument, and
  /// with no partner of its own on the line.
  private func isCloser(_ bytes: Span<UInt8>, _ quote: Int) -> Bool {
    var before = quote
    while before > 0, bytes[before - 1] == 0x20 || bytes[before - 1] == 0x09 { before -= 1 }
    let previous = before > 0 ? bytes[before - 1] : 0
    let following = byte(bytes, quote + 1)
    if Self.openingBytes.contains(previous) || !(following.isLineEnd || Self.closingBytes.contains(following)) {
      return false
    }
    var count = 0
    var at = quote
    while at < bytes.count, !bytes[at].isLineEnd {
      if bytes[at] == 0x22 { count += 1 }
      at += bytes[at] == 0x5C ? 2 : 1
    }
    return count % 2 == 1
  }

  private static let openingBytes = Array("([{,:=+?".utf8)
  /// 0 stands for the end of the file.
  private static let closingBytes = [0] + Array(" \t)]},.;+".utf8)
}
