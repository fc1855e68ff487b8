// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSource
import Testing

@Suite("Locks of outputs")
struct LockTests {
  static let lock = OutputLock(entries: [
    OutputLock.Entry(path: "out/b c.svg", bytes: [1]), OutputLock.Entry(path: "out/a.svg", bytes: []),
  ])

  @Test func aLockIsReadAsItWasWritten() throws {
    let text = Self.lock.text
    #expect(try OutputLock(reading: text, name: "l") == Self.lock)
    #expect(Self.lock.entries.map(\.path) == ["out/a.svg", "out/b c.svg"])
    #expect(text.hasSuffix(" out/a.svg\nd228cb690f1a8caf78912b704e4a1344 out/b c.svg\n"))
    let carried = text.split(separator: "\n").joined(separator: "\r\n")
    #expect(try OutputLock(reading: carried, name: "l") == Self.lock)
  }

  /// The values of the algorithm's authors.
  @Test(arguments: [
    ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
    ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
  ])
  func digestsAreThoseOfTheAlgorithm(_ text: String, _ digits: String) {
    #expect(ContentDigest(of: text.utf8).digits == digits)
  }

  @Test(arguments: [
    "facet 1\n", "edition 1\n", "facet 1\nedition x\n", "facet 1\nedition 1\nxyz a.svg\n",
    "facet 1\nedition 1\n6c62272e07bb014262b821756295c58d\n",
    "facet 1\nedition 1\n6c62272e07bb014262b821756295c58d a.svg\n6c62272e07bb014262b821756295c58d a.svg\n",
    "6c62272e07bb014262b821756295c58d a.svg\nfacet 1\nedition 1\n",
  ])
  func whatIsNoLockIsRefused(_ text: String) {
    #expect(throws: ToolError.self) { try OutputLock(reading: text, name: "l") }
  }

  @Test func aNewerCompilerIsAFindingOfItsOwn() throws {
    let old = OutputLock(version: "0.0.1", edition: 0, entries: Self.lock.entries)
    let comparison = LockComparison(of: old, with: Self.lock.entries)
    #expect(comparison.otherVersion == "0.0.1" && comparison.otherEdition == 0)
    #expect(comparison.differences.isEmpty && comparison.orphans.isEmpty)
    #expect(LockComparison(of: Self.lock, with: Self.lock.entries).otherVersion == nil)
  }

  @Test func changedUnlistedAndOrphanedAreToldApart() {
    let made = [OutputLock.Entry(path: "out/a.svg", bytes: [9]), OutputLock.Entry(path: "out/d.svg", bytes: [])]
    let comparison = LockComparison(of: Self.lock, with: made)
    #expect(comparison.difference(of: "out/a.svg") == .changed && comparison.difference(of: "out/d.svg") == .unlisted)
    #expect(comparison.orphans == ["out/b c.svg"])
    #expect(LockComparison(of: Self.lock, with: made, owned: ["out/b c.svg"]).orphans == [])
    #expect(LockComparison(of: Self.lock, with: made, isWhole: false).orphans == [])
  }
}

@Suite("Orphans")
struct OrphanTests {
  @Test(
    arguments: [
      (OutputPlace.folder("out/"), "out"), (.template("out/{name}.svg"), "out"), (.template("a/b{rank}/x"), "a"),
      (.template("{dir}/{name}"), nil), (.file("x.svg"), nil), (.besideSource, nil), (.standardOutput, nil),
      (.template("/{name}"), nil),
    ] as [(OutputPlace, String?)])
  func aFolderIsForOutputsAlone(_ place: OutputPlace, _ folder: String?) {
    #expect(place.ownFolder == folder)
  }

  @Test func onlyPicturesThatNothingMakesAreOrphans() throws {
    let files = MemoryFileSystem([
      "out/a.svg": "", "out/deep/b.svg": "", "out/deep/old.svg": "", "out/notes.txt": "", "out/.hidden.svg": "",
      "elsewhere.svg": "",
    ])
    #expect(
      try orphans(below: "out", made: ["out/a.svg", "out/deep/b.svg", "out/missing.svg"], in: files) == [
        "out/deep/old.svg"
      ])
    #expect(try orphans(below: "gone", made: [], in: files) == [])
  }

  @Test(arguments: [
    ("", "out/a.svg", "out/a.svg"), ("out", "out/a.svg", "a.svg"), ("locks", "out/new/a.svg", "../out/new/a.svg"),
    ("locks/deep", "a.svg", "../../a.svg"), (".", "./out/../a.svg", "a.svg"),
  ])
  func pathsAreFromTheFolderOfTheLock(_ folder: String, _ target: String, _ expected: String) {
    let files = MemoryFileSystem(["locks/deep/x": "", "out/a.svg": ""])
    #expect(relativePath(from: folder, to: target, in: files) == expected)
  }
}

@Suite("Pages of differences")
struct DifferencePageTests {
  @Test func textIsEscapedAndPicturesAreInThePage() {
    let entry = DifferencePage.Entry(
      title: "<a href=\"x\">'&", before: Array("<svg/>".utf8), after: nil, changes: ["</li><script>"])
    let html = DifferencePage(title: "</title>", entries: [entry]).html
    #expect(html.contains("<title>&lt;/title&gt;</title>"))
    #expect(html.contains("<h2>&lt;a href=&quot;x&quot;&gt;&#39;&amp;</h2>"))
    #expect(html.contains("<li>&lt;/li&gt;&lt;script&gt;</li>"))
    #expect(html.contains("src=\"data:image/svg+xml;base64,PHN2Zy8+\""))
    #expect(html.contains("<p>not there</p>"))
  }

  @Test(arguments: [("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
  func picturesAreWrittenAsTheStandardSays(_ text: String, _ expected: String) {
    let entry = DifferencePage.Entry(title: "", before: Array(text.utf8), after: nil, changes: [])
    #expect(DifferencePage(title: "", entries: [entry]).html.contains("base64,\(expected)\""))
  }
}
