// SPDX-License-Identifier: Apache-2.0

/// What a text costs: its bytes, then what makes it compress worse.
struct PathTextCost: Comparable {
  var bytes = 0
  /// Absolute steps weigh more than any number of letters.
  var rank = 0

  static func < (left: PathTextCost, right: PathTextCost) -> Bool {
    left.bytes != right.bytes ? left.bytes < right.bytes : left.rank < right.rank
  }
}

/// The shortest way to each state that a text may end in, taken on step by step.
struct PathTextSearch {
  /// All that the next step needs to know of the text so far.
  private struct State {
    /// The letter that the next step may leave out; 0 for none.
    var implied: UInt8 = 0
    var endsInFraction = false
    var cost = PathTextCost()
  }

  let decimals: Int
  let style: PathTextStyle
  private let keepsTrace: Bool
  /// Whether absolute spellings are left out.
  private let isRelative: Bool
  private var states: InlineArray<6, State> = .init(repeating: State())
  private var count = 1
  /// For each step, three bits for each of its spellings: the spelling of the step before that leads to it cheapest.
  private var trace: [UInt32] = []

  init(decimals: Int, style: PathTextStyle, keepsTrace: Bool, isRelative: Bool = false) {
    self.isRelative = isRelative
    self.decimals = decimals
    self.style = style
    self.keepsTrace = keepsTrace
  }

  mutating func take(_ step: PathStep, from pen: PathPen) {
    let letters = step.letters(from: pen)
    var next: InlineArray<6, State> = .init(repeating: State())
    var origins: UInt32 = 0
    // The absolute form of a letter stands behind the relative one.
    let stride = isRelative && letters.count > 1 ? 2 : 1
    for index in 0..<letters.count / stride {
      let letter = letters[index * stride]
      var body = PathBodyMeasure(style: style)
      step.appendTokens(as: letter, from: pen, decimals: decimals, to: &body)
      let (origin, cost) = cheapest(letter, body)
      origins |= UInt32(truncatingIfNeeded: origin) << UInt32(3 * index)
      next[index] = State(implied: impliedLetter(after: letter), endsInFraction: body.endsInFraction, cost: cost)
      if letter & 0x20 == 0 { next[index].cost.rank += 1 << 32 }
    }
    states = next
    count = letters.count / stride
    if keepsTrace { trace.append(origins) }
  }

  /// The state from which a step with this letter costs least.
  private func cheapest(_ letter: UInt8, _ body: PathBodyMeasure) -> (origin: Int, cost: PathTextCost) {
    var result = (origin: 0, cost: PathTextCost(bytes: .max, rank: 0))
    for index in 0..<count {
      let state = states[index]
      var cost = state.cost
      cost.bytes += body.length
      if state.implied != letter {
        cost.bytes += 1
        cost.rank += 1
      } else if body.first.needsSeparator(afterFraction: state.endsInFraction) {
        cost.bytes += 1
      }
      if cost < result.cost { result = (index, cost) }
    }
    return result
  }

  /// The cost of the shortest text.
  var best: PathTextCost { states[bestState].cost }

  private var bestState: Int {
    var best = 0
    for index in 1..<max(1, count) where states[index].cost < states[best].cost { best = index }
    return best
  }

  /// For each step, which of its letters the shortest text has.
  var choices: [UInt8] {
    var result = [UInt8](repeating: 0, count: trace.count)
    var choice = bestState
    for index in trace.indices.reversed() {
      result[index] = UInt8(truncatingIfNeeded: choice)
      choice = Int(trace[index] >> UInt32(3 * choice) & 7)
    }
    return result
  }
}

/// The letter that a reader takes a further set of numbers for.
func impliedLetter(after letter: UInt8) -> UInt8 {
  switch letter {
  case UInt8(ascii: "M"): UInt8(ascii: "L")
  case UInt8(ascii: "m"): UInt8(ascii: "l")
  case UInt8(ascii: "z"): 0
  default: letter
  }
}

/// The length of what follows a letter, and how it begins and ends.
struct PathBodyMeasure: PathTokenSink {
  let style: PathTextStyle
  private(set) var length = 0
  private(set) var first = NumberToken(0, decimals: 0)
  private(set) var endsInFraction = false
  private var last = LastToken.none

  private enum LastToken { case none, number, flag }

  init(style: PathTextStyle) { self.style = style }

  @inline(__always) mutating func number(_ value: Int, decimals: Int) {
    let token = NumberToken(value, decimals: decimals)
    switch last {
    case .none: first = token
    case .number: if token.needsSeparator(afterFraction: endsInFraction) { length += 1 }
    case .flag: if style == .plain { length += 1 }
    }
    length += token.length
    endsInFraction = token.hasPoint
    last = .number
  }

  @inline(__always) mutating func flag(_ isSet: Bool) {
    length += last == .flag && style == .packed ? 1 : 2
    last = .flag
  }
}
