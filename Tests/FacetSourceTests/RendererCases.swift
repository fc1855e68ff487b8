// SPDX-License-Identifier: Apache-2.0
//
// One diagnostic a case, one behaviour of the renderers each; what comes out is in Tests/Fixtures/diagnostics/.

import FacetSource

/// Diagnostics with their sources, rendered and compared with the fixture of the same name.
struct RendererCase: Sendable, CustomStringConvertible {
  var name: String
  var samples: [Sample]
  var options: TerminalRenderer.Options
  var diagnostics: [Diagnostic]

  var description: String { name }
  var sources: SourceMap {
    var map = SourceMap()
    for sample in samples { _ = map.add(sample.file) }
    return map
  }

  init(_ name: String, _ sample: Sample, _ diagnostics: [Diagnostic]) {
    self.init(name: name, samples: [sample], diagnostics: diagnostics)
  }

  init(_ name: String, _ sample: Sample, _ other: Sample, _ diagnostics: [Diagnostic]) {
    self.init(name: name, samples: [sample, other], diagnostics: diagnostics)
  }

  init(_ name: String, _ sample: Sample, options: TerminalRenderer.Options, _ diagnostics: [Diagnostic]) {
    self.init(name: name, samples: [sample], options: options, diagnostics: diagnostics)
  }

  private init(
    name: String, samples: [Sample], options: TerminalRenderer.Options = .init(width: 80), diagnostics: [Diagnostic]
  ) {
    self.name = name
    self.samples = samples
    self.options = options
    self.diagnostics = diagnostics
  }
}

extension RendererCase {
  static let all = oneLine + wide + blocks + ends + longLines + fixes + lists

  private static func unknown(_ name: String, _ at: SourceSpan, label: String = "not declared") -> Diagnostic {
    Diagnostic("unknown-name", .error, "there is no `\(name)`", at: at, label: label)
  }

  private static var oneLine: [RendererCase] {
    let badge = Sample("badge {\n  size: 256\n  hexagn().fill(#fff)\n}\n", path: "scenes/a.badge")
    let call = Sample("face {\n  circle(center: (1, 2), radius: 4, radius: 5)\n}\n")
    let library = Sample("component star(points: Number) {}\n", path: "lib/star.facet", id: 1)
    let use = Sample("badge {\n  star(sides: 5)\n}\n", path: "b.badge")
    return [
      RendererCase("simple", badge, [unknown("hexagn", badge.span("hexagn"))]),
      RendererCase("no-label", badge, [unknown("hexagn", badge.span("hexagn"), label: "")]),
      RendererCase(
        "two-labels", call,
        [
          Diagnostic(
            "repeated-argument", .error, "`radius` is given twice", at: call.span("radius: 5"), label: "given again",
            secondary: [.init(call.span("radius: 4"), "given first")])
        ]),
      RendererCase(
        "many-labels", call,
        [
          Diagnostic(
            "busy-line", .warning, "much is said here", at: call.span("circle"), label: "the call",
            secondary: [
              .init(call.span("(1, 2)"), "a point"), .init(call.span("radius: 5"), "a radius"),
              .init(call.span("radius: 4"), "another"), .init(call.span("face"), "the root"),
            ])
        ]),
      RendererCase(
        "nested-labels", call,
        [
          Diagnostic(
            "nested-marks", .error, "one inside the other", at: call.span("center: (1, 2)"), label: "outer",
            secondary: [.init(call.span("(1, 2)"), "inner")])
        ]),
      RendererCase(
        "same-place", call,
        [
          Diagnostic(
            "same-place", .error, "twice the same place", at: call.span("circle"), label: "first",
            secondary: [.init(call.span("circle"), "second"), .init(call.span("4"), "far")])
        ]),
      RendererCase(
        "other-file", use, library,
        [
          Diagnostic(
            "unknown-argument", .error, "`star` has no argument `sides`", at: use.span("sides"), label: "unknown",
            secondary: [.init(library.span("points"), "it takes `points`")],
            notes: ["arguments are matched by name", "first line\nsecond line"])
        ]),
      RendererCase(
        "far-lines", Sample("let a = 1\n\n\n\nlet b = 2\n\nlet a = 3\n"),
        [
          Diagnostic(
            "repeated-name", .error, "`a` is declared twice", at: SourceSpan(SourceID(0), ByteSpan(28..<29)),
            secondary: [
              .init(SourceSpan(SourceID(0), ByteSpan(4..<5)), "first here"),
              .init(SourceSpan(SourceID(0), ByteSpan(17..<18)), "not this"),
            ])
        ]),
      RendererCase(
        "colour", call, options: .init(width: 80, usesColor: true),
        [
          Diagnostic(
            "repeated-argument", .error, "`radius` is given twice", at: call.span("radius: 5"), label: "again",
            secondary: [.init(call.span("radius: 4"), "first")], notes: ["a note"],
            fixes: [.init("remove one", edits: [.init(call.span(", radius: 5"), "")])]),
          Diagnostic("unused", .warning, "a warning", at: call.span("face")),
          Diagnostic("remark", .note, "a note", at: call.span("face")),
        ]),
    ]
  }

