// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetSyntax

extension LintSubject {
  /// Declarations of this file that neither it nor another file of the run reads. What a theme sets is not read by that.
  /// What a file without a scene declares is for others to use, so all of it counts as read; a name that begins with `_`
  /// is meant to be unread.
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
        !(definition.kind.isImportable && (isForOthers || importedNames.contains(definition.name)))
      else { return nil }
      return definition
    }
  }

  /// The names on the left of a theme's lines.
  private var themeNames: Set<ByteSpan> { Set(themeLines.map(\.name.span)) }

  /// The lines of the file's themes.
  var themeLines: [ItemSyntax.ThemeValue] {
    tree.items.flatMap { item -> [ItemSyntax.ThemeValue] in
      if case .theme(_, let values) = item.kind { return values }
      return []
    }
  }

  /// The file's declarations that others or its own lines can name.
  var ownDefinitions: [ProgramFacts.Definition] {
    checked?.facts.definitions.filter { isOwn($0.at) && !$0.isLibrary } ?? []
  }

  /// A fix that takes out the `import` at a place.
  func removal(ofImportAt place: SourceSpan) -> [Diagnostic.Fix] {
    item(at: place).map { [deletion(of: extent(of: $0.tokens), "remove the import")] } ?? []
  }

  /// A fix that takes out the declaration whose name stands at a place, and which no file of the run names. It is unsafe,
  /// since files beside the run may import it.
  func removal(ofDeclarationAt name: SourceSpan, _ message: String) -> [Diagnostic.Fix] {
    item(at: name).map { [deletion(of: [extent(of: $0.tokens)], message, .unsafe)] } ?? []
  }

  /// A fix that takes out a `param` that nothing reads, and the lines of themes that set it.
  func removal(ofParam param: ProgramFacts.Definition) -> [Diagnostic.Fix] {
    guard let item = item(at: param.at) else { return [] }
    let lines = themeLines.filter { $0.name.text == param.name }
    let message = lines.isEmpty ? "remove the param" : "remove the param, and what sets it in themes"
    return [deletion(of: [extent(of: item.tokens)] + lines.map { extent(of: $0) }, message, .unsafe)]
  }

  private func item(at name: SourceSpan) -> ItemSyntax? { tree.items.first { $0.span.contains(name.span) } }

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
