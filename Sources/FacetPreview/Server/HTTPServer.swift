// SPDX-License-Identifier: Apache-2.0
//
// The one place that knows libmicrohttpd. In: requests, read and bounded by the library. Out: answers of a function.

import CMicroHTTPD
public import Facet
import Glibc

/// A server on this machine's own addresses. Runs on threads of its own until the process ends.
public final class HTTPServer: Sendable {
  /// Bounds of what clients can make the server hold.
  enum Limit {
    static let threads: UInt32 = 4
    static let connections: UInt32 = 128
    /// A connection on which nothing happens.
    static let idleSeconds: UInt32 = 60
    /// Request line and headers, and what a socket is read by.
    static let headerBytes = 32 * 1024
    /// A gesture has many points.
    static let bodyBytes = 1 << 20
    static let queryItems = 512
  }

  public typealias Handler = @Sendable (HTTPRequest) -> HTTPResponse

  let handler: Handler
  let streams = EventStreams()
  let connections = Connections()

  public init(_ handler: @escaping Handler) { self.handler = handler }

  /// Begins to serve at a socket that listens.
  ///
  /// - Parameter stackBytes: of each thread that calls the handler.
  public func start(_ listener: Listener, stackBytes: Int) throws(ToolError) {
    let limits = facet_http_limits(
      threads: Limit.threads, stack_bytes: stackBytes, connections: Limit.connections, idle_seconds: Limit.idleSeconds,
      header_bytes: Limit.headerBytes)
    let context = unsafe Unmanaged.passRetained(self).toOpaque()
    let daemon = unsafe facet_http_start(
      listener.descriptor, limits, Callbacks.handle, Callbacks.completed, Callbacks.connected, context)
    guard unsafe daemon != nil else {
      throw ToolError("cannot start the server: \(unsafe String(cString: strerror(errno)))")
    }
    startTicking()
  }

  /// Tells every open page of an event. `data` is one line.
  public func send(event: String, id: Int, data: [UInt8]) {
    streams.send(Array("id: \(id)\nevent: \(event)\ndata: ".utf8) + data + Array("\n\n".utf8))
  }

  /// Signs of life, and an eye on connections that dribble.
  private func startTicking() {
    let thread = StartedThread { [self] in
      var second: UInt32 = 0
      while true {
        sleep(1)
        second &+= 1
        connections.cutOff()
        if second % EventStreams.heartbeatSeconds == 0 { streams.send(Array(": alive\n\n".utf8)) }
      }
    }
    thread?.detach()
  }
}
