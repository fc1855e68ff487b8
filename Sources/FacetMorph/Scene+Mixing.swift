// SPDX-License-Identifier: Apache-2.0
//
// A scene between two of one structure. Numbers go straight from one side to the other, colours too; words, and whatever
// else has nothing in between, change at the middle.

import FacetGeometry
import FacetScene
import FacetSource
import FacetTypes

extension Scene {
  func mixed(with other: Scene, at t: Double) -> Scene {
    var scene = t < 0.5 ? self : other
    scene.size = size.mixed(with: other.size, at: t)
    if let fit, let otherFit = other.fit { scene.fit = fit.mixed(with: otherFit, at: t) }
    if let size = outputSize, let otherSize = other.outputSize { scene.outputSize = size.mixed(with: otherSize, at: t) }
    if let paint = background, let otherPaint = other.background {
      scene.background = paint.mixed(with: otherPaint, at: t)
    }
    scene.nodes = Arena(elements: zip(nodes.elements, other.nodes.elements).map { $0.mixed(with: $1, at: t) })
    scene.outlines = Arena(elements: zip(outlines.elements, other.outlines.elements).map { $0.mixed(with: $1, at: t) })
    return scene
  }
}

extension Double { fileprivate func mixed(with other: Double, at t: Double) -> Double { self + (other - self) * t } }

extension Size {
  fileprivate func mixed(with other: Size, at t: Double) -> Size {
    Size(width.mixed(with: other.width, at: t), height.mixed(with: other.height, at: t))
  }
}

extension Affine {
  fileprivate func mixed(with other: Affine, at t: Double) -> Affine {
    if self == other { return self }
    return Affine(
      a.mixed(with: other.a, at: t), b.mixed(with: other.b, at: t), c.mixed(with: other.c, at: t),
      d.mixed(with: other.d, at: t), e.mixed(with: other.e, at: t), f.mixed(with: other.f, at: t))
  }
}

extension SceneNode {
  fileprivate func mixed(with other: SceneNode, at t: Double) -> SceneNode {
    var node = t < 0.5 ? self : other
    node.transform = transform.mixed(with: other.transform, at: t)
    node.opacity = opacity.mixed(with: other.opacity, at: t)
    if case .outline(let outline, let coats) = content, case .outline(_, let others) = other.content {
      node.content = .outline(outline, zip(coats, others).map { $0.mixed(with: $1, at: t) })
    }
    return node
  }
}

extension PaintLayer {
  fileprivate func mixed(with other: PaintLayer, at t: Double) -> PaintLayer {
    switch (self, other) {
    case (.fill(let paint, let rule), .fill(let otherPaint, let otherRule)):
      .fill(paint.mixed(with: otherPaint, at: t), rule: t < 0.5 ? rule : otherRule)
    case (.stroke(let paint, let style), .stroke(let otherPaint, let otherStyle)):
      .stroke(paint.mixed(with: otherPaint, at: t), style.mixed(with: otherStyle, at: t))
    case (.fill, .stroke), (.stroke, .fill): t < 0.5 ? self : other
    }
  }
}

extension StrokeStyle {
  fileprivate func mixed(with other: StrokeStyle, at t: Double) -> StrokeStyle {
    var style = t < 0.5 ? self : other
    style.width = width.mixed(with: other.width, at: t)
    style.miterLimit = miterLimit.mixed(with: other.miterLimit, at: t)
    if dash.count == other.dash.count { style.dash = zip(dash, other.dash).map { $0.mixed(with: $1, at: t) } }
    return style
  }
}

extension ScenePaint {
  fileprivate func mixed(with other: ScenePaint, at t: Double) -> ScenePaint {
    func mixed(_ stops: [SceneStop], _ others: [SceneStop]) -> [SceneStop] {
      zip(stops, others).map {
        SceneStop(color: $0.color.mixed(with: $1.color, at: t), offset: $0.offset.mixed(with: $1.offset, at: t))
      }
    }
    switch (self, other) {
    case (.color(let color), .color(let otherColor)): return .color(color.mixed(with: otherColor, at: t))
    case (.linear(let stops, let from, let to), .linear(let others, let otherFrom, let otherTo)):
      return .linear(
        stops: mixed(stops, others), from: from.interpolated(to: otherFrom, at: t),
        to: to.interpolated(to: otherTo, at: t))
    case (.radial(let stops, let center, let radius), .radial(let others, let otherCenter, let otherRadius)):
      return .radial(
        stops: mixed(stops, others), center: center.interpolated(to: otherCenter, at: t),
        radius: radius.mixed(with: otherRadius, at: t))
    case (.color, _), (.linear, _), (.radial, _): return t < 0.5 ? self : other
    }
  }
}

extension Outline {
  fileprivate func mixed(with other: Outline, at t: Double) -> Outline {
    switch (self, other) {
    case (.circle(let center, let radius), .circle(let otherCenter, let otherRadius)):
      return .circle(
        center: center.interpolated(to: otherCenter, at: t), radius: radius.mixed(with: otherRadius, at: t))
    case (.ellipse(let center, let radii), .ellipse(let otherCenter, let otherRadii)):
      return .ellipse(center: center.interpolated(to: otherCenter, at: t), radii: radii.mixed(with: otherRadii, at: t))
    case (.rect(let rect, let radius), .rect(let otherRect, let otherRadius)):
      let origin = rect.origin.interpolated(to: otherRect.origin, at: t)
      return .rect(
        Rect(origin: origin, size: rect.size.mixed(with: otherRect.size, at: t)),
        cornerRadius: rect.clampedRadius(radius).mixed(with: otherRect.clampedRadius(otherRadius), at: t))
    case (.path(let path), .path(let otherPath)):
      return .path(Path(zip(path.subpaths, otherPath.subpaths).map { $0.mixed(with: $1, at: t) }))
    case (.circle, _), (.ellipse, _), (.rect, _), (.line, _), (.polyline, _), (.path, _): return t < 0.5 ? self : other
    }
  }
}

extension Subpath {
  fileprivate func mixed(with other: Subpath, at t: Double) -> Subpath {
    Subpath(
      start: start.interpolated(to: other.start, at: t),
      segments: zip(segments, other.segments).map { $0.mixed(with: $1, at: t) }, isClosed: isClosed)
  }
}

extension Segment {
  fileprivate func mixed(with other: Segment, at t: Double) -> Segment {
    switch (self, other) {
    case (.line(let to), .line(let otherTo)): .line(to: to.interpolated(to: otherTo, at: t))
    case (.quad(let control, let to), .quad(let otherControl, let otherTo)):
      .quad(control: control.interpolated(to: otherControl, at: t), to: to.interpolated(to: otherTo, at: t))
    case (.cubic(let control1, let control2, let to), .cubic(let otherControl1, let otherControl2, let otherTo)):
      .cubic(
        control1: control1.interpolated(to: otherControl1, at: t),
        control2: control2.interpolated(to: otherControl2, at: t), to: to.interpolated(to: otherTo, at: t))
    // Equal ones: different ones were made curves.
    case (.line, _), (.quad, _), (.cubic, _), (.arc, _): t < 0.5 ? self : other
    }
  }
}
