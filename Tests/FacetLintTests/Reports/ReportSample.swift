// SPDX-License-Identifier: Apache-2.0

import FacetLint
import FacetSource

/// Reports that the formats are shown by.
struct ReportSample: Sendable, CustomStringConvertible {
  var name: String
  var report: Report
  var description: String { name }

  static let all = [tricky, clean, trouble]
}

/// A source, and places in it by the text that stands there.
struct SampleFile {
  var path: String
  var text: String
  var sources = SourceMap()
  var id = SourceID(0)

  init(_ path: String, _ text: String) {
    (self.path, self.text) = (path, text)
    id = sources.add(SourceFile(path: path, bytes: Array(text.utf8)))
  }

  /// The first place of a word; the end of the file for one that is not there.
  func at(_ word: String) -> SourceSpan {
    let (whole, part) = (Array(text.utf8), Array(word.utf8))
    let starts = 0...max(whole.count - part.count, 0)
    let start = starts.first { whole[$0...].starts(with: part) } ?? whole.count
    return SourceSpan(id, ByteSpan(start..<min(start + part.count, whole.count)))
  }

  var end: SourceSpan { SourceSpan(id, .at(text.utf8.count)) }
}

extension Report {
  mutating func add(_ file: SampleFile, _ findings: [Diagnostic]) {
    add(path: file.path, sources: file.sources, findings: findings)
  }
}

extension ReportSample {
  private static let explanations = [
    DiagnosticInfo(
      "unknown-name", .error, "a name is used that stands for nothing", why: "Nothing can be drawn of it.",
      remedy: "Declare it, or mend its spelling."),
    DiagnosticInfo(
      "stray-param", .warning, "a parameter that nothing reads", why: "It turns nothing.", remedy: "Take it out.",
      badExample: "param a = 1\nscene {}", goodExample: "scene {}"),
  ]

  static let clean: ReportSample = {
    var report = Report(toolVersion: "1.2.3", root: ReportRoot(), explanations: explanations)
    report.add(SampleFile("a.badge", "badge { title: \"A\" }\n"), [])
    return ReportSample(name: "clean", report: report)
  }()

  static let trouble: ReportSample = {
    var report = Report(toolVersion: "1.2.3", root: ReportRoot(), explanations: explanations)
    report.add(problem: "cannot read `a, b: 100%.face`", hint: "it is a folder", path: "a, b: 100%.face")
    report.add(problem: "the baseline holds 2 findings that are gone", severity: .warning)
    report.exitCode = 2
    return ReportSample(name: "trouble", report: report)
  }()

  static let tricky: ReportSample = {
    let root = ReportRoot("/project", workingFolder: "/project/design")
    var report = Report(toolVersion: "1.2.3", root: root, explanations: explanations)
    let fox = SampleFile(
      "icons/Füchse #1, 100%: a&b.badge",
      "badge {\n\ttitle: \"🦊 <A & B>\"; param ohr = 1; param ohr2 = 2 // 100%\n\tcircle()\n\tcircle()\n  ring(\n    2)\n}\n"
    )
    let lines = SampleFile("./plain/../lines.facet", "\u{FEFF}scene {\r\n  let w = 1\r\n\r\n   let w  =  1\r\n}")
    report.add(fox, findings(in: fox))
    report.add(SampleFile("empty.facet", ""), [])
    report.add(lines, repeats(in: lines))
    report.add(SampleFile("lost.face", "face {}"), [lost])
    report.add(problem: "cannot read `gone.face`: no such file", path: "../gone.face")
    report.exitCode = 2
    return ReportSample(name: "tricky", report: report)
  }()

  /// Of a source that is in no map.
  private static let lost = Diagnostic("oddOne", .note, "this stands nowhere", at: SourceSpan(SourceID(7), .at(3)))

  private static func findings(in fox: SampleFile) -> [Diagnostic] {
    typealias Edit = Diagnostic.Fix.Edit
    let known = Diagnostic.Label(fox.at("100%"), "there it is 100%")
    return [
      Diagnostic(
        "stray-param", .warning, "nothing reads the parameter `ohr`", at: fox.at("ohr"),
        label: "100% unused, as ::it stands",
        secondary: [known], notes: ["two\nlines"],
        fixes: [
          Diagnostic.Fix("take it out, put `🦊` in", edits: [Edit(fox.at("param ohr = 1; "), ""), Edit(fox.end, "🦊")]),
          Diagnostic.Fix("read it", edits: [Edit(fox.at("ohr"), "ear")], applicability: .display),
        ]),
      Diagnostic("stray-param", .warning, "nothing reads the parameter `ohr2`", at: fox.at("ohr2")),
      Diagnostic(
        "unknown-name", .error, "there is no `<A & \"B\">` in 'it', ]]> {0} \u{1B}[31m\u{FFFF}", at: fox.at("<A & B>"),
        label: "found, not: known"),
      Diagnostic("odd-angle", .note, "two lines\r\nof message", at: fox.at("ring(\n    2)\n")),
      Diagnostic("no-title", .note, "there is no title", at: fox.end),
    ]
  }

  /// Two findings whose lines differ in blanks alone, and one with a line more.
  private static func repeats(in file: SampleFile) -> [Diagnostic] {
    [
      Diagnostic("oddOne", .warning, "`w` again", at: file.at("let w ")),
      Diagnostic("oddOne", .warning, "`w` again", at: file.at("let w  ")),
      Diagnostic("oddOne", .warning, "an end is missing", at: file.at("1\r\n}")),
    ]
  }
}
