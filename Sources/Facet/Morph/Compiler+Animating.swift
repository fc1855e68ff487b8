// SPDX-License-Identifier: Apache-2.0

import FacetEmit
import FacetIR
import FacetMorph
import FacetScene
import FacetSource

extension Compiler {
  /// The way between two scenes as one file. All states stand on one grid, step by step alike, and no pass makes one of
  /// them shorter than the others.
  func animation(of morph: SceneMorph, _ style: AnimationStyle, _ timing: AnimationTiming, _ result: inout Compilation)
    throws(ToolError) -> [UInt8]?
  {
    let title = [morph.first.title, morph.last.title].compactMap(\.self)
    let states = [morph.from, morph.start, morph.end, morph.to].map { state in
      var scene = state
      // A word cannot move: the picture is called after both.
      if title.count == 2, title[0] != title[1] { scene.title = title.joined(separator: " – ") }
      scene.description = morph.first.description
      return lowered(scene, &result)
    }
    let decimals = states.map { quantize($0, tolerance: options.tolerance).decimals }.max() ?? 0
    let grids = states.map { quantize($0, tolerance: options.tolerance, decimals: decimals, keepsSteps: true) }
    let motion = AnimationStates(from: grids[0], start: grids[1], end: grids[2], to: grids[3])
    do throws(AnimationFailure) {
      let written = try writeAnimation(motion, style, timing, emitOptions(name: stemOf(result.input.path)))
      result.diagnostics += written.diagnostics
      return written.bytes
    } catch {
      switch error {
      case .structure(let difference):
        result.diagnostics.append(cannotAnimate(difference, at: morph.first.origin, notes: ["`--frames` can draw it"]))
      case .attribute(let name, let tag, let style):
        let what = "`\(name)` of `\(tag)` moves, which `--animate \(style.rawValue)` cannot show"
        let other = style == .css ? "`--animate smil` may, and `--frames` can" : "`--frames` can"
        result.diagnostics.append(cannotAnimate(what, at: morph.first.origin, notes: [other]))
      case .writing(let error): throw ToolError("cannot write the animation: \(error)")
      }
      return nil
    }
  }

  private func cannotAnimate(_ why: String, at place: SourceSpan, notes: [String]) -> Diagnostic {
    Diagnostic("cannot-animate", .error, "this cannot be one picture that moves: \(why)", at: place, notes: notes)
  }
}
