// SPDX-License-Identifier: Apache-2.0

import FacetSource
import FacetSyntax

/// Which declaration a name means in which file. A file sees its own names first, then those of its imports (not their
/// imports), then the library's.
struct DeclarationTable {
  /// The modules' trees, the main file's first, then the library's.
  let trees: [SyntaxTree]
  /// How many of the trees are the user's.
  let userTrees: Int
  let slots = SlotNames()
  private(set) var declarations = Arena<Declaration>()
  private(set) var diagnostics: [Diagnostic] = []
  /// By tree; those of the library share the last one.
  private var own: [[DeclarationKey: DeclarationID]]
  private var imported: [[DeclarationKey: DeclarationID]]
  /// Places in the arena, by tree.
  private var ranges: [Range<Int>] = []

  init(graph: ModuleGraph, library: [SyntaxTree]) {
    trees = graph.modules.map(\.tree) + library
    userTrees = graph.modules.count
    own = Array(repeating: [:], count: userTrees + 1)
    imported = Array(repeating: [:], count: userTrees + 1)
    for tree in trees.indices {
      let start = declarations.count
      declare(tree)
      ranges.append(start..<declarations.count)
    }
    for module in graph.modules.indices { mergeImports(of: module, in: graph) }
  }

  func tree(of id: DeclarationID) -> SyntaxTree { trees[declarations[id].tree] }

  func span(of id: DeclarationID) -> SourceSpan {
    trees[declarations[id].tree].at(declarations[id].name.span)
  }

  func item(of id: DeclarationID) -> ItemSyntax {
    trees[declarations[id].tree].items[declarations[id].item]
  }

  /// What a name means in a tree.
  func lookUp(_ name: String, as space: Declaration.Space, in tree: Int) -> DeclarationID? {
    let key = DeclarationKey(space: space, name: name)
    if tree < userTrees, let found = own[tree][key] ?? imported[tree][key] { return found }
    return own[userTrees][key]
  }

  /// The user's declarations, in the order of their files and places.
  var userDeclarations: [DeclarationID] {
    (0..<(ranges[userTrees - 1].upperBound)).map { DeclarationID(raw: UInt32($0)) }
  }

  /// All names that `lookUp` finds in a tree, nearest first: candidates for a suggestion, never a path to output.
  func names(as space: Declaration.Space, in tree: Int) -> [String] {
    var nearest: [String] = []
    var others: [String] = []
    var farthest: [String] = []
    for declaration in declarations.elements where declaration.kind.space == space {
      let key = DeclarationKey(space: space, name: declaration.name.text)
      if declaration.tree == tree {
        nearest.append(declaration.name.text)
      } else if declaration.tree >= userTrees {
        farthest.append(declaration.name.text)
      } else if tree < userTrees, imported[tree][key] != nil {
        others.append(declaration.name.text)
      }
    }
    return nearest + others + farthest
  }

  private mutating func declare(_ tree: Int) {
    let table = min(tree, userTrees)
    // One name, one declaration in a file, whatever its kind.
    var first: [String: DeclarationID] = [:]
    var themes: [String: NameSyntax] = [:]
    for (place, item) in trees[tree].items.enumerated() {
      if case .theme(let name, _) = item.kind {
        if let earlier = themes[name.text] {
          diagnostics.append(
            .duplicateName(name.text, noun: "theme", at: trees[tree].at(name.span), first: trees[tree].at(earlier.span))
          )
        } else {
          themes[name.text] = name
        }
        continue
      }
      guard let declaration = Declaration(item, tree: tree, place: place) else { continue }
      let name = declaration.name
      if name.text.isEmpty { continue }
      if let earlier = first[name.text] {
        diagnostics.append(
          .duplicateName(
            name.text, noun: declarations[earlier].kind.noun, at: trees[tree].at(name.span), first: span(of: earlier)))
        continue
      }
      if tree < userTrees, let word = BuiltInWords.reserved(by: declaration) {
        diagnostics.append(.hidesBuiltIn(name.text, word, at: trees[tree].at(name.span)))
      }
      let id = declarations.add(declaration)
      first[name.text] = id
      own[table][DeclarationKey(space: declaration.kind.space, name: name.text)] = id
    }
  }

  private mutating func mergeImports(of module: Int, in graph: ModuleGraph) {
    let imports = graph.modules[module].imports
    guard !imports.isEmpty else { return }
    var isMerged = [Bool](repeating: false, count: userTrees)
    for edge in imports {
      guard let target = edge.module, target != module, !isMerged[target] else { continue }
      isMerged[target] = true
      for place in ranges[target] {
        let id = DeclarationID(raw: UInt32(place))
        let declaration = declarations[id]
        let key = DeclarationKey(space: declaration.kind.space, name: declaration.name.text)
        if own[module][key] != nil { continue }
        guard let earlier = imported[module][key] else {
          imported[module][key] = id
          continue
        }
        if earlier == id { continue }
        diagnostics.append(
          .importClash(
            declaration.name.text, at: trees[module].at(edge.path.span), first: span(of: earlier), second: span(of: id))
        )
      }
    }
  }
}
