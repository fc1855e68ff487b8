// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetIR
import FacetOptimizer
import FacetSource

/// `facet opt`
enum OptCommand {
  static let info = CommandInfo(
    "opt", "Run chosen passes of the optimizer on a picture in text form.",
    discussion: [
      "Reads what `facet compile --emit grid` writes, and writes the same form. Passes run in the order given until a "
        + "whole round changes nothing; without --passes, those of the level and the profile run."
    ],
    positionals: [
      PositionalInfo(
        "FILE", required: false, takes: .files([]), "A picture in text form, or - for standard input.")
    ],
    options: [
      OptionInfo(
        "passes", value: "A,B,C", takes: .words(allPasses.map { $0.info.name }), in: .picture,
        "The passes to run, by name, in this order."),
      OptionInfo("list", "List all passes in their order, and what each does."),
    ] + SharedOptions.size,
    examples: [
      ("facet opt --list", "the passes"),
      ("facet compile a.face --emit grid | facet opt --passes straight-runs -", "one pass alone"),
    ],
    run: run)

  private static func run(_ arguments: ParsedArguments) throws(ToolError) -> ExitCode {
    let terminal = Terminal(arguments)
    if arguments.has("list") {
      try terminal.print(list)
      return .clean
    }
    guard let path = arguments.positionals.first else {
      throw ToolError("nothing to read", hint: "name a file, or `-` for standard input")
    }
    let passes = try arguments.value("passes").map { text throws(ToolError) in try named(text) }
    let grid = try read(path)
    let best = optimize(grid, PassOptions(arguments), passes: passes)
    try terminal.print(best.grid.text())
    return .clean
  }

  private static func read(_ path: String) throws(ToolError) -> GridIR {
    let name = path == "-" ? "standard input" : "`\(path)`"
    let limit = CompileLimits.sourceBytes
    let bytes =
      path == "-" ? try readAll(0, name: name, limit: limit) : try LocalFileSystem().read(path, limit: limit)
    do throws(IRTextProblem) {
      return try readGridIR(String(decoding: bytes, as: UTF8.self))
    } catch {
      throw ToolError(
        "\(name) is no picture in text form: line \(error.line) lacks \(error.expected)",
        hint: "`facet compile SCENE --emit grid` writes one")
    }
  }

  private static func named(_ text: String) throws(ToolError) -> [any Pass.Type] {
    var passes: [any Pass.Type] = []
    for name in text.split(separator: ",").map(String.init) {
      guard let pass = allPasses.first(where: { $0.info.name == name }) else {
        let near = nearestName(to: name, among: allPasses.map { $0.info.name }).map { "did you mean `\($0)`?" }
        throw ToolError("there is no pass `\(name)`", hint: near ?? "`facet opt --list` lists them")
      }
      passes.append(pass)
    }
    if passes.isEmpty { throw ToolError("`--passes` names no pass", hint: "`facet opt --list` lists them") }
    return passes
  }

  private static var list: String {
    let column = (allPasses.map { $0.info.name.count }.max() ?? 0) + 2
    return allPasses.map { pass in
      pass.info.name + String(repeating: " ", count: column - pass.info.name.count) + pass.info.summary + "\n"
    }.joined()
  }
}
