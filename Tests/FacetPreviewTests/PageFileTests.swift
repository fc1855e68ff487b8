// SPDX-License-Identifier: Apache-2.0

import FacetTestSupport
import Glibc
import Testing

@testable import FacetPreview

@Suite struct PageFileTests {
  private let folder = repositoryRoot + "/Sources/FacetPreview/Page"

  private var names: [String] {
    let listing = run("/bin/ls", [folder]).text
    return listing.split(separator: "\n").map(String.init)
  }

  @Test func everyFileOfThePageIsServed() {
    #expect(names.filter { $0 != "index.html" } == PageFiles.all.keys.sorted())
    for (name, bytes) in PageFiles.all { #expect(readFile(folder + "/" + name) == bytes) }
  }

  @Test func theTokenStandsInThePageOnce() {
    let page = String(decoding: PageFiles.index(token: "TOKEN"), as: UTF8.self)
    #expect(page.split(separator: "TOKEN", omittingEmptySubsequences: false).count == 2)
    #expect(!page.contains(PageFiles.tokenMark))
  }

  /// The policy that forbids inline script and style would stop them; here it is said sooner.
  @Test func nothingIsInline() {
    for name in names {
      let text = String(decoding: readFile(folder + "/" + name) ?? [], as: UTF8.self)
      #expect(!text.contains(".innerHTML"), "\(name)")
      #expect(!text.contains("http://") || text.contains("http://www.w3.org/"), "\(name)")
      if name.hasSuffix(".html") {
        #expect(!text.contains(" style=") && !text.contains("<style") && !text.contains(" onclick="), "\(name)")
      }
    }
  }

  @Test func everyModuleThatIsImportedIsThere() {
    for (name, bytes) in PageFiles.all where name.hasSuffix(".js") {
      for part in String(decoding: bytes, as: UTF8.self).split(separator: "from \"/").dropFirst() {
        let module = part.prefix { $0 != "\"" }
        #expect(PageFiles.all[String(module)] != nil, "\(name) imports \(module)")
      }
    }
  }
}
