// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// A time of a clock that never goes back, in nanoseconds from some beginning.
public struct Moment: Sendable, Hashable, Comparable {
  public var nanoseconds: Int64

  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  public static func < (left: Moment, right: Moment) -> Bool { left.nanoseconds < right.nanoseconds }

  public func adding(milliseconds: Int64) -> Moment { Moment(nanoseconds: nanoseconds + milliseconds * 1_000_000) }

  public func milliseconds(since earlier: Moment) -> Double {
    Double(nanoseconds - earlier.nanoseconds) / 1_000_000
  }
}

/// Where the loop reads the time, so that tests can let it pass.
public protocol WatchClock {
  var now: Moment { get }
}

/// The machine's own.
public struct SystemClock: WatchClock, Sendable {
  public init() {}

  public var now: Moment {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }
}
