// SPDX-License-Identifier: Apache-2.0

internal import FacetSource

/// A finding as programs want it: under its path from the root, at lines and columns, with its fingerprint.
struct PlacedFinding {
  var diagnostic: Diagnostic
  var place: ReportPlace
  var secondary: [(label: String, place: ReportPlace)]
  var fingerprint: Fingerprint
  /// Those that a tool could apply.
  var fixes: [PlacedFix]

  /// All that is known, a line each.
  var details: [String] {
    var lines = [diagnostic.message]
    if !diagnostic.label.isEmpty { lines.append(diagnostic.label) }
    for note in diagnostic.notes { lines.append("note: " + note) }
    for fix in diagnostic.fixes { lines.append("help: " + fix.message) }
    return lines
  }
}

/// A place in a file; the file alone where the place is not known.
struct ReportPlace {
  var file: ReportPath
  /// Both or none.
  var range: (start: SourcePosition, end: SourcePosition)?

  /// First and last line; what ends with a line does not stand on the next one.
  var lines: ClosedRange<Int>? {
    range.map { start, end in
      start.line...(end.line > start.line && end.column == 1 ? end.line - 1 : end.line)
    }
  }
}

/// A fix as changes of files.
struct PlacedFix {
  var message: String
  /// One for each file, none of them empty.
  var changes: [(path: String, edits: [Edit])]

  struct Edit {
    var start: SourcePosition
    var end: SourcePosition
    var replacement: String
  }
}

extension Report.File {
  /// Where a span lies; nil in the built-in library, which is no file that anybody could open.
  func place(of at: SourceSpan, _ root: ReportRoot, _ tables: inout [SourceID: LineTable]) -> ReportPlace? {
    if Int(at.source.raw) < libraryFiles { return nil }
    guard let file = sources.file(at.source) else { return ReportPlace(file: location) }
    let table = tables[at.source] ?? LineTable(file.bytes)
    tables[at.source] = table
    let range = (table.position(of: at.span.range.lowerBound), table.position(of: at.span.range.upperBound))
    return ReportPlace(file: root.path(of: file.path), range: range)
  }
}

extension Report {
  /// Every finding of every file, file by file.
  func placed() -> [[PlacedFinding]] {
    var ordinals: [String: Int] = [:]
    return files.map { file in
      var tables: [SourceID: LineTable] = [:]
      return file.findings.map { diagnostic in
        let place = file.place(of: diagnostic.primary, root, &tables) ?? ReportPlace(file: file.location)
        let digest = file.digest(of: diagnostic, place, tables[diagnostic.primary.source])
        ordinals[digest, default: 0] += 1
        return PlacedFinding(
          diagnostic: diagnostic, place: place,
          secondary: diagnostic.secondary.compactMap { label in
            file.place(of: label.at, root, &tables).map { (label.text, $0) }
          },
          fingerprint: Fingerprint(digest: digest, ordinal: ordinals[digest, default: 1]),
          fixes: diagnostic.fixes.compactMap { file.placed($0, root, &tables) })
      }
    }
  }
}

extension Report.File {
  /// Nil for a fix that is to be read, and for one that would change what is no file.
  fileprivate func placed(
    _ fix: Diagnostic.Fix, _ root: ReportRoot, _ tables: inout [SourceID: LineTable]
  ) -> PlacedFix? {
    guard fix.applicability != .display, !fix.edits.isEmpty else { return nil }
    var result = PlacedFix(message: fix.message, changes: [])
    for edit in fix.edits {
      guard let place = place(of: edit.at, root, &tables), let (start, end) = place.range else { return nil }
      let placed = PlacedFix.Edit(start: start, end: end, replacement: edit.replacement)
      if let index = result.changes.firstIndex(where: { $0.path == place.file.shown }) {
        result.changes[index].edits.append(placed)
      } else {
        result.changes.append((place.file.shown, [placed]))
      }
    }
    return result
  }

  fileprivate func digest(of diagnostic: Diagnostic, _ place: ReportPlace, _ table: LineTable?) -> String {
    guard let table, let numbers = place.lines else {
      return Fingerprint.digest(path: place.file.relative, rule: diagnostic.id, lines: [])
    }
    let lines = numbers.map { table.bytes[table.contentRange(ofLine: $0)] }
    return Fingerprint.digest(path: place.file.relative, rule: diagnostic.id, lines: lines)
  }
}
