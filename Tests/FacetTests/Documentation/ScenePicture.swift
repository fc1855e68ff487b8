// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSource

/// A scene of the documentation, compiled as a file of that name would be; `svg` is what the stage asked for gives.
struct ScenePicture {
  let svg: String
  /// Findings as the terminal shows them; empty when there are none.
  let findings: String
  let isLibrary: Bool
  let trouble: ToolError?

  /// `name` with its ending decides the root and the beginning of ids.
  init(_ scene: String, name: String, stage: CompileStage = .svg) {
    let input = BatchInput(
      file: InputFile(path: name, isFound: false, relativePath: name), bytes: Array(scene.utf8))
    var options = CompileOptions()
    options.stage = stage
    let compilation = Compiler(files: LocalFileSystem(), options: options).compile(input)
    svg = String(decoding: compilation.output ?? [], as: UTF8.self)
    let width = TerminalRenderer.Options(width: 100, usesColor: false)
    findings =
      compilation.diagnostics.isEmpty
      ? "" : TerminalRenderer(compilation.sources, width).render(compilation.diagnostics)
    hasErrors = compilation.diagnostics.hasErrors
    isLibrary = compilation.isLibrary
    trouble = compilation.trouble
  }

  /// Whether a finding is an error.
  let hasErrors: Bool

  /// Errors and trouble in words; empty when the scene can stand on a page.
  var complaint: String { (hasErrors ? findings : "") + (trouble.map { "\($0.message)\n" } ?? "") }
}
