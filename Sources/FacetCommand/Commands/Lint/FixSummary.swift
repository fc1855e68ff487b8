// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetFormat
import FacetLint
import FacetSource

/// What a person is told of the fixes of a run, beside its findings.
struct FixSummary {
  /// Whether nothing was written.
  private let isOnlyShown: Bool
  private let results: [FixedFile]

  /// `notDone`: paths of files that could not be written.
  init(_ results: [FixedFile], notDone: Set<String>, isOnlyShown: Bool) {
    self.results = results.filter { !notDone.contains($0.linted.input.path) }
    self.isOnlyShown = isOnlyShown
  }

  /// A line for each fix that was left out and each file that is not done, and the count of all fixes.
  var lines: [String] {
    var lines: [String] = []
    for file in results {
      lines += file.leftOut.map { fix in
        "\(place(of: fix.finding, in: file)): the fix for `\(fix.finding.id)` is left out, since it would break the file: "
          + fix.reason
      }
      if file.isCutShort {
        lines.append(
          "\(file.linted.input.path): more is to mend after \(Compiler.fixRounds) rounds; run the same again")
      }
    }
    let count = results.reduce(0) { $0 + $1.fixCount }
    if count > 0 {
      let fileCount = results.count(where: \.isChanged)
      lines.append(
        (isOnlyShown ? "would apply " : "applied ") + (count == 1 ? "1 fix" : "\(count) fixes") + " in "
          + (fileCount == 1 ? "1 file" : "\(fileCount) files"))
    }
    return lines
  }

  /// Where a finding of the mended file stands: there, or in the file as it still is.
  private func place(of finding: Diagnostic, in file: FixedFile) -> String {
    var offset = Int(finding.primary.span.start)
    if isOnlyShown {
      var shift = 0
      for edit in edits(from: file.before, to: file.after) where Int(edit.span.start) + shift <= offset {
        let growth = edit.replacement.count - edit.span.range.count
        if offset < Int(edit.span.end) + shift + growth {
          // Inside of what was written.
          offset = Int(edit.span.start) + shift
          break
        }
        shift += growth
      }
      offset -= shift
    }
    let position = LineTable(isOnlyShown ? file.before : file.after).position(of: offset)
    return "\(file.linted.input.path):\(position.line):\(position.column)"
  }
}
