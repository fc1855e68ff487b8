// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetLint
import FacetSource

/// The inputs of a run, each with the settings and the compiler that hold for it.
struct LintInputs {
  struct Input: Sendable {
    var batch: BatchInput
    var compiler: Compiler
    var linter: Linter
  }
  private(set) var inputs: [Input] = []
  /// Baselines that the settings name, each once, in the order in which they were met.
  private(set) var baselines: [String] = []
  /// Settings with mistakes, each once.
  private(set) var broken: [FoundProject] = []

  private let files: LocalFileSystem
  private let root: String?
  /// By file of settings and build; copies share the programs that set text.
  private var compilers: [String: Compiler] = [:]

  init(_ arguments: ParsedArguments, _ files: LocalFileSystem, _ terminal: Terminal) throws(ToolError) {
    self.files = files
    root = arguments.value("root")
    let finder = try LintInputs.finder(arguments, files)
    let excludesNamed = arguments.has("force-exclude")
    for input in try arguments.sceneInputs(stdinNameOption: "stdin-filename", files, notingEmptyFolders: terminal) {
      let found = finder.project(for: input.file.path)
      let isExcluded = found.settings.lintExcludes.contains { matches(input.file.path, pattern: $0) }
      if isExcluded, input.file.isFound || excludesNamed { continue }
      if found.diagnostics.hasErrors {
        if !broken.contains(where: { $0.settings.path == found.settings.path }) { broken.append(found) }
        continue
      }
      if let baseline = found.settings.baseline, !baselines.contains(baseline) { baselines.append(baseline) }
      inputs.append(
        Input(
          batch: input, compiler: compiler(for: input.file.path, found.settings), linter: Linter(found.settings.lint)))
    }
  }

  private static func finder(_ arguments: ParsedArguments, _ files: LocalFileSystem) throws(ToolError) -> ProjectFinder
  {
    let path = arguments.value("config")
    guard arguments.has("no-config") else { return try ProjectFinder(files: files, path: path) }
    if path != nil { throw ToolError("`--config` and `--no-config` exclude one another") }
    return ProjectFinder(withoutProjects: files)
  }

  /// Compiles a file as the build does that makes its output.
  private mutating func compiler(for path: String, _ settings: ProjectSettings) -> Compiler {
    let build = settings.build(of: path, in: files)
    let key = "\(build ?? 0) \(settings.path ?? "")"
    if let known = compilers[key] { return known }
    var options = build.map { settings.builds[$0].options() } ?? CompileOptions()
    options.root = root
    let made = Compiler(files: files, options: options)
    compilers[key] = made
    return made
  }
}
