// SPDX-License-Identifier: Apache-2.0
//
// Fixes of rules. They change the file that is looked at and no other.

internal import FacetSource

extension LintSubject {
  /// A fix that deletes a piece of the file.
  func deletion(
    of span: ByteSpan, _ message: String, _ applicability: Diagnostic.Fix.Applicability = .safe
  ) -> Diagnostic.Fix { replacement(of: [span], by: "", message, applicability) }

  /// A fix that deletes several pieces.
  func deletion(
    of spans: [ByteSpan], _ message: String, _ applicability: Diagnostic.Fix.Applicability = .safe
  ) -> Diagnostic.Fix { replacement(of: spans, by: "", message, applicability) }

  /// A fix that writes something else in the place of a piece.
  func replacement(
    of span: ByteSpan, by text: String, _ message: String? = nil,
    _ applicability: Diagnostic.Fix.Applicability = .safe
  ) -> Diagnostic.Fix { replacement(of: [span], by: text, message, applicability) }

  /// A fix that writes the same at several places.
  func replacement(
    of spans: [ByteSpan], by text: String, _ message: String? = nil,
    _ applicability: Diagnostic.Fix.Applicability = .safe
  ) -> Diagnostic.Fix {
    Diagnostic.Fix(
      message ?? "write `\(text)`", edits: spans.map { Diagnostic.Fix.Edit(at($0), text) },
      applicability: applicability)
  }
}
