// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetSource
import FacetSyntax
import FacetTypes

extension Checker {
  mutating func call(
    _ callee: ExpressionID, _ arguments: [ArgumentSyntax], _ argumentsSpan: ByteSpan, hint: Type?, _ span: ByteSpan
  ) -> CheckedExpressionID {
    switch tree[callee].kind {
    case .name(let name): return call(NameSyntax(name, tree[callee].span), arguments, hint: hint, span)
    case .implicitMember(let name):
      if isFunction(name.text) {
        report(.dotBeforeFunction(name.text, at: at(tree[callee].span)))
        return call(name, arguments, hint: hint, span)
      }
      return foreignCall(NameSyntax(name.text, tree[callee].span), arguments, hint: hint, span)
    case .missing: break
    default: report(.notCallable(tree.file.text(tree[callee].span), at: at(tree[callee].span)))
    }
    return abandon(arguments, span)
  }

  private func isFunction(_ name: String) -> Bool {
    table.lookUp(name, as: .function, in: treePlace) != nil || BuiltInWords.function(name) != nil
  }

  private func functionSuggestion(for name: String) -> Suggestion {
    if isFull { return .none }
    let known = table.names(as: .function, in: treePlace) + BuiltInWords.functionNames
    return Suggestion(for: name, in: .function, among: known)
  }

  /// Checks arguments for what is wrong inside them, where nothing can be said about what they are for.
  private mutating func abandon(_ arguments: [ArgumentSyntax], _ span: ByteSpan) -> CheckedExpressionID {
    for argument in arguments { _ = infer(argument.value, hint: .unknown) }
    return invalid(span)
  }

  private mutating func call(
    _ name: NameSyntax, _ arguments: [ArgumentSyntax], hint: Type?, _ span: ByteSpan
  ) -> CheckedExpressionID {
    if let declaration = table.lookUp(name.text, as: .function, in: treePlace) {
      use(name.span, declaration)
      guard case .function(let id)? = resolved[declaration.index] else { return abandon(arguments, span) }
      let function = program.functions[id]
      let signature = Signature(function.name, function.parameters, declared: table.span(of: declaration))
      return make(.call(id, checkArguments(arguments, for: signature, at: span)), function.result, span)
    }
    if name.text == BuiltInWords.isGiven { return isGiven(arguments, name, span) }
    if let place = BuiltInWords.function(name.text) {
      use(name.span, builtIn: name.text)
      return builtIn(place, arguments, hint: hint, span)
    }
    if case .enumeration(let id)? = namedType(name.text), scope.locals[name.text] == nil {
      return enumCase(of: id, at: arguments, name, span)
    }
    return foreignCall(name, arguments, hint: hint, span)
  }

  /// A call of what is no function: says so, with the value that was meant where it can be written down, and goes on
  /// with the function that stands for it here.
  private mutating func foreignCall(
    _ name: NameSyntax, _ arguments: [ArgumentSyntax], hint: Type?, _ span: ByteSpan
  ) -> CheckedExpressionID {
    let before = diagnostics.count
    reportNotFunction(name)
    guard diagnostics.count == before + 1 else { return abandon(arguments, span) }
    if let value = rewritten(name.text, arguments) {
      let finding = diagnostics[before]
      diagnostics[before].fixes = [.write(value, over: at(span), finding.id == "unknown-function" ? .safe : .unsafe)]
      return invalid(span)
    }
    guard let foreign = ForeignNames.lookup(name.text, in: .function) else { return abandon(arguments, span) }
    guard let meant = foreign.replacement else { return invalid(span) }
    return call(NameSyntax(meant, name.span), arguments, hint: hint, span)
  }

  /// Constructors of other languages as the values that they make: `CGPoint(x: 1, y: 2)` is `(1, 2)`.
  private func rewritten(_ name: String, _ arguments: [ArgumentSyntax]) -> String? {
    let labels = arguments.map { $0.label?.text ?? "" }
    let texts = arguments.map { tree.file.text(tree[$0.value].span) }
    switch (name, labels) {
    case ("CGPoint", ["x", "y"]), ("Point", ["x", "y"]), ("UnitPoint", ["x", "y"]): return "(\(texts[0]), \(texts[1]))"
    case ("CGSize", ["width", "height"]), ("Size", ["width", "height"]): return "(\(texts[0]), \(texts[1]))"
    case ("degrees", [""]), ("Angle", ["degrees"]): return angle(arguments[0].value, texts[0], "deg")
    case ("radians", [""]), ("Angle", ["radians"]): return angle(arguments[0].value, texts[0], "rad")
    default: return nil
    }
  }

  private func angle(_ value: ExpressionID, _ text: String, _ unit: String) -> String {
    if isNumberLiteral(value) { return text + unit }
    if case .name = tree[value].kind { return "\(text) * 1\(unit)" }
    return "(\(text)) * 1\(unit)"
  }

  private mutating func reportNotFunction(_ name: NameSyntax) {
    let isValue = scope.locals[name.text] != nil || table.lookUp(name.text, as: .value, in: treePlace) != nil
    if isValue {
      report(.notCallable(name.text, at: at(name.span)))
    } else if isElement(name.text) {
      report(.elementAsValue(name.text, at: at(name.span)))
    } else if namedType(name.text) != nil {
      report(.typeAsFunction(name.text, at: at(name.span)))
    } else {
      let meant = functionSuggestion(for: name.text)
      report(.unknownFunction(name.text, at: at(name.span), suggestion: meant))
    }
  }

  /// `Mouth(index: 3)`
  private mutating func enumCase(
    of id: EnumID, at arguments: [ArgumentSyntax], _ name: NameSyntax, _ span: ByteSpan
  ) -> CheckedExpressionID {
    if let declaration = table.lookUp(name.text, as: .type, in: treePlace) {
      use(name.span, declaration)
    } else {
      use(name.span, builtIn: name.text)
    }
    let info = WordInfo(name.text, [ParameterInfo("index", .number, "The place, counted from 0.")], summary: "")
    guard let index = checkArguments(arguments, for: Signature(info), at: span).first ?? nil else {
      return invalid(span)
    }
    return make(.enumCase(id, index: index), .enumeration(id), span)
  }

  /// `isGiven(parameter)`, in the body of a component.
  private mutating func isGiven(
    _ arguments: [ArgumentSyntax], _ name: NameSyntax, _ span: ByteSpan
  ) -> CheckedExpressionID {
    guard case .component = scope.callable else {
      report(.isGivenOutsideComponent(at: at(name.span)))
      return abandon(arguments, span)
    }
    use(name.span, builtIn: name.text)
    guard arguments.count == 1, let argument = arguments.first, argument.label == nil,
      case .name(let parameter) = tree[argument.value].kind, let local = scope.locals[parameter],
      local.kind == .parameter
    else {
      report(.isGivenOfOther(at: at(arguments.first.map { tree[$0.value].span } ?? span)))
      return make(.invalid, .bool, span)
    }
    use(tree[argument.value].span, local.definition)
    return make(.isGiven(local.slot), .bool, span)
  }
}
