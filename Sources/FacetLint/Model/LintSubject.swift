// SPDX-License-Identifier: Apache-2.0
//
// What rules look at: one file at every stage that it reached. The driver makes it; a rule reads and never changes it.

public import FacetSemantics
public import FacetSource
public import FacetSyntax

/// One file of the user's, whole.
public struct LintSubject: Sendable {
  /// The file that is looked at; findings lie in it.
  public var tree: SyntaxTree
  /// It and what it imports.
  public var modules: ModuleGraph
  /// Of all these files and the library.
  public var sources: SourceMap
  /// nil where the file has errors.
  public var checked: CheckedView?
  /// The picture as it comes out by default, then under each theme; empty for a library or a scene with errors.
  public var views: [PictureView]
  /// The picture with its text half as large again; nil without text.
  public var largeText: PictureView?
  /// What a compile with the project's settings makes; nil where it makes nothing.
  public var output: OutputFigures?
  /// Names of the file that other files of the run take from it by an import.
  var importedNames: Set<String> = []
  /// What comments in the file keep silent, in reading order.
  public internal(set) var suppressions: [Suppression]
  /// Comments that begin like those and are none.
  let suppressionMistakes: [SuppressionMistake]
  /// The lines of the file.
  public let lines: LineTable

  public init(tree: SyntaxTree, modules: ModuleGraph, sources: SourceMap) {
    self.tree = tree
    self.modules = modules
    self.sources = sources
    self.views = []
    self.lines = LineTable(tree.file.bytes)
    (suppressions, suppressionMistakes) = SuppressionReader.read(tree, lines)
  }

  /// The picture by default.
  public var picture: PictureView? { views.first }

  /// Whether a place lies in the file that is looked at.
  public func isOwn(_ place: SourceSpan) -> Bool { place.source == tree.source }
  /// Whether a place lies in the built-in library, of which the user cannot mend anything.
  public func isLibrary(_ place: SourceSpan) -> Bool { !modules.modules.contains { $0.tree.source == place.source } }
  /// A place in the file that is looked at.
  public func at(_ span: ByteSpan) -> SourceSpan { tree.at(span) }
  /// The bytes of the file that is looked at.
  public var bytes: [UInt8] { tree.file.bytes }
  public func text(_ place: SourceSpan) -> String { sources.file(place.source)?.text(place.span) ?? "" }
}

/// The checked program, and what its names mean.
public struct CheckedView: Sendable {
  public let program: Program
  public let facts: ProgramFacts
  /// All elements that the program writes, of the user's files and of what they use of the library.
  let elements: [CheckedElement]
  /// What the elements are uses of, by where they stand.
  let callees: [SourceSpan: Callee]

  public init(program: Program, facts: ProgramFacts) {
    self.program = program
    self.facts = facts
    elements = program.writtenElements
    callees = Dictionary(elements.map { ($0.origin, $0.callee) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The size of what is written.
public struct OutputFigures: Sendable, Hashable {
  /// Of the file; nil where no rule asks for it.
  public var bytes: Int?
  /// Elements that draw or group in the scene, and segments of its distinct outlines.
  public var elements: Int
  public var segments: Int
  public init(bytes: Int? = nil, elements: Int, segments: Int) {
    self.bytes = bytes
    self.elements = elements
    self.segments = segments
  }
}
