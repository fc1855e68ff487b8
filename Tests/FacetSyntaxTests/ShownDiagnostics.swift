// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax

/// Line and column, from 1, columns in bytes.
struct Place: CustomStringConvertible {
  var line = 1
  var column = 1
  var description: String { "\(line):\(column)" }

  init(_ offset: UInt32, in bytes: [UInt8]) {
    var at = 0
    while at < min(Int(offset), bytes.count) {
      let isPair = bytes[at] == 0x0D && at + 1 < bytes.count && bytes[at + 1] == 0x0A
      if (bytes[at] == 0x0A || bytes[at] == 0x0D) && !isPair {
        line += 1
        column = 1
      } else {
        column += 1
      }
      at += 1
    }
  }
}

/// Findings as the text that expectations hold: one paragraph each.
func shown(_ diagnostics: [Diagnostic], in bytes: [UInt8]) -> String {
  func range(_ span: ByteSpan) -> String { "\(Place(span.start, in: bytes))-\(Place(span.end, in: bytes))" }
  return diagnostics.map { diagnostic in
    var lines = ["\(diagnostic.severity.rawValue) \(diagnostic.id) \(range(diagnostic.primary.span))"]
    lines.append("  \(diagnostic.message)")
    if !diagnostic.label.isEmpty { lines.append("  label: \(diagnostic.label)") }
    for label in diagnostic.secondary { lines.append("  at \(range(label.at.span)): \(label.text)") }
    for note in diagnostic.notes { lines.append("  note: \(note)") }
    for fix in diagnostic.fixes {
      lines.append("  fix (\(fix.applicability.rawValue)): \(fix.message)")
      for edit in fix.edits { lines.append("    \(range(edit.at.span)) -> \(edit.replacement.debugDescription)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }.joined()
}

func parsed(_ text: String) -> ParseResult {
  parse(SourceFile(path: "test.facet", bytes: Array(text.utf8)), source: SourceID(0))
}

func parsed(_ bytes: [UInt8]) -> ParseResult {
  parse(SourceFile(path: "test.facet", bytes: bytes), source: SourceID(0))
}
