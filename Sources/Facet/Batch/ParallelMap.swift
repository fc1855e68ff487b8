// SPDX-License-Identifier: Apache-2.0
//
// Many inputs at once on plain threads. Results come back by place, so their order never depends on the scheduler.

import FacetSemantics
import Glibc
import Synchronization

/// Stack of a compiling thread: what the deepest evaluation takes, eight times over, since the other stages nest as deep
/// and an instrumented build takes several times the room. What is not touched costs nothing.
public let compilingStackBytes = 8 * EvaluationLimits().stackBytes

/// Processors of this machine.
public func availableProcessors() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// `transform` of every item, on up to `threads` threads; one thread is the calling one.
public func parallelMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], threads: Int, _ transform: @escaping @Sendable (Item) -> Result
) -> [Result] {
  if threads <= 1 || items.count <= 1 { return items.map(transform) }
  let work = SharedWork(count: items.count) { place in transform(items[place]) }
  var started: [StartedThread] = []
  for _ in 1..<min(threads, items.count) {
    if let thread = StartedThread(stackBytes: compilingStackBytes, { work.run() }) { started.append(thread) }
  }
  work.run()
  for thread in started { thread.join() }
  return work.results()
}

/// Places handed out one at a time, results kept by place.
private final class SharedWork<Result: Sendable>: Sendable {
  private let count: Int
  private let body: @Sendable (Int) -> Result
  private let next = Atomic<Int>(0)
  private let slots: Mutex<[Result?]>

  init(count: Int, body: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.body = body
    slots = Mutex([Result?](repeating: nil, count: count))
  }

  func run() {
    while true {
      let place = next.wrappingAdd(1, ordering: .relaxed).oldValue
      if place >= count { return }
      let result = body(place)
      slots.withLock { $0[place] = result }
    }
  }

  func results() -> [Result] { slots.withLock { $0.compactMap { $0 } } }
}
