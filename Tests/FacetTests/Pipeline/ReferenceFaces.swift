// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetTypes
import Testing

struct FaceCase: Decodable, Sendable {
  struct Input: Decodable, Sendable {
    var width: Double
    var height: Double
    var eyes: String?
    var eyeBrows: String?
    var mouth: String?
    var scale: Double?
    var mouthCurvature: Double?
    var eyeBrowTilt: Double?
    var eyesOpen: Bool?
    var squintOpenness: Double?
  }
  struct Skull: Decodable, Sendable {
    var center: ReferencePoint
    var radius: Double
  }
  struct Oval: Decodable, Sendable {
    var center: ReferencePoint
    var radii: [Double]
  }
  struct Part: Decodable, Sendable {
    var circle: Skull?
    var ellipse: Oval?
    var line: [ReferencePoint]?

    var polyline: Polyline {
      if let circle { return .ellipse(center: circle.center.point, circle.radius, circle.radius) }
      if let ellipse { return .ellipse(center: ellipse.center.point, ellipse.radii[0], ellipse.radii[1]) }
      return Polyline((line ?? []).map { $0.point })
    }
  }
  struct Mouth: Decodable, Sendable {
    var cubic: [ReferencePoint]
  }
  struct Expect: Decodable, Sendable {
    var skull: Skull
    var eyes: [Part]
    var brows: [Part]
    var mouth: Mouth

    /// In the order drawn: skull, eyes, mouth, brows.
    var polylines: [Polyline] {
      let p = mouth.cubic.map { $0.point }
      let curve = Subpath(start: p[0], segments: [.cubic(control1: p[1], control2: p[2], to: p[3])])
      return [.ellipse(center: skull.center.point, skull.radius, skull.radius)]
        + eyes.map { $0.polyline } + [curve.flattened(tolerance: 1e-3)] + brows.map { $0.polyline }
    }
  }
  var name: String
  var input: Input
  var expect: Expect

  var scene: String {
    var lines = ["size: (\(formatNumber(input.width)), \(formatNumber(input.height)))"]
    func add(_ name: String, _ value: Double?) { if let value { lines.append("\(name): \(formatNumber(value))") } }
    if let eyes = input.eyes { lines.append("eyes: .\(eyes)") }
    if let eyeBrows = input.eyeBrows { lines.append("eyeBrows: .\(eyeBrows)") }
    if let mouth = input.mouth { lines.append("mouth: .\(mouth)") }
    if input.eyesOpen == false { lines.append("eyes: .\((input.squintOpenness ?? 0) > 0 ? "squinting" : "closed")") }
    add("scale", input.scale)
    add("mouthCurvature", input.mouthCurvature)
    add("eyeBrowTilt", input.eyeBrowTilt)
    add("squintOpenness", input.squintOpenness)
    return "face {\n  " + lines.joined(separator: "\n  ") + "\n}\n"
  }
}

@Suite struct ReferenceFaces {
  @Test func everyPartLiesWhereTheFormulasPutIt() throws {
    for face in try referenceCases("face", as: FaceCase.self) {
      let picture = try ReferencePicture(face.scene, name: "f.face", side: max(face.input.width, face.input.height))
      let expected = face.expect.polylines
      #expect(picture.contours.count == expected.count, "\(face.name):\n\(face.scene)")
      try picture.expectContours(expected, "\(face.name):\n\(face.scene)")
    }
  }

  @Test func everyPartIsStrokedAndNoneIsFilled() throws {
    for face in try referenceCases("face", as: FaceCase.self) {
      let picture = try ReferencePicture(face.scene, name: "f.face", side: max(face.input.width, face.input.height))
      for contour in picture.contours {
        #expect(contour.attributes["fill"] == "none" || contour.line.points.count == 2, "\(face.name)")
        #expect(["blue", "#00f", "#0000ff"].contains(contour.attributes["stroke"] ?? ""), "\(face.name)")
        #expect(contour.attributes["stroke-width"] == "5", "\(face.name)")
      }
    }
  }
}
