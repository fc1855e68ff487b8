// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetSource
import FacetSyntax
import FacetTypes

/// A `name: value` line at the head of a block: an argument.
struct Property {
  var name: NameSyntax
  var value: ExpressionID
}

/// Arguments in parameter order, before their types are checked.
struct PlacedArguments {
  /// What was given for each parameter; a variadic last one has further values behind it.
  var values: [ExpressionID?]
  /// Whether an error was reported, so that what is missing may be a consequence.
  var isBroken = false
}

extension Checker {
  /// Puts arguments into their parameters' places and checks them there.
  mutating func checkArguments(
    _ arguments: [ArgumentSyntax], _ properties: [Property] = [], for signature: Signature, at span: ByteSpan
  ) -> [CheckedExpressionID?] {
    let placed = place(arguments, properties, for: signature, at: span)
    return placed.values.enumerated().map { place, value in
      guard let value else { return nil }
      let formal = signature.formals[min(place, signature.formals.count - 1)]
      return checkArgument(value, arguments, for: formal, of: signature, placed)
    }
  }

  /// One argument as its parameter's type; a positional one of another type may lack the name of a later parameter.
  private mutating func checkArgument(
    _ value: ExpressionID, _ arguments: [ArgumentSyntax], for formal: Formal, of signature: Signature,
    _ placed: PlacedArguments
  ) -> CheckedExpressionID {
    let before = diagnostics.count
    let checked = check(
      value, as: formal.type, .argument(formal.name, of: signature.name, declared: formal.declared))
    guard diagnostics.count == before + 1, diagnostics[before].id == "type-mismatch",
      diagnostics[before].primary == at(tree[value].span),
      arguments.contains(where: { $0.value == value && $0.label == nil }), !needsContext(value)
    else { return checked }
    let found = literalType(value)
    let candidates = signature.formals.indices.filter { place in
      placed.values[place] == nil && found.map { $0.agrees(with: signature.formals[place].type) } ?? false
    }
    if candidates.count == 1, let place = candidates.first {
      let label = signature.formals[place].name
      diagnostics[before].fixes.append(.insertLabel(label, at: at(tree[value].span)))
    }
    return checked
  }

  /// The type of what is written, where its text alone shows it.
  private func literalType(_ id: ExpressionID) -> Type? {
    switch tree[id].kind {
    case .number(let value, let unit):
      if case .angle = numberLiteral(value, unit) { .angle } else { .number }
    case .prefix(.negate, let inner), .prefix(.plus, let inner), .parenthesized(let inner): literalType(inner)
    case .bool: .bool
    case .string: .string
    case .color: .color
    case .pair: .point
    default: nil
    }
  }

  /// Leading arguments by position, the others by name in any order.
  mutating func place(
    _ arguments: [ArgumentSyntax], _ properties: [Property], for signature: Signature, at span: ByteSpan
  ) -> PlacedArguments {
    var placed = PlacedArguments(values: Array(repeating: nil, count: signature.formals.count))
    var firstLabel: ByteSpan?
    var next = 0
    for argument in arguments {
      if let label = argument.label {
        firstLabel = firstLabel ?? label.span
        place(label, argument.value, for: signature, in: &placed)
      } else if let firstLabel {
        let free = signature.formals.indices.first { placed.values[$0] == nil && $0 >= next }
        report(
          .positionalAfterNamed(
            at: at(tree[argument.value].span), label: at(firstLabel), free: free.map { signature.formals[$0].name }))
        reject(argument.value, in: &placed)
      } else if next < signature.formals.count {
        placed.values[next] = argument.value
        next += 1
      } else if signature.isVariadic {
        placed.values.append(argument.value)
      } else {
        reportTooMany(argument, arguments, for: signature)
        reject(argument.value, in: &placed)
        // One report says it for all that follow.
        for later in arguments.drop(while: { $0.value != argument.value }).dropFirst() {
          reject(later.value, in: &placed)
        }
        break
      }
    }
    for property in properties { place(property.name, property.value, for: signature, in: &placed) }
    reportMissing(signature, placed, at: span)
    return placed
  }

