// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetSource
import FacetTypes
import Testing

private let enums: Arena<EnumDefinition> = {
  var table = BuiltInEnum.table
  table.add(EnumDefinition(name: "Mouth", cases: [EnumCase("frown"), EnumCase("smile")]))
  return table
}()
private let mouth = EnumID(raw: UInt32(BuiltInEnum.allCases.count))

@Suite("Types and values as text") struct ValueTextTests {
  @Test(
    "Types have the names that the language gives them",
    arguments: [
      (.number, "Number"), (.list(.point), "[Point]"), (.list(.list(.stop)), "[[Stop]]"),
      (BuiltInEnum.fillRule.type, "FillRule"), (.enumeration(mouth), "Mouth"), (.list(.unknown), "[?]"),
    ] as [(Type, String)])
  func names(type: Type, name: String) {
    #expect(type.name(enums: enums) == name)
  }

  @Test("Every named type goes by its own name") func named() {
    for (name, type) in Type.named { #expect(type.name(enums: enums) == name) }
  }

  @Test(
    "Interpolation prints plain text",
    arguments: [
      (.number(2.50), "2.5"), (.number(-0.0), "0"), (.angle(45), "45deg"), (.bool(true), "true"),
      (.string("a \"b\"\n"), "a \"b\"\n"), (.color(.black), "#000000"), (.enumCase(mouth, 1), "smile"),
      (.point(Point(1, 2.5)), "(1, 2.5)"), (.list([.number(1), .number(2)]), "[1, 2]"),
    ] as [(Value, String)])
  func interpolated(value: Value, text: String) {
    #expect(value.text(enums: enums) == text)
  }

  @Test(
    "Source reads back as the same value",
    arguments: [
      (.string("a \"b\"\n\t\\ é \u{7}"), #""a \"b\"\n\t\\ é \u{7}""#),
      (.enumCase(mouth, 0), ".frown"), (.size(Size(3, 4)), "(3, 4)"),
      (.color(Color(red: 255, green: 0, blue: 0, alpha: 0.2)), "#ff000033"),
      (.color(Color(red: 255, green: 0, blue: 0, alpha: 0.3)), "fade(#ff0000, 0.3)"),
      (.stop(GradientStop(color: .white, offset: nil)), "#ffffff"),
      (
        .paint(.linear(stops: [GradientStop(color: .white, offset: 0.25)], from: Point(0, 0), to: Point(1, 1))),
        "linearGradient([stop(#ffffff, at: 0.25)], from: (0, 0), to: (1, 1))"
      ),
      (
        .paint(.radial(stops: [], center: Point(0.5, 0.5), radius: 0.5)),
        "radialGradient([], center: (0.5, 0.5), radius: 0.5)"
      ),
      (.list([.string("a"), .string("b")]), #"["a", "b"]"#),
    ] as [(Value, String)])
  func source(value: Value, text: String) {
    #expect(value.source(enums: enums) == text)
  }
}

@Suite("Gradient stops") struct GradientStopTests {
  @Test(
    "without a place are spread evenly between their neighbours, and places never fall",
    arguments: [
      ([], []), ([nil], [0]), ([0.3], [0.3]), ([nil, nil], [0, 1]), ([nil, nil, nil], [0, 0.5, 1]),
      ([nil, 0.25, nil, nil, 1], [0, 0.25, 0.5, 0.75, 1]), ([0.5, 0.2, nil, 0.8], [0.5, 0.5, 0.65, 0.8]),
      ([0.2, nil], [0.2, 1]), ([-1, nil, 3], [0, 0.5, 1]), ([nil, nil, 0.5], [0, 0.25, 0.5]),
    ] as [([Double?], [Double])])
  func spreading(given: [Double?], offsets: [Double]) {
    let result = resolveStops(given.map { GradientStop(color: .black, offset: $0) })
    #expect(result.count == offsets.count)
    for (found, wanted) in zip(result, offsets) { #expect(abs(found - wanted) < 1e-12) }
  }
}
