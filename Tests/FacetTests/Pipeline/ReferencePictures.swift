// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetGeometry
import FacetSource
import FacetTestSupport
import Testing

/// A scene given as text, compiled in process and read back from the emitted SVG.
struct ReferencePicture {
  let reader: ContourReader
  /// How far a written point may lie from the true one, and a little for measuring.
  let tolerance: Double

  var contours: [DrawnContour] { reader.contours }

  init(_ text: String, name: String, side: Double, settings: [Setting] = []) throws {
    var options = CompileOptions.asSaid
    options.settings = settings
    let compiler = Compiler(files: MemoryFileSystem([name: text]), options: options)
    let file = InputFile(path: name, isFound: false, relativePath: name)
    let compilation = compiler.compile(BatchInput(file: file, bytes: nil))
    try #require(compilation.trouble == nil, "\(text)")
    let output = try #require(compilation.output, "\(compilation.diagnostics) in\n\(text)")
    reader = try ContourReader(output)
    tolerance = side / 4096 * 1.01 + 3e-3
  }

  /// Whether the contours from `start` on are these, in this order.
  func expectContours(
    _ expected: [Polyline], from start: Int = 0, _ comment: Comment, at location: SourceLocation = #_sourceLocation
  ) throws {
    try #require(contours.count >= start + expected.count, comment, sourceLocation: location)
    for (index, line) in expected.enumerated() {
      let step = max(0.05, line.length / 100)
      let gap = contours[start + index].line.deviation(from: line, step: step)
      #expect(gap <= tolerance, "contour \(start + index): \(comment)", sourceLocation: location)
    }
  }
}
