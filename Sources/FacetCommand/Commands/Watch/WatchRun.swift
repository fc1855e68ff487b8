// SPDX-License-Identifier: Apache-2.0
//
// One `facet watch`: a set of scenes, built, written and reported whenever something that they depend on changes.

import Facet
import FacetArguments
import FacetSource
import FacetWatch

struct WatchRun: WatchedWork {
  private let files = LocalFileSystem()
  private var scenes: SceneSet
  private let settingsFindings = SettingsFindings()
  private let command: CommandAfterBuild?
  private var report: WatchReport
  private let clock = SystemClock()
  private var number = 0

  static func start(_ arguments: ParsedArguments) throws(ToolError) -> Never {
    var run = try WatchRun(arguments)
    let watcher = SystemFolders(
      pollMilliseconds: try PreviewArguments.pollMilliseconds(
        arguments, default: SystemFolders.pollMilliseconds))
    try run.first()
    do throws(ToolError) {
      var loop = try WatchLoop(run, watcher: watcher, files: LocalFileSystem(), clock: SystemClock())
      try loop.run()
    } catch {
      run.report.ended(by: error)
      throw error
    }
  }

  private init(_ arguments: ParsedArguments) throws(ToolError) {
    let terminal = Terminal(arguments)
    let plan = try WatchPlan(arguments)
    scenes = SceneSet(files: files, threads: try arguments.jobs()) { [settingsFindings] files throws(ToolError) in
      try plan.groups(files, settingsFindings)
    }
    report = WatchReport(isJSON: arguments.has("json"), clears: arguments.has("clear"), terminal: terminal)
    let isJSON = arguments.has("json")
    if arguments.value("exec") == "" { throw ToolError("`--exec` is empty") }
    command = arguments.value("exec").map { CommandAfterBuild(line: $0, leavesOutputAlone: isJSON) }
  }

  var dependencies: Dependencies { scenes.dependencies }

  mutating func tell(_ notice: String) { report.notice(notice) }

  /// The first build: what is wrong with the command line, or with the project, ends the program.
  private mutating func first() throws(ToolError) {
    let start = clock.now
    let built = scenes.update(after: [])
    if let trouble = scenes.trouble {
      report.findings(settingsFindings.take())
      throw trouble
    }
    for (place, group) in scenes.groups.enumerated() {
      try group.compiler.options.checkSettings(against: compilations(of: place).map(\.compilation))
      files.removeLeftovers(in: try plan(for: place).paths.compactMap(\.self).map(folderOf))
    }
    try checkThatBuildsKeepApart()
    try finish(built, since: start)
    report.started(scenes: scenes.scenes.count)
  }

  mutating func rebuild(after changed: Set<String>) throws(ToolError) {
    let start = clock.now
    let (before, hadTrouble) = (scenes.scenes.count, scenes.trouble != nil)
    let built = scenes.update(after: changed)
    let gone = before - scenes.scenes.count
    // What is mended is said too, even where nothing has to be built for it.
    if built.isEmpty, gone == 0, !hadTrouble, scenes.trouble == nil { return }
    try finish(built, gone: max(0, gone), since: start)
  }

  /// Writes and reports what was built, and runs the command.
  private mutating func finish(_ built: [Int], gone: Int = 0, since start: Moment) throws(ToolError) {
    number += 1
    var build = WatchBuild(number: number, scenes: scenes.scenes.count, gone: gone)
    build.findings = settingsFindings.take()
    do throws(ToolError) {
      try checkThatBuildsKeepApart()
      for group in scenes.groups.indices { write(group, built, into: &build) }
    } catch {
      build.problems.append(error)
    }
    // A scene that cannot be read says so itself.
    if let trouble = scenes.trouble, !build.outputs.contains(where: { $0.compilation.trouble != nil }) {
      build.problems.append(trouble)
    }
    build.milliseconds = clock.now.milliseconds(since: start)
    try report.built(build)
    if let trouble = command?.run(build: number) { report.trouble(trouble) }
  }

  private func compilations(of group: Int) -> [(place: Int, compilation: Compilation)] {
    scenes.scenes.enumerated().filter { $0.element.group == group }.map { ($0.offset, $0.element.compilation) }
  }

  /// Two builds that make one file would write it in turn, for ever.
  private func checkThatBuildsKeepApart() throws(ToolError) {
    if scenes.groups.count < 2 { return }
    var claims = WriteClaims(files)
    for group in scenes.groups.indices {
      for path in try plan(for: group).paths.compactMap(\.self)
      where try claims.claim(path, as: "the output", ending: ".svg", for: path).other != nil {
        throw .madeTwice(path)
      }
    }
  }

  /// The outputs of all scenes of a group, so that no two share a file.
  private func plan(for group: Int) throws(ToolError) -> OutputPlan {
    let settings = scenes.groups[group]
    return try OutputPlan(
      compilations(of: group).map(\.compilation), place: settings.place, options: settings.compiler.options,
      files: files)
  }

  /// Writes the outputs of those scenes of a group that were built.
  private func write(_ group: Int, _ built: [Int], into build: inout WatchBuild) {
    let all = compilations(of: group)
    let isBuilt = Set(built)
    if !all.contains(where: { isBuilt.contains($0.place) }) { return }
    do throws(ToolError) {
      let plan = try plan(for: group)
      for (index, (place, compilation)) in all.enumerated() where isBuilt.contains(place) {
        write(compilation, at: index, plan, into: &build)
      }
    } catch {
      build.problems.append(error)
    }
  }

  private func write(_ compilation: Compilation, at index: Int, _ plan: OutputPlan, into build: inout WatchBuild) {
    var output = WatchBuild.Output(compilation: compilation, path: plan.paths[index])
    do throws(ToolError) {
      if compilation.isSkipped, !compilation.input.isFound {
        throw ToolError("`\(compilation.input.path)` holds no scene", hint: "it can be imported by files that hold one")
      }
      output.isWritten = try plan.write(compilation, at: index)
      output.isThere = output.path.map { files.kind(of: $0) != nil } ?? false
    } catch {
      build.problems.append(error)
    }
    build.outputs.append(output)
  }
}
