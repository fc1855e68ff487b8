// SPDX-License-Identifier: Apache-2.0

public import FacetGeometry
import FacetTypes

extension Primitive {
  static let arc = Primitive(
    info: WordInfo(
      "arc",
      [
        ParameterInfo("center", .point, .absent, "Middle of its circle; the middle of the frame unless given."),
        ParameterInfo(
          "radius", .number, .absent, in: .lengths, "Half the shorter side of the frame unless given."),
        ParameterInfo("from", .angle, "Where it starts: 0° points right, angles grow clockwise on screen."),
        ParameterInfo("to", .angle, "Where it ends; it runs clockwise when this is the greater angle."),
      ],
      summary: "Part of a circle, left open; 360° or more make a full closed ring, and equal ends draw nothing.",
      example: """
        scene {
          size: 120
          arc(center: (60, 60), radius: 45, from: 0deg, to: 90deg).stroke(.crimson, width: 8)
          arc(center: (60, 60), radius: 45, from: 90deg, to: 360deg).stroke(.lightgray, width: 2)
        }
        """)
  ) { (arguments, size) throws(ValueProblem) in
    let arc = circularArc(
      center: try centerArgument(arguments, 0, in: size), radius: try radiusArgument(arguments, 1, in: size),
      from: try arguments.angle(2), to: try arguments.angle(3))
    guard arc.sweep != 0, arc.radii.width != 0 else { return .path(Path()) }
    return .path(Path([Subpath(start: arc.from, segments: [.arc(arc)], isClosed: abs(arc.sweep) == 360)]))
  }
}

/// The arc of a circle from one angle to another, degrees clockwise on screen: the sign of the difference says which
/// way it runs, and a difference of a full turn or more counts as exactly one.
public func circularArc(center: Point, radius: Double, from: Double, to: Double) -> EllipticArc {
  EllipticArc(
    center: center, radii: Size(radius, radius), start: from, sweep: min(max(to - from, -360), 360))
}
