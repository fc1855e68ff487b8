// SPDX-License-Identifier: Apache-2.0
//
// The picture as it will be written. Coordinates are whole steps of a decimal grid, absolute, with all transforms applied;
// a relative coordinate is an exact difference, and printing one is printing an integer with a point in it. What can no
// longer occur: rounding, doubles in coordinates (opacities and alphas remain), arcs whose ends coincide, transforms,
// except on stroked shapes that an uneven map distorts and on instances.

public import FacetGeometry
public import FacetSource

public typealias GridNodeID = ArenaID<GridNode>

/// A group, a shape or an instance, all in the root's coordinates. In order: the content, then clip and mask, then opacity
/// and blend of the whole as one.
public struct GridNode: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    case group([GridNodeID])
    case shape(GridShape, [GridCoat])
    /// Draws another node of the picture once more, moved, with all that hangs on it. The node is drawn before this one,
    /// by its own place in the tree, and does not hold this one. Never inside a clip or a mask.
    case instance(of: GridNodeID, by: GridMove)
  }
  public var content: Content
  /// What a group's element sets for all below it, so that they need not. It never changes how a shape is drawn: the
  /// coats of a shape say everything.
  public var shared = GridPresentation()
  public var traits: NodeTraits
  public var clip: GridNodeID?
  public var mask: MaskUse<GridNode>?
  public init(content: Content, traits: NodeTraits) {
    self.content = content
    self.traits = traits
  }

  /// The nodes right below, clip and mask included; what an instance draws is not below it.
  public var parts: [GridNodeID] {
    var parts: [GridNodeID] = []
    if case .group(let children) = content { parts = children }
    if let clip { parts.append(clip) }
    if let mask { parts.append(mask.node) }
    return parts
  }
}

/// How generated ids look.
public enum GridIDStyle: String, Sendable, Hashable, CaseIterable {
  /// The scene's name, a dash and characters that come from the content: no clash between pictures in one page.
  case scene
  /// Letters in order of appearance: the shortest.
  case short
}

extension GridNode {
  public var isGroup: Bool {
    if case .group = content { return true }
    return false
  }
  /// What a group draws, in order; nothing for other nodes.
  public var children: [GridNodeID] {
    if case .group(let children) = content { return children }
    return []
  }
  /// Whether less than all of it is seen.
  public var isLimited: Bool { clip != nil || mask != nil }
}

/// An upright box as written.
public struct GridBox: Sendable, Hashable {
  public var x: GridNumber
  public var y: GridNumber
  public var width: GridNumber
  public var height: GridNumber
  public init(x: GridNumber, y: GridNumber, width: GridNumber, height: GridNumber) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
  public var numbers: [GridNumber] { [x, y, width, height] }

  /// The box in whole steps of the coarsest grid that holds its numbers; nil where no grid that can be written does.
  public var inSteps: (origin: GridPoint, width: Int, height: Int, decimals: Int)? {
    let reduced = numbers.map(\.reduced)
    let decimals = reduced.reduce(0) { max($0, $1.decimals) }
    guard decimals <= IRLimits.decimals else { return nil }
    var steps: [Int] = []
    for number in reduced {
      let (product, isTooLarge) = number.value.multipliedReportingOverflow(
        by: wholePowerOfTen(decimals - number.decimals))
      if isTooLarge || Double(product.magnitude) > IRLimits.greatestSteps { return nil }
      steps.append(product)
    }
    return (GridPoint(steps[0], steps[1]), steps[2], steps[3], decimals)
  }
}

/// The worst distance between a written place and its exact one.
public struct WorstDistance: Sendable, Hashable {
  /// User units of the root.
  public var distance: Double
  /// The element that it was measured on.
  public var origin: SourceSpan
  public init(distance: Double, origin: SourceSpan) {
    self.distance = distance
    self.origin = origin
  }
}

/// What is known of the exact picture.
public struct GridSources: Sendable {
  /// The exact outlines that shapes are instances of; one that is painted in several gradients stands there once for each.
  public var symbols: Arena<Outline>
  /// How far the edge of any stroke is off since its width was rounded, in user units.
  public var widthError: Double
  /// The worst distance that was measured when the picture was put on its grid, in user units.
  public var gridDistance: Double
  /// Whether curves have been chosen by the exact ones; what they may become is known then.
  public var areCurvesChosen = false
}

/// A whole picture on its grid.
public struct GridIR: Sendable {
  public var nodes: Arena<GridNode>
  public var root: GridNodeID
  /// Decimals of the document's coordinates.
  public var decimals: Int
  /// How far a written place was allowed to lie from its exact one, in user units.
  public var tolerance: Double
  /// Measured on the written numbers; above the tolerance only where no grid that can be written keeps it.
  public var worst: WorstDistance
  /// What is seen.
  public var viewBox: GridBox
  /// To be shown at this width and height.
  public var width: GridNumber
  public var height: GridNumber
  public var background: GridPaint?
  public var picture: PictureTraits
  /// Elements with a shape so far away that none of it can be written; no part of the text form.
  public var lost: [SourceSpan] = []
  /// What the picture was made of; nil where that is not known. No part of the text form.
  public var exact: GridSources?
  /// Units of this picture to one of the scene's; no part of the text form.
  public var unitsToOne = 1.0
  /// What the root element sets for all below it.
  public var shared = GridPresentation()
  public var ids = GridIDStyle.scene

  public var keepsTolerance: Bool { worst.distance <= tolerance }
}

extension GridIR {
  /// Whether a clip, or anything in it, is clipped in turn: such a clip is written as a mask.
  public func isClippedInTurn(_ clip: GridNodeID) -> Bool {
    var stack = [clip]
    while let id = stack.popLast() {
      if nodes[id].clip != nil { return true }
      stack += nodes[id].children
    }
    return false
  }
}

extension GridIR: Equatable {
  public static func == (left: GridIR, right: GridIR) -> Bool {
    left.nodes.elements == right.nodes.elements && left.root == right.root && left.decimals == right.decimals
      && left.tolerance == right.tolerance && left.worst == right.worst && left.viewBox == right.viewBox
      && left.width == right.width && left.height == right.height && left.background == right.background
      && left.picture == right.picture && left.shared == right.shared && left.ids == right.ids
  }
}
