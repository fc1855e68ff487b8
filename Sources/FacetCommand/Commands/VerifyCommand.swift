// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetIR
import FacetSource
import FacetVerify

/// `facet verify`
enum VerifyCommand {
  static let info = CommandInfo(
    "verify", "Prove that an SVG draws what its scene says.",
    discussion: [
      "Reads the SVG with a reader of its own, whoever wrote it, and compares it with the exact picture: every contour "
        + "within the tolerance along its whole way, order, paints, strokes, groups, clips, masks and words. Prints the "
        + "worst distance and where it lies, or each difference at the element of the scene that it was found on."
    ],
    positionals: [
      PositionalInfo("SCENE", takes: .files(sceneEndings), "A scene file."),
      PositionalInfo("SVG", takes: .files([".svg"]), "The picture that was made of it, or - for standard input."),
    ],
    options: CompileCommand.options(named: ["set", "theme", "size", "tolerance", "responsive", "root", "diagnostics"]),
    examples: [
      ("facet verify landmark.badge landmark.svg", "the file as it lies there"),
      ("facet verify playing.card queen.svg --set rank=queen", "made with a setting"),
      ("facet compile a.face --verify", "the same check before anything is written"),
    ],
    run: run)

  private static func run(_ arguments: ParsedArguments) -> ExitCode {
    RunReport.of(arguments) { report throws(ToolError) in
      let (scene, svg) = (arguments.positionals[0], arguments.positionals[1])
      let compilation = try compared(scene, svg, try CompileOptions(arguments))
      let code = report.add(compilation)
      if let verification = compilation.verification, verification.isSame, code == .clean {
        try report.terminal.print(verification.text(svg: svg, compilation))
      }
      return code
    }
  }

  private static func compared(_ scene: String, _ svg: String, _ options: CompileOptions) throws(ToolError)
    -> Compilation
  {
    let files = LocalFileSystem()
    let bytes =
      svg == "-"
      ? try readAll(0, name: "standard input", limit: VerifyCommand.svgBytes)
      : try files.read(svg, limit: VerifyCommand.svgBytes)
    let input = BatchInput(file: InputFile(path: scene, isFound: false, relativePath: nameOf(scene)), bytes: nil)
    let result = Compiler(files: files, options: options).verify(input, svg: bytes)
    if let setting = result.unknownSettings.first {
      let near = nearestName(to: setting, among: result.settableNames).map { "did you mean `\($0)`?" }
      throw ToolError("`\(scene)` has no param `\(setting)`, which `--set` names", hint: near)
    }
    if let theme = options.theme, !result.stoppedEarly, result.trouble == nil, !result.themeNames.contains(theme) {
      let near = nearestName(to: theme, among: result.themeNames).map { "did you mean `\($0)`?" }
      throw ToolError("`\(scene)` has no theme `\(theme)`", hint: near)
    }
    if result.isLibrary { throw ToolError("`\(scene)` holds no scene") }
    return result
  }

  /// The largest file that is read.
  private static let svgBytes = 64 << 20
}

extension Verification {
  /// `a.svg draws a.face: 12 contours, worst distance 0.0123, at a.face:3:5 circle`
  func text(svg: String, _ compilation: Compilation) -> String {
    let count = "\(contours) contour\(contours == 1 ? "" : "s")"
    var text = "\(svg) draws \(compilation.input.path): \(count), worst distance \(threeDigits(worst.distance))"
    if worst.distance > 0 { text += ", at " + place(of: worst.origin, in: compilation.sources) }
    if !rewrites.isEmpty { text += "; rewritten by " + rewrites.map(\.rawValue).joined(separator: ", ") }
    return text + "\n"
  }

  /// `file:line:column word`
  private func place(of span: SourceSpan, in sources: SourceMap) -> String {
    guard let file = sources.file(span.source) else { return "the picture" }
    let position = LineTable(file.bytes).position(of: Int(span.span.start))
    let word = file.text(span.span).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return "\(file.path):\(position.line):\(position.column)" + (word.isEmpty ? "" : " \(word)")
  }
}
