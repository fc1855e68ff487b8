// SPDX-License-Identifier: Apache-2.0
//
// What several tests of this target need: sources made of text, spans found by the text they cover.

import FacetSource

/// One source and the spans of words in it.
struct Sample: Sendable {
  let file: SourceFile
  let id: SourceID

  init(_ text: String, path: String = "scene.face", id: UInt32 = 0) {
    file = SourceFile(path: path, bytes: Array(text.utf8))
    self.id = SourceID(id)
  }

  /// The span of the `occurrence`th place where `words` stand; the end of the file when there is none.
  func span(_ words: String, _ occurrence: Int = 1) -> SourceSpan {
    let wanted = Array(words.utf8)
    var left = occurrence
    var at = 0
    while at + wanted.count <= file.bytes.count {
      if file.bytes[at..<at + wanted.count].elementsEqual(wanted) {
        left -= 1
        if left == 0 { return SourceSpan(id, ByteSpan(at..<at + wanted.count)) }
      }
      at += 1
    }
    return SourceSpan(id, .at(file.bytes.count))
  }

  /// From the beginning of some words to the end of later ones.
  func span(from first: String, through last: String) -> SourceSpan {
    SourceSpan(id, span(first).span.union(span(last).span))
  }

  var end: SourceSpan { SourceSpan(id, .at(file.bytes.count)) }
}

extension SourceMap {
  /// The samples in the order of their ids.
  init(_ samples: Sample...) {
    self.init()
    for sample in samples { _ = add(sample.file) }
  }
}
