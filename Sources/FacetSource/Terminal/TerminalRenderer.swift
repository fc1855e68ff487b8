// SPDX-License-Identifier: Apache-2.0
//
// In: diagnostics and the sources that they point into. Out: text for a terminal. Whatever a scene, a path or a message
// contains, no control character of theirs reaches the terminal.

/// Shows diagnostics to people: with an excerpt of the source, or a line each.
public struct TerminalRenderer: Sendable {
  public enum Form: String, Sendable, CaseIterable {
    /// Message, source lines with what is marked in them, notes and fixes.
    case full
    /// `path:line:column: level[id] message`
    case concise
  }

  public struct Options: Sendable {
    public var form: Form
    /// Columns that source lines may take, the gutter included; longer lines are shown in part. At least 40.
    public var width: Int
    public var usesColor: Bool
    /// How many diagnostics are shown before the rest is only counted; nil for all.
    public var limit: Int?
    /// Whether the count of errors and warnings follows; a caller that renders several times counts them itself.
    public var hasSummary: Bool
    /// Whether the full form begins with message and place; a caller may show them in a way of its own.
    public var hasHeading: Bool

    public init(
      form: Form = .full, width: Int = 120, usesColor: Bool = false, limit: Int? = nil, hasSummary: Bool = true,
      hasHeading: Bool = true
    ) {
      self.form = form
      self.width = width
      self.usesColor = usesColor
      self.limit = limit
      self.hasSummary = hasSummary
      self.hasHeading = hasHeading
    }
  }

  let sources: SourceMap
  let options: Options

  public init(_ sources: SourceMap, _ options: Options = Options()) {
    self.sources = sources
    self.options = options
  }

  /// All diagnostics in the order given, then the summary if it is wanted; empty when there are none.
  ///
  /// Above the limit, errors are shown rather than warnings, and warnings rather than notes.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "" }
    var tables = LineTables(sources)
    let shown = chosen(from: diagnostics)
    var text = ""
    for diagnostic in shown { text += render(diagnostic, &tables) }
    if shown.count < diagnostics.count { text += "and \(diagnostics.count - shown.count) more\n" }
    return options.hasSummary ? text + Self.summary(of: diagnostics) + "\n" : text
  }

  /// One diagnostic; the full form ends with an empty line.
  public func render(_ diagnostic: Diagnostic) -> String {
    var tables = LineTables(sources)
    return render(diagnostic, &tables)
  }

  /// "2 errors, 1 warning"; notes are counted only where there is nothing else.
  public static func summary(of diagnostics: [Diagnostic]) -> String {
    func count(_ severity: Severity) -> String? {
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let counts = [count(.error), count(.warning)].compactMap(\.self)
    return counts.isEmpty ? count(.note) ?? "no findings" : counts.joined(separator: ", ")
  }

  private func chosen(from diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard let limit = options.limit, diagnostics.count > limit else { return diagnostics }
    let ranked = diagnostics.indices.sorted { left, right in
      let (a, b) = (diagnostics[left].severity, diagnostics[right].severity)
      return a == b ? left < right : a < b
    }
    return ranked.prefix(max(0, limit)).sorted().map { diagnostics[$0] }
  }

  private func render(_ diagnostic: Diagnostic, _ tables: inout LineTables) -> String {
    var rows = StyledRows(usesColor: options.usesColor)
    switch options.form {
    case .full: writeFull(diagnostic, &tables, into: &rows)
    case .concise: writeConcise(diagnostic, &tables, into: &rows)
    }
    return rows.text
  }

  /// `path:line:column` with the column in code points; the path alone for a source that is not in the map.
  private func place(_ at: SourceSpan, _ tables: inout LineTables) -> String {
    let path = visibleText(tables.path(at.source))
    guard let position = tables.table(at.source)?.position(of: Int(at.span.start)) else { return path }
    return "\(path):\(position.line):\(position.column)"
  }

  private func title(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.severity.rawValue)[\(visibleText(diagnostic.id))]"
  }

  private func writeConcise(_ diagnostic: Diagnostic, _ tables: inout LineTables, into rows: inout StyledRows) {
    rows.add(place(diagnostic.primary, &tables) + ": ", .strong)
    rows.add(title(diagnostic), TextStyle(diagnostic.severity))
    rows.add(" " + visibleText(diagnostic.message))
    rows.endRow()
  }
}

// MARK: The full form

