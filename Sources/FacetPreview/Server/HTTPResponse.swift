// SPDX-License-Identifier: Apache-2.0

/// What is answered.
public struct HTTPResponse: Sendable {
  public enum Body: Sendable {
    case bytes([UInt8])
    /// Events, for as long as the client stays.
    case events
  }

  public var status: Int
  public var contentType: String
  public var headers: [(name: String, value: String)] = []
  public var body: Body

  public init(status: Int = 200, contentType: String, body: Body) {
    self.status = status
    self.contentType = contentType
    self.body = body
  }

  public static func text(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(status: status, contentType: "text/plain; charset=utf-8", body: .bytes(Array((text + "\n").utf8)))
  }

  public static func json(_ status: Int, _ bytes: [UInt8]) -> HTTPResponse {
    HTTPResponse(status: status, contentType: "application/json", body: .bytes(bytes))
  }

  /// Headers that every answer has. Nothing of this server may be read, framed or run by another page, nothing but its own
  /// script and style runs in it, and nothing is kept.
  static let guarding: [(name: String, value: String)] = [
    ("X-Content-Type-Options", "nosniff"),
    ("Cache-Control", "no-store"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Referrer-Policy", "no-referrer"),
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
  ]
}
