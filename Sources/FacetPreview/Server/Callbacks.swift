// SPDX-License-Identifier: Apache-2.0
//
// What libmicrohttpd calls, on its own threads. Pointers of C become values here and nowhere else.

import CMicroHTTPD
import Glibc

/// A request on its way in.
private final class Incoming {
  var request: HTTPRequest
  var isTooLarge = false
  init(_ request: HTTPRequest) { self.request = request }
}

enum Callbacks {
  static let handle: MHD_AccessHandlerCallback = {
    context, connection, url, method, _, upload, uploadSize, place in
    guard let context = unsafe context, let connection = unsafe connection, let url = unsafe url,
      let method = unsafe method, let uploadSize = unsafe uploadSize, let place = unsafe place
    else { return .NO }
    let server = unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    guard let kept = unsafe place.pointee else {
      let incoming = Incoming(unsafe request(url, method, connection))
      unsafe place.pointee = Unmanaged.passRetained(incoming).toOpaque()
      server.connections.hasHead(unsafe facet_http_socket(connection))
      return .YES
    }
    let incoming = unsafe Unmanaged<Incoming>.fromOpaque(kept).takeUnretainedValue()
    if unsafe uploadSize.pointee > 0 {
      let bytes = unsafe UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee)
      if incoming.request.body.count + bytes.count > HTTPServer.Limit.bodyBytes {
        incoming.isTooLarge = true
        incoming.request.body = []
      } else if !incoming.isTooLarge {
        unsafe incoming.request.body += bytes
      }
      unsafe uploadSize.pointee = 0
      return .YES
    }
    server.connections.isAsked(unsafe facet_http_socket(connection))
    let response = incoming.isTooLarge ? HTTPResponse.text(413, "Too large.") : server.handler(incoming.request)
    return unsafe queue(response, for: incoming.request, connection, server)
  }

  static let completed: MHD_RequestCompletedCallback = { context, connection, place, _ in
    guard let context = unsafe context, let place = unsafe place, let kept = unsafe place.pointee else { return }
    unsafe Unmanaged<Incoming>.fromOpaque(kept).release()
    unsafe place.pointee = nil
    let server = unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    server.connections.isAnswered(unsafe facet_http_socket(connection))
  }

  static let connected: MHD_NotifyConnectionCallback = { context, connection, _, event in
    guard let context = unsafe context, let connection = unsafe connection else { return }
    let server = unsafe Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    let socket = unsafe facet_http_socket(connection)
    if event == .CONNECTION_NOTIFY_STARTED {
      server.connections.opened(socket)
    } else {
      server.connections.closed(socket)
    }
  }

  // MARK: Requests

  private static func request(
    _ url: UnsafePointer<CChar>, _ method: UnsafePointer<CChar>, _ connection: OpaquePointer
  ) -> HTTPRequest {
    var request = HTTPRequest(method: unsafe String(cString: method), path: unsafe String(cString: url))
    unsafe collect(.HEADER_KIND, of: connection) { name, value in
      request.headers[name.lowercased(), default: []].append(value)
    }
    unsafe collect(.GET_ARGUMENT_KIND, of: connection) { name, value in
      if request.query.count < HTTPServer.Limit.queryItems {
        request.query.append(HTTPRequest.Query(name: name, value: value))
      }
    }
    return request
  }

  private final class Pairs {
    var list: [(String, String)] = []
  }

  private static func collect(
    _ kind: MHD_ValueKind, of connection: OpaquePointer, _ body: (String, String) -> Void
  ) {
    let pairs = Pairs()
    unsafe MHD_get_connection_values(
      connection, kind,
      { context, _, name, value in
        guard let context = unsafe context, let name = unsafe name else { return .YES }
        let text = unsafe value.map { unsafe String(cString: $0) } ?? ""
        unsafe Unmanaged<Pairs>.fromOpaque(context).takeUnretainedValue().list.append((String(cString: name), text))
        return .YES
      }, Unmanaged.passUnretained(pairs).toOpaque())
    for (name, value) in pairs.list { body(name, value) }
  }

  // MARK: Answers

  private static func queue(
    _ response: HTTPResponse, for request: HTTPRequest, _ connection: OpaquePointer, _ server: HTTPServer
  ) -> MHD_Result {
    switch response.body {
    case .bytes(let bytes):
      let made = unsafe bytes.withUnsafeBytes { buffer in
        unsafe MHD_create_response_from_buffer(
          buffer.count, UnsafeMutableRawPointer(mutating: buffer.baseAddress), .RESPMEM_MUST_COPY)
      }
      return unsafe finish(made, response, connection)
    case .events:
      if request.method == "HEAD" {
        return unsafe finish(
          MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT), response, connection)
      }
      guard let stream = server.streams.make() else {
        return unsafe queue(.text(503, "Too many pages are open."), for: request, connection, server)
      }
      // The page learns at once that it is connected.
      stream.append(Array("retry: 500\n: hello\n\n".utf8))
      return unsafe finish(eventResponse(stream, connection), response, connection)
    }
  }

  private final class StreamContext {
    let stream: EventStream
    let connection: UInt
    init(_ stream: EventStream, _ connection: UInt) {
      self.stream = stream
      self.connection = connection
    }
  }

  private static func eventResponse(_ stream: EventStream, _ connection: OpaquePointer) -> OpaquePointer? {
    let context = unsafe Unmanaged.passRetained(StreamContext(stream, UInt(bitPattern: connection)))
    let response = unsafe MHD_create_response_from_callback(
      UInt64.max, 4096,
      { context, _, buffer, size in
        guard let context = unsafe context, let buffer = unsafe buffer else { return -1 }
        let stream = unsafe Unmanaged<StreamContext>.fromOpaque(context).takeUnretainedValue()
        return unsafe stream.stream.read(
          into: UnsafeMutableRawBufferPointer(start: buffer, count: size), of: stream.connection)
      }, context.toOpaque(),
      { context in
        guard let context = unsafe context else { return }
        unsafe Unmanaged<StreamContext>.fromOpaque(context).takeRetainedValue().stream.close()
      })
    if unsafe response == nil { unsafe context.takeRetainedValue().stream.close() }
    return unsafe response
  }

  private static func finish(
    _ made: OpaquePointer?, _ response: HTTPResponse, _ connection: OpaquePointer
  ) -> MHD_Result {
    guard let made = unsafe made else { return .NO }
    defer { unsafe MHD_destroy_response(made) }
    for (name, value) in [("Content-Type", response.contentType)] + HTTPResponse.guarding + response.headers {
      unsafe MHD_add_response_header(made, name, value)
    }
    return unsafe MHD_queue_response(connection, UInt32(response.status), made)
  }
}
