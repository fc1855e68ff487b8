// SPDX-License-Identifier: Apache-2.0

/// How a report is shown to people; formats for programs do not ask.
public struct ReportOptions: Sendable, Hashable {
  /// Columns that source lines may take.
  public var width: Int
  public var usesColor: Bool
  /// Findings of one file that `text` shows; more are counted. nil for all.
  public var shownPerFile: Int?
  /// Whether the text forms tell of trouble of the tool, which may have been told elsewhere.
  public var showsProblems: Bool

  public init(width: Int = 120, usesColor: Bool = false, shownPerFile: Int? = nil, showsProblems: Bool = true) {
    self.width = width
    self.usesColor = usesColor
    self.shownPerFile = shownPerFile
    self.showsProblems = showsProblems
  }
}

/// Why a report could not be written.
public struct ReportError: Error, Sendable, Hashable {
  /// Lower case, no full stop.
  public var message: String
}

/// A way to write a report down. A new one is a file in `Formats/` and a word in `all`.
public struct ReportFormat: Sendable {
  /// As given on the command line.
  public var name: String
  /// With the point: `.sarif`.
  public var fileEnding: String
  /// One sentence without a full stop: for whom it is.
  public var summary: String
  private let writer: @Sendable (Report, ReportOptions) throws(ReportError) -> [UInt8]

  init(
    _ name: String, fileEnding: String, _ summary: String,
    writer: @escaping @Sendable (Report, ReportOptions) throws(ReportError) -> [UInt8]
  ) {
    self.name = name
    self.fileEnding = fileEnding
    self.summary = summary
    self.writer = writer
  }

  /// The whole report, in UTF-8; the same bytes for the same report.
  public func write(_ report: Report, _ options: ReportOptions = ReportOptions()) throws(ReportError) -> [UInt8] {
    try writer(report, options)
  }

  /// All formats, in the order of the manual, the one for people first.
  public static let all: [ReportFormat] = [text, concise, json, sarif, github, gitlab, checkstyle, junit]

  /// The format of a name.
  public static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}
