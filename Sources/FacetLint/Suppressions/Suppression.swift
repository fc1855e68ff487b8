// SPDX-License-Identifier: Apache-2.0

public import FacetSource

/// A comment that keeps findings silent: `// facet:disable:next ruleName -- reason`.
public struct Suppression: Sendable, Hashable {
  /// One rule that it names.
  public struct Entry: Sendable, Hashable {
    public var rule: String
    public var span: ByteSpan
    /// Whether it kept a finding silent.
    public var isUsed = false
  }
  /// What it is written as.
  public enum Reach: String, Sendable, CaseIterable {
    /// `facet:disable:next`: the next line that holds more than comments.
    case next
    /// `facet:disable:this`: its own line.
    case this
    /// `facet:disable`: from here to `facet:enable`, or to the end.
    case region
  }
  public var reach: Reach
  public var entries: [Entry]
  /// What stands behind ` -- `; nil for nothing.
  public var reason: String?
  /// The comment, without its line ending.
  public var comment: ByteSpan
  /// Whether a region has an `enable` that ends it; the others always end.
  public var isEnded: Bool
  /// The comment that ends this region and no other.
  public var ending: ByteSpan?
  /// The lines on which findings that begin there are silent.
  public var lines: ClosedRange<Int>
}

/// A comment that begins like a suppression and is none.
struct SuppressionMistake: Sendable {
  var comment: ByteSpan
  var message: String
  /// What may help; may be empty.
  var note = ""
  var fix: Diagnostic.Fix?
}
