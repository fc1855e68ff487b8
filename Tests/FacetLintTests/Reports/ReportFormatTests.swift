// SPDX-License-Identifier: Apache-2.0

import FacetLint
import FacetSource
import FacetTestSupport
import FacetXML
import Testing

@Suite("Formats of a report")
struct ReportFormatTests {
  static let names = ReportFormat.all.map { $0.name }

  static func written(_ name: String, _ report: Report) throws -> String {
    let format = try #require(ReportFormat.named(name))
    return try #require(String(validating: format.write(report), as: UTF8.self))
  }

  @Test("are written as committed", arguments: names, ReportSample.all)
  func golden(_ name: String, _ sample: ReportSample) throws {
    let ending = try #require(ReportFormat.named(name)).fileEnding
    let path = "Tests/Fixtures/reports/\(sample.name).\(name)\(ending)"
    let text = try Self.written(name, sample.report)
    #expect(differenceFromExpectation(text, at: path) == nil)
    #expect(try Self.written(name, sample.report) == text)
  }

  @Test("name no folder of this machine", arguments: names)
  func relativePaths(_ name: String) throws {
    let text = try Self.written(name, ReportSample.tricky.report)
    for folder in ["/project", "file:"] { #expect(!text.contains(folder)) }
  }

  @Test("have distinct names, and say what they are")
  func registry() {
    #expect(Set(Self.names).count == Self.names.count)
    for format in ReportFormat.all {
      #expect(format.fileEnding.hasPrefix(".") && !format.summary.isEmpty && !format.summary.hasSuffix("."))
    }
  }

  @Test("in XML can be read back, with nothing lost", arguments: ["checkstyle", "junit"])
  func xml(_ name: String) throws {
    let document = try XMLReader.read(Array(try Self.written(name, ReportSample.tricky.report).utf8))
    let messages = document.nodes.compactMap { $0.value(of: "message") }
    #expect(messages.contains("there is no `<A & \"B\">` in 'it', ]]> {0} \u{241B}[31m\u{FFFD}"))
    let paths = document.nodes.compactMap { $0.value(of: "name") }
    #expect(paths.contains("design/icons/Füchse #1, 100%: a&b.badge"))
  }

  @Test("text shows so many findings of a file, and counts the rest; no other does", arguments: names)
  func limit(_ name: String) throws {
    let format = try #require(ReportFormat.named(name))
    let few = try format.write(ReportSample.tricky.report, ReportOptions(shownPerFile: 1, showsProblems: false))
    let all = try format.write(ReportSample.tricky.report, ReportOptions(showsProblems: false))
    #expect((few == all) == (name != "text"))
    let lines = String(decoding: few, as: UTF8.self).split(separator: "\n")
    #expect(lines.contains("and 4 more") == (name == "text"))
  }

  @Test("annotations come with the worst first, a line each")
  func annotations() throws {
    let lines = try Self.written("github", ReportSample.tricky.report).split(separator: "\n")
    let words = lines.map { $0.prefix { $0 != " " } }
    #expect(
      words == ["::error", "::error"] + Array(repeating: "::warning", count: 5) + Array(repeating: "::notice", count: 3)
    )
  }

  @Test("SARIF holds the help on rules that found something, and on no others")
  func help() throws {
    let text = try Self.written("sarif", ReportPageTests.report())
    for rule in allRules.map({ $0.info }) {
      #expect(text.contains("\"id\":\"\(rule.name)\"") == (rule.name == "unusedParam"))
    }
    #expect(text.contains(try #require(ruleNamed("unusedParam")).summary))
  }

  @Test("SARIF leaves out what a service would refuse the whole file for, and says so")
  func manyResults() throws {
    let file = SampleFile("many.facet", "scene {}\n")
    var report = Report(toolVersion: "1.2.3", root: ReportRoot())
    let notes = (0..<25_004).map { Diagnostic("oddOne", .note, "odd \($0)", at: file.at("scene")) }
    let error = Diagnostic("worseOne", .error, "worse", at: file.at("{}"))
    report.add(file, notes + [error])
    let text = try Self.written("sarif", report)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("{\"ruleId\"") } == 25_000)
    #expect(text.contains("\"ruleId\":\"worseOne\""))
    #expect(text.contains("5 findings more are left out"))
  }
}
