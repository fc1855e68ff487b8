// SPDX-License-Identifier: Apache-2.0
//
// A scene for those who turn its knobs: read, parsed and checked once, then drawn as often as they move.

import FacetOptimizer
import FacetScene
import FacetSemantics
import FacetSource
import FacetSyntax

/// A file that was read and checked, and that can be drawn with one setting after the other.
public struct OpenScene: Sendable {
  /// What reading and checking came to: findings, sources, every path asked for. It holds no picture.
  public let opening: Compilation
  let compiler: Compiler
  /// nil where findings or trouble stopped it, and for a library.
  let checked: Checked?

  /// What checking found out, and where imports and fonts are looked for.
  struct Checked: Sendable {
    var program: Program
    var facts: ProgramFacts
    /// Of the file itself.
    var tree: SyntaxTree
    var root: String
  }

  fileprivate init(_ opening: Compilation, _ checked: Checked?, by compiler: Compiler) {
    self.opening = opening
    self.checked = checked
    self.compiler = compiler
  }

  /// The picture with some settings, which are stronger than those of the compiler, and what its knobs came to. With
  /// findings there is no picture; the knobs are there as far as they have values.
  ///
  /// - Parameter isDraft: The same picture without the passes that make its file short and without the proof, which take
  ///   most of the time.
  public func compile(_ settings: [Setting] = [], theme: String? = nil, isDraft: Bool = false) -> Compilation {
    drawn(settings, theme: theme) { compiler, scene, result throws(ToolError) in
      result.output = try (isDraft ? compiler.drafting : compiler).picture(of: scene, &result)
    }
  }
}

extension OpenScene {
  /// Evaluates with some settings, and goes on with the scene if there is one.
  func drawn(
    _ settings: [Setting], theme: String?, _ go: (Compiler, Scene, inout Compilation) throws(ToolError) -> Void
  ) -> Compilation {
    var result = opening
    guard let checked else { return result }
    var compiler = compiler
    compiler.options.settings += settings
    if let theme { compiler.options.theme = theme }
    do throws(ToolError) {
      let inputs = compiler.inputs(for: checked.program, checked.facts, into: &result)
      if !result.diagnostics.hasErrors,
        let scene = try compiler.evaluated(checked.program, inputs, root: checked.root, &result)
      {
        try go(compiler, scene, &result)
      }
    } catch {
      result.trouble = error
    }
    result.inspection = Inspection(checked.program, checked.facts, values: result.knobs, evaluation: result.facts)
    result.diagnostics = result.diagnostics.inShownOrder()
    if result.diagnostics.hasErrors { result.output = nil }
    return result
  }
}

extension Compiler {
  /// Reads and checks an input once, for many compiles.
  public func open(_ input: BatchInput) -> OpenScene {
    var checked: OpenScene.Checked?
    let opening = followed(input) { file, root, result throws(ToolError) in
      let graph = parsed(file, root: root, &result)
      guard let (program, facts) = sound(graph, &result) else { return }
      checked = OpenScene.Checked(program: program, facts: facts, tree: graph.modules[0].tree, root: root)
    }
    return OpenScene(opening, checked, by: self)
  }

  /// Without settings and theme: for what a file says by itself.
  var unset: Compiler {
    var compiler = self
    compiler.options.settings = []
    compiler.options.theme = nil
    return compiler
  }

  /// Without the passes that make files short and without the proof, which take most of the time.
  var drafting: Compiler {
    var compiler = self
    compiler.options.passes.level = .none
    compiler.options.isVerified = false
    return compiler
  }
}
