// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSource

/// Which output goes where: made before anything is written, so that a clash leaves every file alone.
struct OutputPlan {
  /// By place of the compilation; nil where there is nothing to write, or for standard output.
  private var paths: [String?] = []
  private let place: OutputPlace

  init(_ compilations: [Compilation], place: OutputPlace, options: CompileOptions) throws(ToolError) {
    self.place = place
    let files = LocalFileSystem()
    var owners: [String: String] = [:]
    for compilation in compilations {
      guard compilation.output != nil else {
        paths.append(nil)
        continue
      }
      let path = try place.path(
        for: compilation.input, ending: options.stage.ending, values: compilation.values, theme: options.theme ?? "")
      if let path {
        let real = files.canonicalPath(path) ?? joined(files.canonicalPath(folderOf(path)) ?? folderOf(path), nameOf(path))
        if let other = owners.updateValue(compilation.input.path, forKey: real) {
          throw ToolError(
            "`\(other)` and `\(compilation.input.path)` have one output, `\(path)`",
            hint: "a template such as `{dir}/{name}` keeps them apart")
        }
        if compilations.contains(where: { files.canonicalPath($0.input.path) == real }) {
          throw ToolError("the output `\(path)` is one of the sources")
        }
      }
      paths.append(path)
    }
  }

  /// Writes one output, if there is one. A library that was named outright is trouble.
  func write(_ compilation: inout Compilation, at index: Int, files: LocalFileSystem, terminal: Terminal)
    throws(ToolError) -> ExitCode
  {
    guard let bytes = compilation.output else {
      guard compilation.isLibrary, !compilation.input.isFound, !compilation.diagnostics.hasErrors
      else { return .clean }
      terminal.report(ToolError("`\(compilation.input.path)` declares a library and holds no scene"))
      return .trouble
    }
    do throws(ToolError) {
      if let path = paths[index] {
        try files.makeFolder(folderOf(path))
        _ = try files.replace(path, with: bytes)
      } else {
        try writeAll(1, bytes, name: "standard output")
      }
      return .clean
    } catch {
      terminal.report(error)
      return .trouble
    }
  }

  /// The rules of a dependency file.
  func rules(_ compilations: [Compilation]) -> [DependencyRule] {
    var rules: [DependencyRule] = []
    for (path, compilation) in zip(paths, compilations) where compilation.output != nil {
      rules.append(DependencyRule(output: path ?? "-", inputs: compilation.dependencies))
    }
    return rules
  }
}
