// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetSource

/// Which settings hold for each input of a run, and which inputs they leave out.
struct ProjectLookup {
  static let fileOptions = [
    OptionInfo(
      "config", value: "FILE", takes: .files([".facet"]), in: .output, "Take the settings of this file for all inputs."),
    OptionInfo("no-config", in: .output, "Take no settings from files."),
  ]
  static let options =
    fileOptions + [
      OptionInfo(
        "force-exclude", in: .output,
        "Leave out what the settings exclude even where it is named outright, as hooks do that name each file.")
    ]

  private let finder: ProjectFinder
  private let files: LocalFileSystem
  private let isForced: Bool
  /// What the command line names.
  private let named: [String]
  private let patterns: @Sendable (ProjectSettings) -> [ProjectPath]
  /// By file of settings.
  private var exclusions: [String: FilePatterns] = [:]
  /// Settings with mistakes, each once.
  private(set) var broken: [FoundProject] = []
  /// Where they really lie.
  private var brokenPlaces: Set<String> = []
  /// All files of settings that hold for an input, each once.
  private(set) var settingsFiles: [String] = []

  init(
    _ arguments: ParsedArguments, _ files: LocalFileSystem,
    excluding patterns: @escaping @Sendable (ProjectSettings) -> [ProjectPath]
  ) throws(ToolError) {
    finder = try ProjectLookup.finder(arguments, files)
    isForced = arguments.has("force-exclude")
    named = arguments.positionals.map(normalized)
    self.files = files
    self.patterns = patterns
  }

  static func finder(_ arguments: ParsedArguments, _ files: LocalFileSystem) throws(ToolError) -> ProjectFinder {
    let path = arguments.value("config")
    guard arguments.has("no-config") else { return try ProjectFinder(files: files, path: path) }
    if path != nil { throw ToolError("`--config` and `--no-config` exclude one another") }
    return ProjectFinder(withoutProjects: files)
  }

  /// Whether an input can be left out at all: what is named outright is meant.
  func mayLeaveOut(_ file: InputFile) -> Bool { file.isFound || isForced }

  /// What holds for an input; nil where it is left out, or its settings have mistakes.
  mutating func settings(for file: InputFile) -> ProjectSettings? {
    let found = finder.project(for: file.path)
    for path in found.chain where !settingsFiles.contains(path) { settingsFiles.append(path) }
    if found.diagnostics.hasErrors {
      note(found)
      return nil
    }
    return mayLeaveOut(file) && exclusion(of: found.settings).mean(file.path, in: files) ? nil : found.settings
  }

  /// Takes notice of the settings of a folder that is walked, whether or not a scene lies there. What the settings above it
  /// leave out is nobody's business, unless it is named outright.
  mutating func meet(_ folder: String) {
    let found = finder.project(in: folder)
    guard found.diagnostics.hasErrors, let path = found.settings.path else { return }
    let above = finder.project(in: joined(folder, ".."))
    if !named.contains(normalized(folder)), above.settings.path != path,
      exclusion(of: above.settings).mean(path, in: files)
    {
      return
    }
    note(found)
  }

  /// Keeps settings with mistakes, unless they are known under this name or another.
  private mutating func note(_ found: FoundProject) {
    let path = found.settings.path ?? ""
    if brokenPlaces.insert(writtenPlace(of: path, in: files)).inserted { broken.append(found) }
  }

  private mutating func exclusion(of settings: ProjectSettings) -> FilePatterns {
    let key = settings.path ?? ""
    if let known = exclusions[key] { return known }
    let made = FilePatterns(patterns(settings), in: files)
    exclusions[key] = made
    return made
  }
}

extension ToolError {
  /// Settings with mistakes, which have been shown.
  static func brokenSettings(_ found: FoundProject) -> ToolError {
    ToolError("the settings in `\(found.settings.path ?? ProjectFinder.fileName)` are not clear")
  }
}
