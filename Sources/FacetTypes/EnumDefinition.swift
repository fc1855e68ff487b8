// SPDX-License-Identifier: Apache-2.0
//
// Enums of the language, built in or declared. The built-in ones stand first in every table, in a fixed order.

public import FacetSource

public typealias EnumID = ArenaID<EnumDefinition>

/// One case, with the other words by which `--set` and data may name it.
public struct EnumCase: Sendable, Hashable {
  public var name: String
  public var aliases: [String]
  public var documentation: String?
  public init(_ name: String, aliases: [String] = [], documentation: String? = nil) {
    self.name = name
    self.aliases = aliases
    self.documentation = documentation
  }
}

/// An ordered set of names.
public struct EnumDefinition: Sendable, Hashable {
  public var name: String
  public var cases: [EnumCase]
  public init(name: String, cases: [EnumCase]) {
    self.name = name
    self.cases = cases
  }

  /// The place of a case by its name, or nil.
  public func index(of name: String) -> Int? { cases.firstIndex { $0.name == name } }
  /// The place of a case by name or alias, or nil.
  public func index(ofNameOrAlias word: String) -> Int? {
    index(of: word) ?? cases.firstIndex { $0.aliases.contains(word) }
  }
}

/// The enums that the compiler itself knows, in table order.
public enum BuiltInEnum: UInt32, Sendable, CaseIterable {
  case anchor, alignment, cap, join, weight, blend, fillRule
  case axis, aspect, distribution, strokeAlignment, contentMode

  public var id: EnumID { EnumID(raw: rawValue) }
  public var type: Type { .enumeration(id) }

  /// The built-in enums alone, for messages that need no program.
  public static let table = Arena(elements: allCases.map(\.definition))

  public var definition: EnumDefinition {
    switch self {
    case .anchor: EnumDefinition(name: "Anchor", cases: Anchor.allCases.map { EnumCase($0.rawValue) })
    case .alignment: EnumDefinition(name: "Alignment", cases: Anchor.allCases.map { EnumCase($0.rawValue) })
    case .cap: EnumDefinition(name: "Cap", cases: Cap.allCases.map { EnumCase($0.rawValue) })
    case .join: EnumDefinition(name: "Join", cases: Join.allCases.map { EnumCase($0.rawValue) })
    case .weight: EnumDefinition(name: "Weight", cases: Weight.allCases.map { EnumCase($0.rawValue) })
    case .blend: EnumDefinition(name: "Blend", cases: Blend.allCases.map { EnumCase($0.rawValue) })
    case .fillRule: EnumDefinition(name: "FillRule", cases: FillRule.allCases.map { EnumCase($0.rawValue) })
    case .axis: EnumDefinition(name: "Axis", cases: Axis.allCases.map { EnumCase($0.rawValue) })
    case .aspect: EnumDefinition(name: "Aspect", cases: Aspect.allCases.map { EnumCase($0.rawValue) })
    case .distribution:
      EnumDefinition(name: "Distribution", cases: Distribution.allCases.map { EnumCase($0.rawValue) })
    case .strokeAlignment:
      EnumDefinition(name: "StrokeAlignment", cases: StrokeAlignment.allCases.map { EnumCase($0.rawValue) })
    case .contentMode:
      EnumDefinition(name: "ContentMode", cases: ContentMode.allCases.map { EnumCase($0.rawValue) })
    }
  }
}

/// Nine places of a frame; also used as alignments.
public enum Anchor: String, Sendable, CaseIterable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// The place in the unit square, y down.
  public var unit: (x: Double, y: Double) {
    switch self {
    case .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}

public enum Cap: String, Sendable, CaseIterable { case butt, round, square }
public enum Join: String, Sendable, CaseIterable { case miter, round, bevel }
public enum Weight: String, Sendable, CaseIterable { case regular, bold }
public enum FillRule: String, Sendable, CaseIterable { case nonzero, evenOdd }
public enum Axis: String, Sendable, CaseIterable { case horizontal, vertical }
public enum Aspect: String, Sendable, CaseIterable { case fit, fill }
public enum Distribution: String, Sendable, CaseIterable { case natural, fillEqually }
public enum StrokeAlignment: String, Sendable, CaseIterable { case center, inside }
public enum ContentMode: String, Sendable, CaseIterable { case redraw, scaleToFill, fit, fill }
public enum Blend: String, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference
  case exclusion, hue, saturation, color, luminosity
}
