// SPDX-License-Identifier: Apache-2.0
//
// Files of one run → which names of a file the others take from it by an import. Only files with an import are checked for
// that, and nothing is evaluated.

import FacetSemantics
import FacetSource
import FacetSyntax

/// Names that files of a run use of one another.
public struct ImportedNames: Sendable {
  /// By the canonical path of the file that declares them.
  private var names: [String: Set<String>] = [:]
  private let files: any FileSystem

  /// `inputs`: every file of the run, with the compiler that it is compiled by.
  public init(_ inputs: [(file: BatchInput, compiler: Compiler)], threads: Int, in files: any FileSystem) {
    self.files = files
    // One file has no other that could take something from it.
    if inputs.count < 2 { return }
    for found in parallelMap(inputs, threads: threads, { $0.compiler.importedNames(of: $0.file) }) {
      for (path, names) in found {
        guard let path = files.canonicalPath(path) else { continue }
        self.names[path, default: []].formUnion(names)
      }
    }
  }

  /// What is taken from a file, whatever its path is called.
  public func names(of path: String) -> Set<String> {
    files.canonicalPath(path).flatMap { names[$0] } ?? []
  }
}

extension Compiler {
  /// What a file, and what it imports, take from files that they import: a list for each of these, by path. A file with
  /// mistakes may mean any name that stands in it.
  fileprivate func importedNames(of input: BatchInput) -> [(path: String, names: Set<String>)] {
    var found: [(path: String, names: Set<String>)] = []
    // Trouble with a file is for its own lint to say.
    _ = followed(input) { file, root, result throws(ToolError) in
      guard file.bytes.indices.contains(where: { file.bytes[$0...].starts(with: "import".utf8) }) else { return }
      let graph = parsed(file, root: root, &result)
      guard graph.modules.count > 1 else { return }
      let checked = checkedProgram(graph)
      let hasErrors = result.diagnostics.hasErrors || checked.diagnostics.hasErrors
      for module in graph.modules {
        var names = hasErrors ? graph.names(writtenBeside: module) : []
        for use in checked.facts.uses where use.at.source != module.tree.source {
          guard case .definition(let place) = use.meaning else { continue }
          let definition = checked.facts.definitions[place]
          if definition.at.source == module.tree.source { names.insert(definition.name) }
        }
        if !names.isEmpty { found.append((module.tree.file.path, names)) }
      }
    }
    return found
  }
}

extension ModuleGraph {
  /// All names that stand in files other than one.
  fileprivate func names(writtenBeside module: Module) -> Set<String> {
    var names: Set<String> = []
    for other in modules where other.tree.source != module.tree.source {
      for token in other.tree.tokens where token.kind == .identifier { names.insert(other.tree.file.text(token.span)) }
    }
    return names
  }
}
