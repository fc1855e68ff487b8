// SPDX-License-Identifier: Apache-2.0
//
// Where the reports of `facet lint` go, how much is in them, and how they name files.

import FacetTestSupport
import Testing

@Suite("Reports of facet lint to streams and files") struct LintReportsEndToEnd {
  @Test func onlyTheReportForPeopleIsCutShort() {
    let shop = Workshop([("a.facet", "scene {\n" + String(repeating: "  wat()\n", count: 30) + "}\n")])
    let concise = shop.facet("lint", "a.facet", "--report", "concise").text
    #expect(concise.split(separator: "\n").count == 30)
    let json = shop.facet("lint", "a.facet", "--report", "json").text
    #expect(json.split(separator: "\"fingerprint\"").count == 31)
    #expect(shop.facet("lint", "a.facet").text.contains("\nand 10 more\n30 errors in 1 file\n"))
    shop.facet("lint", "a.facet", "--report", "text=all.txt")
    #expect(shop.text("all.txt")?.contains(" more\n") == false)
  }

  static let mixed: [(line: String, place: String)] = [
    ("--report json --report github", "`json` and `github` would both be written to standard output"),
    ("--report text --report sarif=-", "`text` and `sarif` would both be written to standard output"),
    ("--report junit=x --report checkstyle=./x", "`junit` and `checkstyle` would both be written to `./x`"),
    ("--diff --report json --report gitlab", "`json` and `gitlab` would both be written to standard error"),
  ]

  @Test(arguments: mixed)
  func twoReportsDoNotMix(_ line: String, _ place: String) {
    let shop = Workshop([("a.facet", untitledDot)])
    let words = ["lint", "a.facet"] + line.split(separator: " ").map(String.init)
    let result = run(builtProgram("facet"), words, in: shop.folder)
    #expect(result.exitCode == 2 && result.text == "")
    #expect(result.errors.hasPrefix("facet: the reports \(place)\n  give each a file of its own"), "\(result.errors)")
    #expect(shop.files == ["a.facet"])
  }

  @Test func whatLiesOutsideTheRepositoryIsNamedByItsWholePath() {
    let shop = Workshop([("top/in/a.facet", untitledDot), ("out/b c.facet", untitledDot)])
    let folder = shop.shellLine("mkdir top/.git; pwd -P").text.dropLast()
    let result = shop.shellLine(
      """
      cd top/in && "$facet" lint a.facet '../../out/b c.facet' --report github \
        --report sarif=../s --report gitlab=../g --report checkstyle=../c --report junit=../j --report json=../n
      cd .. && "$facet" lint in '../out/b c.facet' --write-baseline known >/dev/null
      "$facet" lint in '../out/b c.facet' --baseline known --deny warning >&2
      """)
    #expect(result.exitCode == 0, "\(result.errors)")
    let sarif = shop.text("top/s") ?? ""
    #expect(sarif.contains("{\"uri\":\"in/a.facet\",\"uriBaseId\":\"%SRCROOT%\"}"))
    #expect(sarif.contains("{\"uri\":\"file://\(folder)/out/b%20c.facet\"}"))
    let outside = "\(folder)/out/b c.facet"
    #expect(result.text.contains("::warning file=in/a.facet,") && result.text.contains("::warning file=\(outside),"))
    #expect(shop.text("top/g")?.contains("\"path\":\"\(outside)\"") == true)
    #expect(shop.text("top/c")?.contains("<file name=\"\(outside)\">") == true)
    #expect(shop.text("top/j")?.contains("<testsuite name=\"\(outside)\"") == true)
    for report in ["s", "g", "c", "j"] { #expect(shop.text("top/\(report)")?.contains("../") == false) }
    // A list is for every machine.
    let known = shop.text("top/known") ?? ""
    #expect(known.contains(" ../out/b c.facet\n") && !known.contains(folder), "\(known)")
  }
}
