// SPDX-License-Identifier: Apache-2.0

/// Writes JSON (RFC 8259) as UTF-8, member by member, in the order of the calls.
///
///     var json = JSONWriter()
///     json.object { $0.member("version") { $0.number(1) } }
public struct JSONWriter: Sendable {
  public private(set) var bytes: [UInt8] = []
  /// Whether the next value of the innermost object or array needs a comma before it.
  private var needsComma = false

  public init() {}

  /// What was written; JSON written here is always valid UTF-8.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  public mutating func object(_ members: (inout JSONWriter) -> Void) { enclose("{", "}", members) }
  public mutating func array(_ values: (inout JSONWriter) -> Void) { enclose("[", "]", values) }

  /// One member of an object; `value` writes exactly one value.
  public mutating func member(_ name: String, _ value: (inout JSONWriter) -> Void) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
    value(&self)
    needsComma = true
  }

  public mutating func member(_ name: String, _ value: String) { member(name) { $0.string(value) } }
  public mutating func member(_ name: String, _ value: Int) { member(name) { $0.number(value) } }
  public mutating func member(_ name: String, _ value: Bool) { member(name) { $0.bool(value) } }

  public mutating func number(_ value: Int) { scalar(String(value)) }
  /// Shortest; null where it is infinite or not a number, which JSON cannot say.
  public mutating func number(_ value: Double) { scalar(value.isFinite ? "\(value)" : "null") }
  public mutating func bool(_ value: Bool) { scalar(value ? "true" : "false") }
  public mutating func null() { scalar("null") }

  public mutating func string(_ value: String) {
    separate()
    appendString(value)
    needsComma = true
  }

  /// A string from bytes; each maximal run that is not UTF-8 becomes U+FFFD.
  public mutating func string(decoding utf8: some Collection<UInt8>) { string(String(decoding: utf8, as: UTF8.self)) }

  /// Begins a new line before the next value, for readers of large documents.
  public mutating func lineBreak() {
    separate()
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func scalar(_ text: String) {
    separate()
    bytes += text.utf8
    needsComma = true
  }

  private mutating func enclose(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  /// Escapes what RFC 8259 asks for, and U+2028 and U+2029, which JavaScript once took for line endings.
  private mutating func appendString(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\u{8}": bytes += "\\b".utf8
      case "\u{C}": bytes += "\\f".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}": appendEscape(scalar.value)
      default: bytes += String(Character(scalar)).utf8
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func appendEscape(_ value: UInt32) {
    let digits = String(value, radix: 16)
    bytes += "\\u".utf8
    bytes += String(repeating: "0", count: 4 - digits.utf8.count).utf8
    bytes += digits.utf8
  }
}
