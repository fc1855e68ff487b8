// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetShapes
import FacetSource
import FacetTypes

extension Evaluator {
  /// Characters without a glyph that one message names.
  private static let namedGlyphs = 10

  /// Lines as outlines; the block is as wide as its widest line and as high as all of them.
  func textBlock(_ values: [Value?], for element: CheckedElement) throws(Stop) -> TextBlock {
    let (request, alignment) = try reading(element.arguments, at: element.origin) {
      () throws(ValueProblem) in try textArguments(values)
    }
    try chargeReading(.string(request.string), at: element.origin)
    var lines: [ShapedLine] = []
    for line in request.string.split(separator: "\n", omittingEmptySubsequences: false) {
      var lineRequest = request
      lineRequest.string = String(line)
      lines.append(try shape(lineRequest, for: element))
    }
    let width = lines.reduce(0) { max($0, $1.advance) }
    let height = lines.reduce(0) { $0 + $1.ascent + $1.descent }
    return TextBlock(request: request, lines: lines, alignment: alignment, size: Size(width, height))
  }

  private func textArguments(_ values: [Value?]) throws(ValueProblem) -> (TextRequest, Anchor) {
    let weight = try values.choice(2, Weight.self)
    var request = TextRequest(
      string: try values.string(0), size: try values.number(1) * readTextScale(), weight: weight == .bold ? 700 : 400)
    if values.given(3) != nil { request.family = try values.string(3) }
    return (request, try values.choice(4))
  }

  private func shape(_ request: TextRequest, for element: CheckedElement) throws(Stop) -> ShapedLine {
    do throws(TextProblem) {
      return try shaper.shape(request)
    } catch {
      throw failure(error, for: element)
    }
  }

  private func failure(_ problem: TextProblem, for element: CheckedElement) -> Stop {
    func span(_ place: Int) -> SourceSpan {
      guard place < element.arguments.count, let argument = element.arguments[place] else { return element.origin }
      return program.expressions[argument].origin
    }
    switch problem {
    case .missingGlyphs(let clusters, let hint):
      let shown = clusters.prefix(Self.namedGlyphs).map { "“\($0)”" }.joined(separator: ", ")
      let rest = clusters.count - Self.namedGlyphs
      let list = rest > 0 ? shown + " and \(rest) more" : shown
      return failure("missing-glyph", "there is no glyph for \(list)", at: span(0), notes: [hint])
    case .missingFamily(let family, let hint):
      return failure("missing-family", "no font answers to the family `\(family)`", at: span(3), notes: [hint])
    case .unusableFont(let font, let reason):
      return failure("unusable-font", "the font `\(font)` cannot be used", at: span(3), notes: [reason])
    case .shaperUnavailable(let reason):
      toolProblem = reason
      return .everything
    }
  }
}
