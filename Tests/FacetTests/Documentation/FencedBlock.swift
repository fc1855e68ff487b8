// SPDX-License-Identifier: Apache-2.0

import FacetTestSupport

/// A fenced block of a Markdown page.
struct FencedBlock: Sendable {
  let page: String
  /// Of the opening fence, from 1.
  let line: Int
  /// What stands behind the opening fence.
  let mark: String
  let text: String
  /// The next line behind the block that is not blank; empty at the end of the page.
  let following: String

  /// The pages of `docs` and those at the top.
  static let pages = Fixture.files(below: "docs", endings: [".md"]) + [Fixture(path: "README.md")]

  /// All of them in all pages, in order.
  static let all: [FencedBlock] = pages.flatMap { blocks(of: $0) }

  private static func blocks(of page: Fixture) -> [FencedBlock] {
    let lines = page.text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var blocks: [FencedBlock] = []
    var place = 0
    while place < lines.count {
      let opening = lines[place]
      place += 1
      guard opening.hasPrefix("```") else { continue }
      let start = place
      while place < lines.count, lines[place] != "```" { place += 1 }
      let following = lines.dropFirst(place + 1).first { !$0.isEmpty } ?? ""
      blocks.append(
        FencedBlock(
          page: page.path, line: start, mark: String(opening.dropFirst(3)),
          text: lines[start..<min(place, lines.count)].map { $0 + "\n" }.joined(), following: following))
      place += 1
    }
    return blocks
  }
}
