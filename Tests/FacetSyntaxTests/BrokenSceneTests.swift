// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax
import FacetTestSupport
import Testing

@Suite struct BrokenSceneTests {
  static let scenes = Fixture.all(in: "broken/syntax").filter { !$0.name.hasSuffix(".expected") }

  @Test func scenesAreThere() { #expect(Self.scenes.count >= 60) }

  /// Each file shows one mistake; what is said about it stands beside it.
  @Test(arguments: scenes) func isExplained(_ scene: Fixture) {
    let bytes = scene.bytes()
    let text = shown(parsed(bytes).diagnostics, in: bytes)
    #expect(!text.isEmpty)
    let difference = differenceFromExpectation(text, at: scene.path + ".expected")
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// A safe fix leads to a file that no longer has that finding.
  @Test(arguments: scenes) func safeFixesMend(_ scene: Fixture) {
    let bytes = scene.bytes()
    let diagnostics = parsed(bytes).diagnostics
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fixes.first(where: { $0.applicability == .safe }) else { continue }
      let after = parsed(applying(fix, to: bytes)).diagnostics
      let count = { (list: [Diagnostic]) in list.count { $0.id == diagnostic.id } }
      #expect(count(after) < count(diagnostics), "\(fix.message) leaves \(diagnostic.id)")
    }
  }
}

/// The bytes after the edits of a fix.
func applying(_ fix: Diagnostic.Fix, to bytes: [UInt8]) -> [UInt8] {
  var result = bytes
  for edit in fix.edits.sorted(by: { $0.at.span.start > $1.at.span.start }) {
    result.replaceSubrange(edit.at.span.range, with: Array(edit.replacement.utf8))
  }
  return result
}