extension TerminalRenderer {
  private func writeFull(_ diagnostic: Diagnostic, _ tables: inout LineTables, into rows: inout StyledRows) {
    if options.hasHeading {
      rows.add(title(diagnostic), TextStyle(diagnostic.severity))
      rows.add(": " + visibleText(diagnostic.message), .strong)
      rows.endRow()
    }

    let width = max(40, options.width)
    // The gutter's digits are not known yet; six leave the room right for any file of less than a million lines.
    let sections = ExcerptSection.sections(of: diagnostic, &tables, room: width - 9)
    let previews = diagnostic.fixes.map { FixPreview($0, &tables) }
    let lastLine = (sections.flatMap(ExcerptWriter.lines) + previews.flatMap(\.lineNumbers)).max() ?? 1
    let digits = String(lastLine).utf8.count
    let room = width - digits - 3

    for (index, section) in sections.enumerated() {
      if index > 0 { writeBar(digits, into: &rows) }
      if index > 0 || options.hasHeading {
        writeArrow(index == 0 ? "-->" : ":::", section, digits, &tables, into: &rows)
      }
      ExcerptWriter(section, severity: diagnostic.severity, numberWidth: digits, room: room).write(into: &rows)
    }
    if sections.isEmpty, options.hasHeading {
      writeArrow("-->", place(diagnostic.primary, &tables), digits, into: &rows)
    }
    if !diagnostic.notes.isEmpty || !diagnostic.fixes.isEmpty { writeBar(digits, into: &rows) }
    for note in diagnostic.notes { writeRemark("note", note, digits, into: &rows) }
    for (fix, preview) in zip(diagnostic.fixes, previews) {
      write(fix, preview, besides: diagnostic.primary.source, digits, room, &tables, into: &rows)
    }
    rows.endRow()
  }

  private func writeArrow(
    _ arrow: String, _ section: ExcerptSection, _ digits: Int, _ tables: inout LineTables, into rows: inout StyledRows
  ) {
    let mark = section.marks.first { $0.isPrimary } ?? section.marks.first
    let start = mark?.bytes.lowerBound ?? 0
    let at = SourceSpan(section.source, .at(start))
    writeArrow(arrow, place(at, &tables), digits, into: &rows)
  }

  private func writeArrow(_ arrow: String, _ place: String, _ digits: Int, into rows: inout StyledRows) {
    rows.add(String(repeating: " ", count: digits) + arrow + " ", .gutter)
    rows.add(place)
    rows.endRow()
  }

  private func writeBar(_ digits: Int, into rows: inout StyledRows) {
    rows.add(String(repeating: " ", count: digits) + " |", .gutter)
    rows.endRow()
  }

  /// `  = note: text`, further lines of the text below its beginning.
  private func writeRemark(_ title: String, _ text: String, _ digits: Int, into rows: inout StyledRows) {
    let indent = String(repeating: " ", count: digits)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index == 0 {
        rows.add(indent + " = ", .gutter)
        rows.add(title + ": ", .strong)
      } else {
        rows.add(indent + String(repeating: " ", count: title.utf8.count + 5))
      }
      rows.add(visibleText(String(line)))
      rows.endRow()
    }
  }

  private func write(
    _ fix: Diagnostic.Fix, _ preview: FixPreview, besides source: SourceID, _ digits: Int, _ room: Int,
    _ tables: inout LineTables, into rows: inout StyledRows
  ) {
    rows.add("help", .note)
    rows.add(": " + visibleText(fix.message))
    rows.endRow()
    for change in preview.changes {
      if change.source != source {
        writeArrow("-->", visibleText(tables.path(change.source)), digits, into: &rows)
      }
      writeBar(digits, into: &rows)
      for line in change.lines { write(line, digits, room, into: &rows) }
    }
  }

  private func write(_ line: FixPreview.Line, _ digits: Int, _ room: Int, into rows: inout StyledRows) {
    let number = String(line.number)
    rows.add(number + String(repeating: " ", count: max(0, digits - number.utf8.count)), .gutter)
    let window = LineWindow(line.bytes, 0..<line.bytes.count, focus: line.focus, room: room)
    switch line.kind {
    case .removed: rows.add(" - " + window.text, .removed)
    case .added: rows.add(" + " + window.text, .added)
    case .cut: rows.add(" ...", .gutter)
    }
    rows.endRow()
  }
}
