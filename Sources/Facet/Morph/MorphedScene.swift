// SPDX-License-Identifier: Apache-2.0
//
// Two pictures, each drawn by the settings of one, and what lies between them: single pictures, or one that moves.

public import FacetEmit
import FacetIR
import FacetMorph
import FacetScene
import FacetSource

/// The way from one picture to another.
public struct MorphedScene: Sendable {
  /// What both ends came to, without their pictures. Where the two have nothing between them, an error among the findings
  /// of `first` or `last` says why.
  public let first: Compilation
  public let last: Compilation
  private let compiler: Compiler
  private let morph: SceneMorph?

  /// Whether there is anything between the two.
  public var isPossible: Bool { morph != nil }

  /// The picture at `t` in 0…1, straight from one end to the other. At the ends it is what a compile gives.
  ///
  /// - Parameter isDraft: Without the passes that make its file short; see `OpenScene.compile`.
  public func picture(at t: Double, isDraft: Bool = false) -> Compilation {
    drawn(from: t < 1 ? first : last) { morph, result throws(ToolError) in
      try (isDraft ? compiler.drafting : compiler).picture(of: morph.scene(at: t), &result)
    }
  }

  /// One picture that goes from the first to the last and back.
  public func animation(_ style: AnimationStyle, seconds: Double) -> Compilation {
    drawn(from: first) { morph, result throws(ToolError) in
      try compiler.animation(of: morph, style, AnimationTiming(seconds: seconds), &result)
    }
  }

  private func drawn(from end: Compilation, _ draw: (SceneMorph, inout Compilation) throws(ToolError) -> [UInt8]?)
    -> Compilation
  {
    var result = end
    guard let morph else { return result }
    do throws(ToolError) { result.output = try draw(morph, &result) } catch { result.trouble = error }
    result.diagnostics = result.diagnostics.inShownOrder()
    if result.diagnostics.hasErrors { result.output = nil }
    return result
  }
}

extension MorphedScene {
  fileprivate init(
    _ first: (result: Compilation, scene: Scene?), _ last: (result: Compilation, scene: Scene?), isOneFile: Bool,
    by compiler: Compiler
  ) {
    self.compiler = compiler
    var (one, other) = (first.result, last.result)
    var morph: SceneMorph?
    if let from = first.scene, let to = last.scene {
      do throws(MorphRefusal) { morph = try SceneMorph(from, to) { isOneFile || LibraryTrees.holds($0) } } catch {
        let refusal = Diagnostic(
          "cannot-morph", .error, "there is nothing between these two pictures: \(error.message)", at: error.at,
          notes: ["both have to be made of the same elements, of the same kinds, with as many commands"])
        if error.isInSecond { other.diagnostics.append(refusal) } else { one.diagnostics.append(refusal) }
      }
    }
    // What lies between hangs on the files of both.
    one.dependencies += last.result.dependencies.filter { !first.result.dependencies.contains($0) }
    other.dependencies = one.dependencies
    self.first = one
    self.last = other
    self.morph = morph
  }
}

extension OpenScene {
  /// The way from the picture with some settings to that with others.
  public func morph(from settings: [Setting], to others: [Setting], theme: String? = nil) -> MorphedScene {
    MorphedScene(scene(settings, theme: theme), scene(others, theme: theme), isOneFile: true, by: compiler)
  }

  /// The way from this scene's picture to another one's.
  public func morph(to other: OpenScene) -> MorphedScene {
    MorphedScene(scene([], theme: nil), other.scene([], theme: nil), isOneFile: false, by: compiler)
  }

  private func scene(_ settings: [Setting], theme: String?) -> (Compilation, Scene?) {
    var found: Scene?
    let result = drawn(settings, theme: theme) { _, scene, _ in found = scene }
    return (result, found)
  }
}
