// SPDX-License-Identifier: Apache-2.0
import FacetXML
import Glibc
import Testing

func read(_ text: String, limits: XMLLimits = XMLLimits()) throws(XMLError) -> XMLDocument {
  try XMLReader.read(Array(text.utf8), limits: limits)
}

func refusal(_ text: String, limits: XMLLimits = XMLLimits()) -> XMLError? {
  do throws(XMLError) {
    _ = try read(text, limits: limits)
    return nil
  } catch {
    return error
  }
}

let nastyStrings = [
  "Tom & <b>Jo</b> \"x\" ]]> é 😀 \t\n", "&amp;", "&#38;", "&amp;#38;&", "\r\n \r", "  two  ", "]]", ">", "'\"'",
  "\u{85}\u{2028}",
  "e\u{301}", "<!-- -->", "<![CDATA[x]]>", "",
]

@Suite struct XMLReaderTests {
  @Test(arguments: nastyStrings) func whatIsWrittenIsRead(nasty: String) throws {
    let text = try written { writer throws(XMLError) in
      try writer.element("a", [.init("b", nasty), .init("c", Array(nasty.utf8))]) { writer throws(XMLError) in
        try writer.text(nasty)
      }
    }
    let document = try read(text)
    #expect(document.root.value(of: "b").map { Array($0.unicodeScalars) } == Array(nasty.unicodeScalars))
    #expect(document.root.value(of: "c").map { Array($0.unicodeScalars) } == Array(nasty.unicodeScalars))
    #expect(Array(document.text(in: document.root).unicodeScalars) == Array(nasty.unicodeScalars))
  }

  @Test func treeKeepsNamesNamespacesOrderAndPlaces() throws {
    let text = "<s xmlns='u'\n xmlns:x=\"v\" b='1' a='2'>\n <x:g\n x:h='3'/>t<!-- c -->u<i>v</i></s>"
    let document = try read(text)
    #expect(document.root.name == "s")
    #expect(
      document.root.content
        == .element(
          name: "s", namespace: "u", attributes: [.init(name: "b", value: "1"), .init(name: "a", value: "2")]))
    let children = document.root.children.map { document[$0] }
    #expect(children.map(\.name) == [nil, "g", nil, "i"])
    #expect(
      children[1].content
        == .element(name: "g", namespace: "v", attributes: [.init(name: "h", namespace: "v", value: "3")]))
    #expect(children.map(\.line) == [2, 3, 4, 4])
    #expect(children[1].parent == XMLDocument.rootID)
    let start = try #require(text.utf8.firstRange(of: "<x:g".utf8)?.lowerBound)
    #expect(children[1].offset == text.utf8.distance(from: text.startIndex, to: start))
    #expect(document.text(in: document.root) == "\n tu")
  }

  @Test func instructionsAreListed() throws {
    let document = try read("<?xml version='1.0' encoding='utf-8'?><?xml-stylesheet href='a'?><a><?b?></a>")
    #expect(document.instructions == ["xml-stylesheet", "b"])
  }

  @Test func aByteOrderMarkIsAllowed() throws {
    #expect(try read("\u{FEFF}<a/>").root.name == "a")
  }

  @Test(arguments: [
    ("", 1), ("<a>", 1), ("<a>\n</b>", 2), ("<a b=1/>", 1), ("<a b='<'/>", 1), ("<a/>\n<b/>", 2), ("<a>&nope;</a>", 1),
    ("<a>&</a>", 1), ("<a b='1' b='2'/>", 1), ("<a>&#0;</a>", 1), ("<x:a/>", 1), ("text", 1), ("<a>]]></a>", 1),
    ("<?xml version='1.0' encoding='nonsense'?><a/>", 1),
  ])
  func malformedDocumentsAreRefusedWithALine(text: String, line: Int) throws {
    guard case .malformed(let message, let found, _) = refusal(text) else {
      Issue.record("\(String(describing: refusal(text)))")
      return
    }
    #expect(found == line)
    #expect(!message.isEmpty && !message.contains("\n"))
  }

  @Test(arguments: [
    "<!DOCTYPE a><a/>", "<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;</a>", "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
    "<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><a>&e;</a>",
    "<!DOCTYPE a [<!ENTITY % p SYSTEM 'http://127.0.0.1:1/x'>%p;]><a/>",
    """
    <!DOCTYPE a [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'><!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;'>
    <!ENTITY d '&c;&c;&c;&c;&c;&c;&c;&c;'><!ENTITY e '&d;&d;&d;&d;&d;&d;&d;&d;'>]><a>&e;&e;&e;&e;</a>
    """,
  ])
  func doctypesAreRefusedWhateverTheyHold(text: String) throws {
    #expect(refusal(text) == .doctype(line: 1))
  }

  @Test(arguments: ["ISO-8859-1", "UTF-16", "windows-1252", "UTF-7"])
  func otherEncodingsAreRefused(name: String) throws {
    let error = refusal("<?xml version='1.0' encoding='\(name)'?><a/>")
    switch error {
    case .unsupportedEncoding, .malformed: break
    default: Issue.record("\(String(describing: error))")
    }
  }

  @Test func utf16IsRefused() throws {
    let bytes: [UInt8] = [0x3C, 0, 0x61, 0, 0x2F, 0, 0x3E, 0]
    #expect(throws: XMLError.forbiddenCharacter("\u{0}", offset: 1)) { try XMLReader.read(bytes) }
  }
}

