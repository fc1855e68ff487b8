// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSource
internal import FacetTypes

/// One statement, read word by word.
struct IRTextLine {
  let number: Int
  /// Strings still have their first quote, so that no word is taken for one.
  private let words: [String]
  private var next = 0

  /// All lines that hold words, in order.
  static func all(of text: String) throws(IRTextProblem) -> [IRTextLine] {
    var lines: [IRTextLine] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = try split(line, number: index + 1)
      if !words.isEmpty { lines.append(IRTextLine(number: index + 1, words: words)) }
    }
    return lines
  }

  private init(number: Int, words: [String]) {
    self.number = number
    self.words = words
  }

  private static func split(_ line: Substring, number: Int) throws(IRTextProblem) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        word.unicodeScalars.append(scalar == "n" ? "\n" : scalar == "r" ? "\r" : scalar)
        isEscaped = false
      } else if isQuoted, scalar == "\\" {
        isEscaped = true
      } else if isQuoted, scalar == "\"" {
        words.append(word)
        word = ""
        isQuoted = false
      } else if isQuoted {
        word.unicodeScalars.append(scalar)
      } else if scalar == " " || scalar == "\r" || scalar == "\t" {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        if scalar == "\"", word.isEmpty { isQuoted = true }
        word.unicodeScalars.append(scalar)
      }
    }
    if isQuoted { throw IRTextProblem(line: number, expected: "a closing quote") }
    if !word.isEmpty { words.append(word) }
    return words
  }

  func fail(_ expected: String) -> IRTextProblem { IRTextProblem(line: number, expected: expected) }

  var isAtEnd: Bool { next >= words.count }
  var peek: String? { isAtEnd ? nil : words[next] }

  mutating func word(_ expected: String) throws(IRTextProblem) -> String {
    guard !isAtEnd else { throw fail(expected) }
    next += 1
    return words[next - 1]
  }

  mutating func expect(_ keyword: String) throws(IRTextProblem) {
    guard peek == keyword else { throw fail("`" + keyword + "`") }
    next += 1
  }

  /// Ends the statement.
  func end() throws(IRTextProblem) {
    if !isAtEnd { throw fail("the end of the line") }
  }

  mutating func string() throws(IRTextProblem) -> String {
    let word = try word("a string in quotes")
    guard word.first == "\"" else { throw fail("a string in quotes") }
    return String(word.unicodeScalars.dropFirst())
  }

  mutating func double() throws(IRTextProblem) -> Double {
    guard let number = Double(try word("a number")) else { throw fail("a number") }
    return number
  }

  mutating func int() throws(IRTextProblem) -> Int {
    guard let number = Int(try word("a whole number")) else { throw fail("a whole number") }
    return number
  }

  /// A number up to a limit that nothing below can overflow with.
  mutating func steps() throws(IRTextProblem) -> Int {
    let number = try int()
    guard number.magnitude <= 1_000_000_000_000_000 else { throw fail("a whole number of at most fifteen digits") }
    return number
  }

  mutating func index<Element>() throws(IRTextProblem) -> ArenaID<Element> {
    guard let raw = UInt32(try word("an index")) else { throw fail("an index") }
    return ArenaID(raw: raw)
  }

  mutating func gridNumber() throws(IRTextProblem) -> GridNumber {
    let word = try word("a decimal number")
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : ""
    guard parts.count <= 2, word.utf8.count <= 18, let value = Int(parts[0] + fraction) else {
      throw fail("a decimal number")
    }
    return GridNumber(value, decimals: fraction.utf8.count).reduced
  }

  mutating func point() throws(IRTextProblem) -> Point { Point(try double(), try double()) }
  mutating func gridPoint() throws(IRTextProblem) -> GridPoint { GridPoint(try steps(), try steps()) }
  mutating func gridPlace() throws(IRTextProblem) -> GridPlace { GridPlace(try gridNumber(), try gridNumber()) }

  mutating func affine() throws(IRTextProblem) -> Affine {
    Affine(try double(), try double(), try double(), try double(), try double(), try double())
  }

  mutating func matrix() throws(IRTextProblem) -> GridMatrix {
    GridMatrix(
      try gridNumber(), try gridNumber(), try gridNumber(), try gridNumber(), try gridNumber(), try gridNumber())
  }

  mutating func origin() throws(IRTextProblem) -> SourceSpan {
    let numbers = [try int(), try int(), try int()].compactMap { UInt32(exactly: $0) }
    guard numbers.count == 3 else { throw fail("file, start and end of the origin") }
    return SourceSpan(SourceID(numbers[0]), ByteSpan(start: numbers[1], end: numbers[2]))
  }

  mutating func color() throws(IRTextProblem) -> Color {
    let word = try word("a colour as #rrggbb")
    guard word.first == "#", word.utf8.count == 7, let value = UInt32(word.dropFirst(), radix: 16) else {
      throw fail("a colour as #rrggbb")
    }
    var color = Color(rgba: value << 8 | 0xff)
    color.alpha = try double()
    return color
  }

  /// A case of one of our enums by its name.
  mutating func named<Value: RawRepresentable<String> & CaseIterable>() throws(IRTextProblem) -> Value {
    let choices = Value.allCases.map { $0.rawValue }.joined(separator: ", ")
    guard let value = Value(rawValue: try word("one of " + choices)) else { throw fail("one of " + choices) }
    return value
  }

  /// Reads one trait of the picture or nothing; answers whether `keyword` was one.
  mutating func read(_ keyword: String, into picture: inout PictureTraits) throws(IRTextProblem) -> Bool {
    switch keyword {
    case "title": picture.title = try string()
    case "description": picture.description = try string()
    case "decorative": picture.isDecorative = true
    case "origin": picture.origin = try origin()
    default: return false
    }
    return true
  }

  /// Reads one trait of a node or nothing; answers whether `keyword` was one.
  mutating func read(_ keyword: String, into traits: inout NodeTraits) throws(IRTextProblem) -> Bool {
    switch keyword {
    case "opacity": traits.opacity = try double()
    case "blend": traits.blend = try named()
    case "id": traits.id = try string()
    case "title": traits.title = try string()
    case "description": traits.description = try string()
    case "decorative": traits.isDecorative = true
    case "origin": traits.origin = try origin()
    default: return false
    }
    return true
  }
}
