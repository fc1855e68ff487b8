// SPDX-License-Identifier: Apache-2.0

import FacetWatch
import Glibc
import Synchronization

/// Connections, each with the time at which its patience ends. A client that dribbles a request, byte by byte, is cut off,
/// however busy it looks.
final class Connections: Sendable {
  /// From a new connection to the end of the first head, which browsers send at once.
  static let headMilliseconds: Int64 = 3000
  /// From a head to the end of its body.
  static let bodyMilliseconds: Int64 = 10_000
  /// From an answer to the end of the next request.
  static let keptMilliseconds: Int64 = 60_000

  private let clock = SystemClock()
  private let ends = Mutex<[Int32: Moment]>([:])

  func opened(_ socket: Int32) { give(socket, Self.headMilliseconds) }
  /// The head of a request is read; its body may follow.
  func hasHead(_ socket: Int32) { give(socket, Self.bodyMilliseconds) }
  /// The request is read in full: the answer takes what it takes.
  func isAsked(_ socket: Int32) { ends.withLock { $0[socket] = nil } }
  func isAnswered(_ socket: Int32) { give(socket, Self.keptMilliseconds) }
  func closed(_ socket: Int32) { ends.withLock { $0[socket] = nil } }

  private func give(_ socket: Int32, _ milliseconds: Int64) {
    if socket >= 0 { ends.withLock { $0[socket] = clock.now.adding(milliseconds: milliseconds) } }
  }

  func cutOff() {
    let now = clock.now
    // The lock is held meanwhile: a socket that is closed elsewhere could be another one by then.
    ends.withLock { ends in
      for (socket, end) in ends where now > end {
        shutdown(socket, Int32(SHUT_RDWR))
        ends[socket] = nil
      }
    }
  }
}
