// SPDX-License-Identifier: Apache-2.0

public import FacetGeometry
public import FacetOptimizer

/// What of a compile is wanted: the picture, or a look at a stage on the way.
public enum CompileStage: String, Sendable, CaseIterable {
  case tokens, tree, scene, ir, grid, optimized, svg

  /// The ending of an output of this stage.
  public var ending: String {
    switch self {
    case .tokens, .tree, .scene, .ir, .grid, .optimized: "." + rawValue
    case .svg: ".svg"
    }
  }
}

/// A `--set name=value`: the value is a literal of the language, still text.
public struct Setting: Sendable, Hashable {
  public var name: String
  public var text: String
  /// What it was said with: `set`, or an option that holds for one picture of two.
  public var option: String
  public init(name: String, text: String, option: String = "set") {
    self.name = name
    self.text = text
    self.option = option
  }
}

/// How generated ids look: with the scene's name and its content's characters, so that pictures in one page do not clash,
/// or single letters.
public enum IDStyle: String, Sendable, CaseIterable {
  case scene, short
}

/// Everything but the source that decides the bytes of an output.
public struct CompileOptions: Sendable, Hashable {
  public var stage = CompileStage.svg
  /// Stronger than themes and the file.
  public var settings: [Setting] = []
  public var theme: String?
  /// How far a written point may lie from the true one, in user units; nil is the larger side / 4096.
  public var tolerance: Double?
  /// The size asked for; the scene's `contentMode` says what it does.
  public var size: Size?
  /// How much is done to make the file short, and who must be able to read it.
  public var passes = PassOptions()
  /// Whether to measure what each pass saves.
  public var explainsSize = false
  /// Leave `width` and `height` out of the root element.
  public var isResponsive = false
  /// Begins every generated id; nil is the scene's name, and nothing for short ids.
  public var idPrefix: String?
  public var ids = IDStyle.scene
  /// The folder that imports and font files may not leave; nil is the working folder for files in it, else the file's own.
  public var root: String?

  /// Read what was written, and compare it with the exact picture.
  public var isVerified = false
  /// Keep the exact picture in the result, for whoever compares it.
  public var keepsExact = false

  public init() {}
}
