// SPDX-License-Identifier: Apache-2.0

/// What the layout asks of a document, in terminal cells.
struct Measure: Sendable {
  /// Cells up to the first line end that is certain, when laid out flat.
  var width: Int
  /// Cells up to the first place where a line may end.
  var lead: Int
  /// Whether a line may end in it.
  var mayBreak: Bool
  /// Whether a line must end in it.
  var isForced: Bool
  /// Whether anything but white space and marks stands in it.
  var hasText: Bool
  /// Whether a line comment stands last, so that any further text has to start a line.
  var endsInComment: Bool

  init(
    width: Int = 0, lead: Int? = nil, mayBreak: Bool = false, isForced: Bool = false, hasText: Bool = false,
    endsInComment: Bool = false
  ) {
    self.width = width
    self.lead = lead ?? width
    self.mayBreak = mayBreak || isForced
    self.isForced = isForced
    self.hasText = hasText
    self.endsInComment = endsInComment
  }

  /// The measure of this document and the next one side by side.
  func followed(by next: Measure) -> Measure {
    let breaksBetween = endsInComment && next.hasText
    var result = self
    if !isForced, !breaksBetween { result.width += next.width }
    if !mayBreak, !breaksBetween { result.lead += next.lead }
    result.isForced = isForced || next.isForced || breaksBetween
    result.mayBreak = mayBreak || next.mayBreak || breaksBetween
    result.hasText = hasText || next.hasText
    result.endsInComment = next.endsInComment || (endsInComment && !next.hasText)
    return result
  }

  /// The measure of the same document when no line ends in it but where one must.
  var withoutChoice: Measure {
    var result = self
    result.mayBreak = isForced
    result.lead = width
    return result
  }
}
