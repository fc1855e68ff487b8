// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetSyntax

extension LintSubject {
  /// Declarations of this file that nothing in it reads. What a theme sets is not read by that. What a file without a
  /// scene declares is for others to use, so all of it counts as read; a name that begins with `_` is meant to be unread.
  func unusedDefinitions(_ kinds: Set<ProgramFacts.Definition.Kind>) -> [ProgramFacts.Definition] {
    guard let checked else { return [] }
    var isUsed = [Bool](repeating: false, count: checked.facts.definitions.count)
    let themes = themeNames
    for use in checked.facts.uses {
      guard case .definition(let place) = use.meaning, !(isOwn(use.at) && themes.contains(use.at.span)) else {
        continue
      }
      isUsed[place] = true
    }
    let isForOthers = checked.program.scene == nil
    return zip(checked.facts.definitions, isUsed).compactMap { definition, isUsed in
      guard !isUsed, kinds.contains(definition.kind), isOwn(definition.at), !definition.name.hasPrefix("_"),
        !(isForOthers && definition.kind.isImportable)
      else { return nil }
      return definition
    }
  }

  /// The names on the left of a theme's lines.
  private var themeNames: Set<ByteSpan> {
    var names: Set<ByteSpan> = []
    for item in tree.items {
      if case .theme(_, let values) = item.kind { for value in values { names.insert(value.name.span) } }
    }
    return names
  }

  /// The file's declarations that others or its own lines can name.
  var ownDefinitions: [ProgramFacts.Definition] {
    checked?.facts.definitions.filter { isOwn($0.at) && !$0.isLibrary } ?? []
  }

  /// A fix that takes out the declaration whose name stands at a place.
  func removal(
    ofDeclarationAt name: SourceSpan, _ message: String, _ applicability: Diagnostic.Fix.Applicability = .unsafe
  ) -> [Diagnostic.Fix] {
    guard let item = tree.items.first(where: { $0.span.start <= name.span.start && name.span.end <= $0.span.end })
    else {
      return []
    }
    return [deletion(of: extent(of: item.tokens), message, applicability)]
  }

  /// A fix that takes out the local value whose name stands at a place; none for one that names a size.
  func removal(ofLocalAt name: SourceSpan, _ message: String) -> [Diagnostic.Fix] {
    let statement = tree.statements.elements.first { statement in
      if case .binding(let binding) = statement.kind { return binding.name.span == name.span }
      return false
    }
    guard let statement, !namesSize(statement.span) else { return [] }
    return [deletion(of: extent(of: statement.tokens), message)]
  }
}

extension ProgramFacts.Definition.Kind {
  /// Whether a file that imports this one can name it.
  var isImportable: Bool {
    switch self {
    case .param, .value, .function, .enumeration, .enumCase, .shape, .component: true
    case .theme, .parameter, .local, .loopVariable, .slot: false
    }
  }
}
