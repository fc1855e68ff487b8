// SPDX-License-Identifier: Apache-2.0

import FacetLibrary
import FacetSemantics
import FacetSource
import FacetSyntax
import Synchronization

/// The built-in library, each file parsed at most once a process and only when a scene may use it. Its files stand first
/// in every source map, so that their places are the same in every compile.
enum LibraryTrees {
  /// A source map that holds the library and nothing else.
  static let sources: SourceMap = {
    var sources = SourceMap()
    for file in Library.files { _ = sources.add(SourceFile(path: "library/" + file.name, bytes: file.bytes)) }
    return sources
  }()

  /// Whether a file of a compile is one of the library's.
  static func holds(_ source: SourceID) -> Bool { Int(source.raw) < sources.files.count }

  private static let parsed = Mutex([SyntaxTree?](repeating: nil, count: sources.files.count))

  /// All of it, for suggestions when a name is not known.
  static var all: [SyntaxTree] { trees(Array(sources.files.indices)) }

  /// The files that declare a word of the program, and what they need in turn.
  static func needed(by graph: ModuleGraph) -> [SyntaxTree] {
    var words: Set<String> = []
    for module in graph.modules {
      for token in module.tree.tokens where token.kind == .identifier {
        words.insert(module.tree.file.text(token.span))
      }
    }
    return trees(Library.places(neededFor: words))
  }

  private static func trees(_ places: [Int]) -> [SyntaxTree] {
    places.map { place in
      parsed.withLock { trees in
        if let tree = trees[place] { return tree }
        let id = SourceID(UInt32(place))
        let tree = parse(sources[id], source: id).tree
        trees[place] = tree
        return tree
      }
    }
  }
}
