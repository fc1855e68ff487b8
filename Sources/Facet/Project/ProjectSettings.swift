// SPDX-License-Identifier: Apache-2.0

public import FacetLint
public import FacetOptimizer

/// What a `project.facet` says. Paths in it are relative to its folder, and stand here joined to it.
public struct ProjectSettings: Sendable, Hashable {
  /// The file, or nil where there is none.
  public var path: String?
  public var lint = LintSettings()
  /// Patterns of files that are not linted, joined to the project's folder.
  public var lintExcludes: [String] = []
  /// The file of findings that are known and let pass.
  public var baseline: String?
  /// The file of hashes of outputs, or nil.
  public var lock: String?
  /// Each makes one set of outputs; one with nothing said where the file names none.
  public var builds: [BuildSettings] = []

  public init() {}

  /// The folder that paths are relative to; empty for the working folder.
  public var folder: String { path.map(folderOf) ?? "" }
}

/// How a project's scenes are compiled, and where its outputs lie.
public struct BuildSettings: Sendable, Hashable {
  /// Files, folders and patterns; nil for the project's folder.
  public var sources: [String]?
  /// As `--output`; nil writes beside each source.
  public var output: String?
  public var level: OptimizationLevel?
  public var profile: OutputProfile?
  public var ids: IDStyle?
  public var tolerance: Double?
  public var isResponsive: Bool?
  public var theme: String?

  public init() {}

  /// The options of a compile as the project has them.
  public func options() -> CompileOptions {
    var options = CompileOptions()
    if let level { options.passes.level = level }
    if let profile { options.passes.profile = profile }
    if let ids { options.ids = ids }
    options.tolerance = tolerance
    options.isResponsive = isResponsive ?? false
    options.theme = theme
    return options
  }
}
