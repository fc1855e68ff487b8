// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetShapes
import FacetTypes
import Testing

@Suite("Built-in functions") struct FunctionTests {
  private static let examples = BuiltInFunctions.all.flatMap(\.examples)

  @Test("have unique names, a summary, documented parameters and an example") func documented() {
    #expect(Set(BuiltInFunctions.all.map(\.name)).count == BuiltInFunctions.all.count)
    for function in BuiltInFunctions.all {
      #expect(function.summary.hasSuffix("."), "\(function.name)")
      #expect(!function.examples.isEmpty, "\(function.name)")
      #expect(!function.signatures.isEmpty, "\(function.name)")
      for parameter in function.signatures.flatMap(\.parameters) {
        #expect(parameter.summary.hasSuffix("."), "\(function.name)(\(parameter.name):)")
        if let value = parameter.presetValue { #expect(value.fits(parameter.type)) }
      }
    }
  }

  @Test("do what their examples say", arguments: examples.indices)
  func example(index: Int) throws {
    let (text, wanted) = Self.examples[index]
    var reader = ExampleReader(text)
    let value = try reader.value()
    #expect(reader.isAtEnd)
    #expect(value.source(enums: BuiltInEnum.table) == wanted, "\(text)")
  }

  private static let problems: [(call: String, id: String, parameter: Int?)] = [
    ("sqrt(-1)", "value-out-of-range", 0), ("ln(0)", "value-out-of-range", 0), ("asin(1.5)", "value-out-of-range", 0),
    ("acos(-2)", "value-out-of-range", 0), ("tan(90deg)", "division-by-zero", 0), ("mod(1, 0)", "division-by-zero", 1),
    ("pow(0, -1)", "division-by-zero", 1), ("pow(-8, 0.5)", "not-a-number", 0), ("pow(10, 400)", "not-a-number", nil),
    ("exp(1000)", "not-a-number", nil), ("atan2(0, 0)", "not-a-number", nil), ("clamp(1, 3, 2)", "empty-range", 1),
    ("rgb(256, 0, 0)", "value-out-of-range", 0), ("rgb(0, -1, 0)", "value-out-of-range", 1),
    ("rgb(0, 0, 0, 2)", "value-out-of-range", 3),
    ("hsl(0deg, 2, 0.5)", "value-out-of-range", 1), ("oklch(0.5, -1, 0deg)", "value-out-of-range", 1),
    ("fade(#000000, 1.5)", "value-out-of-range", 1), ("stop(#000000, at: 1.5)", "value-out-of-range", 1),
    ("linearGradient([#000000])", "too-few-stops", 0),
    ("radialGradient([#000000, #ffffff], radius: 0)", "value-out-of-range", 2),
  ]

  @Test("say what is wrong with a value, and with which", arguments: problems.indices)
  func problem(index: Int) throws {
    let wanted = Self.problems[index]
    var reader = ExampleReader(wanted.call)
    let problem = #expect(throws: ValueProblem.self) { _ = try reader.value() }
    #expect(problem?.id == wanted.id)
    #expect(problem?.parameter == wanted.parameter)
  }

  @Test("mix colours without a tint from what is clear") func mixing() throws {
    var reader = ExampleReader("lerp(#ff0000ff, #00000000, 0.5)")
    #expect(try reader.value() == .color(Color(red: 255, green: 0, blue: 0, alpha: 0.5)))
  }

  @Test("measure without overflow") func hypotenuse() throws {
    let hypot = BuiltInFunctions.all[try #require(BuiltInFunctions.index(of: "hypot"))]
    for size in [1e200, 1e-200, .leastNormalMagnitude] {
      guard case .number(let length) = try hypot.evaluate(0, [.number(3 * size), .number(-4 * size)]) else { continue }
      #expect(abs(length / (5 * size) - 1) < 1e-4)
    }
    #expect(try hypot.evaluate(0, [.number(0), .number(0)]) == .number(0))
  }

  @Test("measure any direction to a last place", arguments: [30.0, 45, 60, 10, 89, -45])
  func inverse(degrees: Double) throws {
    let sin = BuiltInFunctions.all[try #require(BuiltInFunctions.index(of: "sin"))]
    let asin = BuiltInFunctions.all[try #require(BuiltInFunctions.index(of: "asin"))]
    guard case .angle(let back) = try asin.evaluate(0, [try sin.evaluate(0, [.angle(degrees)])]) else {
      return #expect(Bool(false), "not an angle")
    }
    #expect(abs(back - degrees) < 1e-11)
  }
}