  private mutating func place(
    _ label: NameSyntax, _ value: ExpressionID, for signature: Signature, in placed: inout PlacedArguments
  ) {
    guard let place = signature.place(of: label.text) else {
      reportUnknown(label, value, for: signature)
      let isForeign = ForeignNames.lookup(label.text, in: .parameter, of: signature.name).map { $0.replacement == nil }
      placed.isBroken = true
      if isForeign != true { reject(value, in: &placed) }
      return
    }
    if let earlier = placed.values[place] {
      report(
        .argumentGivenTwice(label.text, of: signature.name, at: at(label.span), first: at(tree[earlier].span)))
      return reject(value, in: &placed)
    }
    placed.values[place] = value
  }

  private mutating func reportTooMany(
    _ argument: ArgumentSyntax, _ arguments: [ArgumentSyntax], for signature: Signature
  ) {
    let place = tree[argument.value].span
    if arguments.count == 2, signature.formals.count == 1, signature.formals[0].type == .number {
      let both = tree[arguments[0].value].span.union(place)
      let text = tree.file.text(both)
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      if parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) {
        let comma = ByteSpan(start: tree[arguments[0].value].span.end, end: place.start)
        let meant = parts.joined(separator: ".")
        return report(.decimalComma(meant, of: signature.name, at: at(both), label: at(comma)))
      }
    }
    report(
      .tooManyArguments(
        signature.name, allowed: signature.formals.count, at: at(place), note: describe(signature)))
  }

  /// Checks an argument that has no place, for what is wrong inside it.
  private mutating func reject(_ value: ExpressionID, in placed: inout PlacedArguments) {
    placed.isBroken = true
    _ = infer(value, hint: .unknown)
  }

  private mutating func reportUnknown(_ label: NameSyntax, _ value: ExpressionID, for signature: Signature) {
    if RootParameter(rawValue: label.text) != nil, signature.rootNames.isEmpty {
      return report(.rootParameterElsewhere(label.text, signature.name, at: at(label.span)))
    }
    let names = signature.formals.map(\.name) + signature.rootNames
    let meant = Suggestion(
      for: label.text, in: .parameter, of: signature.name, among: names,
      value: (at(tree[value].span), tree.file.text(tree[value].span)))
    report(
      .unknownArgument(
        label.text, of: signature.name, at: at(label.span), suggestion: meant, note: describe(signature),
        declared: signature.declared))
  }

  private mutating func reportMissing(_ signature: Signature, _ placed: PlacedArguments, at span: ByteSpan) {
    if placed.isBroken { return }
    let missing = signature.formals.indices.filter { signature.formals[$0].isRequired && placed.values[$0] == nil }
    if missing.isEmpty { return }
    report(
      .missingArguments(
        missing.map { signature.formals[$0].name }, of: signature.name, at: at(span), note: describe(signature),
        declared: signature.declared))
  }

  /// The signature as a note; long ones by their names alone.
  func describe(_ signature: Signature) -> String {
    if !signature.rootNames.isEmpty {
      let own = signature.formals.map(\.name)
      return "it takes \(String.enumeration(own + signature.rootNames.filter { !own.contains($0) }))"
    }
    if signature.formals.isEmpty { return "`\(signature.name)` takes no arguments" }
    if signature.formals.count > 7 { return "it takes \(String.enumeration(signature.formals.map(\.name)))" }
    let parameters = signature.formals.map { formal in
      let preset = formal.preset.map { $0.source(enums: program.enums) } ?? "…"
      return "\(formal.name): \(name(of: formal.type))" + (formal.isRequired ? "" : " = \(preset)")
    }
    return "it is `\(signature.name)(\(parameters.joined(separator: ", ")))`"
  }
}
