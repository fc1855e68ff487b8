// SPDX-License-Identifier: Apache-2.0

import FacetFormat
import FacetTestSupport
import Testing

@Suite struct LineEndTests {
  @Test(arguments: [
    ("let a=1\r\nlet b=2\r\n", "let a = 1\r\nlet b = 2\r\n"),
    ("let a=1\r\nlet b=2\r\nlet c=3\n", "let a = 1\r\nlet b = 2\r\nlet c = 3\r\n"),
    ("let a=1\r\nlet b=2\n", "let a = 1\nlet b = 2\n"), ("let a=1\rlet b=2\r", "let a = 1\nlet b = 2\n"),
    ("/* a\r\n b */ let a=1\nlet b=2\nlet c=3", "/* a\n b */ let a = 1\nlet b = 2\nlet c = 3\n"),
    ("\u{FEFF}let a=1", "\u{FEFF}let a = 1\n"), ("", ""), ("\n\n", ""), (" // only\n\n", "// only\n"),
    ("let a = 1\n\n\n", "let a = 1\n"),
    ("//  facet:format off\nlet   a=1\r\n\n\n", "//  facet:format off\nlet   a=1\r\n\n\n"),
  ]) func linesEndByTheRule(_ text: String, _ expected: String) {
    #expect(laidOut(text) == expected)
    #expect(laidOut(expected) == expected)
  }

  @Test(arguments: Fixture.all(in: "format", endings: sceneEndings)) func crlfFilesAreLaidOutAlike(_ fixture: Fixture) {
    let pairs = fixture.text().split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    let expected = laidOut(fixture.text()).split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(laidOut(pairs) == expected)
  }

  /// The width counts what a terminal shows, not bytes.
  @Test func wideCharactersCountAsTheyShow() {
    let names = "let a = f(\"ééééé\", \"ééééé\")\n"
    #expect(laidOut(names, width: 28) == names)
    let wide = "let a = f(\"漢字漢字漢\", \"漢字漢字漢\")\n"
    #expect(laidOut(wide, width: 28) == "let a = f(\n  \"漢字漢字漢\",\n  \"漢字漢字漢\")\n")
  }
}
