// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetLint
import FacetSource

/// The inputs of a run, each with the settings and the compiler that hold for it.
struct LintInputs {
  struct Input: Sendable {
    var batch: BatchInput
    var compiler: Compiler
    var settings: LintSettings
    /// Names of the file that others of the run use.
    var importedNames: Set<String> = []
    var linter: Linter { Linter(settings, importedNames: importedNames) }
  }
  private(set) var inputs: [Input] = []
  /// Baselines that the settings name, each once, in the order in which they were met.
  private(set) var baselines: [String] = []
  /// Settings with mistakes, each once.
  let broken: [FoundProject]
  /// All files of settings that were read.
  let settingsFiles: [String]
  /// What standard input holds, where the settings leave it out or are not clear.
  private(set) var excludedText: [UInt8]?

  /// What standard input holds, where it is an input.
  var standardInput: [UInt8]? { excludedText ?? inputs.first?.batch.bytes }

  private let files: LocalFileSystem
  private let root: String?
  /// By file of settings and build; copies share the programs that set text.
  private var compilers: [String: Compiler] = [:]

  /// `denied`: what is looked for although settings may turn it off.
  init(
    _ arguments: ParsedArguments, _ files: LocalFileSystem, _ terminal: Terminal, denied: Set<String>, threads: Int
  ) throws(ToolError) {
    self.files = files
    root = arguments.value("root")
    var lookup = try ProjectLookup(arguments, files) { $0.excludes + $0.lintExcludes }
    let named = try arguments.sceneInputs(files, notingEmptyFolders: terminal) { lookup.meet($0) }
    let found = named.map { ($0, lookup.settings(for: $0.file)) }
    broken = lookup.broken
    settingsFiles = lookup.settingsFiles
    for (input, settings) in found {
      var input = input
      // As an import would name it, so that a file has one name in messages.
      while input.file.path.hasPrefix("./") { input.file.path.removeFirst(2) }
      guard let settings else {
        excludedText = input.bytes
        continue
      }
      if let baseline = settings.baseline?.path, !baselines.contains(baseline) { baselines.append(baseline) }
      var lint = settings.lint
      for name in denied.sorted() { lint.turnOn(name) }
      inputs.append(Input(batch: input, compiler: compiler(for: input.file.path, settings), settings: lint))
    }
    let imported = ImportedNames(inputs.map { ($0.batch, $0.compiler) }, threads: threads, in: files)
    for index in inputs.indices { inputs[index].importedNames = imported.names(of: inputs[index].batch.file.path) }
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
