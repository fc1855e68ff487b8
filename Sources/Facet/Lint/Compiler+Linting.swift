// SPDX-License-Identifier: Apache-2.0
//
// A file's way to the linter: the stages of a compile as far as the file gets, the picture under every theme, and the
// written file where a rule asks for its size.

import FacetEmit
import FacetIR
public import FacetLint
import FacetOptimizer
import FacetScene
import FacetSemantics
import FacetSource
import FacetSyntax
import FacetTypes

extension Compiler {
  /// Lints one input; trouble with files stands in the result.
  public func lint(_ input: BatchInput, with linter: Linter) -> LintedFile {
    var result = Compilation(input: input.file)
    var linted = LintedFile(input: input.file)
    do throws(ToolError) {
      let root = try rootFolder(of: input.file, asked: options.root, files: files)
      let file = SourceFile(path: input.file.path, bytes: try bytes(of: input))
      result.sources = LibraryTrees.sources
      let subject = try subject(file, root: root, needsOutput: linter.needsOutput, &result)
      let found = linter.lint(subject, compiled: result.diagnostics.inShownOrder())
      linted.source = subject.tree.source
      linted.findings = found.findings
      linted.silenced = found.silenced
    } catch {
      linted.trouble = error
    }
    linted.sources = result.sources
    return linted
  }

  private func subject(
    _ file: SourceFile, root: String, needsOutput: Bool, _ result: inout Compilation
  ) throws(ToolError) -> LintSubject {
    let graph = parsed(file, root: root, &result)
    var subject = LintSubject(tree: graph.modules[0].tree, modules: graph, sources: result.sources)
    let checked = checkedProgram(graph)
    result.diagnostics += checked.diagnostics
    if result.diagnostics.hasErrors { return subject }
    subject.checked = CheckedView(program: checked.program, facts: checked.facts)
    guard checked.program.scene != nil else { return subject }
    var inputs = inputs(for: checked.program, checked.facts, into: &result)
    inputs.recordsPlacements = true
    if result.diagnostics.hasErrors { return subject }
    guard let exact = try add(nil, checked.program, inputs, root: root, to: &subject, &result) else { return subject }
    if needsOutput { subject.output = try figures(exact, name: stemOf(file.path), &result) }
    for theme in checked.program.themes where !result.diagnostics.hasErrors {
      inputs.theme = theme.name
      _ = try add(theme.name, checked.program, inputs, root: root, to: &subject, &result)
    }
    inputs.theme = options.theme
    if hasText(checked.facts) { try addLargeText(checked.program, inputs, root: root, to: &subject, &result) }
    subject.sources = result.sources
    return subject
  }

  /// Evaluates the scene as a theme has it, and adds what it looks like.
  private func add(
    _ theme: String?, _ program: Program, _ inputs: EvaluationInputs, root: String, to subject: inout LintSubject,
    _ result: inout Compilation
  ) throws(ToolError) -> PathIR? {
    guard let scene = try evaluated(program, inputs, root: root, &result) else { return nil }
    let exact = lowered(scene, &result)
    subject.views.append(
      PictureView(
        theme: theme, scene: scene, placements: result.placements, canvas: exact.viewBox, shown: exact.size,
        file: subject.tree.source, facts: result.facts))
    return exact
  }

  /// The picture with its text half as large again. What is wrong with it alone is for rules to say.
  private func addLargeText(
    _ program: Program, _ inputs: EvaluationInputs, root: String, to subject: inout LintSubject,
    _ result: inout Compilation
  ) throws(ToolError) {
    var inputs = inputs
    inputs.rootArguments.removeAll { $0.target == .textScale }
    inputs.rootArguments.append(EvaluationInput(.textScale, .number(1.5), origin: "larger text"))
    inputs.rootArguments.sort { left, right in
      let all = RootParameter.allCases
      return all.firstIndex(of: left.target) ?? 0 < all.firstIndex(of: right.target) ?? 0
    }
    var large = Compilation(input: result.input)
    guard let scene = try evaluated(program, inputs, root: root, &large) else { return }
    let exact = lowered(scene, &large)
    subject.largeText = PictureView(
      theme: nil, scene: scene, placements: large.placements, canvas: exact.viewBox, shown: exact.size,
      file: subject.tree.source, facts: large.facts)
  }

  private func hasText(_ facts: ProgramFacts) -> Bool {
    facts.uses.contains { $0.meaning == .builtIn("text") }
  }

  private func figures(
    _ exact: PathIR, name: String, _ result: inout Compilation
  ) throws(ToolError) -> OutputFigures {
    let grid = quantize(exact, tolerance: options.tolerance)
    let best = optimize(grid, options.passes, measure: nil).grid
    let bytes = try written(best, name: name, &result).count
    return OutputFigures(
      bytes: bytes, elements: result.statistics?.elements ?? 0, segments: result.statistics?.segments ?? 0)
  }
}
