// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSource
internal import FacetTypes

/// Something that a program which is to show the picture does not draw.
enum UnsupportedFeature: LintRule {
  static let info = RuleInfo(
    "unsupportedFeature", .portability, "what a named target does not draw",
    options: [
      RuleOption(
        "targets", .strings([]), choices: PictureTarget.allCases.map { $0.rawValue },
        "who is to draw the picture; nobody by default")
    ],
    why: """
      Programs that read SVG leave out what they do not know, mostly without a word. `android`: VectorDrawable before \
      Android 7 has no masks, no blending, no opacity of groups, no even-odd fills, no gradients and no dashes. \
      `appleAssets`: the importer of asset catalogs stumbles over masks, blending and the opacity of groups. \
      `designTools`: masks, clips and blending get lost on the way into drawing programs. `strictCSP`: pages whose \
      content policy forbids inline styles ignore blending, which has no attribute of its own.
      """,
    bad: RuleExample(
      "sun.facet",
      """
      scene { title: "A fading sun"
        circle().fill(.gold).mask { rect().fill(linearGradient([.white, fade(.white, 0.2)])) }
      }
      """, options: ["targets": .strings(["appleAssets"])]),
    good: RuleExample(
      "sun.facet",
      """
      scene { title: "A fading sun"
        circle().fill(linearGradient([.gold, fade(.gold, 0.2)]))
      }
      """, options: ["targets": .strings(["appleAssets"])]))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let targets = report.strings("targets").compactMap(PictureTarget.init(rawValue:))
    if targets.isEmpty { return }
    for view in subject.views {
      for use in view.features(in: subject) {
        let names = targets.filter { $0.lacks.contains(use.feature) }.map { "`\($0.rawValue)`" }
        if names.isEmpty { continue }
        report.add(
          "\(names.joined(separator: ", ")) \(names.count == 1 ? "does" : "do") not draw \(use.feature.rawValue)",
          at: use.origin, notes: [use.feature.advice])
      }
    }
  }
}

/// Who is to draw a picture. What each lacks is collected from public reports: SvgToVectorDrawableConverter #3 and #34,
/// svg2android #43, #50, #77 and #90 (Android); SDWebImageSVGCoder #22 (Apple); surge #2813 and svgo #1137 (design tools);
/// rrdtool-1.x #1093 and mozilla/protocol-assets #115 (content policies).
enum PictureTarget: String, CaseIterable {
  case android, appleAssets, designTools, strictCSP

  var lacks: [PictureFeature] {
    switch self {
    case .android: [.mask, .blend, .groupOpacity, .evenOdd, .gradient, .dash]
    case .appleAssets: [.mask, .blend, .groupOpacity]
    case .designTools: [.mask, .clip, .blend]
    case .strictCSP: [.blend]
    }
  }
}

/// What not everyone draws, as messages name it.
enum PictureFeature: String, CaseIterable {
  case mask = "masks"
  case clip = "clips"
  case blend = "blending"
  case groupOpacity = "the opacity of a group whose parts overlap"
  case evenOdd = "even-odd fills"
  case gradient = "gradients"
  case dash = "dashed strokes"

  var advice: String {
    switch self {
    case .mask: "a gradient with translucent stops can fade a shape by itself"
    case .clip: "an outline that ends where the clip ends needs none"
    case .blend: "a colour that is already mixed needs no blending"
    case .groupOpacity: "an opacity on each part is another picture where they overlap; mixed colours are the same one"
    case .evenOdd: "a hole that runs the other way round is one under either rule"
    case .gradient: "one colour, or several shapes in steps"
    case .dash: "short lines made by a `repeat`"
    }
  }
}
