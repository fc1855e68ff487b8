// SPDX-License-Identifier: Apache-2.0

/// What tells a finding from all others of a run. One in a file that others import is found once for each of them.
public struct FindingPlace: Sendable, Hashable {
  private struct Mark: Hashable, Sendable {
    var path: String
    var span: ByteSpan
    var text: String
  }
  private var id: String
  private var message: String
  private var marks: [Mark]
  private var notes: [String]

  /// - Parameter path: What a file is called, whatever name it was reached by.
  public init(_ finding: Diagnostic, path: (SourceID) -> String) {
    id = finding.id
    message = finding.message
    notes = finding.notes
    marks = ([Diagnostic.Label(finding.primary, finding.label)] + finding.secondary).map { label in
      Mark(path: path(label.at.source), span: label.at.span, text: label.text)
    }
  }
}
