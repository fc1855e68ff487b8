// SPDX-License-Identifier: Apache-2.0
//
// The one form in which both sides are compared: steps in the order drawn, in the coordinates of the exact picture's root.
// What can no longer occur: transforms, references, inheritance, groups that mean nothing, paints that are clear.

internal import FacetGeometry
internal import FacetSource
internal import FacetTypes

/// Where a step comes from: an element of the scene, or one of the SVG.
struct DrawnPlace: Hashable {
  var origin: SourceSpan?
  /// Name of the SVG's element and the byte at which it starts.
  var element: (name: String, offset: Int)?
  /// It was reached through a `use`.
  var isInstanced = false

  static func == (left: DrawnPlace, right: DrawnPlace) -> Bool {
    left.origin == right.origin && left.element?.offset == right.element?.offset
  }
  func hash(into hasher: inout Hasher) { hasher.combine(element?.offset) }

  /// For messages.
  var text: String {
    guard let element else { return "the picture" }
    return "`\(element.name)` at byte \(element.offset)"
  }
}

/// What readers are told of a step.
struct DrawnName: Hashable {
  var id: String?
  var title: String?
  var description: String?
  var isDecorative = false
  var isEmpty: Bool { id == nil && title == nil && description == nil && !isDecorative }
}

/// One coat of paint over an area or along a line.
struct DrawnCoat {
  enum Kind {
    case fill(FillRule)
    case stroke(DrawnPen)
  }
  var kind: Kind
  var contours: [DrawnContour]
  var paint: DrawnPaint
  var place: DrawnPlace
  /// The exact outline is no path, so that another element may say it.
  var isNamedShape = false
  /// Its stroke is drawn under a map that changes its shape.
  var isDistorted = false

  /// How many written alphas and opacities were multiplied; each was rounded.
  var alphaCount = 1

  /// Contours that cannot show are gone: fills of dots and of single sides, dots under butt caps.
  init(_ kind: Kind, _ contours: [DrawnContour], _ paint: DrawnPaint, at place: DrawnPlace) {
    self.kind = kind
    self.paint = paint
    self.place = place
    let tidy = contours.filter { !$0.pieces.isEmpty || $0.isClosed }.map(\.tidy)
    self.contours = tidy.filter { contour in
      switch kind {
      case .fill: !contour.isSide
      case .stroke(let pen): pen.cap != .butt || !contour.isDot
      }
    }
  }

  /// Several strokes that show alike whether they are drawn one by one or as one: nil for all others.
  init?(united steps: [DrawnStep]) {
    guard steps.count > 1, case .coat(var line) = steps[0], case .stroke(let pen) = line.kind, line.paint.isOpaque
    else {
      return nil
    }
    for step in steps.dropFirst() {
      guard case .coat(let other) = step, case .stroke(pen) = other.kind, other.paint == line.paint else { return nil }
      line.contours += other.contours
      line.isDistorted = line.isDistorted || other.isDistorted
    }
    self = line
  }

  var isInkless: Bool { contours.isEmpty || paint.highestAlpha <= 0 }
}

/// What limits the ink of a group: an area, or the ink of a picture in white (seen) and black (hidden).
struct DrawnLimit {
  var steps: [DrawnStep]
  /// Everything is seen but for what the steps hide.
  var isHole: Bool
  /// Of the exact side: a clip, not a mask.
  var isArea = false
  var place: DrawnPlace
}

/// Steps that are composited as one.
struct DrawnGroup {
  var opacity: Double = 1
  /// How many written opacities were multiplied; each was rounded.
  var opacityCount = 1
  var blend: Blend = .normal
  var limits: [DrawnLimit] = []
  var name = DrawnName()
  var steps: [DrawnStep]
  var place: DrawnPlace

  private var isPlain: Bool { opacity == 1 && blend == .normal && limits.isEmpty && name.isEmpty }

  /// The group without what means nothing: a plain one is its steps; one around a single other one is that one, whose
  /// opacity, areas and masks are multiplied with its own; the opacity of a single coat is part of its paint, and strokes of
  /// one opaque paint by one pen are a single coat.
  var settled: [DrawnStep] {
    if steps.isEmpty || isPlain { return steps }
    if opacity != 1, let line = DrawnCoat(united: steps) {
      var one = self
      one.steps = [.coat(line)]
      return one.settled
    }
    if steps.count == 1, case .coat(var coat) = steps[0], opacity != 1 {
      coat.paint = coat.paint.faded(by: opacity)
      coat.alphaCount += opacityCount
      var rest = self
      rest.opacity = 1
      rest.steps = coat.isInkless ? [] : [.coat(coat)]
      return rest.settled
    }
    if steps.count == 1, case .group(let inner) = steps[0], inner.blend == .normal, inner.name.isEmpty || name.isEmpty {
      var one = inner
      one.opacity *= opacity
      one.opacityCount += opacity == 1 ? 0 : opacityCount
      one.blend = blend
      one.limits = limits + inner.limits
      if one.name.isEmpty { one.name = name }
      return one.settled
    }
    return [.group(self)]
  }
}

enum DrawnStep {
  case coat(DrawnCoat)
  case group(DrawnGroup)

  /// Steps in it, with itself. Recursion is bounded by the depth of the picture.
  var size: Int {
    switch self {
    case .coat: 1
    case .group(let group): group.steps.reduce(1) { $0 + $1.size }
    }
  }

  var place: DrawnPlace {
    switch self {
    case .coat(let coat): coat.place
    case .group(let group): group.place
    }
  }
}

/// How a picture is shown in a frame of other proportions.
enum DrawnAspect: String {
  case whole = "xMidYMid meet"
  case cut = "xMidYMid slice"
  case stretched = "none"
}

/// The whole picture, and what is said of it.
struct DrawnPicture {
  var steps: [DrawnStep]
  var canvas: Rect
  var size: Size?
  var aspect: DrawnAspect
  var name: DrawnName
}
