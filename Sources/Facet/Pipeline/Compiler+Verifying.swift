// SPDX-License-Identifier: Apache-2.0
//
// The proof: written bytes against the exact picture.

public import FacetIR
import FacetScene
import FacetSource
import FacetVerify

extension GridIR {
  /// What the written picture must keep: the tolerance; only where no grid that can be written keeps it, of which the user
  /// is warned, what the finest one keeps. To be asked of a grid before its passes, which may add nothing to that.
  public var provableTolerance: Double { keepsTolerance ? tolerance : worst.distance * (1 + 1e-9) }
}

extension Compiler {
  /// Compiles an input as far as the exact picture, and compares an SVG with that. What differs stands among the
  /// diagnostics as errors; the result has a verification when the scene itself is fine.
  public func verify(_ input: BatchInput, svg: [UInt8]) -> Compilation {
    examine(input) { exact, result in
      let tolerance = options.tolerance ?? defaultTolerance(for: exact)
      let verification = FacetVerify.verify(
        svg: svg, against: exact, tolerance: tolerance, isResponsive: options.isResponsive)
      result.verification = verification
      result.diagnostics += verification.diagnostics
    }
  }

  /// The exact picture of an input, or nil with the reasons in the other part.
  public func exactPicture(of input: BatchInput) -> (picture: PathIR?, compilation: Compilation) {
    var picture: PathIR?
    let compilation = examine(input) { exact, _ in picture = exact }
    return (picture, compilation)
  }

  /// A scene whose nodes are all of elements of its own file.
  func named(_ scene: Scene, _ result: inout Compilation) -> Scene {
    guard let placements = result.placements else { return scene }
    let (named, calls) = scene.named(in: scene.origin.source, placements)
    result.calls = calls
    return named
  }

  /// The way of a file as far as the exact picture, which is said in elements of the file.
  private func examine(_ input: BatchInput, _ look: (PathIR, inout Compilation) -> Void) -> Compilation {
    followed(input) { file, root, result throws(ToolError) in
      let graph = parsed(file, root: root, &result)
      guard let scene = try scene(of: graph, root: root, recordsPlacements: true, &result) else { return }
      let exact = lowered(named(scene, &result), &result)
      if !result.diagnostics.hasErrors { look(exact, &result) }
    }
  }

  /// A compile's own check. That a picture is written which is another one is an error of the compiler, not of the scene.
  func confirm(
    _ bytes: [UInt8], against exact: PathIR, tolerance: Double, _ result: inout Compilation
  ) throws(ToolError) {
    if result.diagnostics.hasErrors { return }
    let verification = FacetVerify.verify(
      svg: bytes, against: exact, tolerance: tolerance, isResponsive: options.isResponsive)
    result.verification = verification
    guard let first = verification.mismatches.first else { return }
    result.diagnostics += verification.diagnostics
    throw ToolError(
      "the SVG made of `\(result.input.path)` is not the exact picture: \(first.message)",
      hint: "this is a mistake of facet, and nothing was written; `--optimize none` may help until it is mended")
  }
}

extension Verification {
  /// Each mismatch as an error about the element of the scene.
  var diagnostics: [Diagnostic] {
    mismatches.map { mismatch in
      Diagnostic(
        "picture-differs", .error, "the SVG is not this scene: \(mismatch.message)", at: mismatch.origin,
        label: "drawn otherwise in the SVG")
    }
  }
}
