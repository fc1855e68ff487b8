// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetSemantics
import FacetShapes
import FacetSource
import FacetTypes

/// Programs built by hand, for what the evaluator must withstand whether or not the parser lets it through.
struct LayoutProgramBuilder {
  var program = Program()
  private let nowhere = SourceSpan(SourceID(0), .at(0))

  mutating func expression(_ kind: CheckedExpression.Kind, _ type: Type = .number) -> CheckedExpressionID {
    program.expressions.add(CheckedExpression(kind: kind, type: type, origin: nowhere))
  }

  mutating func number(_ number: Double) -> CheckedExpressionID { expression(.constant(.number(number))) }

  mutating func block(_ elements: [CheckedElement], readsSize: Bool = false) -> CheckedBlockID {
    program.blocks.add(
      CheckedBlock(statements: elements.map { .element($0) }, readsSize: readsSize, origin: nowhere))
  }

  func element(
    _ callee: Callee, _ arguments: [CheckedExpressionID?] = [], block: CheckedBlockID? = nil,
    modifiers: [CheckedModifier] = []
  ) -> CheckedElement {
    CheckedElement(callee: callee, arguments: arguments, block: block, modifiers: modifiers, origin: nowhere)
  }

  func modifier(_ modifier: Modifier, _ arguments: [CheckedExpressionID?]) -> CheckedModifier {
    CheckedModifier(modifier: modifier, arguments: arguments, block: nil, origin: nowhere)
  }

  mutating func setScene(_ elements: [CheckedElement], frameSize: Int = 0) {
    program.scene = CheckedScene(
      kind: "scene", element: element(.container(.scene), block: block(elements)), rootArguments: [],
      frameSize: frameSize, origin: nowhere)
  }

  /// A rectangle inside `count` groups.
  mutating func nested(_ count: Int, readsSize: Bool = false) -> CheckedElement {
    var inner = element(.primitive(Primitives.index(of: "rect") ?? 0))
    for _ in 0..<count {
      inner = element(.container(.group), block: block([inner], readsSize: readsSize))
    }
    return inner
  }

  /// A rectangle clipped by a rectangle that is clipped by another one, and so on.
  mutating func clipped(_ count: Int) -> CheckedElement {
    var inner = nested(0)
    for _ in 0..<count {
      var outer = nested(0)
      outer.modifiers = [
        CheckedModifier(modifier: .clip, arguments: [], block: block([inner]), origin: outer.origin)
      ]
      inner = outer
    }
    return inner
  }

  /// A chain of functions, each of which calls the one before inside a negation.
  mutating func callChain(_ count: Int) -> CheckedExpressionID {
    var body = expression(.local(0))
    for index in 0..<count {
      let function = program.functions.add(
        Function(
          name: "f\(index)",
          parameters: [
            CheckedParameter(
              name: "x", type: .number, defaultValue: nil, range: nil, documentation: nil, origin: nowhere)
          ], result: .number, body: body, frameSize: 1, origin: nowhere))
      body = expression(.negate(expression(.call(function, [expression(.local(0))]))))
    }
    return body
  }
}

/// A shaper that knows no letter: enough for scenes without text.
struct SilentShaper: TextShaper {
  func shape(_ request: TextRequest) throws(TextProblem) -> ShapedLine {
    ShapedLine(glyphs: [], advance: 0, ascent: 0, descent: 0)
  }
}
