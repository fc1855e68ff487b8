// SPDX-License-Identifier: Apache-2.0
//
// Reads the calls that stand in the functions' examples, as the language would: literals, pairs, lists and calls.

import FacetGeometry
import FacetShapes
import FacetTypes
import Testing

struct ExampleReader {
  private var rest: Substring
  private struct Unreadable: Error { var rest: String }

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

  mutating func value() throws -> Value {
    skipSpace()
    switch rest.first {
    case "\"":
      let text = rest.dropFirst().prefix { $0 != "\"" }
      rest = rest.dropFirst(text.count + 2)
      return .string(String(text))
    case "#":
      let text = rest.prefix { $0 == "#" || $0.isHexDigit }
      rest = rest.dropFirst(text.count)
      return .color(try #require(Color(hex: text)))
    case "(": return try pair()
    case "[": return .list(try items(until: "]").map(\.value))
    case let first? where first.isLetter: return try call()
    case _: return try number()
    }
  }

  private mutating func pair() throws -> Value {
    let values = try items(until: ")").map(\.value)
    guard values.count == 2, case .number(let x) = values[0], case .number(let y) = values[1] else {
      throw Unreadable(rest: String(rest))
    }
    return .point(Point(x, y))
  }

  private mutating func number() throws -> Value {
    let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    let number = try #require(Double(digits))
    rest = rest.dropFirst(digits.count)
    let unit = rest.prefix { $0.isLetter || $0 == "%" }
    rest = rest.dropFirst(unit.count)
    switch unit {
    case "": return .number(number)
    case "%": return .number(number / 100)
    case "deg": return .angle(number)
    case "turn": return .angle(number * 360)
    case _: throw Unreadable(rest: String(unit))
    }
  }

  /// Everything up to a closing bracket; the opening one is next.
  private mutating func items(until end: Character) throws -> [(label: String?, value: Value)] {
    rest = rest.dropFirst()
    var items: [(label: String?, value: Value)] = []
    while true {
      skipSpace()
      if rest.first == end { break }
      let word = rest.prefix { $0.isLetter }
      let isLabel = rest.dropFirst(word.count).first == ":"
      if isLabel { rest = rest.dropFirst(word.count + 1) }
      items.append((isLabel ? String(word) : nil, try value()))
      skipSpace()
      if rest.first == "," { rest = rest.dropFirst() }
    }
    rest = rest.dropFirst()
    return items
  }

  private mutating func call() throws -> Value {
    let name = String(rest.prefix { $0.isLetter || $0.isNumber })
    rest = rest.dropFirst(name.count)
    let given = try items(until: ")")
    let function = BuiltInFunctions.all[try #require(BuiltInFunctions.index(of: name))]
    for (place, signature) in function.signatures.enumerated() {
      if let arguments = placed(given, in: signature) { return try function.evaluate(place, arguments) }
    }
    throw Unreadable(rest: name)
  }

  /// The arguments in parameter order with defaults filled in, or nil when they do not fit.
  private func placed(
    _ given: [(label: String?, value: Value)], in signature: BuiltInFunction.Signature
  ) -> [Value?]? {
    var arguments = signature.parameters.map(\.presetValue)
    for (place, argument) in given.enumerated() {
      let named = signature.parameters.firstIndex { $0.name == argument.label }
      let slot = argument.label == nil ? place : named
      guard let slot else { return nil }
      let last = signature.parameters.count - 1
      guard slot <= last || signature.isVariadic else { return nil }
      let type = signature.parameters[min(slot, last)].type
      guard argument.value.fits(type) || argument.value.isColorList && type == .list(.stop) else { return nil }
      if slot <= last { arguments[slot] = argument.value } else { arguments.append(argument.value) }
    }
    for (argument, parameter) in zip(arguments, signature.parameters) {
      if argument == nil, case .required = parameter.defaultValue { return nil }
    }
    return arguments
  }

  private mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }
}

extension Value {
  fileprivate var isColorList: Bool { fits(.list(.color)) }
}
