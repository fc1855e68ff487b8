// SPDX-License-Identifier: Apache-2.0

import FacetLint
import FacetSource
import Testing

@Suite("Fingerprints of findings")
struct FingerprintTests {
  /// Those of one file, as the concise form of GitLab's report shows them.
  private func fingerprints(_ path: String, _ text: String, rule: String = "oddOne", _ words: [String]) throws
    -> [String]
  {
    let file = SampleFile(path, text)
    var report = Report(toolVersion: "1", root: ReportRoot())
    report.add(file, words.map { Diagnostic(rule, .warning, "odd", at: file.at($0)) })
    let json = try ReportFormatTests.written("gitlab", report)
    return json.split(separator: "\"fingerprint\":\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test(
    "stay when lines move or are laid out anew",
    arguments: [
      "// new\n\n\nlet w = 1 // odd\n", "  let   w = 1 // odd\r\nlet z = 1", "\tlet\tw = 1 // odd",
      "\u{FEFF}let w = 1 // odd",
    ])
  func stay(_ text: String) throws {
    let before = try fingerprints("a.facet", "let w = 1 // odd\nlet v = 2\n", ["w = 1", "let"])
    #expect(before.count == 2 && before[0] != before[1])
    let after = try fingerprints("a.facet", text, ["w = 1", "let"])
    #expect(after == before)
  }

  @Test("differ by path, rule and the text of the line")
  func differ() throws {
    let all = [
      try fingerprints("a.facet", "let w = 1\n", ["w"]), try fingerprints("b.facet", "let w = 1\n", ["w"]),
      try fingerprints("a.facet", "let w = 2\n", ["w"]),
      try fingerprints("a.facet", "let w = 1\n", rule: "other", ["w"]),
      try fingerprints("a.facet", "let w =1\n", ["w"]), try fingerprints("a.facet", "let w = 1\n", ["w = 1\n"]),
    ]
    #expect(Set(all.dropLast()).count == 5)
    #expect(all[5] == all[0], "a span that ends with its line is of that line alone")
  }

  @Test("are those of FNV-1a with 128 bits")
  func known() throws {
    // The bytes are those of "a.facet", NUL, "oddOne", NUL; by an independent implementation.
    #expect(try fingerprints("a.facet", "", [""]) == ["a8a7f0455e14078f2a03676a18a1c4f8:1"])
  }
}

@Suite("The root of a report")
struct ReportRootTests {
  @Test(
    "is where paths start",
    arguments: [
      ("a.facet", "sub/a.facet"), ("./x/../a.facet", "sub/a.facet"), ("../a.facet", "a.facet"), ("..", "."),
      ("/p/q/a.facet", "a.facet"), ("/p/q", "."), ("/p/a.facet", "../a.facet"), ("../../a", "../a"),
      ("/else/where", "../../else/where"), ("a//b/", "sub/a/b"), ("/../../p/q/r", "r"), ("a b#c", "sub/a b#c"),
    ])
  func relative(_ path: String, _ expected: String) {
    #expect(ReportRoot("/p/q/", workingFolder: "/p/q/sub").relative(path) == expected)
  }

  @Test(
    "is not left by relative paths that programs are to follow",
    arguments: [
      ("a.facet", "sub/a.facet"), ("../../x/a b", "/p/x/a b"), ("/p/q", "."), ("/p", "/p"),
      ("/else/where", "/else/where"),
    ])
  func shown(_ path: String, _ expected: String) {
    #expect(ReportRoot("/p/q", workingFolder: "/p/q/sub").path(of: path).shown == expected)
  }

  @Test("may be the working folder")
  func working() {
    #expect(ReportRoot().relative("./a/b.facet") == "a/b.facet")
    #expect(ReportRoot().relative("../b.facet") == "b.facet")
  }
}
