// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetIR
internal import FacetScene
internal import FacetSemantics
internal import FacetShapes
internal import FacetSource
internal import FacetTypes

/// Text that hardly stands out from what is behind it.
enum LowContrast: LintRule {
  static let info = RuleInfo(
    "lowContrast", .accessibility, "text whose contrast with what is right behind it is below what WCAG 2.2 asks for",
    options: [
      RuleOption("minimum", .number(4.5), in: 1...21, "the least contrast ratio of text"),
      RuleOption(
        "largeMinimum", .number(3), in: 1...21, "that of large text: 24 CSS pixels and more, or bold and 18.66 and more"
      ),
    ],
    why: """
      Weak eyes, bright sun and bad screens need it: success criterion 1.4.3 asks for 4.5 : 1, and 3 : 1 for large \
      text. The rule looks at the picture as it comes out by default and under every theme, at gradients by their worst \
      place behind the text. It says nothing where what is behind a letter is not certain: at an edge, over a page whose \
      colour it does not know, under a mask.
      """,
    bad: RuleExample(
      "sign.badge",
      """
      badge { title: "Gold member"
        hexagon().fill(#f5e6a8)
        text("GOLD", size: 18, weight: .bold).fill(#d4a017)
      }
      """),
    good: RuleExample(
      "sign.badge",
      """
      badge { title: "Gold member"
        hexagon().fill(#f5e6a8)
        text("GOLD", size: 18, weight: .bold).fill(#6b4e00)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for view in subject.views {
      for text in view.texts {
        let isLarge = text.pixels >= 24 || text.isBold && text.pixels >= 18.66
        let least = report.number(isLarge ? "largeMinimum" : "minimum")
        guard let worst = view.worstContrast(of: text), worst.ratio < least else { continue }
        report.add(
          "this text has a contrast of \(worst.text) with what is behind it\(view.themeText), less than "
            + "\(shortText(least)) : 1",
          at: text.origin, label: "\(worst.ink.hexText) on \(worst.ground.hexText)",
          secondary: worst.labels(in: subject, beside: text.origin))
      }
    }
  }
}

/// Two colours that meet.
struct ColorMeeting {
  var ink: Color
  var ground: Color
  var origin: SourceSpan?
  var ratio: Double

  /// Rounded down, so that it is never shown as enough.
  var text: String { "\(shortText((ratio * 100).rounded(.down) / 100)) : 1" }

  func labels(in subject: LintSubject, beside place: SourceSpan) -> [Diagnostic.Label] {
    guard let origin, subject.isOwn(origin), origin != place else { return [] }
    return [Diagnostic.Label(origin, "this is behind it")]
  }
}

extension PictureView {
  /// The letter that stands out least; nil where that is certain of none. Letters with an edge around them are judged by
  /// the coat that stands out most.
  fileprivate func worstContrast(of text: DrawnText) -> ColorMeeting? {
    var fills: ColorMeeting?
    var strokes: ColorMeeting?
    for index in text.shapes {
      let shape = shapes[index]
      if isDecorative(shape) { return nil }
      for layer in shape.layers {
        guard let meeting = worstContrast(of: shape, layer, above: text.shapes[0]) else { continue }
        switch layer {
        case .fill: if meeting.ratio < fills?.ratio ?? .infinity { fills = meeting }
        case .stroke: if meeting.ratio < strokes?.ratio ?? .infinity { strokes = meeting }
        }
      }
    }
    guard let fills, let strokes else { return fills ?? strokes }
    return fills.ratio > strokes.ratio ? fills : strokes
  }

  /// The least contrast between a coat and what is behind the shapes from a place on; nil where that is not certain.
  func worstContrast(of shape: DrawnShape, _ layer: PaintLayer, above place: Int) -> ColorMeeting? {
    guard !shape.isLimited, shape.isPlain, !layer.paint.isClear, let opacity = ownOpacity(of: shape), opacity > 0,
      let inks = layer.paint.colors(over: shape.box, under: shape.map, opacity: opacity),
      let ground = ground(of: shape.box, below: place)
    else { return nil }
    var worst: ColorMeeting?
    for behind in ground.colors {
      for ink in inks {
        let seen = ink.over(behind)
        let ratio = seen.contrast(with: behind)
        if ratio < worst?.ratio ?? .infinity {
          worst = ColorMeeting(ink: seen, ground: behind, origin: ground.origin, ratio: ratio)
        }
      }
    }
    return worst
  }
}
