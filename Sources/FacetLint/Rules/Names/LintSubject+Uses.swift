// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetSyntax

extension LintSubject {
  /// Declarations of this file that nothing in it reads. What a theme sets is not read by that. A library's own
  /// declarations are for others to use, so all that could be imported counts as read.
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
    return zip(checked.facts.definitions, isUsed).compactMap { definition, isUsed in
      isUsed || definition.isLibrary || !isOwn(definition.at) || !kinds.contains(definition.kind) ? nil : definition
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

  /// A fix that takes out the declaration whose name stands at a place, with its documentation and its line ending.
  func removal(ofDeclarationAt name: SourceSpan, _ message: String) -> [Diagnostic.Fix] {
    guard let item = tree.items.first(where: { $0.span.start <= name.span.start && name.span.end <= $0.span.end })
    else {
      return []
    }
    let edit = Diagnostic.Fix.Edit(at(wholeLines(of: item)), "")
    return [Diagnostic.Fix(message, edits: [edit], applicability: .unsafe)]
  }

  /// An item with the comments that document it; with the line endings around it where it fills its lines.
  private func wholeLines(of item: ItemSyntax) -> ByteSpan {
    var first = Int(item.tokens.first)
    while first > 0,
      tree.tokens[first - 1].kind == .docComment || tree.tokens[first - 1].kind == .whitespace
        || (tree.tokens[first - 1].kind == .newline && first > 1 && tree.tokens[first - 2].kind == .docComment)
    { first -= 1 }
    var end = Int(item.span.end)
    let start = first < tree.tokens.count ? Int(tree.tokens[first].start) : Int(item.span.start)
    let line = lines.contentRange(ofLine: lines.line(containing: end))
    if bytes[end..<max(end, line.upperBound)].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      end = line.upperBound
      if end < bytes.count, bytes[end] == 0x0D { end += 1 }
      if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    }
    return ByteSpan(start..<end)
  }
}
