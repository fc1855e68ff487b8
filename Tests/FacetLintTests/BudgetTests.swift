// SPDX-License-Identifier: Apache-2.0

import FacetLint
import Testing

@Suite("Budgets")
struct BudgetTests {
  @Test(
    "have the file written only where bytes are counted",
    arguments: [
      ("outputBytes", true), ("outputElements", false), ("outputSegments", false), ("outputColors", false),
    ])
  func writing(_ rule: String, _ isWritten: Bool) {
    var settings = LintSettings()
    settings.options[rule] = ["limit": .number(1)]
    #expect(Linter(settings).needsBytes == isWritten)
    settings.levels[rule] = .off
    #expect(!Linter(settings).needsBytes)
  }
}
