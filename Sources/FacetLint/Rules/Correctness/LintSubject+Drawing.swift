// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSemantics
internal import FacetSource
internal import FacetSyntax

/// An element of the file that always draws in a way that a rule looks for.
struct DrawnElement {
  /// The first shape that it draws.
  var shape: DrawnShape
  var view: PictureView
}

extension LintSubject {
  /// Elements all of whose shapes, wherever and under every theme they are drawn, pass a test, in drawing order. Those
  /// that look otherwise once a `param` is set are left out, unless they are asked for.
  func elements(evenIfSet: Bool = false, whoseShapesAll test: @escaping (DrawnShape) -> Bool) -> [DrawnElement] {
    elements(evenIfSet: evenIfSet, passing: { view in { place in test(view.shapes[place]) } })
  }

  /// The same with a test that is made for each picture and looks at shapes by their place in it.
  /// `reach`: that of the file's knobs, where the caller knows it.
  func elements(
    evenIfSet: Bool = false, reach: KnobReach? = nil, passing test: (PictureView) -> (Int) -> Bool
  ) -> [DrawnElement] {
    var found: [DrawnElement] = []
    var known: Set<SourceSpan> = []
    var failed: Set<SourceSpan> = []
    for view in views {
      let passes = test(view)
      for (place, shape) in view.shapes.enumerated() where isOwn(shape.origin) && !failed.contains(shape.origin) {
        if !passes(place) {
          failed.insert(shape.origin)
        } else if known.insert(shape.origin).inserted {
          found.append(DrawnElement(shape: shape, view: view))
        }
      }
    }
    found.removeAll { failed.contains($0.shape.origin) }
    if evenIfSet || found.isEmpty { return found }
    let reach = reach ?? KnobReach(self)
    return found.filter { !isReached($0.shape, in: $0.view, by: reach) }
  }

  /// Whether a knob reaches a shape, or anything of the file's that it lies in.
  func isReached(_ shape: DrawnShape, in view: PictureView, by reach: KnobReach) -> Bool {
    shape.path.contains { node in
      let origin = view.scene.nodes[node].origin
      return isOwn(origin) && reach.covers(origin)
    }
  }

  /// Every element of the file that the checker met, in the order in which blocks were checked, the root last.
  var checkedElements: [CheckedElement] { checked?.elements.filter { isOwn($0.origin) } ?? [] }

  /// Every statement of the file's blocks.
  var checkedStatements: [CheckedStatement] {
    checked?.program.blocks.elements.filter { isOwn($0.origin) }.flatMap(\.statements) ?? []
  }
}

extension DrawnShape {
  /// Whether it has nothing to fill, and nothing but fills paints it; a circle without radius has no line either.
  var isWithoutArea: Bool {
    if case .circle(_, 0) = outline { return true }
    return layers.allSatisfy(\.isFill) && outline.isFlat
  }
}

extension PaintLayer {
  var paint: ScenePaint {
    switch self {
    case .fill(let paint, _), .stroke(let paint, _): paint
    }
  }
  var isFill: Bool {
    if case .fill = self { return true }
    return false
  }
}

extension Outline {
  /// Whether it has no area: all its points lie on one straight line, or there are none.
  var isFlat: Bool {
    switch self {
    case .circle(_, let radius): return radius == 0
    case .ellipse(_, let radii): return radii.width == 0 || radii.height == 0
    case .rect(let rect, _): return rect.width == 0 || rect.height == 0
    case .line: return true
    case .polyline(let points, _): return points.isFlat
    case .path(let path):
      return path.flattened(tolerance: max(path.bounds.width, path.bounds.height) * 1e-3).allSatisfy(\.points.isFlat)
    }
  }
}

extension [Point] {
  /// Whether they lie on one straight line.
  fileprivate var isFlat: Bool {
    guard let first, let far = self.max(by: { first.distance(to: $0) < first.distance(to: $1) }) else { return true }
    let reach = first.distance(to: far)
    return allSatisfy { abs((far - first).cross($0 - first)) <= 1e-9 * reach * reach }
  }
}