  private static var wide: [RendererCase] {
    let lines = [
      "\u{FEFF}first", "\tx\ty", "漢字 x", "👨‍👩‍👧‍👦 x", "🇩🇪🇫🇷 x", "e\u{301}e\u{301} x", "\u{26A0} x", "\u{26A0}\u{FE0F} x",
      "1\u{FE0F}\u{20E3} x", "a\u{200B}b x", "\u{202E}abc x", "\u{1B}[31m x", "한국 x", "می\u{200C}خواهم x",
    ]
    let sample = Sample(lines.joined(separator: "\n") + "\n")
    let marks = (1..<lines.count).map { unknown("x", sample.span("x", $0)) }
    let crlf = Sample("face {\r\n  eyes: 漢\r\n}\r\n")
    let invalid = SourceFile(path: "latin.face", bytes: Array("// caf".utf8) + [0xE9] + Array(" x\n".utf8))
    let hostile = Sample("ab\n", path: "a\u{1B}[2J\nb.face")
    return [
      RendererCase("byte-order-mark", sample, [unknown("first", sample.span("first"))]),
      RendererCase("cells", sample, marks),
      RendererCase("crlf", crlf, [unknown("漢", crlf.span("漢")), unknown("}", crlf.span("}"))]),
      RendererCase("invalid-bytes", Sample(invalid), sourceProblems(in: invalid.bytes, of: SourceID(0))),
      RendererCase(
        "hostile-text", hostile,
        [
          Diagnostic(
            "bad\u{7}", .error, "no \u{1B}[31mred\u{202E}\nline", at: hostile.span("b"), label: "a\rb\u{200B}",
            notes: ["x\u{1B}c"], fixes: [.init("write \u{1B}", edits: [.init(hostile.span("b"), "\u{1B}[0m")])])
        ]),
    ]
  }

  private static var blocks: [RendererCase] {
    let sample = Sample(
      """
      badge {
        repeat k in 0..<8 {
          mountain()
            .fill(#4f4fbf)
        }
        let far = face {
          eyes: .open
          mouth: .smile
          color: .red
          lineWidth: 5
          scale: 1
        }
      }

      """, path: "b.badge")
    let block = sample.span(from: "repeat", through: "bf)\n  }")
    let whole = sample.span(from: "badge", through: "scale: 1\n  }\n}")
    let far = sample.span(from: "face", through: "scale: 1\n  }")
    return [
      RendererCase(
        "block", sample, [Diagnostic("empty-loop", .error, "this loop", at: block, label: "all of this")]),
      RendererCase(
        "block-inside-line", sample, [Diagnostic("no-value", .error, "no value", at: far, label: "not a value")]),
      RendererCase(
        "nested-blocks", sample,
        [
          Diagnostic(
            "no-value", .error, "an element is no value", at: far, label: "not a value",
            secondary: [
              .init(whole, "in this badge"), .init(sample.span("far"), "for this name"), .init(block, "after this"),
            ])
        ]),
      RendererCase(
        "only-line-ending", sample,
        [
          Diagnostic(
            "line-ending", .error, "here the line ends",
            at: SourceSpan(sample.id, ByteSpan(7..<8)), label: "expected more")
        ]),
      RendererCase(
        "through-line-ending", sample,
        [Diagnostic("one-line", .error, "still one line", at: SourceSpan(sample.id, ByteSpan(0..<8)))]),
    ]
  }

  private static var ends: [RendererCase] {
    let open = Sample("face {\n  eyes: .open")
    let closed = Sample("face {\n")
    let empty = Sample("", path: "empty.face")
    let past = SourceSpan(open.id, ByteSpan(500..<900))
    return [
      RendererCase(
        "end-of-file", open,
        [
          Diagnostic(
            "missing-brace", .error, "`{` is never closed", at: open.end, label: "expected `}`",
            secondary: [.init(open.span("{"), "opened here")])
        ]),
      RendererCase(
        "end-after-line", closed,
        [Diagnostic("missing-brace", .error, "`{` is never closed", at: closed.end, label: "expected `}`")]),
      RendererCase("empty-file", empty, [Diagnostic("no-scene", .error, "this file has no scene", at: empty.end)]),
      RendererCase("past-the-end", open, [Diagnostic("past", .error, "past the end", at: past)]),
      RendererCase(
        "unknown-source", open, [Diagnostic("lost", .error, "lost", at: SourceSpan(SourceID(9), .at(0)), notes: ["n"])]),
    ]
  }
}

extension Sample {
  init(_ file: SourceFile) {
    self.file = file
    id = SourceID(0)
  }
}
