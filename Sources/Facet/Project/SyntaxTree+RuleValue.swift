// SPDX-License-Identifier: Apache-2.0

import FacetLint
import FacetSyntax

extension SyntaxTree {
  /// The value of a literal: a number, `true` or `false`, a string, or a list of strings.
  func ruleValue(_ id: ExpressionID) -> RuleValue? {
    switch self[id].kind {
    case .number(let value, nil): return .number(value)
    case .number(let value, .percent): return .number(value / 100)
    case .prefix(.negate, let inner):
      if case .number(let value)? = ruleValue(inner) { return .number(-value) }
      return nil
    case .bool(let value): return .bool(value)
    case .string(let parts):
      var text = ""
      for part in parts {
        guard case .text(let piece, _) = part else { return nil }
        text += piece
      }
      return .string(text)
    case .list(let items):
      let texts = items.compactMap { item -> String? in
        if case .string(let text)? = ruleValue(item) { text } else { nil }
      }
      return texts.count == items.count ? .strings(texts) : nil
    case .missing, .number, .color, .name, .implicitMember, .member, .call, .index, .pair, .parenthesized, .prefix,
      .binary, .conditional, .switchOver:
      return nil
    }
  }
}
