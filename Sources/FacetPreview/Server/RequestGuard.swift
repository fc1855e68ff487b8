// SPDX-License-Identifier: Apache-2.0

/// Turns away what does not come from this server's own page or a person's address bar. A page of another site can make a
/// browser send requests here, and can have its own name resolved to this machine; neither can say the right `Host`, or
/// hide its `Origin`.
public struct RequestGuard: Sendable {
  /// The names, with the port, under which this server is reached.
  private let hosts: [String]
  /// What a page was given, and only a page of this server can read.
  public let token: String

  public init(names: [String], port: Int, token: String) {
    hosts = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    self.token = token
  }

  /// The refusal of a request, or nil.
  public func rejection(of request: HTTPRequest) -> HTTPResponse? {
    guard let host = request.header("host"), hosts.contains(host) else {
      return .text(403, "This server answers to \(hosts[0]) alone.")
    }
    if request.headers["origin"] != nil {
      guard let origin = request.header("origin"), hosts.contains(where: { origin == "http://" + $0 }) else {
        return .text(403, "Another site may not ask this server.")
      }
    }
    if let site = request.headers["sec-fetch-site"], site != ["same-origin"], site != ["none"] {
      return .text(403, "Another site may not ask this server.")
    }
    switch request.method {
    case "GET", "HEAD": return nil
    case "POST" where request.path == Routes.writing: return refusalToWrite(request)
    case _: return .text(405, "This server answers GET and HEAD.")
    }
  }

  private func refusalToWrite(_ request: HTTPRequest) -> HTTPResponse? {
    guard let given = request.header("x-facet-token"), isSame(given, token) else {
      return .text(403, "The page is not of this run of the server: load it again.")
    }
    return nil
  }

  /// In a time that does not tell how much of it is right.
  private func isSame(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    return zip(left.utf8, right.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
