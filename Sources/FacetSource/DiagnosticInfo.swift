// SPDX-License-Identifier: Apache-2.0

/// What `facet explain` and the documentation say about one diagnostic id. Every stage lists its own.
public struct DiagnosticInfo: Sendable, Equatable {
  public var id: String
  public var severity: Severity
  /// One sentence without a full stop, lower case, as in a list of ids.
  public var summary: String
  /// Why it is a finding: what would go wrong otherwise.
  public var why: String
  /// What to do about it.
  public var remedy: String
  /// A scene that has the finding; empty where none can be written down.
  public var badExample: String
  /// The same scene without it.
  public var goodExample: String

  public init(
    _ id: String, _ severity: Severity, _ summary: String, why: String, remedy: String,
    badExample: String = "", goodExample: String = ""
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.why = why
    self.remedy = remedy
    self.badExample = badExample
    self.goodExample = goodExample
  }

  /// The whole explanation as plain text that ends with a line ending.
  public func explanation() -> String {
    var text = "\(severity.rawValue)[\(id)]: \(summary)\n\n\(why)\n\n\(remedy)\n"
    if !badExample.isEmpty { text += "\nInstead of\n\n" + Self.indented(badExample) }
    if !goodExample.isEmpty {
      text += badExample.isEmpty ? "\nFor example\n\n" : "\nwrite\n\n"
      text += Self.indented(goodExample)
    }
    return text
  }

  private static func indented(_ example: String) -> String {
    example.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}

extension DiagnosticInfo {
  /// The ids that `sourceProblems(in:of:)` gives.
  public static let sourceProblems = [
    DiagnosticInfo(
      "invalid-utf8", .error, "a file is not valid UTF-8",
      why: """
        Scenes are read as UTF-8 and nothing else, so that a file means the same on every machine. Bytes that are no
        character there usually come from an editor that saved an older encoding such as Latin-1.
        """,
      remedy: "Save the file as UTF-8, or convert it: iconv -f LATIN1 -t UTF-8 old.face > new.face"),
    DiagnosticInfo(
      "nul-byte", .error, "a file contains a NUL byte",
      why: """
        A NUL is not text, and no SVG can carry one. It is most often left by a crash while the file was written, or the
        file is not a scene at all.
        """,
      remedy: "Remove the byte, or restore the file."),
    DiagnosticInfo(
      "utf16-source", .error, "a file is encoded as UTF-16 or UTF-32",
      why: """
        Scenes are read as UTF-8 and nothing else, so that a file means the same on every machine. Some editors and
        shells on Windows write UTF-16 when they say "Unicode".
        """,
      remedy: """
        Save the file as UTF-8, or convert it: iconv -f UTF-16 -t UTF-8 old.face > new.face
        A byte order mark of UTF-8 is allowed and ignored.
        """),
  ]
}
