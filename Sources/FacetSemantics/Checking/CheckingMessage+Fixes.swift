// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetSource

extension Diagnostic.Fix {
  /// Another word in place of one.
  static func write(
    _ text: String, over place: SourceSpan, _ applicability: Applicability = .safe
  ) -> Diagnostic.Fix {
    Diagnostic.Fix("write `\(text)`", edits: [Edit(place, text)], applicability: applicability)
  }

  /// A label before a positional argument.
  static func insertLabel(_ label: String, at place: SourceSpan) -> Diagnostic.Fix {
    let start = SourceSpan(place.source, ByteSpan(start: place.span.start, end: place.span.start))
    return Diagnostic.Fix("name it `\(label):`", edits: [Edit(start, "\(label): ")], applicability: .unsafe)
  }

  /// To be done by hand.
  static func byHand(_ message: String) -> Diagnostic.Fix {
    Diagnostic.Fix(message, edits: [], applicability: .display)
  }
}

extension Diagnostic {
  /// The same finding with what the word is called here, else with a likely word.
  func suggesting(_ suggestion: Suggestion, for written: String) -> Diagnostic {
    guard let foreign = suggestion.foreign else { return suggesting(suggestion.nearest, for: written) }
    var result = self
    result.label = foreign.advice
    guard let replacement = foreign.replacement else { return result }
    var fix = Fix.write(replacement, over: primary, .unsafe)
    if let value = suggestion.value, let mended = foreign.values[value.text] {
      fix.message = "write `\(replacement): \(mended)`"
      fix.edits.append(Fix.Edit(value.place, mended))
    }
    result.fixes.append(fix)
    return result
  }

  /// The same finding with a likely word: as its label, and as a fix.
  func suggesting(_ word: String?, for written: String, over place: SourceSpan? = nil) -> Diagnostic {
    guard let word else { return self }
    var result = self
    if result.label.isEmpty { result.label = "did you mean `\(word)`?" }
    let isCertain = word.lowercased() == written.lowercased()
    result.fixes.append(.write(word, over: place ?? primary, isCertain ? .safe : .unsafe))
    return result
  }
}

extension String {
  /// The cases of an enum as a note; the first of many.
  static func cases(of name: String, _ cases: [String]) -> String {
    let shown = cases.prefix(16).map { "`.\($0)`" }.joined(separator: ", ")
    return "`\(name)` has \(shown)" + (cases.count > 16 ? " and \(cases.count - 16) more" : "")
  }

  /// `a`, `b` and `c`
  static func enumeration(_ words: [String]) -> String {
    let quoted = words.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The word with "a" or "an" before it.
  var withArticle: String {
    guard let first = drop(while: { $0 == "`" || $0 == "[" }).first else { return self }
    return ("AEIOaeio".contains(first) ? "an " : "a ") + self
  }
}
