// SPDX-License-Identifier: Apache-2.0
//
// A file's way through the stages: a call a line, each returning a value and its diagnostics. No stage calls the next.

import FacetEmit
import FacetIR
import FacetOptimizer
import FacetScene
import FacetSemantics
import FacetShapes
import FacetSource
import FacetSyntax
import FacetTypes
import FacetXML

/// Compiles inputs one by one, on any number of threads. Copies share the programs that set text in named fonts.
public struct Compiler: Sendable {
  private(set) var files: any FileSystem
  public internal(set) var options: CompileOptions
  let limits: CompileLimits
  let siblings: TextSiblings
  /// What makes pictures shorter. Tests put something else in its place, to see what becomes of a picture that it breaks.
  var optimizing: Optimizing = { optimize($0, $1, measure: $2) }

  /// `textProgram` is the file of `facet-text`, which is looked for beside the running program and on `PATH` unless given.
  public init(
    files: any FileSystem, options: CompileOptions, limits: CompileLimits = CompileLimits(), textProgram: String? = nil
  ) {
    self.files = files
    self.options = options
    self.limits = limits
    siblings = TextSiblings(program: textProgram)
  }

  /// The same compiler, with other eyes: a watcher looks at what it asks for. What sets text in named fonts is shared.
  public func reading(_ files: any FileSystem) -> Compiler {
    var compiler = self
    compiler.files = files
    return compiler
  }

  /// Reads an input and compiles it; trouble with files stands in the result.
  public func compile(_ input: BatchInput) -> Compilation {
    var result = followed(input) { file, root, result throws(ToolError) in
      result.output = try output(for: file, root: root, &result)
    }
    if result.diagnostics.hasErrors { result.output = nil }
    return result
  }

  /// Reads an input and goes some way with it.
  func followed(
    _ input: BatchInput, _ go: (SourceFile, String, inout Compilation) throws(ToolError) -> Void
  ) -> Compilation {
    var result = Compilation(input: input.file)
    if input.bytes == nil { result.dependencies = [input.file.path] }
    do throws(ToolError) {
      let root = try rootFolder(of: input.file, asked: options.root, files: files)
      try go(SourceFile(path: input.file.path, bytes: try input.bytes(in: files)), root, &result)
    } catch {
      result.trouble = error
    }
    result.diagnostics = result.diagnostics.inShownOrder()
    return result
  }

  /// The way of a file: bytes → tokens → tree → checked program → scene → exact picture → picture on a grid → the same
  /// said shorter → bytes. It ends early where a stage found errors, or where the user wants to look at it.
  private func output(for file: SourceFile, root: String, _ result: inout Compilation) throws(ToolError) -> [UInt8]? {
    let graph = parsed(file, root: root, &result)
    if options.stage == .tokens { return Array(TokenDump(graph.modules[0].tree).text().utf8) }
    if options.stage == .tree { return Array(TreeDump(graph.modules[0].tree).text().utf8) }
    let keepsExact = options.keepsExact
    guard let scene = try scene(of: graph, root: root, recordsPlacements: keepsExact, &result) else { return nil }
    if options.stage == .scene { return Array(sceneDump(scene).utf8) }
    return try picture(of: scene, &result)
  }

  /// The way of a scene from there on.
  func picture(of scene: Scene, _ result: inout Compilation) throws(ToolError) -> [UInt8]? {
    let name = stemOf(result.input.path)
    let exact = lowered(scene, &result)
    if options.keepsExact { result.exact = lower(named(scene, &result)).ir }
    if options.stage == .ir { return Array(exact.text().utf8) }
    let grid = gridded(exact, &result)
    if options.stage == .grid { return Array(grid.text().utf8) }
    let best = optimized(grid, of: exact, name: name, &result)
    if options.stage == .optimized { return Array(best.text().utf8) }
    let bytes = try written(best, name: name, &result)
    if options.isVerified { try confirm(bytes, against: exact, tolerance: grid.provableTolerance, &result) }
    return bytes
  }

