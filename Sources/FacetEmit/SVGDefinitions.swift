// SPDX-License-Identifier: Apache-2.0
//
// What elements refer to, each once, under ids that come from what the definition says: another element in the scene
// leaves them alone, and pictures inlined in one page do not clash.

struct SVGDefinitions {
  let prefix: String
  /// Tells pictures apart whose definitions are equal.
  let seed: [UInt8]
  /// The ids that authors gave.
  let reserved: Set<String>
  private(set) var elements: [SVGElement] = []
  private var idsByText: [[UInt8]: String] = [:]
  private var taken: Set<String> = []

  init(prefix: String, seed: [UInt8], reserved: Set<String>) {
    self.prefix = prefix
    self.seed = seed
    self.reserved = reserved
  }

  /// The id of a definition, which is written at the first call with its content.
  mutating func id(of element: SVGElement) -> String {
    var text: [UInt8] = []
    element.appendCanonicalText(to: &text)
    if let known = idsByText[text] { return known }
    let id = newID(for: text)
    idsByText[text] = id
    var element = element
    element.attributes.insert(SVGElement.Attribute(name: "id", value: Array(id.utf8)), at: 0)
    elements.append(element)
    return id
  }

  /// An id for an element that stands elsewhere, from a text of its own.
  mutating func newID(for text: [UInt8]) -> String {
    let digits = Array(base36(fingerprint(text)))
    var length = 5
    while length < digits.count {
      let id = prefix + "-" + String(decoding: digits[..<length], as: UTF8.self)
      if !reserved.contains(id), taken.insert(id).inserted { return id }
      length += 1
    }
    var count = 2
    while true {
      let id = prefix + "-" + String(decoding: digits, as: UTF8.self) + "-" + String(count)
      if !reserved.contains(id), taken.insert(id).inserted { return id }
      count += 1
    }
  }

  /// FNV-1a, 64 bits, over the seed and the text.
  private func fingerprint(_ text: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in seed + text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  private func base36(_ number: UInt64) -> [UInt8] {
    var digits: [UInt8] = []
    var rest = number
    for _ in 0..<13 {
      digits.append(Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)[Int(rest % 36)])
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
