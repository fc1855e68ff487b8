// SPDX-License-Identifier: Apache-2.0

public import FacetSource

/// What linting came to for one input.
public struct LintedFile: Sendable {
  public var input: InputFile
  /// In the order in which they are shown.
  public var findings: [Diagnostic] = []
  /// How many findings a comment kept silent.
  public var silenced = 0
  /// The files that the findings point into.
  public var sources = SourceMap()
  /// The tool could not do its work on this input.
  public var trouble: ToolError?

  public init(input: InputFile) { self.input = input }
}
