// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// Writes steps with the letters that the search chose.
struct PathTextWriter: PathTokenSink {
  let style: PathTextStyle
  var bytes: [UInt8] = []
  private var implied: UInt8 = 0
  private var endsInFraction = false
  private var last = LastToken.letter

  private enum LastToken { case letter, number, flag }

  init(style: PathTextStyle) { self.style = style }

  mutating func write(_ step: PathStep, as letter: UInt8, from pen: PathPen, decimals: Int) {
    if letter != implied || style == .spelledOut {
      bytes.append(letter)
      last = .letter
    }
    implied = impliedLetter(after: letter)
    step.appendTokens(as: letter, from: pen, decimals: decimals, to: &self)
  }

  mutating func number(_ value: Int, decimals: Int) {
    let token = NumberToken(value, decimals: decimals)
    let isApart: Bool =
      switch last {
      case .letter: false
      case .number: token.needsSeparator(afterFraction: endsInFraction)
      case .flag: style != .packed
      }
    if isApart { bytes.append(UInt8(ascii: " ")) }
    GridNumber(value, decimals: decimals).append(to: &bytes)
    endsInFraction = token.hasPoint
    last = .number
  }

  mutating func flag(_ isSet: Bool) {
    if last == .number || style != .packed { bytes.append(UInt8(ascii: " ")) }
    bytes.append(isSet ? UInt8(ascii: "1") : UInt8(ascii: "0"))
    last = .flag
  }
}
