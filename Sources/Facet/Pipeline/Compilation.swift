// SPDX-License-Identifier: Apache-2.0

public import FacetIR
public import FacetOptimizer
import FacetSemantics
public import FacetSource
public import FacetVerify

/// What one input became.
public struct Compilation: Sendable {
  public var input: InputFile
  /// The bytes to write; nil when findings or trouble stop it, or when a library holds no scene.
  public var output: [UInt8]?
  /// In the order in which they are shown.
  public var diagnostics: [Diagnostic] = []
  /// The files that the diagnostics point into.
  public var sources = SourceMap()
  /// Every path asked for, found or not, in the order of asking; first the input, if it is a file.
  public var dependencies: [String] = []
  /// The values of the file's own params, as a template may use them.
  public var values: [(name: String, text: String)] = []
  /// What everything that can be set came to.
  var knobs: [KnobValue] = []
  /// What can be turned, of an open scene.
  public var inspection: Inspection?
  /// What the evaluation noticed.
  var facts = EvaluationFacts()
  /// The tool could not do its work on this input.
  public var trouble: ToolError?
  /// Names of settings that this input does not know, and the names and themes that it does know.
  public var unknownSettings: [String] = []
  public var settableNames: [String] = []
  public var themeNames: [String] = []
  /// Findings stopped it before settings were looked at.
  public var stoppedEarly = false
  /// Declarations only.
  public var isLibrary = false
  public var statistics: CompileStatistics?
  /// What the written picture was made of, where that was asked for, with all of it under elements of the input.
  public var exact: PathIR?
  /// Those of them in which other files draw.
  var calls: Set<SourceSpan> = []
  /// How places of the exact picture are said.
  public var names: PictureNames { PictureNames(sources: sources, calls: calls) }
  /// Which elements drew what, where that was asked for.
  var placements: Placements?
  /// How the written picture compares with the exact one, where that was asked for.
  public var verification: Verification?
  /// What each pass saved, where that was asked for.
  public var sizes: SizeReport?

  public init(input: InputFile) { self.input = input }
}

/// What `--explain-size` prints of one output.
public struct SizeReport: Sendable, Hashable {
  /// Bytes of the file without any pass, and with all of them.
  public var before: Int
  public var after: Int
  /// By pass, in the order in which they run.
  public var savings: [PassSaving]
}

/// What `--stats` prints of one output.
public struct CompileStatistics: Sendable, Hashable {
  /// Of the scene: leaves and groups, segments of its distinct outlines, the language's own counter.
  public var elements = 0
  public var segments = 0
  public var cost = 0
  public var bytes = 0
  /// In user units: what was allowed, and the worst that was measured on the written numbers.
  public var tolerance = 0.0
  public var worstDistance = 0.0
  /// The element where the worst distance lies.
  public var worstPlace: SourceSpan?
  /// Digits after the point on the grid.
  public var decimals = 0

  public init() {}
}
