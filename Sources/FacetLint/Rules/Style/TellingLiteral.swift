// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetSyntax
internal import FacetTypes

/// A literal that is hardly the same as another one by chance.
struct TellingLiteral {
  var value: Value
  var span: ByteSpan
}

/// Where literals stand, by value.
struct LiteralPlaces {
  /// Their values, in the order in which they come first.
  var order: [Value] = []
  /// In reading order.
  var spans: [Value: [ByteSpan]] = [:]
}

extension LintSubject {
  /// Where those of the telling literals stand that count.
  func placesOfTellingLiterals(where counts: (TellingLiteral) -> Bool) -> LiteralPlaces {
    var places = LiteralPlaces()
    for literal in tellingLiterals where counts(literal) {
      if places.spans[literal.value] == nil { places.order.append(literal.value) }
      places.spans[literal.value, default: []].append(literal.span)
    }
    return places
  }

  /// Colours, and numbers and angles of at least three digits, in reading order; what a theme sets is not among them.
  private var tellingLiterals: [TellingLiteral] {
    var literals: [TellingLiteral] = []
    let themes = themes
    for expression in expressions where !themes.contains(where: { $0.contains(expression.span) }) {
      switch expression.kind {
      case .color(let rgba): literals.append(TellingLiteral(value: .color(Color(rgba: rgba)), span: expression.span))
      case .number(let value, let unit):
        if text(at(expression.span)).significantDigits < 3 { continue }
        literals.append(TellingLiteral(value: numberLiteral(value, unit), span: expression.span))
      case .missing, .bool, .string, .name, .implicitMember, .member, .call, .index, .pair, .parenthesized, .list,
        .prefix, .binary, .conditional, .switchOver:
        continue
      }
    }
    return literals.sorted { $0.span.start < $1.span.start }
  }

  private var themes: [ByteSpan] {
    tree.items.compactMap { item in
      if case .theme = item.kind { item.span } else { nil }
    }
  }
}

extension String {
  /// Digits of a number as it is written, from the first that is not 0 to the last that is not; 3 of `0.0850`, 1 of `100`.
  fileprivate var significantDigits: Int {
    var digits = filter { $0.isASCII && $0.isNumber }.drop { $0 == "0" }
    while digits.last == "0" { digits.removeLast() }
    return digits.count
  }
}
