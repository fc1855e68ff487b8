// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetSource
import FacetTypes

/// What is known of a file-level value.
enum GlobalState {
  case unknown
  case underway
  case known(Value)
  /// Its finding is recorded; what uses it gives up silently.
  case failed
}

extension Evaluator {
  /// A file-level `let` or `param`, worked out at its first use. The strongest value wins: from outside, theme, file.
  func globalValue(_ id: GlobalID) throws(Stop) -> Value {
    switch globals[id.index] {
    case .known(let value): return value
    case .failed: throw .finding
    case .underway:
      throw failure(
        "cycle", "`\(program.globals[id].name)` depends on itself", at: program.globals[id].origin)
    case .unknown: break
    }
    globals[id.index] = .underway
    do throws(Stop) {
      let value = try strongestValue(of: id)
      globals[id.index] = .known(value)
      return value
    } catch {
      globals[id.index] = .failed
      throw error
    }
  }

  private func strongestValue(of id: GlobalID) throws(Stop) -> Value {
    let global = program.globals[id]
    let scope = Environment(frameSize: 0)
    let setting = inputs.params.first { $0.target == id }
    let value: Value
    let place: SourceSpan
    if let setting {
      value = setting.value
      place = global.origin
    } else {
      let source = themeValue(of: .param(id)) ?? global.value
      value = try self.value(source, in: scope)
      place = program.expressions[source].origin
    }
    if let range = global.range {
      try check(value, of: global.name, in: range, environment: scope, at: place, setting: setting?.origin)
    }
    return value
  }

  /// What the theme says, in terms of the file's own names.
  func themeValue(of target: SettingTarget) -> CheckedExpressionID? {
    theme?.entries.last { $0.target == target }?.value
  }

  /// The theme asked for.
  var theme: Theme? {
    guard let name = inputs.theme else { return nil }
    return program.themes.first { $0.name == name }
  }

  /// Params that nothing uses are worked out too, so that a bad setting never passes silently.
  func checkParams() throws(Stop) {
    for id in program.params {
      do throws(Stop) {
        _ = try globalValue(id)
      } catch .finding {
        continue
      }
    }
  }

  // MARK: Ranges

  /// Refuses a value outside its parameter's range or between its steps. A value from outside is named by its setting.
  func check(
    _ value: Value, of name: String, in range: CheckedRange, environment: Environment, at span: SourceSpan,
    setting: String?
  ) throws(Stop) {
    guard let scalar = value.scalar,
      let lower = try self.value(range.lower, in: environment).scalar,
      let upper = try self.value(range.upper, in: environment).scalar
    else { throw mistyped(range.lower) }
    guard lower <= upper else {
      throw failure(
        "empty-range", "the range of `\(name)` ends before it starts",
        at: program.expressions[range.lower].origin.union(program.expressions[range.upper].origin))
    }
    let shown = value.text(enums: program.enums)
    let notes = setting.map { ["set by `\($0)`"] } ?? []
    guard scalar >= lower, range.isClosed ? scalar <= upper : scalar < upper else {
      let limits = numberText(lower) + (range.isClosed ? "..." : "..<") + numberText(upper)
      throw failure(
        "value-out-of-range", "`\(name)` is \(shown), but must lie in \(limits)", at: span, notes: notes)
    }
    guard let stepID = range.step else { return }
    guard let step = try self.value(stepID, in: environment).scalar, step > 0 else {
      throw failure("step-not-positive", "a step must be above 0", at: program.expressions[stepID].origin)
    }
    let nearest = lower + ((scalar - lower) / step).rounded() * step
    guard abs(scalar - nearest) <= 1e-9 * max(1, abs(scalar)) else {
      throw failure(
        "value-off-step", "`\(name)` is \(shown), but must be a step of \(numberText(step)) from \(numberText(lower))",
        at: span, notes: notes)
    }
  }
}

extension Value {
  /// The number in a number or an angle.
  var scalar: Double? {
    switch self {
    case .number(let number): number
    case .angle(let angle): angle
    case .bool, .string, .color, .point, .size, .paint, .stop, .list, .enumCase: nil
    }
  }
}

extension SourceSpan {
  /// From the start of this span to the end of another one in the same file.
  func union(_ other: SourceSpan) -> SourceSpan {
    source == other.source ? SourceSpan(source, span.union(other.span)) : self
  }
}
