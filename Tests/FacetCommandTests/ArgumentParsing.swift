// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import FacetArguments
@testable import FacetCommand

@Suite struct ArgumentParsing {
  private func parse(_ words: String...) throws -> ParsedArguments { try CompileCommand.info.parse(words) }

  @Test func everySpellingOfAnOptionIsTheSame() throws {
    let expected = ParsedArguments(positionals: ["a.face"], options: [(name: "output", value: "x.svg")])
    #expect(try parse("a.face", "-o", "x.svg") == expected)
    #expect(try parse("a.face", "-ox.svg") == expected)
    #expect(try parse("-o=x.svg", "a.face") == expected)
    #expect(try parse("--output", "x.svg", "a.face") == expected)
    #expect(try parse("--output=x.svg", "a.face") == expected)
  }

  @Test func afterTwoDashesAllIsPositional() throws {
    #expect(try parse("--", "-o", "--stats").positionals == ["-o", "--stats"])
  }

  @Test func aDashAloneIsAnInput() throws {
    #expect(try parse("-", "-o", "-").positionals == ["-"])
  }

  @Test func repeatedSettingsKeepTheirOrder() throws {
    #expect(try parse("a", "--set", "x=1", "-s", "y=2", "--set", "x=3").values("set") == ["x=1", "y=2", "x=3"])
  }

  @Test func anUnknownOptionNamesTheNearest() {
    #expect(throws: UsageError("unknown option `--outptu`", hint: "did you mean `--output`?")) {
      try parse("a", "--outptu", "x")
    }
  }

  @Test func nothingIsAbbreviated() {
    #expect(throws: UsageError.self) { try parse("a", "--out", "x") }
  }

  @Test func mistakesAreNamed() {
    #expect(throws: UsageError("`--output` needs a value: `--output PLACE`")) { try parse("a", "--output") }
    #expect(throws: UsageError("`--stats` takes no value")) { try parse("a", "--stats=1") }
    #expect(throws: UsageError("`--output` is given twice, as `x` and as `y`")) { try parse("a", "-o", "x", "-o", "y") }
    #expect(throws: UsageError.self) { try parse() }
    #expect(throws: UsageError.self) { try parse("a", "--emit", "svgg") }
    #expect(throws: UsageError.self) { try parse("a", "-z") }
  }

  @Test func anEmptyWordIsAnInputLikeAnother() throws {
    #expect(try parse("").positionals == [""])
  }
}
