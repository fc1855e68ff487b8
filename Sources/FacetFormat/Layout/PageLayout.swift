// SPDX-License-Identifier: Apache-2.0
//
// In: a document. Out: bytes. Which groups are broken is decided here, each once and in reading order, with a stack of
// waiting documents instead of recursion.

import FacetSource

/// Lays a document out on lines of a given width.
struct PageLayout {
  private enum Mode {
    case broken, flat
    /// Flat, and so is every group inside.
    case locked
  }

  private struct Waiting {
    var indentation: Int
    var mode: Mode
    var document: Document
  }

  static let indentationStep = 2

  private let width: Int
  private var page: Page
  private var stack: [Waiting] = []

  init(_ source: SourceFile, lineEnd: LineEnd, width: Int) {
    self.width = width
    page = Page(source, lineEnd: lineEnd)
  }

  /// The bytes of a whole file.
  mutating func bytes(of document: Document) -> [UInt8] {
    stack = [Waiting(indentation: 0, mode: .broken, document: document)]
    while let next = stack.popLast() { place(next) }
    page.finish()
    return page.bytes
  }

  private mutating func place(_ next: Waiting) {
    switch next.document.node {
    case .empty: break
    case .source(let span, let role): page.write(span, as: role, indentation: next.indentation)
    case .verbatim(let span, let endsInComment): page.writeVerbatim(span, endsInComment: endsInComment)
    case .waiting(let span): page.keepForLineEnd(span, indentation: next.indentation)
    case .mark(let text): page.mark(text)
    case .markWhenBroken(let text): if next.mode == .broken { page.mark(text) }
    case .line(let flat):
      if next.mode == .broken {
        page.endLine(hasBlank: false, indentation: next.indentation)
      } else {
        page.mark(flat)
      }
    case .newline(let hasBlank), .freshLine(let hasBlank):
      page.endLine(hasBlank: hasBlank, indentation: next.indentation)
    case .gap: page.gap()
    case .concat(let parts): for part in parts.reversed() { push(part, next) }
    case .indent(let inner): push(inner, next, indented: true)
    case .hang(let inner): push(inner, next, indented: next.mode == .broken && !page.lineStartsWithCloser)
    case .group(let inner): push(inner, next, mode: mode(of: inner, in: next, isLenient: false))
    case .lenientGroup(let inner): push(inner, next, mode: mode(of: inner, in: next, isLenient: true))
    case .broken(let inner): push(inner, next, mode: .broken)
    case .flat(let inner): push(inner, next, mode: .locked)
    case .choice(let first, let second): choose(first, second, in: next)
    }
  }

  private mutating func push(_ document: Document, _ around: Waiting, indented: Bool = false, mode: Mode? = nil) {
    let step = indented ? PageLayout.indentationStep : 0
    stack.append(Waiting(indentation: around.indentation + step, mode: mode ?? around.mode, document: document))
  }

  private func mode(of inner: Document, in around: Waiting, isLenient: Bool) -> Mode {
    switch around.mode {
    case .locked: return .locked
    case .flat: if !inner.measure.isForced { return .flat }
    case .broken: break
    }
    if inner.measure.isForced, !isLenient { return .broken }
    return fits(inner.measure) ? .flat : .broken
  }

  private mutating func choose(_ first: Document, _ second: Document, in around: Waiting) {
    if around.mode != .broken {
      push(first, around)
    } else if !first.measure.isForced, fits(first.measure) {
      push(first, around, mode: .flat)
    } else if page.column + first.measure.lead <= width {
      push(first, around)
    } else {
      push(second, around)
    }
  }

  /// Whether a document, flat, fits on the line together with what follows it up to where a line may end.
  private func fits(_ measure: Measure) -> Bool {
    let needed = page.column + measure.width
    if needed > width { return false }
    if measure.isForced || measure.endsInComment { return true }
    return needed + leadOfRest(within: width - needed) <= width
  }

  /// Cells of what waits on the stack up to where a line may end; stops counting beyond `limit`.
  private func leadOfRest(within limit: Int) -> Int {
    var lead = 0
    for waiting in stack.reversed() {
      let measure = waiting.document.measure
      let isFlat = waiting.mode != .broken
      lead += isFlat ? measure.width : measure.lead
      if isFlat ? measure.isForced : measure.mayBreak { break }
      if measure.endsInComment || lead > limit { break }
    }
    return lead
  }
}
