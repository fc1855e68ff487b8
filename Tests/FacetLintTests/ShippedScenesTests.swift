// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetLint
import FacetSource
import FacetTestSupport
import Testing

/// What the rules about names and style say of scenes that are known to be well written.
@Suite("The scenes of the project")
struct ShippedScenesTests {
  static let scenes =
    Fixture.files(below: "examples", endings: Self.endings) + Fixture.files(below: "Tests/Fixtures/scenes")
  static let endings = [".face", ".badge", ".card", ".sketch", ".facet"]

  @Test("are named and written as the rules have it", arguments: scenes)
  func scene(_ fixture: Fixture) throws {
    let path = repositoryRoot + "/" + fixture.path
    let compiler = Compiler(files: LocalFileSystem(), options: CompileOptions())
    let file = InputFile(path: path, isFound: true, relativePath: fixture.path)
    let linted = compiler.lint(BatchInput(file: file, bytes: fixture.bytes()), with: Linter(LintSettings()))
    let families: [RuleFamily] = [.names, .style, .suppressions]
    let found = linted.findings.filter { finding in
      ruleNamed(finding.id).map { families.contains($0.family) } ?? false
    }
    #expect(found.map { "\($0.id) at \($0.primary.span.start): \($0.message)" } == [])
  }
}