@Suite struct XMLLimitTests {
  @Test func deepNestingIsRefused() throws {
    let deep = String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000)
    #expect(refusal(deep) == .tooDeep(limit: XMLLimits.maximumDepth, line: 1))
    let allowed = String(repeating: "<a>", count: 256) + String(repeating: "</a>", count: 256)
    #expect(try read(allowed).nodes.count == 256)
  }

  @Test func longTextIsRefused() throws {
    let text = "<a>" + String(repeating: "x", count: 20 << 20) + "</a>"
    #expect(refusal(text) == .textTooLong(limit: XMLLimits.maximumTextLength, line: 1))
  }

  @Test func longAttributesAreRefused() throws {
    let text = "<a>\n<b c='" + String(repeating: "x", count: 20 << 20) + "'/></a>"
    #expect(refusal(text) == .attributeTooLong(limit: XMLLimits.maximumAttributeLength, line: 2))
    let allowed = String(repeating: "x", count: XMLLimits.maximumAttributeLength)
    #expect(try read("<b c='\(allowed)'/>").root.value(of: "c") == allowed)
  }

  @Test func manyAttributesAreRefused() throws {
    let attributes = (0..<1_000_000).map { " a\($0)=''" }.joined()
    #expect(refusal("<!-- <' --><a\(attributes)/>") == .tooManyAttributes(limit: XMLLimits.maximumAttributes, line: 1))
  }

  @Test func manyNamespacesAreRefused() throws {
    let open = (0..<100).map { "<a xmlns:a\($0)='u'>" }.joined()
    #expect(refusal(open) == .tooManyNamespaces(limit: XMLLimits.maximumNamespaces, line: 1))
    let siblings = (0..<100).map { "<a xmlns:a\($0)='u'/>" }.joined()
    #expect(try read("<r>\(siblings)</r>").root.children.count == 100)
  }

  @Test func manyNodesAreRefused() throws {
    let limits = XMLLimits(nodes: 3)
    #expect(try read("<a>x<b/></a>", limits: limits).nodes.count == 3)
    #expect(refusal("<a>x<b/>\n</a>", limits: limits) == .tooManyNodes(limit: 3, line: 1))
  }

  @Test func longDocumentsAreRefused() throws {
    #expect(refusal("<a/> ", limits: XMLLimits(bytes: 4)) == .tooManyBytes(limit: 4))
    #expect(refusal("<a/>", limits: XMLLimits(bytes: 4)) == nil)
  }

  @Test func limitsCannotBeRaisedAboveTheMaxima() {
    #expect(XMLLimits(bytes: .max, depth: .max) == XMLLimits())
  }
}
