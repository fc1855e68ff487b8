// SPDX-License-Identifier: Apache-2.0

public import FacetIR
public import FacetSource
public import FacetXML

/// What help, completions and file names need to know of a format.
public struct OutputFormatInfo: Sendable, Hashable {
  /// As given to `--format`.
  public var name: String
  /// With the point: `.svg`.
  public var fileEnding: String
  /// One sentence without a full stop.
  public var summary: String
  public init(name: String, fileEnding: String, summary: String) {
    self.name = name
    self.fileEnding = fileEnding
    self.summary = summary
  }
}

/// What the user may ask of a written file.
public struct EmitOptions: Sendable, Hashable {
  /// Leaves width and height out, so that the picture takes the room it is given.
  public var responsive: Bool
  /// Starts every generated id; by default the scene's name does.
  public var idPrefix: String?
  /// The scene's name: its file's, without folder and ending.
  public var name: String
  /// How path data is spelled.
  public var pathStyle: PathTextStyle
  public init(
    responsive: Bool = false, idPrefix: String? = nil, name: String = "", pathStyle: PathTextStyle = .plain
  ) {
    self.pathStyle = pathStyle
    self.responsive = responsive
    self.idPrefix = idPrefix
    self.name = name
  }
}

/// A written file, and what could not be written as everywhere understood.
public struct Emitted: Sendable {
  /// Empty when there are errors.
  public var bytes: [UInt8]
  public var diagnostics: [Diagnostic]
  public init(bytes: [UInt8], diagnostics: [Diagnostic]) {
    self.bytes = bytes
    self.diagnostics = diagnostics
  }
}

/// A way to write a picture down. A new one is a file in `Formats/` and a line in `outputFormats`.
public protocol OutputFormat: Sendable {
  static var info: OutputFormatInfo { get }
  /// Throws what stops the tool; what is wrong with the picture is a diagnostic.
  static func write(_ grid: GridIR, _ options: EmitOptions) throws(XMLError) -> Emitted
}

/// What is written when nothing else is asked for.
public let defaultOutputFormat: any OutputFormat.Type = SVGFormat.self

/// All formats, the default one first.
public let outputFormats: [any OutputFormat.Type] = [defaultOutputFormat]
