// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetTypes

/// The least and greatest size of an element, worked out once, bottom up. An unlimited side is infinite.
struct SizeRange: Sendable, Hashable {
  var least: Size
  var greatest: Size

  /// From nothing to all there is.
  static let flexible = SizeRange(least: .zero, greatest: Size(.infinity, .infinity))
  static let nothing = SizeRange.fixed(.zero)
  static func fixed(_ size: Size) -> SizeRange { SizeRange(least: size, greatest: size) }

  /// Grown by `dx` and `dy`, never below 0.
  func grown(_ dx: Double, _ dy: Double) -> SizeRange {
    SizeRange(
      least: Size(max(0, least.width + dx), max(0, least.height + dy)),
      greatest: Size(max(0, greatest.width + dx), max(0, greatest.height + dy)))
  }

  /// No larger than this on either side; nil does not limit.
  func limited(width: Double?, height: Double?) -> SizeRange {
    SizeRange(
      least: Size(min(least.width, width ?? .infinity), min(least.height, height ?? .infinity)),
      greatest: Size(min(greatest.width, width ?? .infinity), min(greatest.height, height ?? .infinity)))
  }

  /// Exactly this on the sides that are given.
  func fixed(width: Double?, height: Double?) -> SizeRange {
    SizeRange(
      least: Size(width ?? least.width, height ?? least.height),
      greatest: Size(width ?? greatest.width, height ?? greatest.height))
  }

  /// Room for either of two elements over one another.
  func union(_ other: SizeRange) -> SizeRange {
    SizeRange(
      least: Size(max(least.width, other.least.width), max(least.height, other.least.height)),
      greatest: Size(max(greatest.width, other.greatest.width), max(greatest.height, other.greatest.height)))
  }
}

extension Size {
  /// The side along an axis.
  func along(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
  /// The side across an axis.
  func across(_ axis: Axis) -> Double { axis == .horizontal ? height : width }
  /// From the sides along and across an axis.
  init(along: Double, across: Double, _ axis: Axis) {
    self = axis == .horizontal ? Size(along, across) : Size(across, along)
  }

  /// As a proposal: finite and never below 0.
  var asProposal: Size {
    Size(min(max(0, width), greatestProposal), min(max(0, height), greatestProposal))
  }

  /// The place of an anchor in a frame of this size.
  func place(of anchor: Anchor) -> Point { Point(width * anchor.unit.x, height * anchor.unit.y) }

  /// How far something of size `inner` is moved to stand at `alignment` in a frame of this size.
  func shift(of inner: Size, at alignment: Anchor) -> Vector {
    Vector((width - inner.width) * alignment.unit.x, (height - inner.height) * alignment.unit.y)
  }
}

/// The largest side that is ever proposed, in user units.
let greatestProposal = 1e12
