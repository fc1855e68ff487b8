// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene

/// A gradient in which nothing changes, or all at once.
enum CollapsedGradient: LintRule {
  static let info = RuleInfo(
    "collapsedGradient", .correctness, "a gradient of one colour, or without any length",
    why: """
      Where all stops have one colour, that colour alone is shorter. Where all lie at one place, or start and end are one \
      point, there is no blend: two flat colours meet, or one fills all.
      """,
    bad: RuleExample(
      "sky.facet",
      """
      scene { title: "The sky"
        rect().fill(linearGradient([.skyblue, .white], from: (0.5, 1), to: (0.5, 1)))
      }
      """),
    good: RuleExample(
      "sky.facet",
      """
      scene { title: "The sky"
        rect().fill(linearGradient([.skyblue, .white], from: (0.5, 0), to: (0.5, 1)))
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let collapsed = subject.elements(whoseShapesAll: { shape in
      !shape.outline.isFlat && shape.layers.contains { $0.paint.collapse != nil }
    })
    for element in collapsed {
      guard let reason = element.shape.layers.lazy.compactMap(\.paint.collapse).first else { continue }
      report.add("a gradient of this element shows no blend", at: element.shape.origin, label: reason)
    }
    if let background = subject.picture?.scene.background?.collapse, let head = subject.headOfScene,
      subject.views.allSatisfy({ $0.scene.background?.collapse != nil })
    {
      report.add("the gradient of the background shows no blend", at: head, label: background)
    }
  }
}

extension ScenePaint {
  /// Why a gradient shows none.
  fileprivate var collapse: String? {
    switch self {
    case .color: nil
    case .linear(let stops, let from, let to):
      from == to ? "it starts where it ends" : Self.collapse(of: stops)
    case .radial(let stops, _, let radius):
      radius == 0 ? "its radius is 0" : Self.collapse(of: stops)
    }
  }

  private static func collapse(of stops: [SceneStop]) -> String? {
    guard let first = stops.first else { return nil }
    if stops.allSatisfy({ $0.color == first.color }) { return "all its stops have one colour" }
    return stops.allSatisfy { $0.offset == first.offset } ? "all its stops lie at \(shortText(first.offset))" : nil
  }
}
