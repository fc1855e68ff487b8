// SPDX-License-Identifier: Apache-2.0

import FacetSource
import Testing

@Suite("JSON")
struct JSONTests {
  @Test(
    "strings are escaped as RFC 8259 asks",
    arguments: [
      ("plain é漢😀", #""plain é漢😀""#), ("\"\\/", #""\"\\/""#), ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#),
      ("\u{0}\u{1F}\u{7F}", #""\u0000\u001f\u007f""#), ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("", #""""#),
      ("e\u{301}👨\u{200D}👩", "\"e\u{301}👨\u{200D}👩\""),
    ])
  func strings(value: String, expected: String) {
    var json = JSONWriter()
    json.string(value)
    #expect(Array(json.text.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("invalid bytes become replacement characters")
  func invalidBytes() {
    var json = JSONWriter()
    json.string(decoding: [0x61, 0xE9, 0x62, 0xE2, 0x82])
    #expect(json.text == "\"a\u{FFFD}b\u{FFFD}\"")
  }

  @Test("values are separated by exactly one comma")
  func structure() {
    var json = JSONWriter()
    json.object { json in
      json.member("a", 1)
      json.member("b") { json in
        json.array { json in
          json.number(-2)
          json.null()
          json.object { _ in }
          json.array { _ in }
          json.string("x")
        }
      }
      json.member("c", "y")
    }
    #expect(json.text == #"{"a":1,"b":[-2,null,{},[],"x"],"c":"y"}"#)
  }

  @Test("no diagnostics are an empty list")
  func empty() {
    #expect(JSONRenderer(SourceMap()).render([]) == "{\"version\":1,\"diagnostics\":[]}\n")
  }

  @Test("a span of a source that is not there is the first place of an unknown file")
  func unknownSource() {
    let lost = Diagnostic("lost", .note, "lost", at: SourceSpan(SourceID(7), ByteSpan(3..<4)))
    let text = JSONRenderer(SourceMap()).render([lost])
    #expect(text.contains(#""path":"<unknown>","start":{"offset":0,"line":1,"column":1,"utf16Column":1}"#))
  }
}
