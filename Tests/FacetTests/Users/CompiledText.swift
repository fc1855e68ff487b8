// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetOptimizer
import FacetSource
import FacetXML
import Testing

/// Compiles one text in memory.
func compiled(
  _ text: String, _ path: String = "a.facet", files: [String: String] = [:], limits: CompileLimits = CompileLimits(),
  options: CompileOptions = CompileOptions()
) -> Compilation {
  compiled(bytes: Array(text.utf8), path, files: files, limits: limits, options: options)
}

/// Compiles bytes that need not be text.
func compiled(
  bytes: [UInt8], _ path: String = "a.facet", files: [String: String] = [:], limits: CompileLimits = CompileLimits(),
  options: CompileOptions = CompileOptions()
) -> Compilation {
  let memory = MemoryFileSystem(files.merging([path: ""]) { file, _ in file })
  let input = BatchInput(file: InputFile(path: path, isFound: false, relativePath: path), bytes: bytes)
  return Compiler(files: memory, options: options, limits: limits).compile(input)
}

extension CompileOptions {
  /// The picture element by element, as the scene says it.
  static var asSaid: CompileOptions {
    var options = CompileOptions()
    options.passes.level = .none
    return options
  }
}

extension Compilation {
  /// The written file; empty when there is none.
  var svg: String { String(decoding: output ?? [], as: UTF8.self) }

  /// The ids of all findings in the order shown.
  var ids: [String] { diagnostics.map(\.id) }

  /// All findings, a line each: severity, id, line and column, message.
  var findings: String {
    TerminalRenderer(sources, TerminalRenderer.Options(form: .concise)).render(diagnostics)
  }
}

/// The picture of a text that compiles without errors.
func picture(
  _ text: String, _ path: String = "a.facet", options: CompileOptions = .asSaid,
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> DrawnPicture {
  let result = compiled(text, path, options: options)
  #expect(!result.diagnostics.hasErrors && result.trouble == nil, "\(result.findings)", sourceLocation: sourceLocation)
  return try DrawnPicture(result.output ?? [])
}

/// Options with settings as on a command line, `name=value`.
func options(
  setting settings: [String] = [], tolerance: Double? = nil, idPrefix: String? = nil
) -> CompileOptions {
  var options = CompileOptions.asSaid
  options.settings = settings.map { setting in
    let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
    return Setting(name: parts[0], text: parts.count > 1 ? parts[1] : "")
  }
  options.tolerance = tolerance
  options.idPrefix = idPrefix
  return options
}
