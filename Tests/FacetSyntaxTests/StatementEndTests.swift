// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax
import Testing

/// Where a statement ends, line by line.
@Suite struct StatementEndTests {
  /// How many statements the block of the one scene holds, when nothing is wrong.
  private func count(_ block: String) -> Int? {
    let result = parsed("badge {\n" + block + "\n}\n")
    guard result.diagnostics.isEmpty, case .scene(let id)? = result.tree.items.first?.kind,
      case .element(let element) = result.tree[id].kind, let body = element.block
    else { return nil }
    return result.tree[body].statements.count
  }

  @Test(arguments: [
    ("a()\nb()", 2), ("a(); b()", 2), ("a();; b();", 2), ("\n\na()\n\n", 1),
    // Inside brackets lines do not count, inside braces in them they do.
    ("a(1,\n2\n,3\n)", 1), ("let a = [1,\n\n2]\nb()", 2), ("let a = f(switch b {\ncase 1: 2\ndefault: 3\n})", 1),
    // The line ends with an operator, a comma or a colon.
    ("let a = 1 +\n2", 1), ("let a = b &&\n!c\nd()", 2), ("size:\n200", 1), ("let a =\n3", 1),
    ("let a = b ?\n1 :\n2", 1),
    ("repeat k in 0...\n3 { a() }", 1), ("let a = !\nb", 1),
    // The next line starts with what cannot start a statement.
    ("a()\n.fill(.red)\n.padding(3)\nb()", 2), ("a()\n\n  // note\n  .fill(.red)", 1), ("let a = b\n? 1\n: 2", 1),
    ("let a = 1\n+ 2\n* 3\nb()", 2), ("let a = 1\n- 2", 1), ("if a { b() }\nelse { c() }\nd()", 2),
    ("let a = if b { 1 }\nelse { 2 }", 1), ("repeat k in 0\n..<3 { a() }", 1),
    ("let a = b\n/* two\nlines */ .width", 1),
    // A bracket on the next line is no continuation.
    ("let a = b\nc(1)", 2), ("let a = f\n/* two\nlines */ g()", 2),
  ])
  func endsWhereTheRuleSays(_ block: String, _ statements: Int) { #expect(count(block) == statements) }

  @Test(arguments: ["\n", "\r\n", "\r"]) func lineEndsAreEqual(_ end: String) {
    let text = "badge {\n  a()\n  b(\n  c()\n}\n".replacing("\n", with: end)
    let bytes = Array(text.utf8)
    let diagnostics = parsed(bytes).diagnostics
    #expect(diagnostics.map { Place($0.primary.span.start, in: bytes).description } == ["3:5"])
  }

  @Test func aByteOrderMarkChangesNothing() {
    let text = "face {\n  size: 200\n}\n"
    let plain = parsed(text)
    let marked = parsed([0xEF, 0xBB, 0xBF] + Array(text.utf8))
    #expect(plain.diagnostics.isEmpty && marked.diagnostics.isEmpty)
    #expect(marked.tree.items.count == 1)
    #expect(marked.tree.tokens.first?.kind == .byteOrderMark)
    #expect(Array(marked.tree.tokens.dropFirst()).map(\.kind) == plain.tree.tokens.map(\.kind))
  }
}
