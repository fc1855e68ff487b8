// SPDX-License-Identifier: Apache-2.0

import FacetOptimizer
import Testing

@Suite struct PassInfoTests {
  @Test func equalWordsAreEqualInfos() {
    #expect(PassInfo(name: "a", summary: "b") == PassInfo(name: "a", summary: "b"))
    #expect(PassInfo(name: "a", summary: "b") != PassInfo(name: "a", summary: "c"))
  }
}
