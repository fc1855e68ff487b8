// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR
internal import FacetScene
internal import FacetSource

/// A line thinner than a pixel.
enum Hairline: LintRule {
  static let info = RuleInfo(
    "hairline", .portability, "a stroke thinner than a CSS pixel at the size at which the picture is meant to be shown",
    level: .note,
    options: [RuleOption("minimum", .number(1), in: 0...100, "the least width in CSS pixels")],
    why: """
      A screen without enough pixels mixes such a line with what is behind it, each renderer in its own way: it turns \
      grey, or comes and goes along its length. What the library draws is not looked at.
      """,
    bad: RuleExample(
      "ring.facet",
      """
      scene { title: "A ring"; size: 24
        circle(radius: 10).stroke(.black, width: 0.5)
      }
      """),
    good: RuleExample(
      "ring.facet",
      """
      scene { title: "A ring"; size: 24
        circle(radius: 10).stroke(.black, width: 1.5)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let least = report.number("minimum")
    for view in subject.views {
      for shape in view.shapes where subject.isOwn(shape.ownOrigin) && shape.opacity > 0 {
        guard let thinnest = shape.thinnestStroke, thinnest * view.scale < least * (1 - 1e-6) else { continue }
        report.add(
          "this stroke is \(shortText(thinnest * view.scale)) CSS pixels wide\(view.themeText), less than "
            + "\(shortText(least))",
          at: shape.origin,
          notes: ["the picture is meant to be \(shortText(view.shown.width)) × \(shortText(view.shown.height)) pixels"])
      }
    }
  }
}

extension DrawnShape {
  /// The width of its thinnest stroke in the root's coordinates; nil without one that is seen.
  fileprivate var thinnestStroke: Double? {
    layers.compactMap { layer -> Double? in
      guard case .stroke(let paint, let style) = layer, !paint.isClear, style.width > 0 else { return nil }
      return style.width * map.lengthScale
    }.min()
  }
}
