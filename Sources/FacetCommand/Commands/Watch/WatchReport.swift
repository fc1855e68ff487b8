// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetSource

/// What one build came to.
struct WatchBuild {
  /// One scene that was compiled.
  struct Output {
    var compilation: Compilation
    /// nil for a library, and where the source is too broken to tell.
    var path: String?
    /// Whether there is such a file.
    var isThere = false
    /// The file has other bytes than before.
    var isWritten = false
  }

  var number: Int
  /// How many there are now, and how many fewer than before.
  var scenes: Int
  var gone: Int
  /// What is wrong with the settings of the project.
  var findings: [SettingsFindings.Found] = []
  var outputs: [Output] = []
  var problems: [ToolError] = []
  var milliseconds = 0.0
}

/// Says what a watch does: lines on standard error for people, or events on standard output for programs.
struct WatchReport {
  let isJSON: Bool
  let clears: Bool
  let terminal: Terminal

  /// Outputs of one build that are named one by one.
  private static let namedOutputs = 5

  func started(scenes: Int) {
    if !isJSON { terminal.note("watching \(scenes) scene\(scenes == 1 ? "" : "s"); Ctrl-C ends it") }
  }

  func notice(_ text: String) {
    if isJSON {
      // That nobody reads any more ends the watch with its next build.
      try? event("notice") { $0.member("message", text) }
      return
    }
    terminal.report(ToolError(text), as: .note)
  }

  func trouble(_ error: ToolError) {
    if isJSON {
      // As above.
      try? event("problem") { json in json.member("problem") { error.write(into: &$0) } }
      return
    }
    terminal.report(error)
  }

  /// What ends the watch: the program says it to people itself.
  func ended(by error: ToolError) {
    if isJSON { trouble(error) }
  }

  /// Findings about settings that end the watch.
  func findings(_ findings: [SettingsFindings.Found]) {
    for (diagnostics, sources) in findings { terminal.show(diagnostics, in: sources) }
  }

  func built(_ build: WatchBuild) throws(ToolError) {
    if isJSON { return try event("build") { write(build, into: &$0) } }
    // The screen is cleared, and what was on it scrolls away; history is left alone.
    if clears, terminal.isTerminal { terminal.message("\u{1B}[H\u{1B}[2J") }
    let report = RunReport(form: .text, terminal: terminal)
    for (diagnostics, sources) in build.findings { report.add(diagnostics, in: sources) }
    for output in build.outputs { _ = report.add(output.compilation) }
    for problem in build.problems { report.add(problem) }
    report.finish()
    for line in lines(of: build) { terminal.note(line) }
  }

  // MARK: Lines

  private func lines(of build: WatchBuild) -> [String] {
    let head = "[\(build.number)] "
    let time = "\(threeDigits(build.milliseconds)) ms"
    if build.outputs.isEmpty { return [head + nothingBuilt(build) + ", \(time)"] }
    let outputs = build.outputs.filter { $0.path != nil || $0.compilation.diagnostics.hasErrors }
    if outputs.count > Self.namedOutputs {
      let broken = outputs.count { $0.compilation.output == nil }
      let written = outputs.count { $0.isWritten }
      return [
        head + "\(outputs.count) scenes, \(written) written" + (broken > 0 ? ", \(broken) broken" : "") + ", \(time)"
      ]
    }
    return outputs.map { head + line(for: $0) + ", \(time)" }
  }

  private func nothingBuilt(_ build: WatchBuild) -> String {
    let scenes = "\(build.scenes) scene\(build.scenes == 1 ? "" : "s")"
    if build.gone > 0 { return "\(build.gone) gone, \(scenes) left" }
    return build.problems.isEmpty ? "\(scenes), nothing to build" : "nothing was built"
  }

  private func line(for output: WatchBuild.Output) -> String {
    let source = output.compilation.input.path
    guard let path = output.path else { return "\(source) is broken" }
    guard let bytes = output.compilation.output else {
      return "\(source) is broken" + (output.isThere ? ", \(path) left as it is" : "")
    }
    return "\(source) → \(path), \(bytes.count) bytes" + (output.isWritten ? "" : ", unchanged")
  }

  // MARK: Events

  /// One line of JSON. Throws when nobody reads it any more.
  private func event(_ name: String, _ members: (inout JSONWriter) -> Void) throws(ToolError) {
    var json = JSONWriter()
    json.object { json in
      json.member("event", name)
      members(&json)
    }
    // Breaks between values, never within a string.
    let line = json.bytes.filter { $0 != UInt8(ascii: "\n") } + [UInt8(ascii: "\n")]
    try writeAll(1, line, name: "to standard output")
  }

  private func write(_ build: WatchBuild, into json: inout JSONWriter) {
    json.member("build", build.number)
    json.member("scenes", build.scenes)
    json.member("milliseconds") { $0.number(build.milliseconds) }
    json.member("outputs") { json in
      json.array { json in
        for output in build.outputs { write(output, into: &json) }
      }
    }
    json.member("diagnostics") { json in
      json.array { json in
        var known = KnownFindings()
        let own = build.outputs.map { ($0.compilation.diagnostics, $0.compilation.sources) }
        for (diagnostics, sources) in build.findings + own {
          JSONRenderer(sources).write(known.new(of: diagnostics, in: sources), into: &json)
        }
      }
    }
    json.member("problems") { json in
      json.array { json in
        for problem in build.problems + build.outputs.compactMap(\.compilation.trouble) { problem.write(into: &json) }
      }
    }
  }

  private func write(_ output: WatchBuild.Output, into json: inout JSONWriter) {
    json.object { json in
      json.member("source", output.compilation.input.path)
      if let path = output.path { json.member("path", path) }
      json.member("bytes", output.compilation.output?.count ?? 0)
      json.member("isWritten", output.isWritten)
      json.member("isBroken", output.compilation.diagnostics.hasErrors || output.compilation.trouble != nil)
    }
  }
}
