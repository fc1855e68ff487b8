// SPDX-License-Identifier: Apache-2.0
//
// Ids that the compiler makes up, apart from the ones that authors gave.

struct SVGIDs {
  enum Style {
    /// From what the element says: another element in the scene leaves them alone, and pictures inlined in one page do not
    /// clash. The seed tells pictures apart whose elements are equal.
    case hashed(prefix: String, seed: [UInt8])
    /// Letters in order: the shortest.
    case letters(prefix: String)
  }
  private let style: Style
  /// Those of authors, and those already made.
  private var taken: Set<String>
  private var letterCount = 0

  init(_ style: Style, _ reserved: Set<String>) {
    self.style = style
    taken = reserved
  }

  /// An id that nothing else in the file has, for an element with this text.
  mutating func newID(for text: [UInt8]) -> String {
    switch style {
    case .hashed(let prefix, let seed): hashed(prefix + "-", fingerprint(seed + text))
    case .letters(let prefix): nextLetters(after: prefix)
    }
  }

  private mutating func hashed(_ prefix: String, _ fingerprint: UInt64) -> String {
    let digits = base36(fingerprint)
    for length in 5..<digits.count {
      let id = prefix + String(decoding: digits[..<length], as: UTF8.self)
      if taken.insert(id).inserted { return id }
    }
    var count = 2
    while true {
      let id = prefix + String(decoding: digits, as: UTF8.self) + "-" + String(count)
      if taken.insert(id).inserted { return id }
      count += 1
    }
  }

  /// a to z, A to Z, aa, ba, …
  private mutating func nextLetters(after prefix: String) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    while true {
      var id: [UInt8] = []
      var rest = letterCount
      repeat {
        id.append(letters[rest % letters.count])
        rest = rest / letters.count - 1
      } while rest >= 0
      letterCount += 1
      let text = prefix + String(decoding: id, as: UTF8.self)
      if taken.insert(text).inserted { return text }
    }
  }

  /// FNV-1a, 64 bits.
  private func fingerprint(_ text: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  private func base36(_ number: UInt64) -> [UInt8] {
    let alphabet = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
    var digits: [UInt8] = []
    var rest = number
    for _ in 0..<13 {
      digits.append(alphabet[Int(rest % 36)])
      rest /= 36
    }
    return digits
  }
}

/// An id's beginning from a name: ASCII letters and digits stay, in lower case, runs of anything else become one dash, and
/// a letter stands first. Empty when nothing remains.
func slug(_ name: String) -> String {
  var result = ""
  for scalar in name.lowercased().unicodeScalars {
    let isLetter = scalar >= "a" && scalar <= "z"
    if isLetter || scalar >= "0" && scalar <= "9" {
      if result.isEmpty, !isLetter { result = "n" }
      result.unicodeScalars.append(scalar)
    } else if !result.isEmpty, result.last != "-" {
      result += "-"
    }
  }
  while result.last == "-" { result.removeLast() }
  return result
}

/// A prefix that the user gave, with everything that an id cannot hold turned into dashes.
func idStart(_ prefix: String) -> String {
  var result = ""
  for scalar in prefix.unicodeScalars {
    let isLetter = scalar >= "a" && scalar <= "z" || scalar >= "A" && scalar <= "Z" || scalar == "_"
    let isOther = scalar >= "0" && scalar <= "9" || scalar == "-" || scalar == "."
    if result.isEmpty, !isLetter { result = "n" }
    result.unicodeScalars.append(isLetter || isOther ? scalar : "-")
  }
  return result
}
