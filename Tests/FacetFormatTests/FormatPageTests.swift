// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax
import FacetTestSupport
import Testing

/// Every pair of blocks in docs/format.md is what the formatter does.
@Suite struct FormatPageTests {
  @Test func everyExampleOfThePageHolds() {
    let pairs = Self.pairs
    #expect(pairs.count >= 9)
    for (before, after) in pairs {
      #expect(Self.laidOutExcerpt(before) == after)
      #expect(Self.laidOutExcerpt(after) == after)
    }
  }

  /// Declarations as a file, statements as those of a scene.
  private static func laidOutExcerpt(_ text: String) -> String {
    if !parsed(Array(text.utf8)).diagnostics.hasErrors { return laidOut(text) }
    let lines = laidOut("scene {\n" + text + "}\n").split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().dropLast(2).map { $0.dropFirst(2) + "\n" }.joined()
  }

  private static var pairs: [(before: String, after: String)] {
    let lines = Fixture(path: "docs/format.md").text().split(separator: "\n", omittingEmptySubsequences: false)
    var pairs: [(before: String, after: String)] = []
    var block: (mark: Substring, text: String)?
    var before = ""
    for line in lines {
      if let open = block, line == "```" {
        if open.mark == "before" { before = open.text } else { pairs.append((before, open.text)) }
        block = nil
      } else if block != nil {
        block?.text += line + "\n"
      } else if line.hasPrefix("```") {
        block = (line.dropFirst(3), "")
      }
    }
    return pairs
  }
}
