// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax
import FacetTypes

extension Checker {
  /// The parameters of a function, shape or component, in frame slots from 0; each can be seen by those after it.
  mutating func checkParameters(_ parameters: [ParameterSyntax], of callee: NameSyntax) -> [CheckedParameter] {
    if parameters.count > DeclarationLimits.parameters {
      report(.tooMany("parameters", of: callee.text, limit: DeclarationLimits.parameters, at: at(callee.span)))
      return []
    }
    var checked: [CheckedParameter] = []
    var seen: [String: ByteSpan] = [:]
    for parameter in parameters {
      let name = parameter.name
      if let earlier = seen[name.text], !name.text.isEmpty {
        report(.duplicateName(name.text, noun: "parameter", at: at(name.span), first: at(earlier)))
      }
      seen[name.text] = name.span
      scope.sizes = .inDefault
      let (type, value) = checkDefault(of: parameter)
      let range = parameter.range.flatMap { checkRange($0, of: name, type) }
      addLocal(name, .parameter, type, documentation: parameter.documentation)
      checked.append(
        CheckedParameter(
          name: name.text, type: type, defaultValue: value, range: range, documentation: parameter.documentation,
          origin: at(name.span)))
    }
    return checked
  }

  /// Gives a name the next slot of the frame.
  @discardableResult
  mutating func addLocal(
    _ name: NameSyntax, _ kind: Local.Kind, _ type: Type, documentation: String? = nil
  ) -> Int {
    let slot = scope.frameSize
    scope.frameSize += 1
    let definition: ProgramFacts.Definition.Kind =
      switch kind {
      case .parameter: .parameter
      case .binding: .local
      case .loopVariable: .loopVariable
      }
    let place = define(definition, name, type: type, documentation: documentation)
    if !name.text.isEmpty {
      scope.locals.add(name.text, Local(kind: kind, slot: slot, type: type, definition: place))
    }
    return slot
  }

  /// Type and default of a parameter: the one is inferred from the other where it is not written.
  mutating func checkDefault(of parameter: ParameterSyntax) -> (type: Type, value: CheckedExpressionID?) {
    let name = parameter.name
    if let annotation = parameter.type {
      let type = resolve(annotation)
      let value = parameter.defaultValue.map {
        check($0, as: type, .value(of: name.text, declared: at(annotation.span)))
      }
      return (type, value)
    }
    if let value = parameter.defaultValue {
      let checked = infer(value)
      return (type(of: checked), checked)
    }
    // The parser says that both are missing.
    return (.unknown, nil)
  }

  /// `in low...high step s` of a parameter.
  mutating func checkRange(_ range: RangeSyntax, of name: NameSyntax, _ type: Type) -> CheckedRange? {
    switch type {
    case .number, .angle:
      let lower = check(range.lower, as: type, .rangeEnd)
      let upper = check(range.upper, as: type, .rangeEnd)
      let step = range.step.map { check($0, as: type, .step) }
      reportEmpty(lower, upper, range, name)
      return CheckedRange(lower: lower, upper: upper, isClosed: range.isClosed, step: step)
    case .unknown: break
    case .bool, .string, .color, .point, .size, .paint, .stop, .list, .enumeration:
      report(.rangeOfOtherType(name.text, self.name(of: type), at: at(range.span)))
    }
    for end in [range.lower, range.upper] + [range.step].compactMap(\.self) { _ = infer(end, hint: .unknown) }
    return nil
  }

  private mutating func reportEmpty(
    _ lower: CheckedExpressionID, _ upper: CheckedExpressionID, _ range: RangeSyntax, _ name: NameSyntax
  ) {
    let low: Double
    let high: Double
    switch (constantValue(of: lower), constantValue(of: upper)) {
    case (.number(let a)?, .number(let b)?), (.angle(let a)?, .angle(let b)?): (low, high) = (a, b)
    default: return
    }
    if low > high || (low == high && !range.isClosed) { report(.emptyRange(name.text, at: at(range.span))) }
  }
}
