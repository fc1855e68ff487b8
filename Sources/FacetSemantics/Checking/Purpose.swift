// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax

/// What a value is wanted for; messages about its type say it.
enum Purpose {
  case argument(String, of: String, declared: SourceSpan?)
  case value(of: String, declared: SourceSpan)
  case defaultValue(of: String)
  case result(of: String, declared: SourceSpan?)
  case rangeEnd, step, condition, listIndex, listItem, coordinate, repeatedList
  case operand(BinaryOperator)
  case pattern(subject: SourceSpan)
  case branch(other: SourceSpan)

  /// Reads well after "expected Number".
  var phrase: String {
    switch self {
    case .argument(let name, let callee, _): "for `\(name)` of `\(callee)`"
    case .value(let name, _): "for `\(name)`"
    case .defaultValue(let name): "as the default of `\(name)`"
    case .result(let name, _): "as the result of `\(name)`"
    case .rangeEnd: "as the end of a range"
    case .step: "as a step"
    case .condition: "as a condition"
    case .listIndex: "as an index"
    case .listItem: "as an item of this list"
    case .coordinate: "as a coordinate"
    case .repeatedList: "after `in`"
    case .operand(let operation): "beside `\(operation.rawValue)`"
    case .pattern: "as a case"
    case .branch: "as in the other branch"
    }
  }

  /// Where the wish comes from.
  var reason: Diagnostic.Label? {
    switch self {
    case .argument(let name, _, let declared): declared.map { Diagnostic.Label($0, "`\(name)` is declared here") }
    case .value(let name, let declared): Diagnostic.Label(declared, "`\(name)` is declared here")
    case .result(_, let declared): declared.map { Diagnostic.Label($0, "the result is declared here") }
    case .pattern(let subject): Diagnostic.Label(subject, "the subject of this `switch`")
    case .branch(let other): Diagnostic.Label(other, "the other branch")
    case .defaultValue, .rangeEnd, .step, .condition, .listIndex, .listItem, .coordinate, .repeatedList, .operand: nil
    }
  }
}
