// SPDX-License-Identifier: Apache-2.0

public import FacetSource

/// What linting came to for one input.
public struct LintedFile: Sendable {
  public var input: InputFile
  /// In the order in which they are shown.
  public var findings: [Diagnostic] = []
  /// The files that the findings point into.
  public var sources = SourceMap()
  /// The file's own place among them; nil where it could not be read.
  public var source: SourceID?
  /// Every path asked for, found or not.
  public var dependencies: [String] = []
  /// The tool could not do its work on this input.
  public var trouble: ToolError?

  public init(input: InputFile) { self.input = input }
}

extension Compiler {
  /// How many files of the built-in library stand first in every source map.
  public static var libraryFileCount: Int { LibraryTrees.sources.files.count }
}
