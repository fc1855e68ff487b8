// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetLint
import FacetSource
import FacetTestSupport
import Testing

/// Where rules about correctness speak, and where they keep still.
@Suite("Rules about correctness")
struct CorrectnessTests {
  /// A scene and what is found in it, as `rule:line`.
  struct Scene: Sendable, CustomTestStringConvertible {
    var about: String
    var file = "test.facet"
    var source: String
    var expected: [String]
    var testDescription: String { about }
  }

  @Test("are found where they are, and nowhere else", arguments: scenes)
  func findings(_ scene: Scene) {
    let rules = allRules.filter { $0.info.family == .correctness }.map { $0.info.name }
    let example = RuleExample(scene.file, scene.source)
    let linted = linted(example)
    #expect(!linted.findings.hasErrors, "\(linted.findings.map(\.message))")
    let lines = LineTable(Array(scene.source.utf8))
    let found = linted.findings.filter { rules.contains($0.id) }.map { finding in
      "\(finding.id):\(lines.line(containing: Int(finding.primary.span.start)))"
    }
    #expect(found == scene.expected)
  }

  /// The scenes that come with the project, and why those that have findings keep them.
  static let accepted: [String: [String]] = [:]

  @Test(
    "say nothing wrong of the project's own scenes",
    arguments: ["examples", "Tests/Fixtures/scenes"].flatMap {
      Fixture.files(below: $0, endings: [".face", ".badge", ".card", ".sketch", ".facet"])
    })
  func ownScenes(_ fixture: Fixture) {
    let rules = allRules.filter { $0.info.family == .correctness }.map { $0.info.name }
    let path = repositoryRoot + "/" + fixture.path
    let input = BatchInput(
      file: InputFile(path: path, isFound: true, relativePath: fixture.name), bytes: fixture.bytes())
    let compiler = Compiler(files: LocalFileSystem(), options: CompileOptions())
    let linted = compiler.lint(input, with: Linter(LintSettings()))
    #expect(linted.trouble == nil)
    let found = linted.findings.filter { rules.contains($0.id) }.map { finding in
      let place = linted.sources.file(finding.primary.source)?.text(finding.primary.span) ?? ""
      return "\(finding.id): \(finding.message) | \(place.prefix(60))"
    }
    #expect(found == Self.accepted[fixture.path] ?? [])
  }
}
