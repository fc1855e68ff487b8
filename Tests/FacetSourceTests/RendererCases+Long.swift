// SPDX-License-Identifier: Apache-2.0

import FacetSource

extension RendererCase {
  static var longLines: [RendererCase] {
    let dashes = String(repeating: "ab漢 ", count: 60)
    let long = Sample("let a = \(dashes)HERE\(dashes)THERE\n")
    let huge = Sample(String(repeating: "é", count: 50_000) + "HERE" + String(repeating: "😀", count: 50_000) + "\n")
    let span = long.span(from: "HERE", through: "THERE")
    return [
      RendererCase("long-line", long, [Diagnostic("here", .error, "it is here", at: long.span("HERE"), label: "here")]),
      RendererCase("long-line-start", long, [Diagnostic("a", .error, "it is first", at: long.span("a"), label: "a")]),
      RendererCase("long-line-end", long, [Diagnostic("end", .error, "it is last", at: long.span("THERE"))]),
      RendererCase("long-span", long, [Diagnostic("long", .error, "it is long", at: span, label: "all of it")]),
      RendererCase(
        "long-line-twice", long,
        [
          Diagnostic(
            "far", .error, "it is far apart", at: long.span("THERE"), label: "there",
            secondary: [.init(long.span("HERE"), "here")])
        ]),
      RendererCase("huge-line", huge, [Diagnostic("here", .error, "it is here", at: huge.span("HERE"), label: "here")]),
    ]
  }

  static var fixes: [RendererCase] {
    let sample = Sample("badge {\n  rect().fill(crimsn)\n  circle(radius 4)\n}\n", path: "b.badge")
    let library = Sample("shape leaf {\n}\n", path: "lib.facet", id: 1)
    let paint = Diagnostic(
      "unknown-color", .error, "there is no colour `crimsn`", at: sample.span("crimsn"), label: "unknown colour",
      notes: ["colours are written with a dot"],
      fixes: [.init("write `.crimson`", edits: [.init(sample.span("crimsn"), ".crimson")])])
    let colon = sample.span(" 4").span.start
    let insert = Diagnostic(
      "missing-colon", .error, "expected `:`", at: SourceSpan(sample.id, ByteSpan(start: colon, end: colon)),
      fixes: [
        .init("add `:`", edits: [.init(SourceSpan(sample.id, .at(Int(colon))), ":")]),
        .init("say more\n", edits: [], applicability: .display),
      ])
    let lines = Diagnostic(
      "two-places", .warning, "two places change", at: sample.span("rect"),
      fixes: [
        .init(
          "rewrite both",
          edits: [
            .init(sample.span("  rect().fill(crimsn)\n"), ""),
            .init(sample.span("}"), "  line()\n  star()\n}"),
            .init(library.span("leaf"), "blade"),
          ], applicability: .unsafe)
      ])
    let many = (1...9).map { "  line\($0)()\n" }.joined()
    let large = Diagnostic(
      "large-fix", .warning, "much is inserted", at: sample.span("rect"),
      fixes: [.init("write all lines", edits: [.init(sample.span("  circle(radius 4)\n"), many)])])
    return [
      RendererCase("fix-replaces", sample, [paint]),
      RendererCase("fix-inserts", sample, [insert]),
      RendererCase("fix-many-places", sample, library, [lines]),
      RendererCase("fix-large", sample, [large]),
    ]
  }

  static var lists: [RendererCase] {
    let sample = Sample("a b c d e\n漢 x\n", path: "list.face")
    func finding(_ word: String, _ severity: Severity) -> Diagnostic {
      Diagnostic("odd-word", severity, "`\(word)` is odd", at: sample.span(word))
    }
    let mixed = [
      finding("a", .warning), finding("b", .error), finding("c", .note), finding("d", .error), finding("x", .warning),
    ]
    return [
      RendererCase("concise", sample, options: .init(form: .concise), mixed),
      RendererCase("concise-limit", sample, options: .init(form: .concise, limit: 3), mixed),
      RendererCase("limit", sample, options: .init(limit: 1), mixed),
      RendererCase("limit-none", sample, options: .init(limit: 0), mixed),
    ]
  }
}
