// SPDX-License-Identifier: Apache-2.0

internal import FacetScene
internal import FacetSource
internal import FacetTypes

/// A picture of more colours than the project allows.
enum OutputColors: LintRule {
  static let info = RuleInfo(
    "outputColors", .budget, "a picture of more colours than the project allows", level: .warning,
    options: [RuleOption("limit", .number(0), in: 0...1e9, "different colours of paints and stops; 0 for any number")],
    why: """
      A set of pictures looks like one because its colours are few. A limit in `project.facet` finds the one that is off \
      by a digit. Transparency does not make another colour.
      """,
    bad: RuleExample(
      "dots.facet",
      """
      scene { title: "Two dots"
        circle(radius: 40).fill(#c8102e)
        circle(radius: 10).fill(#c8102f)
      }
      """, options: ["limit": .number(1)]),
    good: RuleExample(
      "dots.facet",
      """
      scene { title: "Two dots"
        circle(radius: 20).fill(#c8102e)
        circle(radius: 40).stroke(#c8102e, width: 4)
      }
      """, options: ["limit": .number(1)]))

  /// So many colours are named in a note.
  private static let named = 8

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let limit = report.number("limit")
    guard limit > 0, let place = subject.headOfScene else { return }
    for view in subject.views {
      let colors = view.colors
      guard Double(colors.count) > limit else { continue }
      let list = colors.prefix(named).map { "`\($0.hexText)`" }.joined(separator: ", ")
      report.add(
        "this picture has \(colors.count) colours\(view.themeText), and \(shortText(limit)) are allowed", at: place,
        notes: ["they are \(list)" + (colors.count > named ? " and \(colors.count - named) more" : "")])
    }
  }
}

extension PictureView {
  /// Different colours without their alpha, from back to front.
  fileprivate var colors: [Color] {
    var colors: [Color] = []
    var seen: Set<Color> = []
    let paints = (scene.background.map { [$0] } ?? []) + shapes.flatMap { $0.layers.map(\.paint) }
    for color in paints.flatMap(\.allColors) where color.alpha > 0 {
      let opaque = Color(red: color.red, green: color.green, blue: color.blue)
      if seen.insert(opaque).inserted { colors.append(opaque) }
    }
    return colors
  }
}

extension ScenePaint {
  fileprivate var allColors: [Color] {
    switch self {
    case .color(let color): [color]
    case .linear(let stops, _, _), .radial(let stops, _, _): stops.map(\.color)
    }
  }
}
