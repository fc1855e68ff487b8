// SPDX-License-Identifier: Apache-2.0
//
// In: two SVGs, each with the exact picture that it was made of where that is known. Out: what a person would say has changed
// between them, contour by contour, in user units. Unlike the proof it judges nothing: it pairs what is alike and tells
// the rest apart.

internal import FacetGeometry
public import FacetIR
internal import FacetSource
internal import FacetXML

/// One side of a comparison.
public struct ComparedPicture: Sendable {
  public var svg: [UInt8]
  /// Says which element of the scene a contour is of, and where it lies exactly.
  public var exact: PathIR?

  public init(svg: [UInt8], exact: PathIR? = nil) {
    self.svg = svg
    self.exact = exact
  }
}

/// How much may be asked of a comparison.
public enum DifferenceLimits {
  /// Contours of one picture.
  public static let contours = 20_000
  /// Pairs of contours that are looked at; beyond, what has no partner yet counts as removed and added.
  public static let looks = 20_000_000
  /// Distances from a place to a side.
  public static let distances = 200_000_000
}

/// What changed from one picture to another; empty when they look alike.
///
/// - Parameter tolerance: Contours that lie no farther apart, in user units, are the same; nil is the larger side / 2048,
///   twice what a compile may be off.
/// - Throws: Where a file is no SVG that can be read, or has too much in it.
public func changes(
  from before: ComparedPicture, to after: ComparedPicture, tolerance: Double? = nil
) throws(DifferenceError) -> [PictureChange] {
  let frame = SharedFrame(before.exact, after.exact)
  var after = try ComparedSide(after, .after, frame)
  var before = try ComparedSide(before, .before, frame.completed(by: after.picture))
  let canvas = after.picture.canvas
  let tolerance = tolerance ?? max(canvas.width, canvas.height) / 2048
  var effort = PairingEffort()
  try before.takeApart(within: tolerance, &effort)
  try after.takeApart(within: tolerance, &effort)
  var pairing = UnitPairing(before.units, after.units, tolerance: tolerance, effort)
  pairing.run()
  if pairing.effort.distances <= 0 {
    throw DifferenceError(message: "the pictures are too intricate to be compared contour by contour")
  }
  return rootChanges(before.picture, after.picture) + pairing.mergedChanges
}

/// In which coordinates both sides are compared: those of the scene where there is one, else those in which they are shown.
struct SharedFrame {
  /// The scene's units in one unit of the shown size.
  private var scale = 1.0
  /// What a file without a size fills.
  private var canvas: Rect?

  init(_ before: PathIR?, _ after: PathIR?) {
    guard let exact = after ?? before else { return }
    canvas = exact.viewBox
    if exact.size.width > 0, exact.viewBox.width > 0 { scale = exact.viewBox.width / exact.size.width }
  }

  /// With what the other side says where no scene does.
  func completed(by other: DrawnPicture) -> SharedFrame {
    var frame = self
    if canvas == nil, other.size == nil { frame.canvas = other.canvas }
    return frame
  }

  /// What the view box of a file becomes.
  func box(of viewBox: Rect, width: Double?) -> Rect {
    guard let width, width > 0, viewBox.width > 0 else { return canvas ?? viewBox }
    let factor = width / viewBox.width * scale
    return Rect(
      minX: viewBox.minX * factor, minY: viewBox.minY * factor, maxX: viewBox.maxX * factor,
      maxY: viewBox.maxY * factor)
  }
}

/// A picture, and its contours once it is taken apart.
struct ComparedSide {
  let picture: DrawnPicture
  private(set) var units: [DrawnUnit] = []
  private let exact: PathIR?
  private let side: PictureChange.Side

  init(_ compared: ComparedPicture, _ side: PictureChange.Side, _ frame: SharedFrame) throws(DifferenceError) {
    self.side = side
    exact = compared.exact
    do throws(DecodingProblem) {
      var decoder = try SVGDecoder(
        try document(compared.svg), authorIDs: [], elementLimit: Verification.elementLimit)
      picture = try decoder.picture { viewBox, width in
        compared.exact?.viewBox ?? frame.box(of: viewBox, width: width)
      }
    } catch {
      throw DifferenceError(message: error.message)
    }
  }

  /// Finds the contours, and for each the element of the scene that lies in its place.
  mutating func takeApart(within tolerance: Double, _ effort: inout PairingEffort) throws(DifferenceError) {
    units = DrawnUnit.units(of: picture.steps, within: tolerance)
    for index in units.indices { units[index].place.side = side }
    try checkCount(units)
    guard let exact else { return }
    let drawing = ExactDrawing(ir: exact, canvas: exact.viewBox)
    let exactUnits = DrawnUnit.units(of: drawing.picture().steps, within: tolerance)
    try checkCount(exactUnits)
    findOrigins(among: exactUnits, within: tolerance, &effort)
  }

  private func checkCount(_ units: [DrawnUnit]) throws(DifferenceError) {
    if units.count > DifferenceLimits.contours {
      throw DifferenceError(message: "more than \(DifferenceLimits.contours) contours are too many to pair")
    }
  }

  private mutating func findOrigins(
    among exactUnits: [DrawnUnit], within tolerance: Double, _ effort: inout PairingEffort
  ) {
    let places = PlaceIndex(exactUnits, within: tolerance)
    var isTaken = [Bool](repeating: false, count: exactUnits.count)
    for index in units.indices {
      let unit = units[index]
      var partner: Int?
      for place in places.near(unit.box) where !isTaken[place] {
        let candidate = exactUnits[place]
        guard unit.hasPen(like: candidate), unit.lies(on: candidate, within: tolerance, &effort) else { continue }
        let isLike = unit.paint.hasColors(of: candidate.paint)
        if isLike || partner == nil { partner = place }
        if isLike { break }
      }
      guard let partner else { continue }
      isTaken[partner] = true
      units[index].place.origin = exactUnits[partner].place.origin
      units[index].exactBox = exactUnits[partner].box
    }
  }
}

extension Rect {
  /// `30 × 20 at (5, 5)`
  func text(digits: Int = 3) -> String {
    let numbers = [width, height, minX, minY].map { short($0, digits: digits) }
    return "\(numbers[0]) × \(numbers[1]) at (\(numbers[2]), \(numbers[3]))"
  }
}

/// At most so many digits after the point.
func short(_ value: Double, digits: Int = 3) -> String {
  var factor = 1.0
  for _ in 0..<max(0, digits) { factor *= 10 }
  let rounded = (value * factor).rounded() / factor
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
}