  func parsed(_ file: SourceFile, root: String, _ result: inout Compilation) -> ModuleGraph {
    result.sources = LibraryTrees.sources
    var reader = ImportReader(files: files, root: root)
    let loaded = loadModules(
      main: file, mainIdentity: files.canonicalPath(file.path) ?? file.path, into: &result.sources,
      read: { path, importer in reader.read(path, from: importer) }, limits: limits.modules)
    result.diagnostics += loaded.diagnostics
    result.dependencies += reader.asked
    return loaded.graph
  }

  /// What a program draws, when nothing is wrong with it.
  func scene(
    of graph: ModuleGraph, root: String, recordsPlacements: Bool, _ result: inout Compilation
  ) throws(ToolError) -> Scene? {
    guard let (program, inputs) = checked(graph, &result) else { return nil }
    var recording = inputs
    recording.recordsPlacements = recordsPlacements
    return try evaluated(program, recording, root: root, &result)
  }

  /// Checks with the part of the library that the program's words name. Only when something is wrong is all of it read,
  /// so that a misspelt name meets its nearest one wherever that is declared.
  func checkedProgram(_ graph: ModuleGraph) -> (program: Program, diagnostics: [Diagnostic], facts: ProgramFacts) {
    let checked = check(graph, library: LibraryTrees.needed(by: graph))
    return checked.diagnostics.hasErrors ? check(graph, library: LibraryTrees.all) : checked
  }

  /// The program and what is set from outside; nil when findings stop it, or for a library.
  func checked(_ graph: ModuleGraph, _ result: inout Compilation) -> (Program, EvaluationInputs)? {
    guard let (program, facts) = sound(graph, &result) else { return nil }
    let inputs = inputs(for: program, facts, into: &result)
    return result.diagnostics.hasErrors ? nil : (program, inputs)
  }

  /// The program before anything is set; nil when findings stop it, or for a library.
  func sound(_ graph: ModuleGraph, _ result: inout Compilation) -> (Program, ProgramFacts)? {
    let checked = checkedProgram(graph)
    result.diagnostics += checked.diagnostics
    result.isLibrary = checked.program.scene == nil
    result.stoppedEarly = result.diagnostics.hasErrors
    return result.stoppedEarly || result.isLibrary ? nil : (checked.program, checked.facts)
  }

  func evaluated(
    _ program: Program, _ inputs: EvaluationInputs, root: String, _ result: inout Compilation
  ) throws(ToolError) -> Scene? {
    let shaper = SceneShaper(
      scene: result.input.path, root: root, files: files, sibling: siblings.shaper(root: root))
    let evaluated = evaluate(program, inputs: inputs, shaper: shaper, limits: limits.evaluation)
    result.diagnostics += evaluated.diagnostics
    result.dependencies += shaper.fontPaths
    result.values = evaluated.params
    result.knobs = evaluated.knobs
    result.facts = evaluated.facts
    result.placements = evaluated.placements
    if let problem = evaluated.toolProblem { throw ToolError(problem) }
    result.statistics = evaluated.scene.map { CompileStatistics(scene: $0, cost: evaluated.cost) }
    return evaluated.scene
  }

  func lowered(_ scene: Scene, _ result: inout Compilation) -> PathIR {
    let lowered = lower(scene)
    result.diagnostics += lowered.diagnostics
    return lowered.ir
  }

  func gridded(_ exact: PathIR, _ result: inout Compilation) -> GridIR {
    var grid = quantize(exact, tolerance: options.tolerance)
    grid.ids = options.ids == .short ? .short : .scene
    result.statistics?.measured(grid)
    result.diagnostics += grid.diagnostics
    return grid
  }

  func written(_ grid: GridIR, name: String, _ result: inout Compilation) throws(ToolError) -> [UInt8] {
    do throws(XMLError) {
      let written = try defaultOutputFormat.write(grid, emitOptions(name: name))
      result.diagnostics += written.diagnostics
      result.statistics?.bytes = written.bytes.count
      return written.bytes
    } catch {
      throw ToolError("cannot write \(defaultOutputFormat.info.name): \(error)")
    }
  }
}
