// SPDX-License-Identifier: Apache-2.0

public import FacetSource

extension Type {
  /// As the language writes it: `Number`, `[Point]`, `Mouth`. What an error was already reported for is `?`.
  public func name(enums: Arena<EnumDefinition>) -> String {
    var inner = self
    var depth = 0
    while case .list(let item) = inner {
      inner = item
      depth += 1
    }
    return String(repeating: "[", count: depth) + inner.itemName(enums) + String(repeating: "]", count: depth)
  }

  private func itemName(_ enums: Arena<EnumDefinition>) -> String {
    switch self {
    case .number: "Number"
    case .angle: "Angle"
    case .bool: "Bool"
    case .string: "String"
    case .color: "Color"
    case .point: "Point"
    case .size: "Size"
    case .paint: "Paint"
    case .stop: "Stop"
    case .enumeration(let id): id.index < enums.count ? enums[id].name : "?"
    case .list, .unknown: "?"
    }
  }

  /// The types that have a name of their own, in the order of the reference; lists and enums are built on top.
  public static let named: [(name: String, type: Type)] = [
    ("Number", .number), ("Angle", .angle), ("Bool", .bool), ("String", .string), ("Color", .color),
    ("Point", .point), ("Size", .size), ("Paint", .paint), ("Stop", .stop),
  ]
}
