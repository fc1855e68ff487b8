// SPDX-License-Identifier: Apache-2.0
//
// Modifiers other than paints, as values. Each knows what it does to a range and to a proposal on the way in; what it
// does to the placed element on the way out stands with the layout.

import FacetGeometry
import FacetShapes
import FacetTypes

/// Room on the four sides of an element.
struct Insets: Sendable, Hashable {
  var top: Double
  var left: Double
  var bottom: Double
  var right: Double
  var width: Double { left + right }
  var height: Double { top + bottom }
}

/// The sides that `.frame` fixes or limits.
struct FrameLimits: Sendable, Hashable {
  var width: Double?
  var height: Double?
  var maxWidth: Double?
  var maxHeight: Double?
  var alignment: Anchor
}

enum LayoutStep: Sendable {
  case padding(Insets)
  case frame(FrameLimits)
  case aspectRatio(Double, Aspect)
  /// With the range of what stands to the left.
  case fixedSize(SizeRange)
  case position(Point)
  case offset(Vector)
  case rotate(degrees: Double, Anchor)
  case scale(Size, Anchor)
  case opacity(Double)
  case blend(Blend)
  case clip(Content)
  case mask(Content)
  case id(String)
  case title(String)
  case description(String)
  case decorative
  case hidden

  /// The range of the element with this modifier, from its range without.
  func range(of inner: SizeRange) -> SizeRange {
    switch self {
    case .padding(let insets): inner.grown(insets.width, insets.height)
    case .frame(let frame):
      inner.limited(width: frame.maxWidth, height: frame.maxHeight)
        .fixed(width: frame.fixedWidth, height: frame.fixedHeight)
    case .fixedSize: SizeRange(least: ideal(inner, offered: inner.least), greatest: inner.greatest)
    case .position: .flexible
    case .aspectRatio, .offset, .rotate, .scale, .opacity, .blend, .clip, .mask, .id, .title, .description,
      .decorative, .hidden:
      inner
    }
  }

  /// Whether this and one of the steps before it hide and name the same element.
  func contradictsWords(in steps: [LayoutStep]) -> Bool {
    if isDecorative { return steps.contains { $0.hasWords } }
    return hasWords && steps.contains { $0.isDecorative }
  }

  private var isDecorative: Bool {
    if case .decorative = self { return true }
    return false
  }

  /// Whether it is a title or a description that says something.
  private var hasWords: Bool {
    switch self {
    case .title(let words), .description(let words): !words.isEmpty
    case .padding, .frame, .aspectRatio, .fixedSize, .position, .offset, .rotate, .scale, .opacity, .blend, .clip,
      .mask,
      .id, .decorative, .hidden:
      false
    }
  }

  /// What is proposed to the element without this modifier when `offered` is proposed to it with.
  func proposal(for offered: Size) -> Size {
    switch self {
    case .padding(let insets): Size(offered.width - insets.width, offered.height - insets.height).asProposal
    case .frame(let frame): frame.proposal(for: offered).asProposal
    case .aspectRatio(let ratio, let aspect): fitted(ratio, aspect, in: offered).asProposal
    case .fixedSize(let range): ideal(range, offered: offered).asProposal
    case .position, .offset, .rotate, .scale, .opacity, .blend, .clip, .mask, .id, .title, .description,
      .decorative, .hidden:
      offered
    }
  }

  /// The size that an element would like best: its greatest, and what is offered where that is unlimited.
  private func ideal(_ range: SizeRange, offered: Size) -> Size {
    Size(
      range.greatest.width.isFinite ? range.greatest.width : offered.width,
      range.greatest.height.isFinite ? range.greatest.height : offered.height)
  }

  /// The largest size of that ratio within `offered`, or the smallest that covers it.
  private func fitted(_ ratio: Double, _ aspect: Aspect, in offered: Size) -> Size {
    let isWide = offered.width > offered.height * ratio
    let followsHeight = aspect == .fit ? isWide : !isWide
    return followsHeight ? Size(offered.height * ratio, offered.height) : Size(offered.width, offered.width / ratio)
  }
}

extension FrameLimits {
  /// A fixed side, cut to its limit.
  var fixedWidth: Double? { width.map { min($0, maxWidth ?? .infinity) } }
  var fixedHeight: Double? { height.map { min($0, maxHeight ?? .infinity) } }

  func proposal(for offered: Size) -> Size {
    Size(
      fixedWidth ?? min(offered.width, maxWidth ?? .infinity),
      fixedHeight ?? min(offered.height, maxHeight ?? .infinity))
  }

  /// The frame's own size around an element of size `inner`: a limit cuts, it never stretches.
  func size(around inner: Size) -> Size {
    Size(
      fixedWidth ?? min(inner.width, maxWidth ?? .infinity),
      fixedHeight ?? min(inner.height, maxHeight ?? .infinity))
  }
}
