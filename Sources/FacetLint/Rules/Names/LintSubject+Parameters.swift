// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetSyntax

extension LintSubject {
  /// A fix that takes out a parameter that nothing reads, and what is given for it. None where another file of the run may
  /// give something, where a theme does, or where a comment would go too.
  func removal(ofParameterAt name: SourceSpan) -> [Diagnostic.Fix] {
    guard let checked, checked.program.scene != nil,
      let (owner, parameters) = parameterLists.first(where: { $0.parameters.contains { $0.name.span == name.span } }),
      !importedNames.contains(owner.text),
      let place = parameters.firstIndex(where: { $0.name.span == name.span }),
      let own = extent(ofPart: place, in: parameters.map(\.span)),
      let definition = checked.facts.definitions.firstIndex(where: { $0.at == at(owner.span) })
    else { return [] }
    let sites = CallSites(tree)
    var spans: [ByteSpan] = []
    for use in checked.facts.uses where use.meaning == .definition(definition) {
      guard isOwn(use.at), let given = given(for: parameters[place].name.text, place, by: use.at.span, sites) else {
        return []
      }
      for span in given where !spans.contains(span) { spans.append(span) }
    }
    // What stands inside of something that goes goes with it.
    let outer = spans.filter { span in !spans.contains { $0 != span && $0.contains(span) } }
    let message = outer.isEmpty ? "remove the parameter" : "remove the parameter, and what is given for it"
    return [deletion(of: [own] + outer, message, .unsafe)]
  }

  /// What this file's declarations take, by their names.
  private var parameterLists: [(owner: NameSyntax, parameters: [ParameterSyntax])] {
    tree.items.compactMap { item -> (owner: NameSyntax, parameters: [ParameterSyntax])? in
      switch item.kind {
      case .function(let function): (function.name, function.parameters)
      case .shape(let name, let parameters, _, _), .component(let name, let parameters, _): (name, parameters)
      case .importFile, .param, .binding, .enumeration, .theme, .scene: nil
      }
    }
  }

  /// What a use of a declaration gives for one of its parameters: an argument, a line of its block, or nothing. nil where
  /// that cannot be told or taken out.
  private func given(for name: String, _ place: Int, by use: ByteSpan, _ sites: CallSites) -> [ByteSpan]? {
    if let arguments = sites.calls[use] { return given(for: name, place, in: arguments) }
    guard let element = sites.elements[use] else { return nil }
    if use == headOfScene?.span, themeLines.contains(where: { $0.name.text == name }) { return nil }
    let lines = element.block.map { tree[$0].statements.map { tree[$0] } } ?? []
    let properties = lines.filter { line in
      if case .property(let property, _) = line.kind { property.text == name } else { false }
    }
    return given(for: name, place, in: element.arguments).map { $0 + properties.map { extent(of: $0.tokens) } }
  }

  private func given(for name: String, _ place: Int, in arguments: [ArgumentSyntax]) -> [ByteSpan]? {
    let isPositional = arguments.indices.contains(place) && arguments[...place].allSatisfy { $0.label == nil }
    guard let given = isPositional ? place : arguments.firstIndex(where: { $0.label?.text == name }) else { return [] }
    return extent(ofArgument: given, in: arguments, movesOthers: true).map { [$0] }
  }
}

/// Where a file calls functions and uses elements.
private struct CallSites {
  /// Arguments of functions, by where the functions' names stand.
  var calls: [ByteSpan: [ArgumentSyntax]] = [:]
  /// By where the elements' names stand.
  var elements: [ByteSpan: ElementSyntax] = [:]

  init(_ tree: SyntaxTree) {
    for expression in tree.expressions.elements {
      if case .call(let callee, let arguments, _) = expression.kind { calls[tree[callee].span] = arguments }
    }
    for statement in tree.statements.elements {
      if case .element(let element) = statement.kind { elements[element.name.span] = element }
    }
  }
}
