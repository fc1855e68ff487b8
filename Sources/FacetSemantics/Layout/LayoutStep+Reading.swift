// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetScene
import FacetShapes
import FacetTypes

extension [Value?] {
  /// The case of a built-in enum.
  func choice<Choice: CaseIterable>(_ place: Int, _: Choice.Type = Choice.self) throws(ValueProblem) -> Choice {
    let all = [Choice](Choice.allCases)
    guard case .enumCase(_, let index)? = given(place), all.indices.contains(index) else {
      throw ValueProblem("type-mismatch", "this value has a type that does not fit here", parameter: place)
    }
    return all[index]
  }

  func optionalNumber(_ place: Int) throws(ValueProblem) -> Double? {
    given(place) == nil ? nil : try number(place)
  }

  func bool(_ place: Int) throws(ValueProblem) -> Bool {
    guard case .bool(let bool)? = given(place) else {
      throw ValueProblem("type-mismatch", "true or false is needed here", parameter: place)
    }
    return bool
  }

  func paint(_ place: Int) throws(ValueProblem) -> Paint {
    guard case .paint(let paint)? = given(place) else {
      throw ValueProblem("type-mismatch", "a paint is needed here", parameter: place)
    }
    return paint
  }
}

extension LayoutStep {
  /// The step that a modifier asks for, from its arguments in parameter order. nil when it changes nothing, or is a
  /// paint or takes a block.
  init?(_ modifier: Modifier, _ values: [Value?]) throws(ValueProblem) {
    switch modifier {
    case .fill, .stroke, .clip, .mask: return nil
    case .opacity: self = .opacity(try values.number(0))
    case .blend: self = .blend(try values.choice(0))
    case .frame: self = .frame(try FrameLimits(values))
    case .padding: self = .padding(try Insets(values))
    case .aspectRatio: self = .aspectRatio(try values.number(0), try values.choice(1))
    case .fixedSize: self = .fixedSize(.flexible)
    case .position: self = .position(Point(try values.number(0), try values.number(1)))
    case .offset: self = .offset(Vector(try values.number(0), try values.number(1)))
    case .rotate: self = .rotate(degrees: try values.angle(0), try values.choice(1))
    case .scale: self = .scale(try values.size(0), try values.choice(1))
    case .mirror:
      let axis = try values.choice(0, Axis.self)
      self = .scale(axis == .horizontal ? Size(-1, 1) : Size(1, -1), try values.choice(1))
    case .id: self = .id(try values.string(0))
    case .title:
      guard try !values.string(0).isEmpty else { return nil }
      self = .title(try values.string(0))
    case .description:
      guard try !values.string(0).isEmpty else { return nil }
      self = .description(try values.string(0))
    case .decorative: self = .decorative
    case .hidden:
      guard try values.bool(0) else { return nil }
      self = .hidden
    }
  }
}

extension FrameLimits {
  init(_ values: [Value?]) throws(ValueProblem) {
    width = try values.optionalNumber(0)
    height = try values.optionalNumber(1)
    maxWidth = try values.optionalNumber(2)
    maxHeight = try values.optionalNumber(3)
    alignment = try values.choice(4)
  }
}

extension Insets {
  /// The more specific side wins: a side over its axis, an axis over all.
  init(_ values: [Value?]) throws(ValueProblem) {
    let all = try values.optionalNumber(0) ?? 0
    let horizontal = try values.optionalNumber(1) ?? all
    let vertical = try values.optionalNumber(2) ?? all
    top = try values.optionalNumber(3) ?? vertical
    bottom = try values.optionalNumber(4) ?? vertical
    left = try values.optionalNumber(5) ?? horizontal
    right = try values.optionalNumber(6) ?? horizontal
  }
}

extension Coat {
  /// The coat that `fill` or `stroke` asks for; nil for other modifiers.
  init?(_ modifier: Modifier, _ values: [Value?]) throws(ValueProblem) {
    switch modifier {
    case .fill: self = .fill(try values.paint(0), try values.choice(1))
    case .stroke: self = .stroke(try values.paint(0), try StrokeStyle(values))
    case .opacity, .blend, .clip, .mask, .frame, .padding, .aspectRatio, .fixedSize, .position, .offset, .rotate,
      .scale, .mirror, .id, .title, .description, .decorative, .hidden:
      return nil
    }
  }
}
