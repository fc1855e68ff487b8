// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetSource
import FacetWatch
import Synchronization

/// What is wrong with the settings of a project, found while scenes are looked for.
final class SettingsFindings: Sendable {
  /// Of one file, and what they point into.
  typealias Found = (diagnostics: [Diagnostic], sources: SourceMap)
  private let found = Mutex<[Found]>([])

  func add(_ diagnostics: [Diagnostic], in sources: SourceMap) { found.withLock { $0.append((diagnostics, sources)) } }

  /// Those that nobody took so far.
  func take() -> [Found] {
    found.withLock { found in
      defer { found = [] }
      return found
    }
  }
}

/// What a `facet watch` builds, from its command line or from the project.
struct WatchPlan {
  let arguments: ParsedArguments
  /// For paths on the command line.
  private let named: (options: CompileOptions, place: OutputPlace, compiler: Compiler)?

  init(_ arguments: ParsedArguments) throws(ToolError) {
    self.arguments = arguments
    if arguments.positionals.contains("-") {
      throw ToolError("standard input cannot be watched", hint: "`facet compile -` compiles it once")
    }
    if arguments.positionals.isEmpty {
      named = nil
      try WatchPlan.refuseOptionsOfPaths(arguments)
      return
    }
    let options = try CompileOptions(arguments)
    let files = LocalFileSystem()
    named = (options, try WatchPlan.place(arguments, files), Compiler(files: files, options: options))
  }

  private static func place(_ arguments: ParsedArguments, _ files: LocalFileSystem) throws(ToolError) -> OutputPlace {
    guard let argument = arguments.value("output") else { return .besideSource }
    if argument.isEmpty { throw ToolError("`--output` is empty") }
    if argument == "-" { throw ToolError("`facet watch` writes files, not standard output") }
    return OutputPlace(argument: argument, in: files)
  }

  /// A project says itself what is built how.
  private static func refuseOptionsOfPaths(_ arguments: ParsedArguments) throws(ToolError) {
    let ofProject: Set = ["jobs", "exec", "poll", "poll-every", "clear", "json", "color", "no-color"]
    if let option = arguments.options.first(where: { !ofProject.contains($0.name) }) {
      throw ToolError(
        "`--\(option.name)` needs a path", hint: "without one the project.facet says what is built and how")
    }
  }

  /// The scenes to build; reads through `files`. `findings` takes what is wrong with settings, before that is thrown.
  func groups(_ files: any FileSystem, _ findings: SettingsFindings) throws(ToolError) -> [SceneGroup] {
    if let named {
      let inputs = try expandInputs(arguments.positionals, in: files, waits: true).map {
        BatchInput(file: $0, bytes: nil)
      }
      return [SceneGroup(inputs: inputs, compiler: named.compiler, place: named.place)]
    }
    let project = try CheckedProject(nil, files) { findings.add($0, in: $1) }
    // As a path on the command line that is not there.
    if let finding = project.builds.lazy.flatMap(\.findings).first {
      throw ToolError(
        "\(finding.message), which is among the sources of the project", hint: finding.fixes.first?.message)
    }
    return project.builds.map { build in
      SceneGroup(
        inputs: build.inputs, compiler: Compiler(files: files, options: build.options), place: build.place)
    }
  }
}
