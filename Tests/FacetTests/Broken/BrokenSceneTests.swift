// SPDX-License-Identifier: Apache-2.0
//
// Scenes with one mistake each, through the whole compile: what is said, and how it looks on a terminal.

import Facet
import FacetSource
import FacetTestSupport
import Testing

@Suite struct BrokenSceneTests {
  private static func scenes(_ folder: String) -> [Fixture] { Fixture.all(in: folder, endings: sceneEndings) }

  static let all = scenes("broken") + scenes("layout").filter { $0.name.hasPrefix("error") }
  static let evaluated = scenes("broken/evaluation")
  static let rendered = scenes("broken/rendered") + scenes("broken/habits")

  @Test func aHundredScenesAreThere() {
    #expect(Self.all.count >= 100 && Self.evaluated.count >= 30 && Self.rendered.count >= 45)
  }

  /// Each has findings, or is a warning with a picture; nothing comes out of a scene with errors.
  @Test(arguments: all) func sayWhatIsWrong(_ scene: Fixture) {
    let result = compiled(bytes: scene.bytes(), scene.name)
    if let trouble = result.trouble { return #expect(!trouble.message.isEmpty) }
    #expect(result.diagnostics.hasErrors == (result.output == nil) || result.isLibrary)
    for diagnostic in result.diagnostics {
      #expect(!diagnostic.message.isEmpty && diagnostic.message.last != ".")
      #expect(diagnostic.id.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") })
    }
  }

  /// What only shows while a scene is evaluated; the expectation is the whole finding.
  @Test(arguments: evaluated) func evaluationSays(_ scene: Fixture) {
    let result = compiled(bytes: scene.bytes(), scene.name)
    let said = result.trouble.map { "trouble: \($0.message)\n" } ?? report(result)
    #expect(!said.isEmpty)
    let difference = differenceFromExpectation(said, at: scene.path + ".expected")
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// As a terminal of 100 columns shows it.
  @Test(arguments: rendered) func looksLikeThis(_ scene: Fixture) {
    let result = compiled(bytes: scene.bytes(), scene.name)
    let text = TerminalRenderer(result.sources, TerminalRenderer.Options(width: 100)).render(result.diagnostics)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F })
    let difference = differenceFromExpectation(text, at: scene.path + ".txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// A safe fix takes its finding away.
  @Test(arguments: all) func safeFixesHelp(_ scene: Fixture) {
    let before = compiled(bytes: scene.bytes(), scene.name)
    for diagnostic in before.diagnostics {
      guard let fix = diagnostic.fixes.first(where: { $0.applicability == .safe }) else { continue }
      guard fix.edits.allSatisfy({ before.sources[$0.at.source].path == scene.name }) else { continue }
      var bytes = scene.bytes()
      for edit in fix.edits.sorted(by: { $0.at.span.start > $1.at.span.start }) {
        bytes.replaceSubrange(edit.at.span.range, with: Array(edit.replacement.utf8))
      }
      let after = compiled(bytes: bytes, scene.name)
      let count = { (list: [Diagnostic]) in list.count { $0.id == diagnostic.id } }
      // A scene that got further may meet more of the same kind later on; the same one at the same place it may not.
      let stays = after.diagnostics.contains { $0 == diagnostic }
      #expect(!stays || count(after.diagnostics) < count(before.diagnostics), "\(fix.message) leaves \(diagnostic.id)")
    }
  }

  private func report(_ result: Compilation) -> String {
    var text = TerminalRenderer(result.sources, TerminalRenderer.Options(form: .concise)).render(result.diagnostics)
    for diagnostic in result.diagnostics {
      if !diagnostic.label.isEmpty { text += "label: \(diagnostic.label)\n" }
      for note in diagnostic.notes { text += "note: \(note)\n" }
      for fix in diagnostic.fixes { text += "fix: \(fix.message)\n" }
    }
    return text
  }
}
