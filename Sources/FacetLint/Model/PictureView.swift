// SPDX-License-Identifier: Apache-2.0

public import FacetGeometry
internal import FacetIR
public import FacetScene
public import FacetSemantics
public import FacetSource
internal import FacetTypes

/// One picture that a scene makes: by default, under a theme, or with larger text.
public struct PictureView: Sendable {
  /// nil for the scene as it comes out by default.
  public var theme: String?
  public var scene: Scene
  /// Which elements drew what.
  public var placements: Placements
  /// What is seen, in user units.
  public var canvas: Rect
  /// The size at which it is meant to be shown, in CSS pixels.
  public var shown: Size
  /// What is drawn, from back to front; what lies in clips and masks is not among it.
  public let shapes: [DrawnShape]
  /// What its evaluation noticed.
  public var facts: EvaluationFacts

  public init(
    theme: String?, scene: Scene, placements: Placements? = nil, canvas: Rect, shown: Size, file: SourceID,
    facts: EvaluationFacts = EvaluationFacts()
  ) {
    self.theme = theme
    self.scene = scene
    self.placements = placements ?? Placements()
    self.canvas = canvas
    self.shown = shown
    self.facts = facts
    shapes = DrawingWalk(scene, self.placements, file: file).shapes()
  }

  /// CSS pixels for each user unit, the smaller of both directions.
  public var scale: Double {
    guard canvas.width > 0, canvas.height > 0 else { return 1 }
    return min(shown.width / canvas.width, shown.height / canvas.height)
  }
}

/// A shape where it is drawn.
public struct DrawnShape: Sendable {
  public var node: SceneNodeID
  /// From the root's child down to the node itself.
  public var path: [SceneNodeID]
  public var outline: Outline
  /// From the outline's coordinates to the root's.
  public var map: Affine
  public var layers: [PaintLayer]
  /// The product of all opacities on the way.
  public var opacity: Double
  /// Whether a clip or a mask on the way hides part of it.
  public var isLimited: Bool
  /// Whether all that is around it is drawn with the normal blend mode.
  public var isPlain: Bool
  /// The smallest box around its ink, in the root's coordinates, without regard to clips and masks.
  public var box: Rect
  /// The innermost element of the user's file that drew it.
  public var origin: SourceSpan
  /// The element itself, which may be one of the library's.
  public var ownOrigin: SourceSpan
}

/// Walks a scene from back to front.
struct DrawingWalk {
  private struct Step {
    var id: SceneNodeID
    var path: [SceneNodeID]
    var map: Affine
    var opacity: Double
    var isLimited: Bool
    var isPlain: Bool
    var origin: SourceSpan
  }
  private let scene: Scene
  private let placements: Placements
  private let file: SourceID

  init(_ scene: Scene, _ placements: Placements, file: SourceID) {
    self.scene = scene
    self.placements = placements
    self.file = file
  }

  func shapes() -> [DrawnShape] {
    var shapes: [DrawnShape] = []
    var waiting = [
      Step(
        id: scene.root, path: [], map: .identity, opacity: 1, isLimited: false, isPlain: true, origin: scene.origin)
    ]
    while let outer = waiting.popLast() {
      let node = scene.nodes[outer.id]
      var step = outer
      step.path.append(outer.id)
      step.map = outer.map.after(node.transform)
      step.opacity *= node.opacity
      step.isLimited = outer.isLimited || node.clip != nil || node.mask != nil
      step.isPlain = outer.isPlain && node.blend == .normal
      step.origin = placements.origin(of: outer.id, of: scene, in: file) ?? outer.origin
      switch node.content {
      case .group(let children):
        for child in children.reversed() {
          step.id = child
          waiting.append(step)
        }
      case .outline(let id, let layers):
        shapes.append(shape(step, scene.outlines[id], layers, own: node.origin))
      }
    }
    return shapes
  }

  private func shape(_ step: Step, _ outline: Outline, _ layers: [PaintLayer], own: SourceSpan) -> DrawnShape {
    var box = Rect.empty
    for layer in layers { box = box.union(layer.drawnBox(of: outline, under: step.map)) }
    return DrawnShape(
      node: step.id, path: step.path, outline: outline, map: step.map, layers: layers, opacity: step.opacity,
      isLimited: step.isLimited, isPlain: step.isPlain, box: box, origin: step.origin, ownOrigin: own)
  }
}

extension PaintLayer {
  /// The box around what is drawn; a stroke along the inside stays within its outline.
  fileprivate func drawnBox(of outline: Outline, under map: Affine) -> Rect {
    if case .stroke(let paint, let style) = self, style.alignment == .inside {
      return PaintLayer.fill(paint, rule: .nonzero).ink(of: outline, under: map)
    }
    return ink(of: outline, under: map)
  }
}
