// SPDX-License-Identifier: Apache-2.0
//
// A line split into runs of one script and one direction, in the order in which they stand on the line. This is the part
// of the Unicode bidirectional algorithm (UAX #9) that plain lines need: strong letters, numbers, neutrals and the
// reordering; without embedding controls, which a scene's strings have no use for.

internal import CHarfBuzz

/// Consecutive characters that are shaped together.
struct TextRun: Equatable {
  /// Bytes of UTF-8.
  var bytes: Range<Int>
  var script: UInt32
  /// Odd levels run to the left.
  var level: Int
}

enum TextRuns {
  /// Runs from left to right.
  static func inVisualOrder(_ text: String) -> [TextRun] {
    let characters = classified(text)
    let levels = levels(of: characters)
    let scripts = scripts(of: characters)
    var runs: [TextRun] = []
    for (index, character) in characters.enumerated() {
      if let last = runs.last, last.level == levels[index], last.script == scripts[index] {
        runs[runs.count - 1].bytes = last.bytes.lowerBound..<character.bytes.upperBound
      } else {
        runs.append(TextRun(bytes: character.bytes, script: scripts[index], level: levels[index]))
      }
    }
    return reordered(runs)
  }

  private enum Kind {
    case leftward, rightward, number, numberSeparator, neutral
    /// A mark that belongs to the character before it.
    case mark
  }

  private struct Classified {
    var bytes: Range<Int>
    var kind: Kind
    /// Nil when every script uses it.
    var script: UInt32?
  }

  private static func classified(_ text: String) -> [Classified] {
    let functions = unsafe hb_unicode_funcs_get_default()
    var offset = 0
    return text.unicodeScalars.map { scalar in
      let bytes = offset..<offset + UTF8.width(scalar)
      offset = bytes.upperBound
      let script = unsafe hb_unicode_script(functions, scalar.value)
      let shared = script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
      return Classified(
        bytes: bytes, kind: kind(of: scalar, script: script, isShared: shared), script: shared ? nil : script.rawValue)
    }
  }

  private static func kind(of scalar: Unicode.Scalar, script: hb_script_t, isShared: Bool) -> Kind {
    switch scalar.properties.generalCategory {
    case .decimalNumber: return .number
    case .nonspacingMark, .enclosingMark: return .mark
    default: break
    }
    switch scalar {
    case ".", ",", ":", "/", "+", "-", "\u{A0}": return .numberSeparator
    default: break
    }
    if isShared { return .neutral }
    return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL ? .leftward : .rightward
  }

  /// Marks follow their base, single separators join the numbers around them (rule W4), neutrals between equal
  /// directions take that one and else the line's (N1, N2); then the levels (I1, I2).
  private static func levels(of characters: [Classified]) -> [Int] {
    let base = characters.first { $0.kind == .leftward || $0.kind == .rightward }?.kind ?? .rightward
    var kinds = characters.map(\.kind)
    for index in kinds.indices where kinds[index] == .mark { kinds[index] = index > 0 ? kinds[index - 1] : .neutral }
    for index in kinds.indices where kinds[index] == .numberSeparator {
      let joins = index > 0 && index + 1 < kinds.count && kinds[index - 1] == .number && kinds[index + 1] == .number
      kinds[index] = joins ? .number : .neutral
    }
    var directions = kinds
    var strong = base
    for index in kinds.indices {
      if kinds[index] == .leftward || kinds[index] == .rightward { strong = kinds[index] }
      // A number in text to the right is text to the right (W7); in text to the left it surrounds itself with that.
      if kinds[index] == .number { directions[index] = strong }
    }
    resolveNeutrals(&directions, base: base)
    return kinds.indices.map { index in
      let isNumber = kinds[index] == .number
      switch (base == .leftward, directions[index] == .leftward) {
      case (false, false): return 0
      case (false, true): return isNumber ? 2 : 1
      case (true, true): return isNumber ? 2 : 1
      case (true, false): return 2
      }
    }
  }

  private static func resolveNeutrals(_ directions: inout [Kind], base: Kind) {
    var index = 0
    while index < directions.count {
      guard directions[index] == .neutral else {
        index += 1
        continue
      }
      var end = index
      while end < directions.count, directions[end] == .neutral { end += 1 }
      let before = index > 0 ? directions[index - 1] : base
      let after = end < directions.count ? directions[end] : base
      for position in index..<end { directions[position] = before == after ? before : base }
      index = end
    }
  }

  /// Shared characters take the script before them, at the start the first one after.
  private static func scripts(of characters: [Classified]) -> [UInt32] {
    var current = characters.lazy.compactMap(\.script).first ?? HB_SCRIPT_COMMON.rawValue
    return characters.map { character in
      if let script = character.script { current = script }
      return current
    }
  }

  /// From the highest level down to the lowest odd one, every sequence of that level or above is reversed (L2).
  private static func reordered(_ runs: [TextRun]) -> [TextRun] {
    var runs = runs
    for level in stride(from: 2, to: 0, by: -1) {
      var index = 0
      while index < runs.count {
        var end = index
        while end < runs.count, runs[end].level >= level { end += 1 }
        if end > index { runs[index..<end].reverse() }
        index = end + 1
      }
    }
    return runs
  }
}
