// SPDX-License-Identifier: Apache-2.0

public import FacetTypes

/// Values of inherited properties with gaps: what an element needs (a gap does not matter to it), what a group sets (a gap
/// is left as it is), or what a place inherits (a gap is not known).
public struct GridPresentation: Sendable, Hashable {
  /// By property; none at all when every one is a gap.
  private var values: [GridPropertyValue?] = []

  /// Nothing but gaps.
  public init() {}

  /// What an element has that neither says nor inherits anything.
  public static let initial: GridPresentation = {
    var result = GridPresentation()
    for property in GridProperty.allCases { result[property] = property.initial }
    return result
  }()

  public subscript(property: GridProperty) -> GridPropertyValue? {
    get { values.isEmpty ? nil : values[property.rawValue] }
    set {
      if values.isEmpty {
        guard newValue != nil else { return }
        values = Array(repeating: nil, count: GridProperty.allCases.count)
      }
      values[property.rawValue] = newValue
      if newValue == nil, values.allSatisfy({ $0 == nil }) { values = [] }
    }
  }

  public var isEmpty: Bool { values.isEmpty }

  /// What is set, in the order written.
  public var entries: [(property: GridProperty, value: GridPropertyValue)] {
    if values.isEmpty { return [] }
    return GridProperty.allCases.compactMap { property in
      values[property.rawValue].map { (property, $0) }
    }
  }

  /// What holds inside an element that sets `inner` where this is inherited.
  public func overlaid(by inner: GridPresentation) -> GridPresentation {
    if inner.isEmpty { return self }
    var result = self
    for (property, value) in inner.entries { result[property] = value }
    return result
  }

  /// What both agree on.
  public func agreement(with other: GridPresentation) -> GridPresentation {
    if self == other { return self }
    var result = self
    for property in GridProperty.allCases where result[property] != other[property] { result[property] = nil }
    return result
  }

  /// What an element with these needs must write where `inherited` holds.
  public func missing(in inherited: GridPresentation) -> [(property: GridProperty, value: GridPropertyValue)] {
    entries.filter { inherited[$0.property] != $0.value }
  }

  /// The same as seen through `ink`.
  public func seen(through ink: GridInk) -> GridPresentation {
    guard case .flat(let flat) = ink, !isEmpty else { return self }
    var result = self
    for (property, value) in entries {
      switch value {
      case .color: result[property] = .color(flat)
      case .gradient(let paint): result[property] = .gradient(paint.seen(through: ink))
      case .none, .number, .numbers, .rule, .cap, .join: break
      }
    }
    return result
  }
}

/// Which paints are seen: a mask shows ink, not colours.
public enum GridInk: Sendable, Hashable {
  case asPainted
  /// One opaque colour, with the alphas that are painted.
  case flat(Color)
}

extension GridPaint {
  /// The same with all colours as `ink` shows them.
  public func seen(through ink: GridInk) -> GridPaint {
    guard case .flat(let flat) = ink else { return self }
    func inked(_ color: Color) -> Color {
      var result = flat
      result.alpha = color.alpha
      return result
    }
    func inked(_ stops: [GridStop]) -> [GridStop] {
      stops.map { GridStop(color: inked($0.color), offset: $0.offset) }
    }
    switch self {
    case .color(let color): return .color(inked(color))
    case .linear(let stops, let from, let to): return .linear(stops: inked(stops), from: from, to: to)
    case .radial(let stops, let center, let radius, let transform):
      return .radial(stops: inked(stops), center: center, radius: radius, transform: transform)
    }
  }
}

extension GridCoat {
  /// The same with all colours as `ink` shows them.
  public func seen(through ink: GridInk) -> GridCoat {
    switch self {
    case .fill(let paint, let rule): .fill(paint.seen(through: ink), rule)
    case .stroke(let paint, let stroke): .stroke(paint.seen(through: ink), stroke)
    }
  }
}
