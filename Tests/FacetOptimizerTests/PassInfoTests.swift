// SPDX-License-Identifier: Apache-2.0

import FacetOptimizer
import FacetTestSupport
import Testing

@Suite struct PassInfoTests {
  @Test func namesAreDistinctAndPlain() {
    let names = allPasses.map { $0.info.name }
    #expect(Set(names).count == names.count)
    for name in names { #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil) }
  }

  @Test func summariesAreSentencesWithoutAFullStop() {
    for pass in allPasses {
      #expect(pass.info.summary.first?.isLowercase == true && pass.info.summary.last != ".")
    }
  }

  @Test func everyPassIsRegistered() {
    let declared = Fixture.files(below: "Sources/FacetOptimizer/Passes", endings: [".swift"]).flatMap { file in
      file.text().matches(of: /(?:enum|struct) ([A-Za-z]+): (?:Contour|Shape|Sibling)?Pass\b/)
        .map { String($0.output.1) }
    }
    #expect(Set(declared) == Set(allPasses.map { "\($0)" }))
  }

  @Test func aLevelHoldsWhatTheLowerOnesHold() {
    for pass in allPasses {
      #expect(!PassOptions(level: .none).includes(pass.info))
      let isDefault = PassOptions(level: .default).includes(pass.info)
      #expect(PassOptions(level: .max).includes(pass.info) || !isDefault)
    }
  }
}
