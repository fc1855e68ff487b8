// SPDX-License-Identifier: Apache-2.0
//
// A small reader of grammar/facet.ebnf.

/// What a rule of the grammar says.
public indirect enum GrammarTerm: Sendable, Equatable {
  case text(String)
  case rule(String)
  /// One character of a set, or outside it.
  case set([ClosedRange<UInt32>], isInverted: Bool)
  case sequence([GrammarTerm])
  case choice([GrammarTerm])
  case optional(GrammarTerm)
  case any(GrammarTerm)
  case some(GrammarTerm)
}

/// The rules by name, in the order in which they are written.
public struct Grammar: Sendable {
  /// `grammar/facet.ebnf`.
  public static let facet = Grammar(
    String(decoding: readFile(repositoryRoot + "/grammar/facet.ebnf") ?? [], as: UTF8.self))

  public private(set) var names: [String] = []
  public private(set) var rules: [String: GrammarTerm] = [:]

  public init(_ text: String) {
    var reader = GrammarReader(text)
    while let (name, term) = reader.readRule() {
      names.append(name)
      rules[name] = term
    }
  }

  /// Whether nothing may stand between the parts of what the rule makes.
  public static func isWord(_ rule: String) -> Bool { rule == rule.uppercased() }

  /// All text that the rules outside words name.
  public func terminals() -> Set<String> {
    var found: Set<String> = []
    for name in names where !Grammar.isWord(name) { rules[name].map { Self.collect($0, &found) } }
    return found
  }

  /// All rules that the rules name.
  public func references() -> Set<String> {
    var found: Set<String> = []
    for name in names { rules[name].map { Self.collectRules($0, &found) } }
    return found
  }

  private static func collect(_ term: GrammarTerm, _ found: inout Set<String>) {
    if case .text(let text) = term { found.insert(text) }
    for part in term.parts { collect(part, &found) }
  }

  private static func collectRules(_ term: GrammarTerm, _ found: inout Set<String>) {
    if case .rule(let name) = term { found.insert(name) }
    for part in term.parts { collectRules(part, &found) }
  }
}

extension GrammarTerm {
  var parts: [GrammarTerm] {
    switch self {
    case .text, .rule, .set: []
    case .sequence(let parts), .choice(let parts): parts
    case .optional(let part), .any(let part), .some(let part): [part]
    }
  }
}

/// Reads the notation character by character.
private struct GrammarReader {
  private let scalars: [Unicode.Scalar]
  private var at = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  private var next: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }

  private func starts(_ text: String) -> Bool { scalars[at...].starts(with: text.unicodeScalars) }

  private mutating func skipSpace() {
    while at < scalars.count {
      if starts("/*") {
        while at < scalars.count, !starts("*/") { at += 1 }
        at += 2
      } else if scalars[at].properties.isWhitespace {
        at += 1
      } else {
        return
      }
    }
  }

  private mutating func readName() -> String {
    var name = ""
    while let scalar = next, scalar == "_" || scalar.properties.isAlphabetic {
      name.unicodeScalars.append(scalar)
      at += 1
    }
    return name
  }

  mutating func readRule() -> (String, GrammarTerm)? {
    skipSpace()
    let name = readName()
    skipSpace()
    guard !name.isEmpty, starts("::=") else { return nil }
    at += 3
    return (name, readChoice())
  }

  private mutating func readChoice() -> GrammarTerm {
    var options = [readSequence()]
    while next == "|" {
      at += 1
      options.append(readSequence())
    }
    return options.count == 1 ? options[0] : .choice(options)
  }

  private mutating func readSequence() -> GrammarTerm {
    var parts: [GrammarTerm] = []
    while let part = readPart() { parts.append(part) }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func readPart() -> GrammarTerm? {
    skipSpace()
    guard let term = readTerm() else { return nil }
    switch next {
    case "?":
      at += 1
      return .optional(term)
    case "*":
      at += 1
      return .any(term)
    case "+":
      at += 1
      return .some(term)
    default: return term
    }
  }

  private mutating func readTerm() -> GrammarTerm? {
    guard let first = next else { return nil }
    switch first {
    case "'":
      var text = ""
      at += 1
      while let scalar = next, scalar != "'" {
        text.unicodeScalars.append(scalar)
        at += 1
      }
      at += 1
      return .text(text)
    case "#": return .text(String(Unicode.Scalar(readNumber()) ?? "?"))
    case "[": return readSet()
    case "(":
      at += 1
      let inner = readChoice()
      skipSpace()
      at += 1
      return inner
    default:
      let start = at
      let name = readName()
      skipSpace()
      // The name of the next rule ends this one.
      if name.isEmpty || starts("::=") {
        at = start
        return nil
      }
      return .rule(name)
    }
  }

  private mutating func readNumber() -> UInt32 {
    at += 2
    var digits = ""
    while let scalar = next, scalar.properties.isASCIIHexDigit {
      digits.unicodeScalars.append(scalar)
      at += 1
    }
    return UInt32(digits, radix: 16) ?? 0
  }

  private mutating func readSet() -> GrammarTerm {
    at += 1
    let isInverted = next == "^"
    if isInverted { at += 1 }
    var ranges: [ClosedRange<UInt32>] = []
    while let scalar = next, scalar != "]" {
      let low = starts("#x") ? readNumber() : scalar.value
      if !(scalar == "#" && low != 0x23) { at += 1 }
      if next == "-", at + 1 < scalars.count, scalars[at + 1] != "]" {
        at += 1
        ranges.append(low...max(low, scalars[at].value))
        at += 1
      } else {
        ranges.append(low...low)
      }
    }
    at += 1
    return .set(ranges, isInverted: isInverted)
  }
}
