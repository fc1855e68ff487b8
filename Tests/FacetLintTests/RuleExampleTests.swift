// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetLint
import FacetSource
import FacetTestSupport
import Testing

/// Every rule is shown by its own examples.
@Suite("The examples of a rule")
struct RuleExampleTests {
  static let rules = allRules.map { $0.info.name }

  @Test("has the finding before, and nothing after", arguments: rules)
  func examples(_ name: String) throws {
    let info = try #require(ruleNamed(name))
    let bad = linted(info.bad, for: info)
    #expect(bad.findings.contains { $0.id == name }, "the bad example has no such finding")
    #expect(!bad.findings.hasErrors || info.level == .error, "\(bad.findings.map(\.message))")
    let good = linted(info.good, for: info)
    #expect(good.findings.map { "\($0.id): \($0.message)" } == [])
  }

  @Test("is mended by its fix", arguments: rules)
  func fixes(_ name: String) throws {
    let info = try #require(ruleNamed(name))
    let bad = linted(info.bad, for: info)
    let own = bad.findings.filter { $0.id == name }
    let fixes = own.flatMap(\.fixes)
    #expect(fixes.isEmpty == (info.fix == .none), "the rule says `\(info.fix.rawValue)`")
    #expect(fixes.allSatisfy { ($0.applicability == .safe) == (info.fix == .safe) })
    if fixes.isEmpty { return }
    let bytes = Array(info.bad.source.utf8)
    let fixed = applyFixes(fixes, to: bytes, in: try #require(own.first).primary.source)
    #expect(fixed.bytes != bytes)
    var mended = info.bad
    mended.source = String(decoding: fixed.bytes, as: UTF8.self)
    let after = linted(mended, for: info)
    #expect(after.findings.filter { $0.id == name }.map(\.message) == [], "\(mended.source)")
    #expect(!after.findings.contains { $0.severity == .error && $0.id != name }, "\(mended.source)")
    if info.fix == .safe { #expect(svg(mended) == svg(info.bad), "\(mended.source)") }
  }
}

/// What the rules say of an example, all at the levels they have by themselves but the shown one, which always runs.
func linted(_ example: RuleExample, for info: RuleInfo) -> LintedFile {
  var settings = LintSettings()
  settings.options[info.name] = example.options
  if info.level == .off { settings.levels[info.name] = .warning }
  return linted(example, settings)
}

func linted(_ example: RuleExample, _ settings: LintSettings = LintSettings()) -> LintedFile {
  let compiler = Compiler(files: ExampleFiles(example), options: CompileOptions())
  return compiler.lint(input(example), with: Linter(settings))
}

/// What an example compiles to; nil for a library.
func svg(_ example: RuleExample) -> [UInt8]? {
  Compiler(files: ExampleFiles(example), options: CompileOptions()).compile(input(example)).output
}

func input(_ example: RuleExample) -> BatchInput {
  BatchInput(
    file: InputFile(path: example.file, isFound: true, relativePath: example.file), bytes: Array(example.source.utf8))
}
