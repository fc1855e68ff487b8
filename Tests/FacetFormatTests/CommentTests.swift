// SPDX-License-Identifier: Apache-2.0

import FacetFormat
import FacetSource
import FacetSyntax
import FacetTestSupport
import Testing

@Suite struct CommentTests {
  /// A comment behind code stays behind code, one on a line of its own stays on its own.
  @Test(arguments: FormatPropertyTests.files) func lineCommentsStayWhereTheyStand(_ fixture: Fixture) throws {
    let original = parsed(fixture.bytes(), path: fixture.path)
    guard let result = try? formatted(original) else { return }
    #expect(Self.ownLines(original.tree) == Self.ownLines(parsed(result.bytes).tree))
  }

  /// For each line comment, whether it has a line of its own.
  private static func ownLines(_ tree: SyntaxTree) -> [Bool] {
    var result: [Bool] = []
    var hasCode = false
    for token in tree.tokens {
      switch token.kind {
      case .newline: hasCode = false
      case .whitespace, .byteOrderMark: break
      case .lineComment, .docComment: result.append(!hasCode)
      case _: hasCode = true
      }
    }
    return result
  }

  static let scenes = ["examples", "Sources/FacetLibrary/Scenes"].flatMap {
    Fixture.files(below: $0, endings: sceneEndings)
  }

  /// Comments, blanks and line ends at any place where the language takes them.
  @Test(arguments: scenes) func commentsMayStandAnywhere(_ fixture: Fixture) {
    let bytes = fixture.bytes()
    let tokens = parsed(bytes, path: fixture.path).tree.tokens
    var random = XorShift(seed: UInt64(bytes.count) * 0x9E37_79B9 + 1)
    let noise = [
      " /* c */ ", " // c\n", "\n// c\n", "\n\n\n", "\n/// d\n", " /* c\n c */ ", "\n  // facet:format off\n",
    ]
    var parsing = 0
    for _ in 0..<40 where parsing < 12 {
      var changed = bytes
      for _ in 0...random.below(2) {
        let place = Int(tokens[random.below(tokens.count)].start)
        changed.insert(contentsOf: noise[random.below(noise.count)].utf8, at: place)
      }
      let original = parsed(changed, path: fixture.path)
      if original.diagnostics.hasErrors { continue }
      parsing += 1
      do throws(FormatFailure) {
        guard let promise = brokenPromise(of: try formatted(original), original) else { continue }
        Issue.record("\(promise)\nin\n\(String(decoding: changed, as: UTF8.self))")
      } catch {
        Issue.record("\(error)\nin\n\(String(decoding: changed, as: UTF8.self))")
      }
      return
    }
    #expect(parsing > 0)
  }
}
