// SPDX-License-Identifier: Apache-2.0

/// How large one declaration may be. What is looked up by name in it is looked at one by one, so that a limit keeps the
/// work in proportion to the text.
enum DeclarationLimits {
  /// Cases of an enum.
  static let cases = 1000
  /// Parameters of a function, shape or component.
  static let parameters = 200
  /// Slots of a component.
  static let slots = 200
  /// Cycles that are told apart; after these, one more says nothing new.
  static let cycles = 20
  /// Errors of one check; what comes after them is not listed.
  static let errors = 200
}
