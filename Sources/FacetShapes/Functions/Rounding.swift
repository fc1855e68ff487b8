// SPDX-License-Identifier: Apache-2.0
//
// From any number to a whole one.

extension BuiltInFunction {
  static let floor = ofNumber(
    "floor", summary: "The next whole number that is not above it.",
    examples: [("floor(2.7)", "2"), ("floor(-2.1)", "-3")]
  ) { $0.rounded(.down) }

  static let ceil = ofNumber(
    "ceil", summary: "The next whole number that is not below it.",
    examples: [("ceil(2.1)", "3"), ("ceil(-2.7)", "-2")]
  ) { $0.rounded(.up) }

  static let round = ofNumber(
    "round", summary: "The nearest whole number; halves go away from 0.",
    examples: [("round(2.5)", "3"), ("round(-2.5)", "-3"), ("round(2.4)", "2")]
  ) { $0.rounded(.toNearestOrAwayFromZero) }

  static let trunc = ofNumber(
    "trunc", summary: "The whole number left when the fraction is cut off.",
    examples: [("trunc(2.7)", "2"), ("trunc(-2.7)", "-2")]
  ) { $0.rounded(.towardZero) }
}
