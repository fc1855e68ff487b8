// SPDX-License-Identifier: Apache-2.0

public import FacetGeometry
public import FacetTypes

/// A presentation property that elements inherit, in the order in which elements are given them.
public enum GridProperty: Int, Sendable, Hashable, CaseIterable {
  case fill, fillOpacity, fillRule, stroke, strokeOpacity, strokeWidth, cap, join, miterLimit, dash

  /// The attribute's name in SVG.
  public var attribute: StaticString {
    switch self {
    case .fill: "fill"
    case .fillOpacity: "fill-opacity"
    case .fillRule: "fill-rule"
    case .stroke: "stroke"
    case .strokeOpacity: "stroke-opacity"
    case .strokeWidth: "stroke-width"
    case .cap: "stroke-linecap"
    case .join: "stroke-linejoin"
    case .miterLimit: "stroke-miterlimit"
    case .dash: "stroke-dasharray"
    }
  }

  /// What an element has that neither says nor inherits anything.
  public var initial: GridPropertyValue {
    switch self {
    case .fill: .color(.black)
    case .fillOpacity, .strokeOpacity, .strokeWidth: .number(GridNumber(1, decimals: 0))
    case .fillRule: .rule(.nonzero)
    case .stroke, .dash: .none
    case .cap: .cap(.butt)
    case .join: .join(.miter)
    case .miterLimit: .number(GridNumber(4, decimals: 0))
    }
  }
}

/// The value of a property as written: equal values are equal bytes.
public enum GridPropertyValue: Sendable, Hashable {
  /// No paint, or no dashes.
  case none
  /// An opaque colour; its alpha is a property of its own.
  case color(Color)
  /// A gradient with the alphas of its stops.
  case gradient(GridPaint)
  case number(GridNumber)
  /// Dashes and gaps.
  case numbers([GridNumber])
  case rule(FillRule)
  case cap(Cap)
  case join(Join)
}

/// An opacity with as few decimals as tell it from its neighbours among 255 levels.
public func writtenOpacity(_ opacity: Double) -> GridNumber {
  // Half a level exactly would round to the wrong one.
  GridNumber.coarsest(near: opacity, within: 0.999 / 510, limit: 3).reduced
}
