// SPDX-License-Identifier: Apache-2.0

import FacetSemantics
import FacetSource
import Testing

@Suite struct CheckingLimitTests {
  @Test(arguments: [(999, true), (1000, true), (1001, false)]) func casesOfAnEnum(count: Int, passes: Bool) {
    let cases = (0..<count).map { "c\($0)" }.joined(separator: ", ")
    let ids = checked("enum Many { \(cases) }\nlet a = Many.c3\nlet b = Many.allCases").diagnostics.map(\.id)
    #expect(passes ? ids.isEmpty : ids.contains("declaration-too-large"))
  }

  @Test(arguments: [(199, true), (200, true), (201, false)]) func parameters(count: Int, passes: Bool) {
    let parameters = (0..<count).map { "p\($0): Number = 0" }.joined(separator: ", ")
    let ids = checked("func f(\(parameters)) -> Number = 1").diagnostics.map(\.id)
    #expect(ids == (passes ? [] : ["declaration-too-large"]))
  }

  @Test(arguments: [(199, true), (200, true), (201, false)]) func slots(count: Int, passes: Bool) {
    let slots = (0..<count).map { "slot s\($0)\n" }.joined()
    let ids = checked("component c() {\n\(slots)}").diagnostics.map(\.id)
    #expect(passes ? ids.isEmpty : ids.contains("declaration-too-large"))
  }

  @Test func findingsAreListedUpToALimitAndStayErrors() {
    let many = (0..<5000).map { "let a\($0) = missing\($0)" }.joined(separator: "\n")
    let result = checked(many)
    #expect(result.diagnostics.count == 200)
    #expect(result.diagnostics.hasErrors)
    let warnings = (0..<300).map { "let a\($0) = switch true { case true: 1; case false: 2; default: 3 }\n" }.joined()
    #expect(checked(warnings + "let b = missing").diagnostics.hasErrors)
  }

  @Test func manyWaysBackAreToldOnce() {
    let tangle = (0..<2000).map { "let v\($0) = v0 + v\(($0 + 1) % 2000)\n" }.joined()
    let findings = checked(tangle).diagnostics
    #expect(findings.allSatisfy { $0.id == "cycle" })
    #expect(findings.count <= 20 && !findings.isEmpty)
  }

  @Test func nestingIsBoundedByTheParser() {
    let deep = String(repeating: "group { ", count: 500) + String(repeating: "}", count: 500)
    let result = checked("scene { \(deep) }")
    #expect(result.diagnostics.hasErrors)
    let parentheses = String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000)
    #expect(checked("let a = \(parentheses)").diagnostics.hasErrors)
    let sum = "let a = " + Array(repeating: "1", count: 120).joined(separator: " + ")
    #expect(checked(sum).shown == "")
  }
}
