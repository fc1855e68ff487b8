// SPDX-License-Identifier: Apache-2.0

import FacetLint
import FacetSource
import Testing

@Suite("The file of a baseline")
struct BaselineFileTests {
  private static let digest = "a8a7f0455e14078f2a03676a18a1c4f8"
  private static func read(_ text: String) throws(BaselineError) -> Baseline { try Baseline(reading: Array(text.utf8)) }

  @Test(
    "gives back what was written",
    arguments: ["a.facet", "a b", "end ", "two\nlines\r", "back\\x20slash", "../é🦊", "#"])
  func roundTrip(_ path: String) throws {
    let project = SampleProject(files: [(path, ["odd", "odd", "odd one"]), ("other.facet", ["odd"])])
    let baseline = Baseline(of: project.report)
    let bytes = baseline.written()
    #expect(try Baseline(reading: bytes) == baseline)
    #expect(bytes.split(separator: 0x0A).count == 4)
    #expect(Baseline(of: project.report).written() == bytes)
  }

  @Test("is read in any order, with comments, and as two branches left it")
  func merged() throws {
    let lines = [
      "2 oddOne \(Self.digest) b.facet", "# from a branch", "", "1 oddOne \(Self.digest) a.facet",
      "3 oddOne \(Self.digest) b.facet",
    ]
    let baseline = try Self.read((["facet-baseline 1"] + lines).joined(separator: "\r\n"))
    #expect(baseline.entries.map(\.path) == ["a.facet", "b.facet"])
    #expect(baseline.entries.map(\.count) == [1, 3])
  }

  @Test("may hold nothing")
  func empty() throws {
    #expect(try Self.read("facet-baseline 1").entries == [])
    let written = Baseline(of: SampleProject(files: []).report).written()
    #expect(String(decoding: written, as: UTF8.self) == "facet-baseline 1\n")
  }

  static let faults: [(String, Int, BaselineError.Reason)] = [
    ("", 1, .noHeader),
    ("{}", 1, .noHeader),
    ("facet-baseline 2\n", 1, .unknownVersion("2")),
    ("<<<<<<< ours\n", 1, .conflictMarker),
    ("facet-baseline 1\n\n=======\n", 3, .conflictMarker),
    ("facet-baseline 1\n1 oddOne \(digest)\n", 2, .tooShort),
    ("facet-baseline 1\n0 oddOne \(digest) a\n", 2, .badCount("0")),
    ("facet-baseline 1\n99999999999999999999 oddOne \(digest) a\n", 2, .badCount("99999999999999999999")),
    ("facet-baseline 1\n1 oddOne abc a\n", 2, .badDigest("abc")),
    ("facet-baseline 1\n1 oddOne \(digest) /a\n", 2, .badPath("/a")),
    ("facet-baseline 1\n1 oddOne \(digest) \n", 2, .badPath("")),
    ("facet-baseline 1\n1 oddOne \(digest) a\\n\n", 2, .badPath("a\\n")),
    ("facet-baseline 1\n1 oddOne \(digest) a\\x+1\n", 2, .badPath("a\\x+1")),
    ("facet-baseline 1\n1 oddOne \(digest) a\\xff\n", 2, .badPath("a\\xff")),
  ]

  @Test("is refused with its line", arguments: faults)
  func refused(_ text: String, _ line: Int, _ reason: BaselineError.Reason) throws {
    let error = try #require(throws: BaselineError.self) { try Self.read(text) }
    #expect(error.line == line && error.reason == reason)
    #expect(error.message.hasPrefix("line \(line): "))
  }

  @Test("is refused where it is not UTF-8")
  func encoding() throws {
    let bytes = Array("facet-baseline 1\n1 oddOne ".utf8) + [0xFF]
    let error = try #require(throws: BaselineError.self) { try Baseline(reading: bytes) }
    #expect(error.line == 2 && error.reason == .notUTF8)
  }
}
