// SPDX-License-Identifier: Apache-2.0

import Facet
import Testing

@testable import FacetWatch

@Suite struct LoopBreakerTests {
  private func change(_ text: String) -> Set<LoopBreaker.Change> {
    [LoopBreaker.Change(path: "a.face", stamp: Stamp(of: Array(text.utf8)))]
  }

  private func moment(_ milliseconds: Int64) -> Moment { Moment(nanoseconds: 0).adding(milliseconds: milliseconds) }

  @Test func whatIsAlwaysNewIsNoLoopAndIsForgotten() throws {
    var breaker = LoopBreaker()
    for step in 0..<1000 {
      try breaker.note(change("\(step)"), at: moment(1), after: moment(0), lookMilliseconds: nil)
    }
    #expect(breaker.seen.count == 32)
    #expect(breaker.seen.last == change("999"))
  }

  /// A change may be known only two looks after it was made.
  @Test(arguments: [(nil, 250), (10, 270), (200, 650), (60_000, 120_250)] as [(Int64?, Int64)])
  func aReactionIsKnownAfterTwoLooks(_ interval: Int64?, _ reaction: Int64) throws {
    var breaker = LoopBreaker()
    let error = #expect(throws: ToolError.self) {
      for step in 0..<20 {
        try breaker.note(
          change(step % 2 == 0 ? "tick" : "tock"), at: moment(reaction), after: moment(0), lookMilliseconds: interval)
      }
    }
    #expect(error?.message.contains("`a.face`") == true)
    for step in 0..<20 {
      try breaker.note(
        change(step % 2 == 0 ? "tick" : "tock"), at: moment(reaction + 1), after: moment(0), lookMilliseconds: interval)
    }
  }
}
