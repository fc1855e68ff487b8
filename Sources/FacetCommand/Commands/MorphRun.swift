// SPDX-License-Identifier: Apache-2.0
//
// One `facet morph`: both ends are evaluated, everything between them is drawn, and only then is anything written.

import Facet
import FacetArguments
import FacetEmit
import FacetSource

/// What the command line asked for, and its execution.
struct MorphRun {
  private let files = LocalFileSystem()
  private let first: BatchInput
  /// nil where the same file is drawn with other settings.
  private let last: BatchInput?
  private let options: CompileOptions
  private let from: [Setting]
  private let to: [Setting]
  private let work: Work
  private let place: OutputPlace

  private enum Work {
    case frames(Int)
    case animation(AnimationStyle, seconds: Double)
  }

  /// Reads no file yet.
  init(_ arguments: ParsedArguments) throws(ToolError) {
    if arguments.positionals.contains("-") { throw ToolError("`facet morph` reads files, not standard input") }
    options = try CompileOptions(arguments)
    from = try CompileOptions.settings("from", arguments)
    to = try CompileOptions.settings("to", arguments)
    let inputs = arguments.positionals.map { path in
      BatchInput(file: InputFile(path: path, isFound: false, relativePath: nameOf(path)), bytes: nil)
    }
    first = inputs[0]
    last = inputs.count > 1 ? inputs[1] : nil
    if last == nil, from.isEmpty, to.isEmpty {
      throw ToolError("there is one picture", hint: "name a second file, or say what changes: `--to eyes=closed`")
    }
    work = try MorphRun.work(arguments)
    place = try MorphRun.place(arguments, work, files)
  }

  private static func work(_ arguments: ParsedArguments) throws(ToolError) -> Work {
    let seconds = arguments.value("seconds")
    if let text = arguments.value("frames") {
      if arguments.has("animate") || seconds != nil {
        throw ToolError("`--frames` writes pictures that stand still, so nothing can be said of how they move")
      }
      guard let count = Int(text), (2...9999).contains(count) else {
        throw ToolError("`--frames \(text)` is not a whole number from 2 to 9999")
      }
      return .frames(count)
    }
    if let option = ["optimize", "profile"].first(where: { arguments.has($0) }) {
      throw ToolError("`--\(option)` is for `--frames`: the states of a picture that moves are written alike")
    }
    guard let duration = Double(seconds ?? "1.2"), (0.05...3600).contains(duration) else {
      throw ToolError("`--seconds \(seconds ?? "")` is not a number from 0.05 to 3600")
    }
    return .animation(arguments.value("animate").flatMap { AnimationStyle(rawValue: $0) } ?? .css, seconds: duration)
  }

  private static func place(_ arguments: ParsedArguments, _ work: Work, _ files: LocalFileSystem) throws(ToolError)
    -> OutputPlace
  {
    guard let text = arguments.value("output") else { return .besideSource }
    if text.isEmpty { throw ToolError("`--output` is empty") }
    let place = OutputPlace(argument: text, in: files)
    guard case .frames = work else { return place }
    switch place {
    case .standardOutput:
      throw ToolError("`-o -` takes one picture, and there are many", hint: "name a folder: `-o out/`")
    case .file(let path): return .folder(path)
    case .folder, .template, .besideSource: return place
    }
  }

  func run(_ report: RunReport) throws(ToolError) -> ExitCode {
    let morph = try morph()
    if !morph.isPossible { return report.add(morph.first).worse(report.add(morph.last)) }
    let pictures = drawn(morph)
    var code = ExitCode.clean
    for (index, picture) in pictures.enumerated() {
      // What is to be said of both ends is said of those between them too.
      let isEnd = index == 0 || index == pictures.count - 1
      if isEnd || picture.diagnostics.hasErrors || picture.trouble != nil { code = code.worse(report.add(picture)) }
    }
    if code != .clean { return code }
    let plan = try OutputPlan(pictures, place: place, options: options, files: files)
    for (index, picture) in pictures.enumerated() { _ = try plan.write(picture, at: index) }
    return code
  }

  private func morph() throws(ToolError) -> MorphedScene {
    var (start, end) = (options, options)
    start.settings += from
    end.settings += to
    let morph: MorphedScene
    if let last {
      let scene = Compiler(files: files, options: start).open(first)
      morph = scene.morph(to: Compiler(files: files, options: end).open(last))
    } else {
      morph = Compiler(files: files, options: options).open(first).morph(from: from, to: to)
    }
    try options.checkSettings(against: [morph.first, morph.last])
    for (settings, end) in [(from, morph.first), (to, morph.last)] {
      var own = CompileOptions()
      own.settings = settings
      try own.checkSettings(against: [end])
    }
    for result in [morph.first, morph.last] where result.isLibrary && result.trouble == nil {
      throw ToolError("`\(result.input.path)` holds no scene")
    }
    return morph
  }

  /// Each under the name that its file gets.
  private func drawn(_ morph: MorphedScene) -> [Compilation] {
    switch work {
    case .animation(let style, let seconds): [morph.animation(style, seconds: seconds).renamed(first.file, "morph")]
    case .frames(let count):
      parallelMap(Array(0..<count), threads: availableProcessors()) { [first] index in
        let digits = String(index + 1)
        let number = String(repeating: "0", count: String(count).count - digits.count) + digits
        return morph.picture(at: Double(index) / Double(count - 1)).renamed(first.file, number)
      }
    }
  }
}

extension Compilation {
  /// As if its source were called so: the first picture's name with a word behind it.
  fileprivate func renamed(_ file: InputFile, _ word: String) -> Compilation {
    var copy = self
    copy.input.path = named(file.path, word)
    copy.input.relativePath = named(file.relativePath, word)
    return copy
  }
}

private func named(_ path: String, _ word: String) -> String {
  joined(folderOf(path), stemOf(path) + "-" + word + endingOf(path))
}
