// SPDX-License-Identifier: Apache-2.0

import FacetSource
public import FacetVerify

/// A picture that was read or made.
public struct ReadPicture: Sendable {
  public var path: String
  /// nil where the scene is broken, or holds none.
  public var svg: [UInt8]?
  public var compared: ComparedPicture
  public var names: PictureNames
  /// Of a scene.
  public var compilation: Compilation?
  /// A scene file that holds declarations alone.
  public var isLibrary: Bool { svg == nil && compilation.map { $0.isLibrary && !$0.diagnostics.hasErrors } == true }
}

/// Reads SVGs, and makes those of scenes.
public struct PictureReader: Sendable {
  private var options: CompileOptions

  public init(options: CompileOptions) {
    self.options = options
    self.options.keepsExact = true
  }

  /// Throws when a file cannot be read; that a scene is broken stands in its compilation.
  public func picture(of side: PictureSide) throws(ToolError) -> ReadPicture {
    if side.isSVG {
      let svg = try side.files.read(side.path, limit: Compiler.comparedBytes)
      return ReadPicture(
        path: side.path, svg: svg, compared: ComparedPicture(svg: svg), names: PictureNames(), compilation: nil)
    }
    let compiler = Compiler(files: side.files, options: options)
    let input = BatchInput(
      file: InputFile(path: side.path, isFound: false, relativePath: nameOf(side.path)), bytes: nil)
    let compilation = compiler.compile(input)
    if let trouble = compilation.trouble { throw trouble }
    return ReadPicture(
      path: side.path, svg: compilation.output,
      compared: ComparedPicture(svg: compilation.output ?? [], exact: compilation.exact), names: compilation.names,
      compilation: compilation)
  }
}
