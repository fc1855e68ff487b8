// SPDX-License-Identifier: Apache-2.0

public import FacetSource
import FacetSyntax

/// Parses the main file and, transitively, all that it imports; each file once, by its identity.
///
/// - Parameters:
///   - main: the file asked for; its path stands for its identity unless `mainIdentity` is given.
///   - sources: gets every file that was read, in the order of asking.
///   - read: finds the file that a path, written in an `import` of a file, means.
/// - Returns: the files, and what is wrong with them as text and with their imports.
public func loadModules(
  main: SourceFile, mainIdentity: String? = nil, into sources: inout SourceMap,
  read: (_ path: String, _ from: SourceFile) -> ImportOutcome, limits: ModuleLimits = ModuleLimits()
) -> (graph: ModuleGraph, diagnostics: [Diagnostic]) {
  var loader = ModuleLoader(limits: limits)
  let first = loader.add(main, identity: mainIdentity ?? main.path, into: &sources)
  var graph = ModuleGraph(main: first)
  var next = 0
  while next < graph.modules.count {
    loader.followImports(of: next, in: &graph, into: &sources, read: read)
    next += 1
  }
  loader.diagnostics += importLoops(in: graph)
  return (graph, loader.diagnostics)
}

private struct ModuleLoader {
  let limits: ModuleLimits
  var diagnostics: [Diagnostic] = []
  private var places: [String: Int] = [:]

  init(limits: ModuleLimits) { self.limits = limits }

  mutating func add(_ file: SourceFile, identity: String, into sources: inout SourceMap) -> Module {
    places[identity] = places.count
    let source = sources.add(file)
    let result = parse(file, source: source, limits: limits.syntax)
    diagnostics += result.diagnostics
    return Module(tree: result.tree, hasSyntaxErrors: result.diagnostics.hasErrors)
  }

  mutating func followImports(
    of place: Int, in graph: inout ModuleGraph, into sources: inout SourceMap,
    read: (_ path: String, _ from: SourceFile) -> ImportOutcome
  ) {
    let tree = graph.modules[place].tree
    for item in tree.items {
      guard case .importFile(let path) = item.kind else { continue }
      let target = follow(path, from: tree, in: &graph, into: &sources, read: read)
      graph.modules[place].imports.append(ModuleImport(path: path, module: target))
    }
  }

  private mutating func follow(
    _ path: NameSyntax, from tree: SyntaxTree, in graph: inout ModuleGraph, into sources: inout SourceMap,
    read: (_ path: String, _ from: SourceFile) -> ImportOutcome
  ) -> Int? {
    let at = tree.at(path.span)
    // An empty path is what the parser leaves where it already reported an error.
    if path.text.isEmpty, path.span.isEmpty { return nil }
    switch read(path.text, tree.file) {
    case .failure(let reason):
      diagnostics.append(.unreadableImport(path.text, reason, at: at))
    case .outsideRoot:
      diagnostics.append(.importOutsideRoot(path.text, at: at))
    case .file(let file, let identity):
      if let known = places[identity] { return known }
      guard places.count < limits.files else {
        diagnostics.append(.tooManyFiles(limit: limits.files, at: at))
        return nil
      }
      graph.modules.append(add(file, identity: identity, into: &sources))
      return graph.modules.count - 1
    }
    return nil
  }
}
