// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
public import FacetTypes

extension [ParameterInfo] {
  /// Refuses the first argument that is not finite or lies outside its parameter's range. Absent ones pass, sizes count
  /// by both sides, lists by every item, and what goes beyond the last parameter counts as one more of it.
  public func check(_ arguments: [Value?]) throws(ValueProblem) {
    for (place, argument) in arguments.enumerated() {
      guard let argument, let parameter = place < count ? self[place] : last else { continue }
      guard let found = parameter.unfit(argument) else { continue }
      throw parameter.problem(with: found, at: place)
    }
  }
}

extension ParameterInfo {
  /// A number in `value` that this parameter does not admit, or nil.
  func unfit(_ value: Value) -> Double? {
    switch value {
    case .number(let number), .angle(let number): admits(number) ? nil : number
    case .point(let point): [point.x, point.y].first { !admits($0) }
    case .size(let size): [size.width, size.height].first { !admits($0) }
    case .list(let items): items.lazy.compactMap { self.unfit($0) }.first
    case .bool, .string, .color, .paint, .stop, .enumCase: nil
    }
  }

  private func admits(_ number: Double) -> Bool { number.isFinite && range?.contains(number) ?? true }

  func problem(with number: Double, at place: Int) -> ValueProblem {
    guard number.isFinite else {
      return ValueProblem("not-a-number", "`\(name)` has no finite value here", parameter: place)
    }
    let low = range?.lowerBound ?? -.infinity
    let high = range?.upperBound ?? .infinity
    let got = numberText(number)
    if high == .infinity, low == 0 {
      return ValueProblem("value-out-of-range", "`\(name)` cannot be negative, but is \(got)", parameter: place)
    }
    if high == .infinity, low == .leastNonzeroMagnitude {
      return ValueProblem("value-out-of-range", "`\(name)` must be above 0, but is \(got)", parameter: place)
    }
    if high == .infinity {
      return ValueProblem(
        "value-out-of-range", "`\(name)` must be at least \(numberText(low)), but is \(got)", parameter: place)
    }
    return ValueProblem(
      "value-out-of-range", "`\(name)` must lie between \(numberText(low)) and \(numberText(high)), but is \(got)",
      parameter: place)
  }
}

extension ClosedRange<Double> {
  /// Lengths: 0 and more.
  static let lengths = 0...Double.infinity
  /// Above 0.
  static let positive = Double.leastNonzeroMagnitude...Double.infinity
  /// 0 to 1.
  static let unit = 0.0...1.0
}
