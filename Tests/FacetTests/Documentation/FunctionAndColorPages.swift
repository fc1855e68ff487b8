// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetTypes

enum FunctionPage {
  static var text: String {
    ReferencePage.head(
      "Functions",
      """
      Functions that need no declaration. All are pure: the same arguments give the same value on every machine. A result that is \
      not a finite number is an error where it arises.
      """)
      + BuiltInFunctions.all.map { "- [`\($0.name)`](#\($0.name.lowercased())): \($0.summary)\n" }.joined() + "\n"
      + BuiltInFunctions.all.map(section).joined()
  }

  private static func section(_ function: BuiltInFunction) -> String {
    var text = "## \(function.name)\n\n\(function.summary)\n\n```\n"
    text += function.signatures.map { signature(function.name, $0) + "\n" }.joined()
    text += "```\n\n" + ReferencePage.table(parameters(of: function))
    if !function.examples.isEmpty {
      text += "| Call | Value |\n|---|---|\n"
      text += function.examples.map { ReferencePage.row(["`\($0.call)`", "`\($0.value)`"]) }.joined() + "\n"
    }
    return text
  }

  /// Those of the first signature; where others differ in types only, that is seen above.
  private static func parameters(of function: BuiltInFunction) -> [ParameterInfo] {
    guard let first = function.signatures.first else { return [] }
    return function.signatures.count == 1 ? first.parameters : []
  }

  private static func signature(_ name: String, _ signature: BuiltInFunction.Signature) -> String {
    var parameters = signature.parameters.map { "\($0.name): \(typeName($0.type))" }
    if signature.isVariadic { parameters[parameters.count - 1] += ", …" }
    let result: String
    switch signature.result {
    case .type(let type): result = typeName(type)
    case .sameAsFirst: result = signature.parameters.first.map { typeName($0.type) } ?? ""
    case .elementOfFirst:
      if case .list(let item)? = signature.parameters.first?.type { result = typeName(item) } else { result = "T" }
    }
    return "\(name)(\(parameters.joined(separator: ", "))) -> \(result)"
  }

  private static func typeName(_ type: Type) -> String {
    switch type {
    case .unknown: "T"
    case .list(let item): "[\(typeName(item))]"
    case .number, .angle, .bool, .string, .color, .point, .size, .paint, .stop, .enumeration:
      type.name(enums: ReferencePage.enums)
    }
  }
}

enum ColorPage {
  static var text: String {
    ReferencePage.head(
      "Colours",
      """
      The CSS names, written after a dot where a colour or paint is expected, or as `Color.name`. Other colours are `#rgb`, \
      `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `hsl()` and `oklch()`.

      ![All colours by name](pictures/colors.svg)
      """) + "| Name | Value | Name | Value |\n|---|---|---|---|\n" + rows
  }

  private static var rows: String {
    let cells = CSSColors.names.map { name in
      ["`.\(name)`", "`\(CSSColors.named(name)?.hexText ?? "")`"]
    }
    return stride(from: 0, to: cells.count, by: 2).map { place in
      ReferencePage.row(cells[place] + (place + 1 < cells.count ? cells[place + 1] : ["", ""]))
    }.joined()
  }

  /// A scene that shows all of them.
  static var scene: String {
    let names = CSSColors.names
    let columns = 6
    let height = (names.count + columns - 1) / columns * 34
    let cells = names.map { name in
      """
          vstack(spacing: 2, alignment: .left) {
            rect(cornerRadius: 3).fill(.\(name)).stroke(#0003).frame(width: 118, height: 18)
            text("\(name)", size: 9.5).fill(#222)
          }.frame(width: 122, height: 34)

      """
    }
    return """
      scene {
        title: "Colours by name"
        size: (\(columns * 122), \(height))
        background: .white
        grid(columns: \(columns)) {
      \(cells.joined())  }
      }

      """
  }
}
