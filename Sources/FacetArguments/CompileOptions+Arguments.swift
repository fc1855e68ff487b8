// SPDX-License-Identifier: Apache-2.0

package import Facet
import FacetGeometry
package import FacetOptimizer

extension PassOptions {
  /// From the command line.
  package init(_ arguments: ParsedArguments) {
    self.init()
    if let level = arguments.value("optimize").flatMap({ OptimizationLevel(rawValue: $0) }) { self.level = level }
    if let profile = arguments.value("profile").flatMap({ OutputProfile(rawValue: $0) }) { self.profile = profile }
  }
}

extension CompileOptions {
  /// From the command line; throws what is wrong with an option's value.
  package init(_ arguments: ParsedArguments) throws(ToolError) {
    self.init()
    if let text = arguments.value("emit"), let stage = CompileStage(rawValue: text) { self.stage = stage }
    settings = try CompileOptions.settings("set", arguments)
    theme = arguments.value("theme")
    passes = PassOptions(arguments)
    explainsSize = arguments.has("explain-size")
    idPrefix = try arguments.value("id-prefix").map { text throws(ToolError) in try CompileOptions.prefix(text) }
    if let text = arguments.value("ids"), let style = IDStyle(rawValue: text) { ids = style }
    root = arguments.value("root")
    isResponsive = arguments.has("responsive")
    isVerified = arguments.has("verify")
    if let text = arguments.value("tolerance") {
      guard let value = Double(text), value > 0, value.isFinite else {
        throw ToolError("`--tolerance \(text)` is not a positive number")
      }
      tolerance = value
    }
    if let text = arguments.value("size") { size = try CompileOptions.size(text) }
  }

  /// The values of an option that takes `name=value`.
  package static func settings(_ option: String, _ arguments: ParsedArguments) throws(ToolError) -> [Setting] {
    var settings: [Setting] = []
    for text in arguments.values(option) {
      guard let equal = text.firstIndex(of: "="), equal != text.startIndex else {
        throw ToolError("`--\(option) \(text)` lacks a value", hint: "write `--\(option) name=value`")
      }
      let value = String(text[text.index(after: equal)...])
      settings.append(Setting(name: String(text[..<equal]), text: value, option: option))
    }
    return settings
  }

  /// `320x200`, or `200` for a square.
  private static func size(_ text: String) throws(ToolError) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    let sides = parts.compactMap { $0 }
    guard sides.count == parts.count, (1...2).contains(sides.count),
      sides.allSatisfy({ (0.001...1_000_000).contains($0) })
    else {
      throw ToolError(
        "`--size \(text)` is not a size", hint: "write `--size 320x200`, each side from 0.001 to 1000000")
    }
    return Size(sides[0], sides[sides.count - 1])
  }

  /// An id's beginning: letters, digits, `-`, `_`, `.`, not a digit first.
  private static func prefix(_ text: String) throws(ToolError) -> String {
    let isName = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
      default: false
      }
    }
    let startsWell = text.first.map { $0.isLetter || $0 == "_" } ?? false
    guard isName, startsWell else {
      throw ToolError(
        "`--id-prefix \(text)` cannot begin an id", hint: "use letters, digits, `-`, `_` and `.`, a letter first")
    }
    return text
  }
}
