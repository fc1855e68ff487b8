// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR
internal import FacetScene
internal import FacetSemantics
internal import FacetSource
internal import FacetTypes

/// A part with a name of its own that hardly stands out from what is behind it.
enum LowContrastGraphic: LintRule {
  static let info = RuleInfo(
    "lowContrastGraphic", .accessibility,
    "a part with a title whose contrast with what is right behind it is below what WCAG 2.2 asks of graphics",
    level: .note,
    options: [RuleOption("minimum", .number(3), in: 1...21, "the least contrast ratio")],
    why: """
      Success criterion 1.4.11 asks for 3 : 1 where a part is needed to understand the picture. A picture has many tones \
      on purpose, so only parts that carry a `title` are looked at. It is enough if one colour of the part stands out.
      """,
    bad: RuleExample(
      "lamp.facet",
      """
      scene { title: "Status"; background: .white
        circle(radius: 20).fill(#ffe680).title("waiting")
      }
      """),
    good: RuleExample(
      "lamp.facet",
      """
      scene { title: "Status"; background: .white
        circle(radius: 20).fill(#ffe680).stroke(#7a5c00, width: 3).title("waiting")
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let least = report.number("minimum")
    for view in subject.views {
      for part in view.titledParts {
        guard let best = view.bestContrast(of: part.shapes), best.ratio < least else { continue }
        report.add(
          "`\(part.title)` has a contrast of \(best.text) with what is behind it\(view.themeText), less than "
            + "\(shortText(least)) : 1",
          at: part.origin, label: "\(best.ink.hexText) on \(best.ground.hexText)",
          secondary: best.labels(in: subject, beside: part.origin))
      }
    }
  }
}

/// All that one title speaks of.
private struct TitledPart {
  var title: String
  var shapes: [Int]
  var origin: SourceSpan
}

extension PictureView {
  /// Parts with a title of their own, the innermost one each.
  fileprivate var titledParts: [TitledPart] {
    var parts: [TitledPart] = []
    var places = [Int?](repeating: nil, count: scene.nodes.count)
    for (index, shape) in shapes.enumerated() where !isDecorative(shape) {
      guard let node = shape.path.last(where: { scene.nodes[$0].title != nil }),
        let title = scene.nodes[node].title
      else { continue }
      if let place = places[node.index] {
        parts[place].shapes.append(index)
      } else {
        places[node.index] = parts.count
        parts.append(TitledPart(title: title, shapes: [index], origin: shape.origin))
      }
    }
    return parts
  }

  /// The contrast of the coat that stands out most; nil where one is not certain. Text has a rule of its own.
  fileprivate func bestContrast(of part: [Int]) -> ColorMeeting? {
    var best: ColorMeeting?
    for index in part {
      let shape = shapes[index]
      if let element = element(of: shape), placements.elements[element].text != nil { return nil }
      for layer in shape.layers where !layer.paint.isClear {
        guard let meeting = worstContrast(of: shape, layer, above: part[0]) else { return nil }
        if meeting.ratio > best?.ratio ?? 0 { best = meeting }
      }
    }
    return best
  }
}
