// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// Connections, each with the time at which its patience ends. A client that dribbles a request, byte by byte, is cut off,
/// however busy it looks.
final class Connections: Sendable {
  /// From the first byte of a request to its last.
  static let requestSeconds = 10.0
  /// From an answer to the end of the next request.
  static let keptSeconds = 60.0

  private let ends = Mutex<[Int32: Double]>([:])

  func opened(_ socket: Int32) { give(socket, Self.requestSeconds) }
  /// The head of a request is read; its body may follow.
  func hasHead(_ socket: Int32) { give(socket, Self.requestSeconds) }
  /// The request is read in full: the answer takes what it takes.
  func isAsked(_ socket: Int32) { ends.withLock { $0[socket] = nil } }
  func isAnswered(_ socket: Int32) { give(socket, Self.keptSeconds) }
  func closed(_ socket: Int32) { ends.withLock { $0[socket] = nil } }

  private func give(_ socket: Int32, _ seconds: Double) {
    if socket >= 0 { ends.withLock { $0[socket] = now() + seconds } }
  }

  func cutOff() {
    let now = now()
    // The lock is held meanwhile: a socket that is closed elsewhere could be another one by then.
    ends.withLock { ends in
      for (socket, end) in ends where now > end {
        shutdown(socket, Int32(SHUT_RDWR))
        ends[socket] = nil
      }
    }
  }

  private func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
