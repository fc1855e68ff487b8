// SPDX-License-Identifier: Apache-2.0

/// Makes sentences from the grammar: the same seed, the same sentence.
public struct SentenceGenerator {
  private let grammar: Grammar
  private var random: XorShift
  /// Words with the white space before each.
  public private(set) var words: [(space: String, text: String)] = []
  /// The rules that have been used so far.
  public private(set) var used: Set<String> = []
  private var isGlued = false
  private var interpolations = 0
  /// Rules still allowed to open; below 0 the shortest choices are taken.
  private var budget = 0
  private var depth = 0
  /// How many rules may be open; an expression inside another one takes about ten.
  private static let deepest = 70

  public init(_ grammar: Grammar, seed: UInt64) {
    self.grammar = grammar
    random = XorShift(seed: seed)
  }

  /// One sentence of a rule, as words.
  public mutating func sentence(of rule: String, size: Int) -> [(space: String, text: String)] {
    words = []
    budget = size
    depth = 0
    expand(.rule(rule))
    return words
  }

  private mutating func emit(_ text: String) {
    if isGlued, !words.isEmpty {
      words.append(("", text))
    } else {
      words.append((" ", text))
    }
  }

  private mutating func expand(_ term: GrammarTerm) {
    switch term {
    case .text(let text): emit(text)
    case .set(let ranges, let isInverted): emit(isInverted ? ["a", "é", " ", "♥", "z"][random.below(5)] : pick(ranges))
    case .rule(let name): expandRule(name)
    case .sequence(let parts): for part in parts { expand(part) }
    case .choice(let options): expand(options[choose(options)])
    case .optional(let part): if isGenerous(part) { expand(part) }
    case .any(let part):
      var turns = 0
      while turns < 3, isGenerous(part) {
        expand(part)
        turns += 1
      }
    case .some(let part):
      repeat { expand(part) } while isGenerous(part) && random.below(3) == 0
    }
  }

  private mutating func pick(_ ranges: [ClosedRange<UInt32>]) -> String {
    let range = ranges[random.below(ranges.count)]
    let value = range.lowerBound + UInt32(random.below(range.count))
    return Unicode.Scalar(value).map { String($0) } ?? "a"
  }

  /// Whether an optional part is made; none once the sentence is long enough.
  private mutating func isGenerous(_ part: GrammarTerm) -> Bool {
    budget -= 1
    return budget > 0 && depth < Self.deepest && random.below(2) == 0
  }

  private mutating func choose(_ options: [GrammarTerm]) -> Int {
    if budget > 0, depth < Self.deepest { return random.below(options.count) }
    // One of the choices that need the fewest rules.
    let sizes = options.map { cost($0, 6) }
    let least = sizes.min() ?? 0
    let cheap = sizes.indices.filter { sizes[$0] <= least + 2 }
    return cheap[random.below(cheap.count)]
  }

  /// How many rules a term opens at least, counted down to a depth.
  private func cost(_ term: GrammarTerm, _ levels: Int) -> Int {
    if levels == 0 { return 50 }
    switch term {
    case .text, .set: return 1
    case .rule(let name): return 1 + (grammar.rules[name].map { cost($0, levels - 1) } ?? 0)
    case .sequence(let parts): return parts.reduce(0) { $0 + cost($1, levels) }
    case .choice(let options): return options.map { cost($0, levels) }.min() ?? 0
    case .optional, .any: return 0
    case .some(let part): return cost(part, levels)
    }
  }

  private mutating func expandRule(_ name: String) {
    depth += 1
    used.insert(name)
    defer { depth -= 1 }
    switch name {
    case "Expression" where budget > 20:
      // An expression may not use up what is left for the statements after it.
      let outer = budget
      budget = 20
      if let term = grammar.rules[name] { expandBody(name, term) }
      budget = outer - 4
    case "LINE_END":
      words.append(("", interpolations > 0 ? ";" : ["\n", "\r\n", "\n\n  // note\n"][random.below(3)]))
    case "IDENTIFIER":
      emit(["a", "b", "cx", "d1", "äö", "_e", "Suit", "fillPaint", "λ"][random.below(9)])
    // Exponents stay where numbers can be held.
    case "DIGITS": emit(["0", "7", "12", "1_0"][random.below(4)])
    case "ESCAPE" where random.below(2) == 0: emit("\\u{1F600}")
    case "ESCAPE": emit(["\\n", "\\t", "\\\"", "\\\\"][random.below(4)])
    case "Condition", "Subject":
      // What the comments in the grammar ask for.
      let start = words.count
      let forbidden = name == "Condition" ? "if" : "switch"
      expand(.rule("Expression"))
      if words[start].text == forbidden {
        words[start].text = "("
        words.insert((" ", forbidden), at: start + 1)
        words.append((" ", ")"))
      }
    case "INTERPOLATION":
      emit("\\(")
      interpolations += 1
      isGlued = false
      expand(.rule("Expression"))
      isGlued = true
      interpolations -= 1
      emit(")")
    default:
      if let term = grammar.rules[name] { expandBody(name, term) }
    }
  }

  private mutating func expandBody(_ name: String, _ term: GrammarTerm) {
    if Grammar.isWord(name), !isGlued {
      let start = words.count
      isGlued = true
      expand(term)
      isGlued = false
      // A word is one piece, so that removing or doubling it is one mistake.
      let text = words[start...].map { $0.space + $0.text }.joined()
      words.replaceSubrange(
        start..., with: [(" ", text.hasPrefix(" ") && !text.hasPrefix("\"") ? String(text.dropFirst()) : text)])
    } else if name == "Suffix" {
      let start = words.count
      expand(term)
      if start < words.count { words[start].space = "" }
      if start + 1 < words.count, words[start].text == "." { words[start + 1].space = "" }
    } else {
      expand(term)
    }
  }
}
