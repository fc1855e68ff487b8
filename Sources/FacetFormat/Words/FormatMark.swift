// SPDX-License-Identifier: Apache-2.0

/// A comment that turns formatting off or on again: `// facet:format off`, alone on its line. After ` -- ` may stand
/// why.
enum FormatMark {
  case off, on

  /// Nil for any other comment.
  init?(_ comment: ArraySlice<UInt8>) {
    guard comment.starts(with: "//".utf8) else { return nil }
    let words = comment.dropFirst(2).split { $0 == 0x20 || $0 == 0x09 }
    guard words.count == 2 || (words.count > 2 && words[2].elementsEqual("--".utf8)) else { return nil }
    guard words[0].elementsEqual("facet:format".utf8) else { return nil }
    if words[1].elementsEqual("off".utf8) {
      self = .off
    } else if words[1].elementsEqual("on".utf8) {
      self = .on
    } else {
      return nil
    }
  }
}
