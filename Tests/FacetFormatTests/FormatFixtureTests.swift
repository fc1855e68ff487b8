// SPDX-License-Identifier: Apache-2.0

import FacetFormat
import FacetTestSupport
import Testing

/// One file a rule: what is written, and beside it what it becomes.
@Suite struct FormatFixtureTests {
  @Test(arguments: Fixture.all(in: "format", endings: sceneEndings)) func becomesWhatIsExpected(_ fixture: Fixture) {
    let text = laidOut(fixture.text(), path: fixture.path)
    let expected = fixture.path.split(separator: ".").dropLast().joined(separator: ".") + ".expected"
    let difference = differenceFromExpectation(text, at: expected)
    #expect(difference == nil, "\(difference ?? "")")
    #expect(laidOut(text, path: fixture.path) == text)
  }
}
