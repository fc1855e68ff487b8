// SPDX-License-Identifier: Apache-2.0

internal import FacetTypes

extension RuleOption {
  /// The value as the option takes it; nil where it is of another kind, out of range or no choice.
  public func accepted(_ value: RuleValue) -> RuleValue? {
    switch (preset, value) {
    case (.number, .number(let number)): range?.contains(number) ?? number.isFinite ? value : nil
    case (.bool, .bool): value
    case (.string, .string(let text)): choices.isEmpty || choices.contains(text) ? value : nil
    case (.strings, .strings(let texts)): choices.isEmpty || texts.allSatisfy(choices.contains) ? value : nil
    case (.strings, .string(let text)): choices.isEmpty || choices.contains(text) ? .strings([text]) : nil
    case (.number, _), (.bool, _), (.string, _), (.strings, _): nil
    }
  }

  /// What it takes, for messages and the manual.
  public var expectation: String {
    let words = choices.map { "\"\($0)\"" }.joined(separator: ", ")
    switch preset {
    case .number:
      return range.map { "a number from \(shortText($0.lowerBound)) to \(shortText($0.upperBound))" } ?? "a number"
    case .bool: return "`true` or `false`"
    case .string: return choices.isEmpty ? "a string" : "one of \(words)"
    case .strings: return choices.isEmpty ? "a list of strings" : "a list of \(words)"
    }
  }
}

extension RuleValue {
  /// As it is written in a `project.facet`; reading that gives the same value.
  public var text: String {
    switch self {
    case .number(let number): numberText(number)
    case .bool(let bool): bool ? "true" : "false"
    case .string(let string): quoted(string)
    case .strings(let strings): "[" + strings.map(quoted).joined(separator: ", ") + "]"
    }
  }
}
