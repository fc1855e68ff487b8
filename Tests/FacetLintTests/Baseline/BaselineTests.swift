// SPDX-License-Identifier: Apache-2.0

import FacetLint
import FacetSource
import Testing

/// A project as the tests see it: files of lines, and a finding for each word `odd` in them.
struct SampleProject {
  var files: [(path: String, lines: [String])]

  var report: Report {
    var report = Report(toolVersion: "1", root: ReportRoot())
    for (path, lines) in files {
      let text = lines.map { $0 + "\n" }.joined()
      let file = SampleFile(path, text)
      let places = text.indices.filter { text[$0...].hasPrefix("odd") }
      let findings = places.map { index in
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        return Diagnostic("oddOne", .warning, "odd", at: SourceSpan(file.id, ByteSpan(offset..<offset + 3)))
      }
      report.add(file, findings)
    }
    return report
  }

  /// What a baseline of `before` makes of this.
  func after(_ before: SampleProject, covers: (String) -> Bool = { _ in true }) -> BaselineResult {
    Baseline(of: before.report).apply(to: report, covers: covers)
  }
}

extension BaselineResult {
  /// Findings left, findings known, and those that are gone.
  var counts: [Int] { [remaining.findings.count, hidden, stale.map(\.count).reduce(0, +)] }
}

@Suite("A baseline")
struct BaselineTests {
  let project = SampleProject(files: [
    ("a.facet", ["x", "an odd line", "  odd and odd", "y"]), ("b c#.facet", ["an odd line", "an odd line"]),
  ])

  @Test("hides what is in it")
  func same() {
    let result = project.after(project)
    #expect(result.counts == [0, 5, 0])
    #expect(result.pruned == Baseline(of: project.report))
    #expect(result.remaining.files.map(\.path) == ["a.facet", "b c#.facet"])
  }

  @Test("knows findings whose lines moved, and tells new ones above and below them")
  func moved() {
    var after = project
    after.files[0].lines.insert(contentsOf: ["", "a new odd line"], at: 0)
    after.files[0].lines.reverse()
    after.files[1].lines = ["\tan  odd line", "let z = 1", "an odd line "]
    let result = after.after(project)
    #expect(result.counts == [1, 5, 0])
  }

  @Test("counts lines that are alike")
  func repeated() {
    var after = project
    after.files[1].lines.append("an odd line")
    #expect(after.after(project).counts == [1, 5, 0])
    after.files[1].lines.removeLast(2)
    let result = after.after(project)
    #expect(result.counts == [0, 4, 1])
    #expect(result.stale.map(\.path) == ["b c#.facet"])
    #expect(result.pruned == Baseline(of: after.report))
  }

  @Test("takes a renamed file for another one: stale there, new here")
  func renamed() {
    var after = project
    after.files[1].path = "c.facet"
    let result = after.after(project)
    #expect(result.counts == [2, 3, 2])
    #expect(result.pruned.entries.allSatisfy { $0.path == "a.facet" })
  }

  @Test("calls nothing stale that this run did not look at")
  func partial() {
    var after = project
    after.files.removeLast()
    #expect(after.after(project).counts == [0, 3, 2])
    let result = after.after(project) { $0 == "a.facet" }
    #expect(result.counts == [0, 3, 0])
    #expect(result.pruned == Baseline(of: project.report))
  }

  @Test("calls nothing stale where a file could not be looked at, and hides no error of the compiler")
  func broken() {
    let file = SampleFile("a.facet", "an odd line\n")
    var report = Report(toolVersion: "1", root: ReportRoot())
    report.add(file, [Diagnostic("unknown-name", .error, "no such name", at: file.at("odd"))])
    report.add(problem: "cannot read `b c#.facet`", path: "b c#.facet")
    let result = Baseline(of: project.report).apply(to: report)
    #expect(result.counts == [1, 0, 0])
    #expect(result.pruned == Baseline(of: project.report))
    #expect(Baseline(of: report).entries == [])
    // A rule that the project takes for an error is one of its rules still.
    report = Report(toolVersion: "1", root: ReportRoot())
    report.add(file, [Diagnostic("unusedParam", .error, "nothing reads it", at: file.at("odd"))])
    #expect(Baseline(of: report).apply(to: report).counts == [0, 1, 0])
  }

  @Test("has entries by path, one for lines that are alike, and no line numbers in its file")
  func written() throws {
    let baseline = Baseline(of: project.report)
    #expect(baseline.entries.map(\.count) == [1, 2, 2] || baseline.entries.map(\.count) == [2, 1, 2])
    let lines = String(decoding: baseline.written(), as: UTF8.self).split(separator: "\n")
    #expect(lines[0] == "facet-baseline 1")
    #expect(lines[3] == "2 oddOne \(baseline.entries[2].digest) b c#.facet")
  }
}
