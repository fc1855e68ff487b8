// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetLint
import FacetSource
import Testing

@Suite("Comments that keep findings silent")
struct SuppressionTests {
  static let cases = [
    StyledCase(
      "a comment on a line of a chain is about what begins on that line",
      "rect()\n  .fill(.navy)\n  .rotate(0deg) // facet:disable:this idleModifier -- a handle\n  .opacity(1)",
      ["idleModifier: .opacity(1)"]),
    StyledCase(
      "a comment above a line of a chain is about that line",
      "rect()\n  // facet:disable:next idleModifier -- a handle\n  .rotate(0deg)\n  .opacity(1)",
      ["idleModifier: .opacity(1)"]),
    StyledCase(
      "a comment on the first line of an element is not about its other lines",
      "rect() // facet:disable:this idleModifier -- a handle\n  .opacity(1)",
      ["unusedSuppression: idleModifier", "idleModifier: .opacity(1)"]),
    StyledCase(
      "comments of other kinds are not read",
      "/* facet:disable:next idleModifier -- a handle */\n/// facet:disable:next idleModifier -- a handle\nrect().opacity(1)",
      [
        "unknownSuppression: /* facet:disable:next idleModifier -- a handle */",
        "unknownSuppression: /// facet:disable:next idleModifier -- a handle", "idleModifier: .opacity(1)",
      ]),
    StyledCase("other comments are nobody's business", "/* facets: many */ rect() /// facet work", []),
    StyledCase(
      "names without commas are no name",
      "// facet:disable:next idleModifier angleFraction -- a trial\nrect()",
      ["unknownSuppression: idleModifier angleFraction"]),
  ]

  @Test("are understood, or said not to be", arguments: cases)
  func find(_ shown: StyledCase) {
    let source = "scene { title: \"Shown\"\n\(shown.content)\n}"
    let found = linted(RuleExample("shown.facet", source)).findings
    let text = Array(source.utf8)
    let listed = found.map { "\($0.id): \(String(decoding: text[$0.primary.span.range], as: UTF8.self))" }
    #expect(listed == shown.expected)
  }

  /// A comment before and after its fixes; `rect().opacity(1).rotate(360deg / 8)` follows it.
  static let mended = [
    (
      "// facet:disable:next idleModifier, unusedParam, angleFraction -- a trial",
      "// facet:disable:next idleModifier, angleFraction -- a trial"
    ),
    (
      "// facet:disable:next unusedParam,unusedLet, idleModifier, angleFraction, unusedShape -- a trial",
      "// facet:disable:next idleModifier, angleFraction -- a trial"
    ),
    (
      "// facet:disable:next idleModifier angleFraction -- a trial",
      "// facet:disable:next idleModifier, angleFraction -- a trial"
    ),
    (
      "// facet:disable:next idleModifier, angleFraction as a trial",
      "// facet:disable:next idleModifier, angleFraction -- as a trial"
    ),
    (
      "/* facet:disable:next idleModifier, angleFraction -- a trial */",
      "// facet:disable:next idleModifier, angleFraction -- a trial"
    ),
    (
      "///facet:disable:next idleModifier, angleFraction -- a trial",
      "// facet:disable:next idleModifier, angleFraction -- a trial"
    ),
  ]

  @Test("are mended name by name", arguments: mended)
  func mend(_ comment: String, _ expected: String) {
    func source(_ comment: String) -> String {
      "scene { title: \"Shown\"\n  \(comment)\n  rect().opacity(1).rotate(360deg / 8)\n}\n"
    }
    let example = RuleExample("shown.facet", source(comment))
    let compiler = Compiler(files: ExampleFiles(example), options: CompileOptions())
    var bytes = Array(example.source.utf8)
    for _ in 0..<5 {
      var next = example
      next.source = String(decoding: bytes, as: UTF8.self)
      let found = compiler.lint(input(next), with: Linter(LintSettings())).findings
      // What the comment keeps silent once it is mended must not be mended before.
      let own = found.filter { ruleNamed($0.id)?.family == .suppressions }
      guard let first = own.first else { break }
      bytes = applyFixes(own.flatMap(\.fixes), to: bytes, in: first.primary.source).bytes
    }
    #expect(String(decoding: bytes, as: UTF8.self) == source(expected))
  }
}
