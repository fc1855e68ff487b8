// SPDX-License-Identifier: Apache-2.0

extension RuleInfo {
  /// The whole rule as plain text that ends with a line ending.
  public func explanation() -> String {
    var text = "\(name) (\(family.rawValue)): \(summary)\n\n\(why)\n\n"
    text += "Level: \(level.rawValue). " + fixSentence + "\n"
    for option in options {
      text += "\nOption `\(option.name)`: \(option.summary); \(option.expectation), preset \(option.preset.text)\n"
    }
    text += "\nInstead of\n\n" + Self.indented(bad.source) + "\nwrite\n\n" + Self.indented(good.source)
    return text
  }

  /// What a tool can do about it.
  var fixSentence: String {
    switch fix {
    case .none: "It has to be mended by hand."
    case .safe: "`facet lint --fix` mends it, and the picture stays the same."
    case .unsafe: "`facet lint --unsafe-fixes` mends it; look at what is drawn then."
    }
  }

  private static func indented(_ example: String) -> String {
    example.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}
