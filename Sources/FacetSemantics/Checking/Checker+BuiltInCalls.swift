// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetSource
import FacetSyntax
import FacetTypes

extension Checker {
  /// A call of a built-in function: the first of its signatures that fits is taken. The hint is the type wanted of it.
  mutating func builtIn(
    _ place: Int, _ arguments: [ArgumentSyntax], hint: Type?, _ span: ByteSpan
  ) -> CheckedExpressionID {
    let function = BuiltInFunctions.all[place]
    let fitting = function.signatures.indices.filter { function.signatures[$0].admits(arguments) }
    guard fitting.count > 1 else {
      let chosen = fitting.first ?? closest(function, to: arguments)
      let signature = function.signatures[chosen]
      let checked = checkArguments(arguments, for: Signature(function.name, signature), at: span)
      return make(.builtIn(place, signature: chosen, checked), result(of: signature, checked), span)
    }
    return overloaded(place, function, fitting, arguments, hint: hint, span)
  }

  /// Which signature to hold wrong arguments against: the first whose labels are all known, or the first.
  private func closest(_ function: BuiltInFunction, to arguments: [ArgumentSyntax]) -> Int {
    function.signatures.firstIndex { signature in
      arguments.allSatisfy { argument in
        guard let label = argument.label?.text else { return true }
        return signature.parameters.contains { $0.name == label }
      }
    } ?? 0
  }

  /// Types decide: arguments that have one by themselves are checked first, once; the others by the signature chosen.
  private mutating func overloaded(
    _ place: Int, _ function: BuiltInFunction, _ fitting: [Int], _ arguments: [ArgumentSyntax], hint: Type?,
    _ span: ByteSpan
  ) -> CheckedExpressionID {
    let known: [CheckedExpressionID?] = arguments.map { needsContext($0.value) ? nil : infer($0.value) }
    let chosen = fitting.first { candidate in
      let signature = function.signatures[candidate]
      return arguments.indices.allSatisfy { fits(arguments, $0, known[$0], signature) }
    }
    guard let chosen else {
      let types = known.map { $0.map { name(of: type(of: $0)) } ?? "`.name`" }
      let notes = fitting.map { describe(Signature(function.name, function.signatures[$0])) }
      report(.noSignature(function.name, types, at: at(span), notes: notes))
      return invalid(span)
    }
    let signature = function.signatures[chosen]
    let formals = Signature(function.name, signature)
    let placed = self.place(arguments, [], for: formals, at: span)
    let checked: [CheckedExpressionID?] = placed.values.enumerated().map { index, value in
      guard let value else { return nil }
      let formal = formals.formals[min(index, formals.formals.count - 1)]
      let purpose = Purpose.argument(formal.name, of: function.name, declared: nil)
      guard let given = arguments.firstIndex(where: { $0.value == value }), let id = known[given] else {
        guard case .list(let item) = formal.type, item.isOpen else { return check(value, as: formal.type, purpose) }
        // A list of anything: its items are what the call is wanted for, else they have no type.
        guard let hint, !hint.isOpen else { return infer(value) }
        return check(value, as: .list(hint), purpose)
      }
      return convert(id, to: formal.type, purpose, written: value)
    }
    return make(.builtIn(place, signature: chosen, checked), result(of: signature, checked), span)
  }

  private func fits(
    _ arguments: [ArgumentSyntax], _ index: Int, _ known: CheckedExpressionID?, _ signature: BuiltInFunction.Signature
  ) -> Bool {
    guard let parameter = signature.parameter(for: arguments, index) else { return false }
    guard let known else { return parameter.type.namesCases }
    let found = type(of: known)
    return found.agrees(with: parameter.type) || found.conversion(to: parameter.type) != nil
  }

  private func result(of signature: BuiltInFunction.Signature, _ checked: [CheckedExpressionID?]) -> Type {
    let first = (checked.first ?? nil).map { type(of: $0) } ?? .unknown
    switch signature.result {
    case .type(let type): return type
    case .sameAsFirst: return first
    case .elementOfFirst:
      if case .list(let item) = first { return item }
      return .unknown
    }
  }
}

extension BuiltInFunction.Signature {
  /// The parameter that an argument is for, or nil.
  func parameter(for arguments: [ArgumentSyntax], _ index: Int) -> ParameterInfo? {
    if let label = arguments[index].label?.text { return parameters.first { $0.name == label } }
    return index < parameters.count ? parameters[index] : isVariadic ? parameters.last : nil
  }

  /// Whether names and number of the arguments fit.
  func admits(_ arguments: [ArgumentSyntax]) -> Bool {
    guard arguments.indices.allSatisfy({ parameter(for: arguments, $0) != nil }) else { return false }
    let labels = Set(arguments.compactMap { $0.label?.text })
    let positional = arguments.count { $0.label == nil }
    return parameters.enumerated().allSatisfy { place, parameter in
      if place < positional || labels.contains(parameter.name) { return true }
      if case .required = parameter.defaultValue { return false }
      return true
    }
  }
}

extension Type {
  /// Whether `.name` can be a value of this type.
  var namesCases: Bool {
    switch self {
    case .enumeration, .color, .paint, .stop, .unknown: true
    case .list(let item): item.namesCases
    case .number, .angle, .bool, .string, .point, .size: false
    }
  }
}
