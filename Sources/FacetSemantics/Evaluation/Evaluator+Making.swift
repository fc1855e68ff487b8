// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetShapes
import FacetSource
import FacetTypes

extension Evaluator {
  /// Lists, pairs, strings, conversions and enum cases by index.
  func made(_ id: CheckedExpressionID, in environment: Environment) throws(Stop) -> Value {
    switch program.expressions[id].kind {
    case .list(let items):
      try charge(items.count, at: program.expressions[id].origin)
      var values: [Value] = []
      values.reserveCapacity(items.count)
      for item in items { values.append(try value(item, in: environment)) }
      return .list(values)
    case .point(let x, let y):
      return .point(Point(try number(x, in: environment), try number(y, in: environment)))
    case .size(let width, let height):
      return .size(Size(try number(width, in: environment), try number(height, in: environment)))
    case .interpolation(let parts): return try interpolated(parts, at: id, in: environment)
    case .convert(let conversion, let operand):
      return try converted(value(operand, in: environment), by: conversion, at: id)
    case .enumCase(let definition, let index):
      return try enumCase(of: definition, at: index, in: environment)
    default: throw mistyped(id)
    }
  }

  private func interpolated(
    _ parts: [CheckedStringPart], at id: CheckedExpressionID, in environment: Environment
  ) throws(Stop) -> Value {
    var string = ""
    for part in parts {
      let piece: String
      switch part {
      case .text(let text): piece = text
      case .value(let expression):
        let value = try self.value(expression, in: environment)
        try chargeReading(value, at: program.expressions[id].origin)
        piece = value.text(enums: program.enums)
      }
      try charge(piece.utf8.count, at: program.expressions[id].origin)
      string += piece
    }
    return .string(string)
  }

  private func converted(
    _ value: Value, by conversion: Conversion, at id: CheckedExpressionID
  ) throws(Stop) -> Value {
    switch (conversion, value) {
    case (.numberToSize, .number(let side)): return .size(Size(side, side))
    case (.colorToPaint, .color(let color)): return .paint(.color(color))
    case (.colorToStop, .color(let color)): return .stop(GradientStop(color: color, offset: nil))
    default: throw mistyped(id)
    }
  }

  private func enumCase(
    of definition: EnumID, at index: CheckedExpressionID, in environment: Environment
  ) throws(Stop) -> Value {
    let place = try whole(index, in: environment)
    let cases = program.enums[definition].cases
    if cases.indices.contains(place) { return .enumCase(definition, place) }
    throw outOfRange(place, count: cases.count, of: "`\(program.enums[definition].name)`", at: index)
  }

  func item(
    of list: CheckedExpressionID, at index: CheckedExpressionID, in environment: Environment
  ) throws(Stop) -> Value {
    guard case .list(let items) = try value(list, in: environment) else { throw mistyped(list) }
    let place = try whole(index, in: environment)
    if items.indices.contains(place) { return items[place] }
    throw outOfRange(place, count: items.count, of: "the list", at: index)
  }

  private func outOfRange(_ place: Int, count: Int, of what: String, at index: CheckedExpressionID) -> Stop {
    let admitted = count == 0 ? "\(what) is empty" : "\(what) has the indexes 0 to \(count - 1)"
    return failure(
      "index-out-of-range", "the index \(place) is out of range", at: program.expressions[index].origin,
      label: admitted)
  }

  // MARK: Members

  func member(_ member: Member, of value: Value, at id: CheckedExpressionID) throws(Stop) -> Value {
    switch (member, value) {
    case (.x, .point(let point)): return .number(point.x)
    case (.y, .point(let point)): return .number(point.y)
    case (.width, .size(let size)): return .number(size.width)
    case (.height, .size(let size)): return .number(size.height)
    case (.count, .list(let items)): return .number(Double(items.count))
    case (.count, .string(let string)):
      try chargeReading(value, at: program.expressions[id].origin)
      return .number(Double(string.count))
    case (.name, .enumCase(let definition, let index)): return .string(program.enums[definition].cases[index].name)
    case (.index, .enumCase(_, let index)): return .number(Double(index))
    case (.next, .enumCase(let definition, let index)):
      return .enumCase(definition, min(index + 1, program.enums[definition].cases.count - 1))
    case (.previous, .enumCase(let definition, let index)): return .enumCase(definition, max(index - 1, 0))
    default: throw mistyped(id)
    }
  }
}
