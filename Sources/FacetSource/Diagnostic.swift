// SPDX-License-Identifier: Apache-2.0
//
// One value says what is wrong with a user's scene. Stages return diagnostics beside their results and never print; the
// terminal and JSON forms are renderers of this value. Failures of the tool itself (unreadable file, bad option) are
// errors of another type and never appear here.

/// How bad a finding is.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  case error, warning, note

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// What is wrong with a scene: where, what was expected and, where likely right, a fix.
public struct Diagnostic: Sendable, Equatable {
  /// A second place that explains the first.
  public struct Label: Sendable, Equatable {
    public var at: SourceSpan
    public var text: String
    public init(_ at: SourceSpan, _ text: String) {
      self.at = at
      self.text = text
    }
  }

  /// A text change that would mend the finding.
  public struct Fix: Sendable, Equatable {
    /// Whether a tool may apply the change without asking.
    public enum Applicability: String, Sendable {
      /// Meaning is kept or certainly what was meant.
      case safe
      /// Likely right, but changes what is drawn.
      case unsafe
      /// To be read, not applied.
      case display
    }
    public struct Edit: Sendable, Equatable {
      public var at: SourceSpan
      public var replacement: String
      public init(_ at: SourceSpan, _ replacement: String) {
        self.at = at
        self.replacement = replacement
      }
    }
    /// An imperative sentence without a full stop: "write `.crimson`".
    public var message: String
    public var edits: [Edit]
    public var applicability: Applicability

    public init(_ message: String, edits: [Edit], applicability: Applicability = .safe) {
      self.message = message
      self.edits = edits
      self.applicability = applicability
    }
  }

  /// Stable kebab-case id, read by `facet explain`.
  public var id: String
  public var severity: Severity
  /// Lower case, no full stop, identifiers in backticks; can be understood alone.
  public var message: String
  public var primary: SourceSpan
  /// What is wrong at the underlined place; empty when the message says it.
  public var label: String
  public var secondary: [Label]
  public var notes: [String]
  public var fixes: [Fix]

  public init(
    _ id: String, _ severity: Severity = .error, _ message: String, at primary: SourceSpan, label: String = "",
    secondary: [Label] = [], notes: [String] = [], fixes: [Fix] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.primary = primary
    self.label = label
    self.secondary = secondary
    self.notes = notes
    self.fixes = fixes
  }
}

extension [Diagnostic] {
  /// Whether any finding keeps an output from being written.
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// By file, place and id, without exact repeats: the order in which they are shown.
  public func inShownOrder() -> [Diagnostic] {
    let sorted = enumerated().sorted { left, right in
      let a = left.element
      let b = right.element
      if a.primary.source != b.primary.source { return a.primary.source < b.primary.source }
      if a.primary.span.start != b.primary.span.start { return a.primary.span.start < b.primary.span.start }
      if a.id != b.id { return a.id < b.id }
      return left.offset < right.offset
    }
    var result: [Diagnostic] = []
    for (_, diagnostic) in sorted where !result.repeatsAtEnd(diagnostic) { result.append(diagnostic) }
    return result
  }

  /// Whether a finding stands among the last ones, those of its place and id.
  private func repeatsAtEnd(_ diagnostic: Diagnostic) -> Bool {
    for earlier in reversed() {
      if earlier == diagnostic { return true }
      let isSamePlace =
        earlier.primary.source == diagnostic.primary.source
        && earlier.primary.span.start == diagnostic.primary.span.start
      if !isSamePlace || earlier.id != diagnostic.id { return false }
    }
    return false
  }
}
