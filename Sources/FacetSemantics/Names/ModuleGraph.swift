// SPDX-License-Identifier: Apache-2.0
//
// Names: in come parsed files, out come tables that say which declaration a name means in which file, and an order in
// which declarations can be checked one after the other. No import is unresolved, no name stands twice in a table, and
// no declaration leads back to itself without a diagnostic.

public import FacetSource
public import FacetSyntax

/// What looking for an imported file came to.
public enum ImportOutcome: Sendable {
  /// The file, and what tells it from every other one however it is spelt (its real path, say).
  case file(SourceFile, identity: String)
  /// Why it cannot be had: "no such file".
  case failure(String)
  /// The path leads out of the root folder.
  case outsideRoot
}

/// One `import` of a file.
public struct ModuleImport: Sendable {
  public var path: NameSyntax
  /// Place in the graph's modules, or nil where a diagnostic says why there is none.
  public var module: Int?
  public init(path: NameSyntax, module: Int?) {
    self.path = path
    self.module = module
  }
}

/// One parsed file and where its imports lead.
public struct Module: Sendable {
  public var tree: SyntaxTree
  /// In source order.
  public var imports: [ModuleImport]
  /// Whether text was left out of the tree, so that what is missing there may not be missing in the file.
  public var hasSyntaxErrors: Bool
  public init(tree: SyntaxTree, imports: [ModuleImport] = [], hasSyntaxErrors: Bool = false) {
    self.tree = tree
    self.imports = imports
    self.hasSyntaxErrors = hasSyntaxErrors
  }
}

/// The main file and all that it imports, directly or not.
public struct ModuleGraph: Sendable {
  /// The main file first, the others in the order in which they were asked for.
  public var modules: [Module]

  /// A program of one file; what it imports is left out.
  public init(main: SyntaxTree) { self.init(main: Module(tree: main)) }
  init(main: Module) { modules = [main] }
}

/// How large a program may be before it is refused.
public struct ModuleLimits: Sendable, Hashable {
  /// Limits of each file.
  public var syntax = SyntaxLimits()
  /// Files of one program, the main one included.
  public var files = 256
  public init() {}
}
