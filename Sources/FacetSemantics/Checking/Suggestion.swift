// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetSource

/// What may have been meant by a word that is unknown.
struct Suggestion {
  /// A word brought along from elsewhere, and what stands for it here.
  var foreign: ForeignName?
  /// A known word that is spelt much the same.
  var nearest: String?
  /// The argument behind a foreign parameter, whose value may have another form too.
  var value: (place: SourceSpan, text: String)?

  static let none = Suggestion()

  /// - Parameter known: the words that would be right there; what a foreign word is replaced by must be one of them.
  init(
    for word: String, in context: ForeignNames.Context, of owner: String? = nil, among known: [String],
    value: (place: SourceSpan, text: String)? = nil
  ) {
    let found = ForeignNames.lookup(word, in: context, of: owner)
    if let found, found.replacement.map({ known.contains($0) }) ?? true {
      foreign = found
    } else {
      nearest = nearestName(to: word, among: known)
    }
    self.value = value
  }

  init(nearest: String? = nil) { self.nearest = nearest }
}
