// SPDX-License-Identifier: Apache-2.0

/// What a stretch of terminal text is, from which its colour follows.
enum TextStyle: Equatable {
  case plain, strong, error, warning, note, gutter, added, removed

  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }

  /// Parameters of the SGR control sequence (ECMA-48, 8.3.117); nil for text as it comes.
  fileprivate var parameters: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .gutter: "1;34"
    case .added: "32"
    case .removed: "31"
    }
  }
}

/// Rows of terminal text, without spaces at their ends.
struct StyledRows {
  let usesColor: Bool
  private(set) var text = ""
  private var row: [(text: String, style: TextStyle)] = []

  init(usesColor: Bool) { self.usesColor = usesColor }

  mutating func add(_ text: String, _ style: TextStyle = .plain) {
    if let last = row.last, last.style == style {
      row[row.count - 1].text += text
    } else {
      row.append((text, style))
    }
  }

  mutating func endRow() {
    trimRow()
    for (piece, style) in row {
      if usesColor, let parameters = style.parameters {
        text += "\u{1B}[\(parameters)m\(piece)\u{1B}[0m"
      } else {
        text += piece
      }
    }
    text += "\n"
    row.removeAll(keepingCapacity: true)
  }

  private mutating func trimRow() {
    while var last = row.popLast() {
      while last.text.unicodeScalars.last == " " { last.text.unicodeScalars.removeLast() }
      if !last.text.isEmpty {
        row.append(last)
        return
      }
    }
  }
}

/// One row of ASCII marks by column, and a label that ends it.
struct MarkRow {
  private var columns: [(mark: UInt8, style: TextStyle)] = []
  private var label: (text: String, style: TextStyle)?

  mutating func put(_ mark: Unicode.Scalar, at column: Int, _ style: TextStyle) {
    while columns.count <= column { columns.append((UInt8(ascii: " "), .plain)) }
    columns[column] = (UInt8(ascii: mark), style)
  }

  mutating func fill(_ range: Range<Int>, with mark: Unicode.Scalar, _ style: TextStyle, onlyBlank: Bool = false) {
    for column in range where !onlyBlank || isBlank(column) { put(mark, at: column, style) }
  }

  private func isBlank(_ column: Int) -> Bool {
    column >= columns.count || columns[column].mark == UInt8(ascii: " ")
  }

  /// Fills up with spaces, so that what follows stands at `column`.
  mutating func pad(to column: Int) { fill(columns.count..<max(columns.count, column), with: " ", .plain) }

  /// Ends the row with a label, at a column or one space after the last mark.
  mutating func setLabel(_ text: String, at column: Int? = nil, _ style: TextStyle) {
    guard !text.isEmpty else { return }
    let start = column ?? columns.count + 1
    pad(to: start)
    columns.removeSubrange(start...)
    label = (text, style)
  }

  func write(into rows: inout StyledRows) {
    for (mark, style) in columns { rows.add(String(Character(Unicode.Scalar(mark))), style) }
    if let label { rows.add(label.text, label.style) }
  }
}
