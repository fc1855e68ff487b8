// SPDX-License-Identifier: Apache-2.0
//
// In: the exact picture and the bytes that were written of it. Out: whether they are the same picture, and how far off the
// farthest place is. Nothing here is shared with what wrote the bytes: path data, numbers, colours, transforms and
// references are read anew, the exact picture is drawn anew, and both are compared as what they look like.

internal import FacetGeometry
public import FacetIR
internal import FacetSource
internal import FacetTypes
internal import FacetXML

/// What came out of a comparison.
public struct Verification: Sendable {
  /// No contour lies farther off, in user units of the exact picture; bounded from above, flattening errors counted.
  public var worst: WorstDistance
  /// In which ways the written picture is another one; empty when it is the same.
  public var mismatches: [Mismatch]
  /// Contours that were compared and agree.
  public var contours: Int
  /// What was seen to be done to the exact picture, in the order of the table.
  public var rewrites: [Rewrite]
  public var isSame: Bool { mismatches.isEmpty }

  /// The cells that a comparison may look at: places of two walkers on a pair of sides. Large pictures need some millions.
  public static let cellLimit = 200_000_000
  /// The elements visited and pieces of paths drawn, each `use` counted with all that it draws.
  public static let elementLimit = 3_000_000
}

/// The grid step measures arcs at places along them, and may miss the farthest one by this share.
private let measuringSlack = 0.005

/// Compares a written SVG with the picture that it was made of.
///
/// - Parameters:
///   - bytes: The whole file.
///   - exact: Without `problems()`.
///   - tolerance: How far each contour may lie from its exact one, in user units, in the sense of Fréchet: along their
///     whole way, in order.
///   - isResponsive: Whether the file leaves width and height to whoever shows it.
///   - elementLimit: How much may be drawn.
///   - cellLimit: How much work the comparison may be.
public func verify(
  svg bytes: [UInt8], against exact: PathIR, tolerance: Double, isResponsive: Bool = false,
  elementLimit: Int = Verification.elementLimit, cellLimit: Int = Verification.cellLimit
) -> Verification {
  var comparison = StepComparison(
    tolerance: tolerance * (1 + measuringSlack), canvas: exact.viewBox, pictureOrigin: exact.picture.origin,
    effort: ComparisonEffort(limit: cellLimit))
  do throws(DecodingProblem) {
    let document = try document(bytes)
    let drawing = ExactDrawing(ir: exact, canvas: exact.viewBox)
    var decoder = try SVGDecoder(document, authorIDs: drawing.ids, elementLimit: elementLimit)
    let written = try decoder.picture(canvas: exact.viewBox)
    let picture = ExactDrawing(ir: exact, canvas: written.canvas).picture()
    comparison.compareRoots(picture, written, isResponsive: isResponsive)
    comparison.compare(picture.steps, written.steps, StepComparison.Surroundings(origin: exact.picture.origin))
  } catch {
    comparison.report(error.message, at: nil)
  }
  if comparison.effort.isSpent {
    // What came after may be said in error.
    comparison.mismatches = [
      Mismatch(message: "the SVG is too intricate to compare", origin: exact.picture.origin)
    ]
  }
  return Verification(
    worst: comparison.worst, mismatches: comparison.mismatches, contours: comparison.contours,
    rewrites: Rewrite.allCases.filter(comparison.rewrites.contains))
}

/// Reads a file as XML.
func document(_ bytes: [UInt8]) throws(DecodingProblem) -> XMLDocument {
  do throws(XMLError) {
    return try XMLReader.read(bytes)
  } catch {
    throw DecodingProblem("cannot read the SVG: \(error.message)")
  }
}

extension StepComparison {
  /// Canvas, size and words.
  fileprivate mutating func compareRoots(_ exact: DrawnPicture, _ written: DrawnPicture, isResponsive: Bool) {
    if !Canvas.keeps(written.canvas, exact.canvas) {
      report("the view box is \(text(written.canvas)) where the scene's canvas is \(text(exact.canvas))", at: nil)
    }
    if written.aspect != exact.aspect {
      report("the root says `\(written.aspect.rawValue)` where the scene means `\(exact.aspect.rawValue)`", at: nil)
    }
    if written.name != exact.name {
      report("title, description or `aria-hidden` of the root are not what the scene says", at: nil)
    }
    guard let size = written.size else {
      if !isResponsive { report("the root has no width and height", at: nil) }
      return
    }
    if isResponsive { return report("the root has a width and a height that it should not have", at: nil) }
    guard let wanted = exact.size else { return }
    let isCanvas = wanted == exact.canvas.size
    let expected = isCanvas ? written.canvas.size : wanted
    func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-6 * max(abs(a), abs(b)) }
    if !isNear(size.width, expected.width) || !isNear(size.height, expected.height) {
      report(
        "the picture is \(lengthText(size.width)) × \(lengthText(size.height)) large where the scene says "
          + "\(lengthText(expected.width)) × \(lengthText(expected.height))", at: nil)
    }
  }

  private func text(_ box: Rect) -> String {
    [box.minX, box.minY, box.width, box.height].map(lengthText).joined(separator: " ")
  }
}
