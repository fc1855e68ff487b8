// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetPreview
import FacetSource
import FacetWatch

/// The command line of a preview, heeded.
enum PreviewProgram {
  /// - Parameter state: What the preview is to keep its scenes in.
  static func run(_ words: [String], _ state: PreviewState) -> ExitCode {
    let info = PreviewArguments.info { arguments throws(ToolError) in try serve(arguments, state) }
    var terminal = Terminal()
    do throws(ToolError) {
      let arguments = try info.parsed(words)
      terminal = Terminal(arguments)
      if arguments.has("help") {
        try terminal.print(HelpPage.page(of: info))
        return .clean
      }
      return try info.run(arguments)
    } catch {
      terminal.report(error)
      return .trouble
    }
  }

  private static func serve(_ arguments: ParsedArguments, _ state: PreviewState) throws(ToolError) -> Never {
    let terminal = Terminal(arguments)
    var options = PreviewOptions(compile: try CompileOptions(arguments), threads: try arguments.jobs())
    if let text = arguments.value("port") {
      guard let port = Int(text), (0...65_535).contains(port) else {
        throw ToolError("`--port \(text)` is not a whole number from 0 to 65535")
      }
      options.port = port
    }
    options.pollMilliseconds = try PreviewArguments.pollMilliseconds(
      arguments, default: SystemFolders.pollMilliseconds)
    if arguments.positionals.contains("-") {
      throw ToolError("standard input cannot be previewed", hint: "`facet compile -` compiles it once")
    }
    var session = try PreviewSession(arguments.positionals, options, state) { terminal.note($0) }
    try terminal.print(session.address + "\n")
    terminal.note("\(session.count) scene\(session.count == 1 ? "" : "s"); Ctrl-C ends the preview")
    if arguments.has("open") { Browser.open(session.address) { terminal.report($0, as: .warning) } }
    try session.run()
  }
}
