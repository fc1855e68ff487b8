// SPDX-License-Identifier: Apache-2.0
//
// Compilations → where each output goes. Made before anything is written, so that a clash leaves every file alone.

import Facet
import FacetSource

/// Which output goes where.
struct OutputPlan {
  /// By place of the compilation; nil where there is nothing to write, or for standard output.
  private(set) var paths: [String?] = []
  /// Outputs that some systems cannot keep apart.
  private(set) var warnings: [ToolError] = []
  private let files: any FileSystem
  private var claims: WriteClaims
  /// By real path in small letters.
  private var spellings: [String: String] = [:]

  init(_ compilations: [Compilation], place: OutputPlace, options: CompileOptions, files: some FileSystem)
    throws(ToolError)
  {
    self.files = files
    claims = WriteClaims(files)
    for compilation in compilations { claims.protect([compilation.input.path] + compilation.dependencies) }
    for compilation in compilations {
      let path = try OutputPlan.path(of: compilation, place, options)
      if let path { try claim(path, ending: options.stage.ending, for: compilation.input.path) }
      paths.append(path)
    }
  }

  /// A broken input still owns its old output, where that can be told without its values.
  private static func path(of compilation: Compilation, _ place: OutputPlace, _ options: CompileOptions)
    throws(ToolError) -> String?
  {
    do throws(ToolError) {
      if compilation.isSkipped { return nil }
      return try place.path(
        for: compilation.input, ending: options.stage.ending, values: compilation.values, theme: options.theme ?? "")
    } catch {
      if compilation.output == nil { return nil }
      throw error
    }
  }

  private mutating func claim(_ path: String, ending: String, for input: String) throws(ToolError) {
    let (real, other) = try claims.claim(path, as: "the output", ending: ending, for: input)
    if let other {
      throw ToolError(
        "`\(other)` and `\(input)` have one output, `\(path)`",
        hint: "a folder, or a template such as `{dir}/{name}`, keeps them apart")
    }
    if let other = spellings.updateValue(path, forKey: real.lowercased()) {
      warnings.append(ToolError("`\(other)` and `\(path)` are one file on systems that ignore case in names"))
    }
  }

  /// Throws when a dependency file would take the place of a source or an output.
  func checkDependencyFile(_ path: String) throws(ToolError) {
    var claims = claims
    if try claims.claim(path, as: "the dependency file", ending: ".d", for: path).other != nil {
      throw ToolError("`--deps \(path)` is the place of an output", hint: "give it a name of its own")
    }
  }

  /// Writes one output, if there is one. Answers whether a file has other bytes now.
  func write(_ compilation: Compilation, at index: Int) throws(ToolError) -> Bool {
    guard let bytes = compilation.output else { return false }
    guard let path = paths[index] else {
      try writeAll(1, bytes, name: "to standard output")
      return false
    }
    try files.makeFolder(folderOf(path))
    return try files.replace(path, with: bytes)
  }

  /// The rules of a dependency file. Broken inputs are among them: what they asked for decides when to try again.
  func rules(_ compilations: [Compilation]) -> [DependencyRule] {
    var rules: [DependencyRule] = []
    for (path, compilation) in zip(paths, compilations) where !compilation.isSkipped {
      guard let output = path ?? (compilation.output == nil ? nil : "-") else { continue }
      rules.append(DependencyRule(output: output, inputs: compilation.dependencies))
    }
    return rules
  }
}

extension Compilation {
  /// A library: nothing is wrong with it, and nothing is to be written.
  var isSkipped: Bool { isLibrary && output == nil && trouble == nil && !diagnostics.hasErrors }
}
