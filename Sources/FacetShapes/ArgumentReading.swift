// SPDX-License-Identifier: Apache-2.0
//
// How built-in words read their arguments. The checker has made sure of types; a value of another type still ends in a
// finding, not in a crash.

public import FacetGeometry
public import FacetTypes

extension [Value?] {
  /// The argument at a place, or nil when it is absent.
  public func given(_ place: Int) -> Value? { place < count ? self[place] : nil }

  public func number(_ place: Int) throws(ValueProblem) -> Double {
    guard case .number(let number)? = given(place) else { throw wrongType("number", place) }
    return number
  }

  /// A number without a fraction that fits a machine integer.
  public func whole(_ place: Int) throws(ValueProblem) -> Int {
    let number = try number(place)
    guard let whole = Int(exactly: number) else {
      throw ValueProblem("not-whole", "a whole number is needed here, not \(numberText(number))", parameter: place)
    }
    return whole
  }

  /// Degrees, positive clockwise on screen.
  public func angle(_ place: Int) throws(ValueProblem) -> Double {
    guard case .angle(let degrees)? = given(place) else { throw wrongType("angle", place) }
    return degrees
  }

  public func string(_ place: Int) throws(ValueProblem) -> String {
    guard case .string(let string)? = given(place) else { throw wrongType("string", place) }
    return string
  }

  public func color(_ place: Int) throws(ValueProblem) -> Color {
    guard case .color(let color)? = given(place) else { throw wrongType("colour", place) }
    return color
  }

  public func point(_ place: Int) throws(ValueProblem) -> Point {
    guard case .point(let point)? = given(place) else { throw wrongType("point", place) }
    return point
  }

  public func size(_ place: Int) throws(ValueProblem) -> Size {
    guard case .size(let size)? = given(place) else { throw wrongType("size", place) }
    return size
  }

  public func list(_ place: Int) throws(ValueProblem) -> [Value] {
    guard case .list(let items)? = given(place) else { throw wrongType("list", place) }
    return items
  }

  public func points(_ place: Int) throws(ValueProblem) -> [Point] {
    var points: [Point] = []
    for item in try list(place) {
      guard case .point(let point) = item else { throw wrongType("list of points", place) }
      points.append(point)
    }
    return points
  }

  private func wrongType(_ wanted: String, _ place: Int) -> ValueProblem {
    ValueProblem("type-mismatch", "a \(wanted) is needed here", parameter: place)
  }
}
