// SPDX-License-Identifier: Apache-2.0

import FacetLint
import FacetTestSupport
import Testing

@Suite("The manual of rules")
struct RulesPageTests {
  @Test("is what the rules say", arguments: RulesPage.pages.map(\.name))
  func isCurrent(_ name: String) throws {
    let page = try #require(RulesPage.pages.first { $0.name == name })
    #expect(differenceFromExpectation(page.text, at: "docs/rules/\(name)") == nil)
  }

  @Test func everyNameIsOfOneRule() {
    let names = allRules.map { $0.info.name }
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.first?.isLowercase == true && name.allSatisfy { $0.isLetter || $0.isNumber }, "\(name)")
    }
  }

  @Test func textsAreSentences() {
    for info in allRules.map({ $0.info }) {
      #expect(info.summary.first?.isUppercase == false && !info.summary.hasSuffix("."), "\(info.name)")
      #expect(info.why.hasSuffix("."), "\(info.name)")
      for option in info.options { #expect(!option.summary.hasSuffix("."), "\(info.name)") }
    }
  }
}
