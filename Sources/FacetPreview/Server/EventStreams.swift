// SPDX-License-Identifier: Apache-2.0

import CMicroHTTPD
import Glibc
import Synchronization

/// The open event streams. A stream sleeps until there is something to say to it, and one that does not keep up is closed:
/// its page connects again and asks for the state as it is then.
final class EventStreams: Sendable {
  /// Open at once; a browser opens at most six for one server.
  static let limit = 32
  /// Bytes that wait for one reader.
  static let backlog = 1 << 22
  /// Between two signs of life.
  static let heartbeatSeconds: UInt32 = 15

  private let open = Mutex<[EventStream]>([])

  /// A new stream, or nil when there are as many as may be.
  func make() -> EventStream? {
    open.withLock { streams in
      streams.removeAll { $0.isClosed }
      guard streams.count < Self.limit else { return nil }
      let stream = EventStream()
      streams.append(stream)
      return stream
    }
  }

  func send(_ bytes: [UInt8]) {
    for stream in open.withLock({ $0 }) { stream.append(bytes) }
  }
}

/// One client's stream. Its connection sleeps while there is nothing to send.
final class EventStream: Sendable {
  private struct State {
    var waiting: ArraySlice<UInt8> = []
    /// The address of the sleeping connection, or 0.
    var sleeping: UInt = 0
    var isClosed = false
    var isOverfull = false
  }

  private let state = Mutex(State())

  var isClosed: Bool { state.withLock { $0.isClosed } }

  func append(_ bytes: [UInt8]) {
    state.withLock { state in
      if state.isClosed { return }
      if state.waiting.count + bytes.count > EventStreams.backlog {
        state.isOverfull = true
      } else {
        state.waiting += bytes
      }
      guard state.sleeping != 0 else { return }
      unsafe MHD_resume_connection(OpaquePointer(bitPattern: state.sleeping))
      state.sleeping = 0
    }
  }

  func close() { state.withLock { $0.isClosed = true } }

  /// Hands bytes over; 0 puts the connection to sleep, below 0 ends the stream.
  func read(into buffer: UnsafeMutableRawBufferPointer, of connection: UInt) -> Int {
    state.withLock { state in
      if state.isOverfull { return Int(-1) }
      let count = min(buffer.count, state.waiting.count)
      if count == 0 {
        state.sleeping = connection
        unsafe MHD_suspend_connection(OpaquePointer(bitPattern: connection))
        return 0
      }
      unsafe buffer.copyBytes(from: state.waiting.prefix(count))
      state.waiting = state.waiting.dropFirst(count)
      return count
    }
  }
}
