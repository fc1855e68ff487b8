// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetSource

/// What a `facet check` looks at: a project's builds, or a folder that is no project.
struct CheckedProject {
  /// The file of settings, or nil.
  let path: String?
  /// It, and those that it extends.
  let settingsFiles: [String]
  let builds: [CheckedBuild]
  /// Settings with mistakes in folders of the sources, which hold for those who lint them.
  private(set) var brokenBelow: [FoundProject] = []
  /// What the findings of the builds point into.
  let sources: SourceMap
  let lock: String?

  /// Reads settings. `tell` is given what is wrong with them before that is thrown.
  init(
    _ argument: String?, _ files: any FileSystem, telling tell: ([Diagnostic], SourceMap) -> Void
  ) throws(ToolError) {
    let (finder, place) = try CheckedProject.finder(argument, files)
    let found = finder.project(for: place)
    if found.diagnostics.hasErrors {
      tell(found.diagnostics, found.sources)
      throw .brokenSettings(found)
    }
    let settings = found.settings
    path = settings.path
    settingsFiles = found.chain
    sources = found.sources
    lock = settings.lock?.path
    let folder = settings.path == nil ? folderOf(place) : settings.folder
    let isAbove = CheckedProject.isOutsideWorkingFolder(folder, files)
    let excluded = FilePatterns(settings.excludes, in: files)
    var builds: [CheckedBuild] = []
    for build in settings.builds.isEmpty ? [BuildSettings()] : settings.builds {
      var checked = try CheckedBuild(build, folder: folder, excluding: excluded, files)
      if isAbove { checked.options.root = folder.isEmpty ? "." : folder }
      builds.append(checked)
    }
    self.builds = builds
    let below = try ProjectFinder(files: files)
    for folder in builds.flatMap(\.settingsFolders) {
      let found = below.project(in: folder)
      guard found.diagnostics.hasErrors, let own = found.settings.path, !excluded.mean(own, in: files),
        !brokenBelow.contains(where: { $0.settings.path == own })
      else { continue }
      brokenBelow.append(found)
    }
  }

  /// What finds the settings, and the path that they are to hold for.
  private static func finder(
    _ argument: String?, _ files: any FileSystem
  ) throws(ToolError) -> (finder: ProjectFinder, place: String) {
    guard let argument else { return (try ProjectFinder(files: files), ProjectFinder.fileName) }
    if argument.isEmpty { throw ToolError("an empty path names no project") }
    switch files.kind(of: argument) {
    case .folder?:
      let folder = normalized(argument)
      return (try ProjectFinder(files: files), joined(folder == "." ? "" : folder, ProjectFinder.fileName))
    case .file?, .other?:
      guard nameOf(argument) == ProjectFinder.fileName else {
        throw ToolError("`\(argument)` is no project", hint: "name a folder, or a project.facet")
      }
      return (try ProjectFinder(files: files, path: normalized(argument)), argument)
    case nil: throw ToolError("`\(argument)` does not exist")
    }
  }

  /// Whether imports are to be held to the project's folder: a compile that is run there holds them to it by itself.
  private static func isOutsideWorkingFolder(_ folder: String, _ files: any FileSystem) -> Bool {
    guard let working = files.canonicalPath("."), let own = files.canonicalPath(folder.isEmpty ? "." : folder) else {
      return false
    }
    return !isInside(own, working)
  }
}

extension ToolError {
  /// An output of two builds.
  static func madeTwice(_ path: String) -> ToolError {
    ToolError("two builds make `\(path)`", hint: "give each an `output` of its own")
  }
}

/// One build: what is compiled how, and where its outputs lie.
struct CheckedBuild {
  var options: CompileOptions
  let inputs: [BatchInput]
  /// Folders without a scene: the last one may be gone, and its output still be there.
  let gaps: [InputGap]
  /// What is said of sources that are not there.
  let findings: [Diagnostic]
  /// Folders among them that may have settings of their own.
  let settingsFolders: [String]
  /// The folders that sources are looked for in.
  let sourceFolders: [String]
  let place: OutputPlace

  init(
    _ build: BuildSettings, folder: String, excluding excluded: FilePatterns, _ files: any FileSystem
  ) throws(ToolError) {
    options = build.options()
    let named = build.sources ?? [ProjectPath(folder.isEmpty ? "." : folder, in: "")]
    let sources = named.map(\.path)
    let expanded = try ExpandedInputs(sources, in: files)
    var (gaps, findings): ([InputGap], [Diagnostic]) = ([], [])
    for gap in expanded.gaps {
      if let finding = named.first(where: { $0.path == gap.path })?.finding(for: gap, among: named, in: files) {
        findings.append(finding)
      } else {
        gaps.append(gap)
      }
    }
    self.gaps = gaps
    self.findings = findings
    settingsFolders = expanded.settingsFolders
    sourceFolders = sources.map { files.kind(of: $0) == .folder ? $0 : plainFolder(of: $0) }
    let own = expanded.files.filter { !$0.isFound || !excluded.mean($0.path, in: files) }
    inputs = own.map { file in
      var file = file
      file.path = normalized(file.path)
      return BatchInput(file: file, bytes: nil)
    }
    guard let output = build.output?.path else {
      place = .besideSource
      return
    }
    if output.isEmpty || nameOf(output) == "-" {
      throw ToolError("a build of a project needs a file, a folder or a template to write to, and has `\(output)`")
    }
    place = OutputPlace(argument: output, in: files)
  }
}
