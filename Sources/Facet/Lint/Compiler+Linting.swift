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
    var linted = LintedFile(input: input.file)
    let result = followed(input) { file, root, result throws(ToolError) in
      let subject = try subject(file, root: root, needsBytes: linter.needsBytes, &result)
      linted.source = subject.tree.source
      linted.findings = linter.lint(subject, compiled: result.diagnostics.inShownOrder())
    }
    linted.trouble = result.trouble
    linted.sources = result.sources
    linted.dependencies = result.dependencies
    return linted
  }

  private func subject(
    _ file: SourceFile, root: String, needsBytes: Bool, _ result: inout Compilation
  ) throws(ToolError) -> LintSubject {
    let graph = parsed(file, root: root, &result)
    let tree = graph.modules[0].tree
    var subject = LintSubject(tree: tree, modules: graph, sources: result.sources)
    let checked = checkedProgram(graph)
    result.diagnostics += checked.diagnostics
    if result.diagnostics.hasErrors { return subject }
    subject.checked = CheckedView(program: checked.program, facts: checked.facts)
    guard checked.program.scene != nil else { return subject }
    var inputs = inputs(for: checked.program, checked.facts, into: &result)
    inputs.recordsPlacements = true
    if result.diagnostics.hasErrors { return subject }
    let own = tree.source
    // The theme of the written file; every view has its own.
    let writtenTheme = inputs.theme
    for theme in [nil] + checked.program.themes.map(\.name) where !result.diagnostics.hasErrors {
      inputs.theme = theme
      guard let (view, exact) = try view(theme, checked.program, inputs, root: root, of: own, &result) else { break }
      subject.views.append(view)
      if theme == writtenTheme {
        subject.output = try figures(exact, needsBytes: needsBytes, name: stemOf(file.path), result)
      }
    }
    if subject.views.isEmpty { return subject }
    inputs.theme = nil
    if hasText(checked.facts) {
      // What is wrong with this one alone is for rules to say.
      var large = Compilation(input: result.input)
      let larger = inputs.withLargerText
      subject.largeText = try self.view(nil, checked.program, larger, root: root, of: own, &large)?.view
    }
    subject.sources = result.sources
    return subject
  }

  /// The scene as a theme has it, and its exact picture; nil where that cannot be evaluated.
  private func view(
    _ theme: String?, _ program: Program, _ inputs: EvaluationInputs, root: String, of file: SourceID,
    _ result: inout Compilation
  ) throws(ToolError) -> (view: PictureView, exact: PathIR)? {
    guard let scene = try evaluated(program, inputs, root: root, &result) else { return nil }
    let exact = lowered(scene, &result)
    let view = PictureView(
      theme: theme, scene: scene, placements: result.placements, canvas: exact.viewBox, shown: exact.size, file: file,
      facts: result.facts)
    return (view, exact)
  }

  private func hasText(_ facts: ProgramFacts) -> Bool {
    facts.uses.contains { $0.meaning == .builtIn("text") }
  }

  /// The size of what a compile would write. What a compile would say of it is for the compile to say.
  private func figures(
    _ exact: PathIR, needsBytes: Bool, name: String, _ result: Compilation
  ) throws(ToolError) -> OutputFigures {
    var figures = OutputFigures(
      elements: result.statistics?.elements ?? 0, segments: result.statistics?.segments ?? 0)
    if needsBytes {
      var own = result
      let best = optimized(gridded(exact, &own), of: exact, name: name, &own)
      figures.bytes = try written(best, name: name, &own).count
    }
    return figures
  }
}

extension EvaluationInputs {
  /// The same with text half as large again.
  fileprivate var withLargerText: EvaluationInputs {
    var inputs = self
    inputs.rootArguments.removeAll { $0.target == .textScale }
    inputs.rootArguments.append(EvaluationInput(.textScale, .number(1.5), origin: "larger text"))
    inputs.rootArguments.sort { left, right in
      let all = RootParameter.allCases
      return all.firstIndex(of: left.target) ?? 0 < all.firstIndex(of: right.target) ?? 0
    }
    return inputs
  }
}
