// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetLint
import FacetShapes
import FacetSource
import FacetTestSupport
import Testing

/// Every safe fix of every rule at once, over scenes that were written for other purposes.
@Suite("Safe fixes")
struct SafeFixTests {
  static let scenes =
    Fixture.files(below: "examples", endings: ShippedScenesTests.endings)
    + Fixture.all(in: "scenes") + Fixture.all(in: "layout", endings: [".facet", ".sketch"])
    + Fixture.all(in: "traps", endings: [".facet", ".sketch"])
    + Fixture.all(in: "peers", endings: [".facet"])

  @Test("leave the picture of a scene as it is", arguments: scenes)
  func keepScene(_ fixture: Fixture) {
    expectSamePicture(BatchInput(file: file(fixture.path), bytes: fixture.bytes()))
  }

  static let words =
    Primitives.all.map(\.info) + Modifier.allCases.map(\.info) + Container.allCases.map(\.info)
    + OutlineCommand.allCases.map(\.info) + SketchCommand.allCases.map(\.info)

  @Test("leave the picture of a word's example as it is", arguments: words.filter { !$0.example.isEmpty }.map(\.name))
  func keepWord(_ name: String) {
    for word in Self.words where word.name == name {
      expectSamePicture(BatchInput(file: file("example.facet"), bytes: Array(word.example.utf8)))
    }
  }

  private func file(_ path: String) -> InputFile {
    InputFile(path: repositoryRoot + "/" + path, isFound: true, relativePath: path)
  }

  /// Lints with every rule, applies what is safe until nothing is left to apply, and compares what comes out.
  private func expectSamePicture(_ input: BatchInput) {
    var settings = LintSettings()
    for rule in allRules { settings.levels[rule.info.name] = .warning }
    let compiler = Compiler(files: LocalFileSystem(), options: CompileOptions())
    let before = compiler.compile(input).output
    var fixed = input
    for _ in 0..<4 {
      let linted = compiler.lint(fixed, with: Linter(settings))
      let own = linted.findings.filter { ruleNamed($0.id)?.fix == .safe }
      guard let source = own.first?.primary.source else { break }
      let fixes = own.flatMap(\.fixes).filter { $0.applicability == .safe }
      fixed.bytes = applyFixes(fixes, to: fixed.bytes ?? [], in: source).bytes
    }
    let after = compiler.compile(fixed)
    #expect(after.output == before, "\(String(decoding: fixed.bytes ?? [], as: UTF8.self))")
  }
}
