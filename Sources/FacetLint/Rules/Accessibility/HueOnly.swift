// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSemantics
internal import FacetSource
internal import FacetTypes

/// Colours that are told apart by their hue alone, which not all eyes can.
enum HueOnly: LintRule {
  static let info = RuleInfo(
    "hueOnly", .accessibility,
    "copies of one shape whose colours differ in hue only, and look alike without one kind of cone",
    level: .note,
    options: [
      RuleOption("most", .number(8), in: 2...64, "how many colours a series may have and still be looked at")
    ],
    why: """
      One man in twelve sees red and green as one colour. Where nothing but the colour tells marks apart, give them \
      another lightness, another shape, or a word. Colours are compared as they look with protanopia, deuteranopia and \
      tritanopia (Machado, Oliveira and Fernandes 2009), by their distance in Oklab. A series with text or titles beside \
      its marks is passed over.
      """,
    bad: RuleExample(
      "lamps.facet",
      """
      scene { title: "Two lamps"; size: (80, 40); background: .white
        hstack {
          repeat color in [#cc3333, #338833] { circle(radius: 12).fill(color) }
        }
      }
      """),
    good: RuleExample(
      "lamps.facet",
      """
      scene { title: "Two lamps"; size: (80, 40); background: .white
        hstack {
          repeat color in [#cc3333, #b9d96a] { circle(radius: 12).fill(color).stroke(.black, width: 1) }
        }
      }
      """))

  /// Distances in Oklab: clearly different, and hardly seen to differ.
  private static let different = 0.1
  private static let alike = 0.04

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for view in subject.views {
      for series in view.series where series.colors.count <= Int(report.number("most")) {
        guard let pair = look(at: series.colors) else { continue }
        report.add(
          "`\(pair.one.hexText)` and `\(pair.other.hexText)` look alike to people with \(pair.eyes)\(view.themeText)",
          at: series.origin, label: "nothing but the colour tells these apart",
          notes: ["another lightness, another shape or a word beside it helps"])
      }
    }
  }

  /// The first two colours that only some eyes tell apart.
  private static func look(at colors: [Color]) -> (one: Color, other: Color, eyes: String)? {
    for (place, other) in colors.enumerated() {
      for one in colors.prefix(place) where one.light.distance(to: other.light) >= different {
        let eyes = ColorVision.allCases.filter { $0.seen(one.light).distance(to: $0.seen(other.light)) < alike }
        if !eyes.isEmpty { return (one, other, eyes.map(\.rawValue).joined(separator: " or ")) }
      }
    }
    return nil
  }
}

/// Copies of one outline that an element of the file draws.
private struct ColorSeries {
  var origin: SourceSpan
  var outline: Outline
  var scale: Double
  /// The elements around the copies, from the innermost out.
  var chains: [[Int]]
  /// Different ones, in the order in which they are drawn.
  var colors: [Color]
}

extension PictureView {
  /// Series of marks of two colours or more, told apart by nothing else.
  fileprivate var series: [ColorSeries] {
    var series: [ColorSeries] = []
    var places: [SourceSpan: [Int]] = [:]
    for shape in shapes where shape.opacity == 1 && !shape.isLimited && shape.isPlain && !isDecorative(shape) {
      guard shape.layers.count == 1, case .fill(.color(let color), _) = shape.layers[0], color.alpha == 1 else {
        continue
      }
      let chain = placements.chain(of: shape.node)
      let scale = shape.map.lengthScale
      let known = places[shape.origin, default: []].first {
        series[$0].outline == shape.outline && abs(series[$0].scale - scale) <= 1e-6 * scale
      }
      if let known {
        series[known].chains.append(chain)
        if !series[known].colors.contains(color) { series[known].colors.append(color) }
      } else {
        places[shape.origin, default: []].append(series.count)
        series.append(
          ColorSeries(origin: shape.origin, outline: shape.outline, scale: scale, chains: [chain], colors: [color]))
      }
    }
    let named = namedElements
    return series.filter { $0.colors.count > 1 && !isNamed($0.chains, named) }
  }

  /// By element: whether a text or a title stands in it.
  private var namedElements: [Bool] {
    var named = [Bool](repeating: false, count: placements.elements.count)
    for text in texts {
      for element in placements.chain(of: shapes[text.shapes[0]].node) { named[element] = true }
    }
    for shape in shapes where shape.path.contains(where: { scene.nodes[$0].title != nil }) {
      for element in placements.chain(of: shape.node) { named[element] = true }
    }
    return named
  }

  /// Whether each copy stands with a text or a title, inside what all copies have in common.
  private func isNamed(_ chains: [[Int]], _ named: [Bool]) -> Bool {
    guard let first = chains.first else { return false }
    let common = Set(chains.dropFirst().reduce(Set(first)) { $0.intersection($1) })
    return chains.allSatisfy { chain in chain.contains { !common.contains($0) && named[$0] } }
  }
}
