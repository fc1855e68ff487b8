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
  /// Every source of the run, by the bytes of its real path.
  private var sources: Set<[UInt8]> = []
  private var owners: [[UInt8]: String] = [:]
  private var spellings: [String: String] = [:]

  init(_ compilations: [Compilation], place: OutputPlace, options: CompileOptions, files: some FileSystem)
    throws(ToolError)
  {
    self.files = files
    for compilation in compilations {
      for path in [compilation.input.path] + compilation.dependencies {
        if let real = files.canonicalPath(path) { sources.insert(Array(real.utf8)) }
      }
    }
    for compilation in compilations {
      let path = try OutputPlan.path(of: compilation, place, options)
      if let path { try claim(path, for: compilation.input.path) }
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

  private mutating func claim(_ path: String, for input: String) throws(ToolError) {
    let real = try checked(path)
    if let other = owners.updateValue(input, forKey: Array(real.utf8)) {
      throw ToolError(
        "`\(other)` and `\(input)` have one output, `\(path)`",
        hint: "a folder, or a template such as `{dir}/{name}`, keeps them apart")
    }
    if let other = spellings.updateValue(path, forKey: real.lowercased()) {
      warnings.append(ToolError("`\(other)` and `\(path)` are one file on systems that ignore case in names"))
    }
  }

  /// The real place of a file to be written, which is no source.
  private func checked(_ path: String) throws(ToolError) -> String {
    let folder = folderOf(path)
    let realFolder = files.canonicalPath(folder.isEmpty ? "." : folder) ?? normalized(folder)
    let real = files.canonicalPath(path) ?? joined(realFolder, nameOf(path))
    if sources.contains(Array(real.utf8)) { throw ToolError("the output `\(path)` is one of the sources") }
    return real
  }

  /// Throws when a dependency file would take the place of a source or an output.
  func checkDependencyFile(_ path: String) throws(ToolError) {
    if owners[Array(try checked(path).utf8)] != nil {
      throw ToolError("`--deps \(path)` is the place of an output")
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
