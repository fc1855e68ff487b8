// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetIR
import FacetOptimizer
import FacetSource
import FacetTestSupport
import FacetVerify
import Testing

/// A scene's exact picture and the file that is written of it.
struct Written {
  var exact: PathIR
  var svg: String
  var tolerance: Double

  /// From a file of the repository; nil for a library.
  static func file(_ fixture: Fixture, tolerance: Double? = nil, passes: PassOptions = PassOptions()) -> Written? {
    compiled(repositoryRoot + "/" + fixture.path, bytes: nil, tolerance, passes)
  }

  /// From a scene's text.
  static func scene(_ text: String, tolerance: Double? = nil) -> Written? {
    compiled("test.facet", bytes: Array(text.utf8), tolerance, PassOptions())
  }

  private static func compiled(_ path: String, bytes: [UInt8]?, _ tolerance: Double?, _ passes: PassOptions)
    -> Written?
  {
    var options = CompileOptions()
    options.tolerance = tolerance
    options.passes = passes
    options.root = repositoryRoot
    let compiler = Compiler(files: LocalFileSystem(), options: options)
    let file = InputFile(path: path, isFound: true, relativePath: path)
    let input = BatchInput(file: file, bytes: bytes)
    let compiled = compiler.compile(input)
    guard let output = compiled.output, let exact = compiler.exactPicture(of: input).picture else {
      return nil
    }
    // Only where no grid keeps the tolerance, and the user is told.
    let isKept = !compiled.diagnostics.contains { $0.id == "tolerance-not-kept" }
    let allowed = tolerance ?? defaultTolerance(for: exact)
    let worst = compiled.statistics?.worstDistance ?? 0
    return Written(
      exact: exact, svg: String(decoding: output, as: UTF8.self), tolerance: isKept ? allowed : worst * (1 + 1e-9))
  }

  func verified(_ svg: String? = nil) -> Verification {
    verify(svg: Array((svg ?? self.svg).utf8), against: exact, tolerance: tolerance)
  }

  /// With one text in the place of another that stands there exactly once.
  func replacing(_ old: String, _ new: String, sourceLocation: SourceLocation = #_sourceLocation) -> Verification {
    let parts = svg.split(separator: old, omittingEmptySubsequences: false)
    #expect(parts.count == 2, "`\(old)` must stand once in \(svg)", sourceLocation: sourceLocation)
    return verified(parts.joined(separator: new))
  }
}

extension Verification {
  var messages: [String] { mismatches.map(\.message) }
}
