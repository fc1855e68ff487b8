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
  /// By file of settings; copies share the programs that set text.
  private var compilers: [String: Compiler] = [:]

  init(_ arguments: ParsedArguments, _ files: LocalFileSystem) throws(ToolError) {
    self.files = files
    root = arguments.value("root")
    let finder = try LintInputs.finder(arguments, files)
    for input in try arguments.sceneInputs(stdinNameOption: "stdin-filename", files) {
      let found = finder.project(for: input.file.path)
      if found.settings.lintExcludes.contains(where: { input.file.isFound && matches(input.file.path, pattern: $0) }) {
        continue
      }
      if found.diagnostics.hasErrors {
        if !broken.contains(where: { $0.settings.path == found.settings.path }) { broken.append(found) }
        continue
      }
      if let baseline = found.settings.baseline, !baselines.contains(baseline) { baselines.append(baseline) }
      inputs.append(
        Input(batch: input, compiler: compiler(for: found.settings), linter: Linter(found.settings.lint)))
    }
  }

  private static func finder(_ arguments: ParsedArguments, _ files: LocalFileSystem) throws(ToolError) -> ProjectFinder
  {
    let path = arguments.value("config")
    guard arguments.has("no-config") else { return try ProjectFinder(files: files, path: path) }
    if path != nil { throw ToolError("`--config` and `--no-config` exclude one another") }
    return ProjectFinder(withoutProjects: files)
  }

  private mutating func compiler(for settings: ProjectSettings) -> Compiler {
    let key = settings.path ?? ""
    if let known = compilers[key] { return known }
    var options = settings.builds.first?.options() ?? CompileOptions()
    options.theme = nil
    options.root = root
    let made = Compiler(files: files, options: options)
    compilers[key] = made
    return made
  }
}
