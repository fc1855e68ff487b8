// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetVerify
import Testing

@Suite struct MismatchTests {
  @Test func mismatchesAreToldApartByWordsAndPlace() {
    let here = SourceSpan(SourceID(0), ByteSpan(0..<1))
    let there = SourceSpan(SourceID(0), ByteSpan(1..<2))
    #expect(Mismatch(message: "moved", origin: here) == Mismatch(message: "moved", origin: here))
    #expect(Mismatch(message: "moved", origin: here) != Mismatch(message: "moved", origin: there))
  }
}
