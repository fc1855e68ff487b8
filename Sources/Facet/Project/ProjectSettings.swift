// SPDX-License-Identifier: Apache-2.0

public import FacetLint
public import FacetOptimizer
public import FacetSource

/// What a `project.facet` says, over those that it extends.
public struct ProjectSettings: Sendable, Hashable {
  /// The file, or nil where there is none.
  public var path: String?
  /// Patterns of files that are none of the project's.
  public var excludes: [ProjectPath] = []
  public var lint = LintSettings()
  /// Patterns of files that are not linted.
  public var lintExcludes: [ProjectPath] = []
  /// The file of findings that are known and let pass.
  public var baseline: ProjectPath?
  /// The file of hashes of outputs, or nil.
  public var lock: ProjectPath?
  /// Each makes one set of outputs; one with nothing said where the file names none.
  public var builds: [BuildSettings] = []

  public init() {}

  /// The folder of the file; empty for the working folder.
  public var folder: String { path.map(folderOf) ?? "" }
}

/// A path or a pattern in a `project.facet`.
public struct ProjectPath: Sendable, Hashable {
  /// As it is written.
  public var text: String
  /// The folder of the file that says it, to which it is relative; empty for the working folder.
  public var folder: String
  /// Where it is written.
  public var place: SourceSpan?

  public init(_ text: String, in folder: String, at place: SourceSpan? = nil) {
    self.text = text
    self.folder = folder
    self.place = place
  }

  /// As it is named from the working folder.
  public var path: String { joined(folder, text) }
}

/// How a project's scenes are compiled, and where its outputs lie.
public struct BuildSettings: Sendable, Hashable {
  /// Files, folders and patterns; nil for the project's folder.
  public var sources: [ProjectPath]?
  /// As `--output`; nil writes beside each source.
  public var output: ProjectPath?
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

/// One value among the settings of a project, to say which file it comes from.
public enum ProjectSetting: Sendable, Hashable {
  case exclude, lintExclude, baseline, lock
  /// All builds: a file that has any takes the place of all that it extends.
  case builds
  case level(rule: String)
  case option(rule: String, name: String)
}
