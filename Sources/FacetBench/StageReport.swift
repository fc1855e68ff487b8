// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetAlphabet
import FacetEmit
import FacetIR
import FacetLibrary
import FacetOptimizer
import FacetSemantics
import FacetSource
import FacetSyntax
import FacetVerify
import Glibc

/// Times the stages of each scene and prints a table in microseconds.
struct StageReport {
  let inputs: [InputFile]
  let rounds: Int

  func print() throws(ToolError) {
    let library = medianTime { _ = parsedLibrary() }
    Swift.print("library, parsed whole: \(micro(library)) µs; \(Library.files.reduce(0) { $0 + $1.bytes.count }) bytes")
    Swift.print(StageTimes.heading)
    let trees = parsedLibrary()
    var total = StageTimes()
    for input in inputs {
      let bytes = try LocalFileSystem().read(input.path, limit: CompileLimits.sourceBytes)
      guard let times = time(SourceFile(path: input.path, bytes: bytes), trees) else { continue }
      Swift.print(times.row(name: input.relativePath))
      total.add(times)
    }
    Swift.print(total.row(name: "all"))
  }

  private func parsedLibrary() -> [SyntaxTree] {
    Library.files.enumerated().map { place, file in
      parse(SourceFile(path: file.name, bytes: file.bytes), source: SourceID(UInt32(place))).tree
    }
  }

  /// nil for a scene that imports others or holds none: those stages need files.
  private func time(_ file: SourceFile, _ library: [SyntaxTree]) -> StageTimes? {
    let id = SourceID(UInt32(library.count))
    let tree = parse(file, source: id).tree
    let graph = ModuleGraph(main: tree)
    let checked = check(graph, library: library)
    guard !checked.diagnostics.hasErrors, checked.program.scene != nil else { return nil }
    let alphabet = PlainAlphabet()
    let evaluated = evaluate(checked.program, inputs: EvaluationInputs(), shaper: alphabet)
    guard let scene = evaluated.scene else { return nil }
    let ir = lower(scene).ir
    let grid = quantize(ir)
    let options = EmitOptions(name: "bench")
    var times = StageTimes()
    times.lex = medianTime { _ = lex(file, source: id) }
    times.parse = medianTime { _ = parse(file, source: id) } - times.lex
    times.check = medianTime { _ = check(graph, library: library) }
    times.evaluate = medianTime { _ = evaluate(checked.program, inputs: EvaluationInputs(), shaper: alphabet) }
    times.lower = medianTime { _ = lower(scene) }
    times.grid = medianTime { _ = quantize(ir) }
    let best = optimize(grid, PassOptions()).grid
    times.optimize = medianTime { _ = optimize(grid, PassOptions()) }
    times.emit = medianTime { _ = try? SVGFormat.write(best, options) }
    if let bytes = (try? SVGFormat.write(best, options))?.bytes {
      times.verify = medianTime { _ = verify(svg: bytes, against: ir, tolerance: best.provableTolerance) }
    }
    return times
  }

  private func medianTime(_ work: () -> Void) -> Double {
    var samples: [Double] = []
    for _ in 0..<rounds {
      let start = now()
      work()
      samples.append(now() - start)
    }
    return samples.sorted()[samples.count / 2]
  }
}

/// Seconds on a clock that only goes forward.
private func now() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

private func micro(_ seconds: Double) -> Int { Int((seconds * 1e6).rounded()) }

/// Seconds by stage.
struct StageTimes {
  var lex = 0.0
  var parse = 0.0
  var check = 0.0
  var evaluate = 0.0
  var lower = 0.0
  var grid = 0.0
  var optimize = 0.0
  var emit = 0.0
  /// Not part of the sum: nobody waits for it unless it is asked for.
  var verify = 0.0

  private var columns: [Double] { [lex, max(parse, 0), check, evaluate, lower, grid, optimize, emit] }

  static let heading = "µs:     lex   parse   check    eval   lower    grid     opt    emit     sum  verify  scene"

  func row(name: String) -> String {
    let numbers = (columns + [columns.reduce(0, +), verify]).map { String(micro($0)) }
    return numbers.map { String(repeating: " ", count: max(1, 8 - $0.count)) + $0 }.joined() + "  " + name
  }

  mutating func add(_ other: StageTimes) {
    lex += other.lex
    parse += max(other.parse, 0)
    check += other.check
    evaluate += other.evaluate
    lower += other.lower
    grid += other.grid
    optimize += other.optimize
    emit += other.emit
    verify += other.verify
  }
}
