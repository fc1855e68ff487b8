// SPDX-License-Identifier: Apache-2.0

import FacetSemantics
import FacetSource
import FacetTestSupport
import Testing

@Suite struct CheckingExplanationTests {
  static let explained = DiagnosticInfo.checking
  static let withExample = explained.filter { !$0.badExample.isEmpty }

  /// A file name that goes with the root of a scene.
  private func path(for scene: String) -> String {
    let roots = ["face", "badge", "card", "sketch"]
    let root = scene.split(separator: "\n").compactMap { line in roots.first { line.hasPrefix($0 + " ") } }.first
    return "example.\(root ?? "facet")"
  }

  @Test func idsAreUnique() { #expect(Set(Self.explained.map(\.id)).count == Self.explained.count) }

  @Test(arguments: withExample) func theBadExampleHasTheFinding(_ info: DiagnosticInfo) {
    let result = checked(info.badExample, path: path(for: info.badExample))
    #expect(result.diagnostics.map(\.id) == [info.id])
    #expect(result.diagnostics.first?.severity == info.severity)
  }

  @Test(arguments: withExample) func theGoodExampleHasNone(_ info: DiagnosticInfo) {
    #expect(!info.goodExample.isEmpty)
    #expect(checked(info.goodExample, path: path(for: info.goodExample)).shown == "")
  }

  @Test func everyFindingOfTheCorpusIsExplained() {
    let known = Set(Self.explained.map(\.id))
    for scene in CheckingBrokenTests.scenes {
      for id in checked(scene.text(), path: scene.name).diagnostics.map(\.id) where !known.contains(id) {
        // What the parser finds is explained beside it.
        #expect(id == "parameter-without-type", "\(id) of \(scene)")
      }
    }
  }
}
