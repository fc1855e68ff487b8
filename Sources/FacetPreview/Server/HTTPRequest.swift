// SPDX-License-Identifier: Apache-2.0

/// What a client asked for, as far as this server looks at it.
public struct HTTPRequest: Sendable, Hashable {
  /// One `name=value` of a query, decoded.
  public struct Query: Sendable, Hashable {
    public var name: String
    public var value: String
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  public var method: String
  /// As it was sent, without the query.
  public var path: String
  /// In the order given; names may come more than once.
  public var query: [Query]
  /// By lower-case name; of a header that comes more than once, all values.
  public var headers: [String: [String]]
  public var body: [UInt8]

  public init(
    method: String, path: String, query: [Query] = [], headers: [String: [String]] = [:], body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }

  /// The value of a header that was sent once; nil where it was not, or more than once.
  func header(_ name: String) -> String? {
    guard let values = headers[name], values.count == 1 else { return nil }
    return values[0]
  }

  func values(_ name: String) -> [String] { query.filter { $0.name == name }.map(\.value) }
}
