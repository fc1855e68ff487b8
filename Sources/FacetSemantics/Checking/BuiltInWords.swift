// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetSource
import FacetSyntax
import FacetTypes

/// Look-ups in the registry of words that need no declaration.
enum BuiltInWords {
  private static let primitives = places(Primitives.all.map(\.info.name))
  private static let functions = places(BuiltInFunctions.all.map(\.name))
  private static let enums = places(BuiltInEnum.allCases.map { $0.definition.name })

  private static func places(_ names: [String]) -> [String: Int] {
    Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }

  static func primitive(_ name: String) -> Int? { primitives[name] }
  static func function(_ name: String) -> Int? { functions[name] }
  static func enumeration(_ name: String) -> EnumID? { enums[name].map { EnumID(raw: UInt32($0)) } }

  /// Types that are no enums, by name.
  static func type(_ name: String) -> Type? {
    switch name {
    case "Number": .number
    case "Angle": .angle
    case "Bool": .bool
    case "String": .string
    case "Color": .color
    case "Point": .point
    case "Size": .size
    case "Paint": .paint
    case "Stop": .stop
    default: nil
    }
  }

  static let typeNames =
    ["Number", "Angle", "Bool", "String", "Color", "Point", "Size", "Paint", "Stop"]
    + BuiltInEnum.allCases.map { $0.definition.name }
  static let functionNames = BuiltInFunctions.all.map(\.name) + [isGiven]
  static let elementNames =
    Primitives.all.map(\.info.name) + Container.allCases.filter { $0 != .scene }.map(\.rawValue)

  /// The one function that takes a parameter's name instead of a value.
  static let isGiven = "isGiven"

  /// What of the language itself a declaration would hide, or nil: "a primitive".
  static func reserved(by declaration: Declaration) -> String? {
    let name = declaration.name.text
    switch declaration.kind {
    case .param, .binding:
      return name == "width" || name == "height" ? "the size proposed to a block" : nil
    case .function:
      return function(name) != nil || name == isGiven ? "a built-in function" : nil
    case .enumeration:
      return type(name) != nil || enumeration(name) != nil ? "a built-in type" : nil
    case .shape, .component:
      if primitive(name) != nil { return "a primitive" }
      if Container(rawValue: name) != nil { return "a built-in element" }
      if declaration.kind == .shape, OutlineCommand(rawValue: name) != nil { return "an outline command" }
      return nil
    }
  }
}
