// SPDX-License-Identifier: Apache-2.0

package import Facet

/// The command line of a preview: `facet` reads it to know that it is right, and `facet-preview` to heed it.
package enum PreviewArguments {
  package static func info(
    run: @escaping @Sendable (ParsedArguments) throws(ToolError) -> ExitCode
  ) -> CommandInfo {
    CommandInfo(
      "preview", "Show scenes in a browser while they are edited.",
      discussion: [
        "Serves a page to this machine alone. A save changes the picture; a mistake leaves the last good one with the "
          + "message over it. Sliders and gestures turn what the scene declares, and can write it back into the file. "
          + "Ctrl-C ends it."
      ],
      positionals: [
        PositionalInfo("PATH", repeats: true, takes: .files(sceneEndings), "A scene file, a folder or a pattern.")
      ],
      options: picture + own,
      examples: [
        ("facet preview happy.face", "one scene, with its inspector"),
        ("facet preview scenes --open", "a gallery of a folder, in the browser at once"),
      ],
      run: run)
  }

  private static let picture = SharedOptions.named(
    ["size", "tolerance", "ids", "optimize", "profile", "poll", "poll-every"])

  private static let own = [
    OptionInfo(
      "port", value: "N", in: .output, "Listen on this port; it is an error if it is taken. Default: one that is free."),
    OptionInfo(
      "open", in: .output, "Open the page in the browser; BROWSER names another one. With CI set nothing is opened."),
    OptionInfo(
      "root", value: "DIR", takes: .folders, in: .output,
      "The folder that inputs, imports and font files may not leave. Default: the working folder, else the input's."),
    OptionInfo(
      "jobs", short: "j", value: "N", in: .output,
      "Compile up to N inputs at once. Default: one for each processor."),
  ]

  /// How often folders are looked at, in milliseconds; nil is for events where they work.
  package static func pollMilliseconds(_ arguments: ParsedArguments, default interval: Int64) throws(ToolError)
    -> Int64?
  {
    guard let text = arguments.value("poll-every") else { return arguments.has("poll") ? interval : nil }
    guard let value = Int64(text), (10...60_000).contains(value) else {
      throw ToolError("`--poll-every \(text)` is not a whole number from 10 to 60000")
    }
    return value
  }
}
