// SPDX-License-Identifier: Apache-2.0

/// A word with a meaning of its own: reserved everywhere, or only where a declaration or clause may start.
public enum Keyword: String, Sendable, CaseIterable {
  case `if`, `else`, `switch`, `case`, `default`, `repeat`, `in`, `let`, `true`, `false`
  case param, `func`, `enum`, shape, component, theme, `import`, slot
  case step, unit, square

  /// Whether the word can never be a name.
  public var isReserved: Bool {
    switch self {
    case .if, .else, .switch, .case, .default, .repeat, .in, .let, .true, .false: true
    case .param, .func, .enum, .shape, .component, .theme, .import, .slot, .step, .unit, .square: false
    }
  }

  /// Whether the word starts a declaration when a name (for `import`, a path) follows it.
  public var startsDeclaration: Bool {
    switch self {
    case .param, .func, .enum, .shape, .component, .theme, .import: true
    case .if, .else, .switch, .case, .default, .repeat, .in, .let, .true, .false: false
    case .slot, .step, .unit, .square: false
    }
  }

  /// The keyword spelt by these bytes, or nil: found by length, then by comparing bytes.
  static func spelt(_ bytes: Span<UInt8>, _ token: Token) -> Keyword? {
    let start = Int(token.start)
    switch token.length {
    case 2: return match(bytes, start, [.if, .in])
    case 3: return match(bytes, start, [.let])
    case 4: return match(bytes, start, [.else, .case, .true, .func, .enum, .slot, .step, .unit])
    case 5: return match(bytes, start, [.param, .shape, .theme, .false])
    case 6: return match(bytes, start, [.repeat, .switch, .import, .square])
    case 7: return match(bytes, start, [.default])
    case 9: return match(bytes, start, [.component])
    default: return nil
    }
  }

  private static func match(_ bytes: Span<UInt8>, _ start: Int, _ candidates: [Keyword]) -> Keyword? {
    candidates.first { candidate in
      var at = start
      for byte in candidate.rawValue.utf8 {
        if bytes[at] != byte { return false }
        at += 1
      }
      return true
    }
  }
}
