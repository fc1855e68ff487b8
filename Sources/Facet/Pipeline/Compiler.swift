// SPDX-License-Identifier: Apache-2.0
//
// A file's way through the stages: a call a line, each returning a value and its diagnostics. No stage calls the next.

import FacetEmit
import FacetIR
import FacetScene
import FacetSemantics
import FacetShapes
import FacetSource
import FacetSyntax
import FacetTypes
import FacetXML

/// Compiles one input.
public struct Compiler: Sendable {
  let files: any FileSystem
  let options: CompileOptions
  let limits: CompileLimits

  public init(files: any FileSystem, options: CompileOptions, limits: CompileLimits = CompileLimits()) {
    self.files = files
    self.options = options
    self.limits = limits
  }

  /// Reads an input and compiles it; trouble with files stands in the result.
  public func compile(_ input: BatchInput) -> Compilation {
    var result = Compilation(input: input.file)
    result.dependencies = [input.file.path]
    do throws(ToolError) {
      try run(SourceFile(path: input.file.path, bytes: try bytes(of: input)), into: &result)
    } catch {
      result.trouble = error
      result.output = nil
    }
    result.diagnostics = result.diagnostics.inShownOrder()
    if result.diagnostics.hasErrors { result.output = nil }
    return result
  }

  private func bytes(of input: BatchInput) throws(ToolError) -> [UInt8] {
    if let bytes = input.bytes { return bytes }
    return try files.read(input.file.path, limit: CompileLimits.sourceBytes)
  }

  private func run(_ file: SourceFile, into result: inout Compilation) throws(ToolError) {
    let root = try rootFolder(of: file.path, asked: options.root, files: files)
    result.sources = LibraryTrees.sources

    if options.stage == .tokens { return dumpTokens(file, into: &result) }
    let graph = load(file, root: root, into: &result)
    if options.stage == .tree { return result.output = Array(TreeDump(graph.modules[0].tree).text().utf8) }
    let checked = check(graph)
    result.diagnostics += checked.diagnostics
    result.isLibrary = checked.program.scene == nil
    if result.diagnostics.hasErrors || result.isLibrary { return result.stoppedEarly = result.diagnostics.hasErrors }

    let inputs = self.inputs(for: checked.program, checked.facts, into: &result)
    if result.diagnostics.hasErrors { return }
    let shaper = SceneShaper(root: root)
    let evaluated = evaluate(checked.program, inputs: inputs, shaper: shaper, limits: limits.evaluation)
    result.diagnostics += evaluated.diagnostics
    result.dependencies += shaper.fonts.map(\.path)
    result.values = evaluated.params
    if let problem = evaluated.toolProblem { throw ToolError(problem) }
    guard let scene = evaluated.scene else { return }
    result.statistics = CompileStatistics(scene: scene, cost: evaluated.cost)
    if options.stage == .scene { return result.output = Array(sceneDump(scene).utf8) }

    let lowered = lower(scene)
    result.diagnostics += lowered.diagnostics
    if options.stage == .ir { return result.output = Array(lowered.ir.text().utf8) }
    let grid = quantize(lowered.ir, tolerance: options.tolerance)
    result.statistics?.measured(grid)
    if options.stage == .grid { return result.output = Array(grid.text().utf8) }
    try emit(grid, name: stemOf(file.path), into: &result)
  }

  /// Checks with the part of the library that the program's words name. Only when something is wrong is all of it read,
  /// so that a misspelt name meets its nearest one wherever that is declared.
  private func check(_ graph: ModuleGraph) -> (program: Program, diagnostics: [Diagnostic], facts: ProgramFacts) {
    let checked = FacetSemantics.check(graph, library: LibraryTrees.needed(by: graph))
    return checked.diagnostics.hasErrors ? FacetSemantics.check(graph, library: LibraryTrees.all) : checked
  }

  private func dumpTokens(_ file: SourceFile, into result: inout Compilation) {
    let source = result.sources.add(file)
    let lexed = lex(file, source: source, limits: limits.modules.syntax)
    result.diagnostics += lexed.diagnostics
    result.output = Array(TokenDump(file, lexed.tokens).text().utf8)
  }

  private func load(_ file: SourceFile, root: String, into result: inout Compilation) -> ModuleGraph {
    var reader = ImportReader(files: files, root: root)
    var sources = result.sources
    let loaded = loadModules(
      main: file, mainIdentity: files.canonicalPath(file.path) ?? file.path, into: &sources,
      read: { path, importer in reader.read(path, from: importer) }, limits: limits.modules)
    result.sources = sources
    result.diagnostics += loaded.diagnostics
    result.dependencies += reader.asked
    return loaded.graph
  }

  private func emit(_ grid: GridIR, name: String, into result: inout Compilation) throws(ToolError) {
    let emitOptions = EmitOptions(responsive: options.isResponsive, idPrefix: options.idPrefix, name: name)
    do throws(XMLError) {
      let written = try SVGFormat.write(grid, emitOptions)
      result.diagnostics += written.diagnostics
      result.statistics?.bytes = written.bytes.count
      result.output = written.bytes
    } catch {
      throw ToolError("cannot write SVG: \(error)")
    }
  }
}
