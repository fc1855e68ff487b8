// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSource
import FacetTestSupport
import Testing

@Suite("Every finding is explained, and every explanation holds")
struct ExplanationTests {
  static let explained = Explanations.all
  static let withBadExample = explained.filter { !$0.badExample.isEmpty }
  static let withGoodExample = explained.filter { !$0.goodExample.isEmpty }

  /// Findings that no single scene can show, and why.
  static let withoutExample: [String: String] = [
    "cannot-animate": "needs a second picture",
    "cannot-morph": "needs a second picture",
    "declaration-too-large": "a thousand cases are no example",
    "depth-limit": "a hundred levels are no example",
    "import-clash": "needs two more files",
    "import-cycle": "needs another file",
    "import-outside-root": "needs a folder that is left",
    "invalid-utf8": "an example is text",
    "missing-family": "depends on the fonts of the machine",
    "nested-too-deeply": "a hundred levels are no example",
    "no-scene": "the file is what is empty",
    "not-portable": "comes with an option",
    "not-a-project": "stands in a project",
    "not-a-setting": "stands in a project",
    "nul-byte": "an example is text",
    "picture-differs": "needs a file that is another picture",
    "picture-too-deep": "a hundred levels are no example",
    "project-file": "goes by the name of the file",
    "setting-given-twice": "stands in a project",
    "setting-mismatch": "comes from a setting",
    "source-too-large": "four megabytes are no example",
    "too-many-files": "needs many files",
    "unknown-project-setting": "stands in a project",
    "unknown-setting": "comes from a setting",
    "unknown-theme": "comes from an option",
    "unmatched-sources": "stands in a project",
    "unreadable-import": "needs a file that is not there",
    "unreadable-project": "stands in a project",
    "unusable-font": "needs a font file",
    "utf16-source": "an example is text",
    "wrong-project-value": "stands in a project",
    "wrong-root": "goes by the ending of the file's name",
  ]

  @Test func idsAreUniqueAndReadWell() {
    let ids = Self.explained.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLowercase || $0.isNumber) }, "\(id)")
    }
  }

  @Test func everyIdOfTheSourcesIsExplained() {
    let used = Set(DiagnosticUse.all.map(\.id))
    let known = Set(Self.explained.map(\.id))
    for use in DiagnosticUse.all where !known.contains(use.id) {
      Issue.record("\(use.file) gives `\(use.id)`, which is not explained")
    }
    for id in known.subtracting(used).sorted() { Issue.record("`\(id)` is explained, but nothing gives it") }
  }

  /// What the scan cannot read would escape the test above.
  @Test func everyIdIsALiteral() {
    #expect(DiagnosticUse.unreadable == [], "write the id as a string literal, the first argument")
  }

  @Test func onlyTheListedOnesHaveNoExample() {
    let without = Self.explained.filter { $0.badExample.isEmpty }.map(\.id)
    #expect(without == Self.withoutExample.keys.sorted())
  }

  @Test(arguments: withBadExample) func theBadExampleHasTheFinding(_ info: DiagnosticInfo) {
    let findings = Self.findings(of: info.badExample)
    #expect(Set(findings.map(\.id)) == [info.id], "\(findings.map(\.message))")
    #expect(findings.first?.severity == info.severity)
  }

  @Test(arguments: withGoodExample) func theGoodExampleHasNone(_ info: DiagnosticInfo) {
    let findings = Self.findings(of: info.goodExample)
    #expect(findings.isEmpty, "\(findings.map(\.message))")
  }

  @Test(arguments: explained) func theTextsAreSentences(_ info: DiagnosticInfo) {
    #expect(info.summary.first?.isUppercase == false && !info.summary.hasSuffix("."), "\(info.summary)")
    #expect(info.why.first?.isUppercase == true || info.why.hasPrefix("`"), "\(info.why)")
    #expect(info.why.last == ".", "\(info.why)")
    #expect(info.remedy.first?.isUppercase == true || info.remedy.hasPrefix("`"), "\(info.remedy)")
  }

  /// Compiles an example as the kind of file that its root goes with.
  static func findings(of example: String) -> [Diagnostic] {
    let roots = ["face", "badge", "card", "sketch"]
    let root = example.split(separator: "\n").compactMap { line in
      roots.first { line.hasPrefix($0 + " {") || line.hasPrefix($0 + "(") }
    }.first
    let path = "example.\(root ?? "facet")"
    let files = MemoryFileSystem([path: example])
    return Compiler(files: files, options: CompileOptions())
      .compile(BatchInput(file: InputFile(path: path, isFound: false, relativePath: path), bytes: nil)).diagnostics
  }
}
