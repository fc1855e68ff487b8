// SPDX-License-Identifier: Apache-2.0

/// A word that people bring along, from SwiftUI, UIKit, a canvas, SVG or an old file, and what stands for it here.
public struct ForeignName: Sendable, Hashable {
  public var name: String
  /// The word whose parameter this is, for parameters that mean this in one place only.
  public var owner: String?
  /// What to write, as the end of a sentence: "write `repeat x in … { }`".
  public var advice: String
  /// What to put in place of the name itself, when that is all there is to change.
  public var replacement: String?
  /// Of a parameter whose values changed too: an argument's old text and its new one.
  public var values: [String: String]

  /// The message of the diagnostic.
  public var message: String { "there is no `\(name)` here; \(advice)" }

  /// A word that is called otherwise here.
  static func renamed(_ name: String, _ replacement: String, of owner: String? = nil) -> ForeignName {
    ForeignName(
      name: name, owner: owner, advice: "it is called `\(replacement)`", replacement: replacement, values: [:])
  }

  /// A word that is done differently here.
  static func otherwise(
    _ name: String, _ advice: String, of owner: String? = nil, replacement: String? = nil,
    values: [String: String] = [:]
  ) -> ForeignName {
    ForeignName(name: name, owner: owner, advice: advice, replacement: replacement, values: values)
  }
}

/// The registry of foreign names.
public enum ForeignNames {
  /// Where a name stands.
  public enum Context: Sendable, CaseIterable {
    /// Where an element, an outline command or a sketch command is expected.
    case element
    /// After the dot of an element.
    case modifier
    /// Before the colon of an argument.
    case parameter
    /// After a dot in an expression: enum cases and colours.
    case enumCase
    /// Called in an expression.
    case function
    /// After the colon of a declaration.
    case type
  }

  /// All names of a context, in the order in which they are looked at.
  public static func all(in context: Context) -> [ForeignName] {
    switch context {
    case .element: elements + outlineCommands
    case .modifier: modifiers
    case .parameter: parameters
    case .enumCase: enumCases
    case .function: functions
    case .type: types
    }
  }

  /// What stands for a name, or nil. For a parameter `owner` is the word called; an entry for that word comes before
  /// one for all.
  public static func lookup(_ name: String, in context: Context, of owner: String? = nil) -> ForeignName? {
    let same = all(in: context).filter { $0.name == name }
    return same.first { $0.owner != nil && $0.owner == owner } ?? same.first { $0.owner == nil }
  }
}
