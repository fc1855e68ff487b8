// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetLint
import FacetSource
import FacetTestSupport
import Testing

/// The page about formats shows what they really write.
@Suite("The page about reports")
struct ReportPageTests {
  static let page = Fixture(path: "docs/reports.md").text()

  /// What the linter says of the scene of the page.
  static func report() throws -> Report {
    let source = try #require(blocks("facet-scene").first)
    var settings = LintSettings()
    for rule in allRules where rule.info.name != "unusedParam" { settings.levels[rule.info.name] = .off }
    let file = linted(RuleExample("icons/dot.facet", source), settings)
    var report = Report(toolVersion: "0.1.0", root: ReportRoot())
    report.add(path: file.input.path, sources: file.sources, findings: file.findings)
    return report
  }

  /// What stands in the fenced blocks of a kind.
  static func blocks(_ kind: String) -> [String] {
    page.split(separator: "\n```\(kind)\n").dropFirst().compactMap { rest in
      rest.firstRange(of: "\n```").map { String(rest[..<$0.lowerBound]) + "\n" }
    }
  }

  /// Without white space, since long lines of a report are broken on the page.
  static func condensed(_ text: some StringProtocol) -> String { String(text.filter { !$0.isWhitespace }) }

  @Test("shows an excerpt of every format, left out only where it says `…`", arguments: ReportFormatTests.names)
  func excerpt(_ name: String) throws {
    let written = Self.condensed(try ReportFormatTests.written(name, Self.report()))
    let block = try #require(Self.blocks("report-\(name)").first)
    var rest = written[...]
    for piece in block.split(separator: "…") {
      let range = try #require(rest.firstRange(of: Self.condensed(piece)), "`\(piece)` does not stand in \(rest)")
      rest = rest[range.upperBound...]
    }
  }

  @Test("shows the file of a baseline")
  func baseline() throws {
    let block = try #require(Self.blocks("report-baseline").first)
    #expect(String(decoding: Baseline(of: try Self.report()).written(), as: UTF8.self) == block)
  }

  @Test("names every format", arguments: ReportFormat.all.map { $0.name })
  func names(_ name: String) { #expect(Self.page.contains("| `\(name)` |")) }
}
