// SPDX-License-Identifier: Apache-2.0
//
// The root: canvas, size, and what is said of the picture.

internal import FacetGeometry
internal import FacetXML

extension SVGDecoder {
  /// The whole picture, in the coordinates of a picture with the canvas `exact`.
  mutating func picture(canvas exact: Rect) throws(DecodingProblem) -> DrawnPicture {
    try picture { _, _ in exact }
  }

  /// The whole picture, in coordinates in which its view box is what `canvas` makes of it and of the width shown.
  mutating func picture(canvas: (_ viewBox: Rect, _ width: Double?) -> Rect) throws(DecodingProblem) -> DrawnPicture {
    let root = document.root
    guard case .element(_, _, let attributes) = root.content else { throw DecodingProblem("no element") }
    let width = try root.value(of: "width").map { text throws(DecodingProblem) in try SVGNames.length(text) }
    let height = try root.value(of: "height").map { text throws(DecodingProblem) in try SVGNames.length(text) }
    if (width == nil) != (height == nil) {
      throw DecodingProblem("the root has no \(width == nil ? "width" : "height"), but the other one")
    }
    viewBox = try viewBox(root, width, height)
    rootMap = Canvas.map(from: viewBox, to: canvas(viewBox, width))
    var context = Context(map: rootMap)
    var effects = SVGEffects()
    try context.style.take(attributes, own: SVGDecoder.rootAttributes, &effects)
    let place = DrawnPlace(element: ("svg", root.offset))
    var group = DrawnGroup(steps: try steps(inside: root, context), place: place)
    group.opacity = effects.opacity
    group.blend = effects.blend
    if let clip = effects.clip { group.limits.append(try clipLimit(clip, context)) }
    if let mask = effects.mask { group.limits += try maskLimits(mask, context) }
    var canvas = Rect.empty
    canvas.add(rootMap(viewBox.origin))
    canvas.add(rootMap(Point(viewBox.maxX, viewBox.maxY)))
    var size: Size?
    if let width, let height { size = Size(width, height) }
    return DrawnPicture(
      steps: group.settled, canvas: canvas, size: size, aspect: try aspect(root), name: try name(root))
  }

  static let rootAttributes: Set<String> = [
    "id", "viewBox", "width", "height", "preserveAspectRatio", "role", "aria-labelledby", "aria-describedby",
    "aria-hidden", "version",
  ]

  private func viewBox(_ root: XMLNode, _ width: Double?, _ height: Double?) throws(DecodingProblem) -> Rect {
    guard let text = root.value(of: "viewBox") else {
      guard let width, let height else { throw DecodingProblem("the root has neither a viewBox nor a size") }
      return Rect(origin: .zero, size: Size(width, height))
    }
    var scanner = ValueScanner(text)
    guard let numbers = scanner.numbers(), numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw SVGNames.problem("viewBox", text)
    }
    return Rect(origin: Point(numbers[0], numbers[1]), size: Size(numbers[2], numbers[3]))
  }

  private func aspect(_ root: XMLNode) throws(DecodingProblem) -> DrawnAspect {
    guard let text = root.value(of: "preserveAspectRatio") else { return .whole }
    switch text {
    case "xMidYMid meet", "xMidYMid": return .whole
    case "xMidYMid slice": return .cut
    case "none": return .stretched
    case _: throw SVGNames.problem("preserveAspectRatio", text)
    }
  }

  /// Title and description, each there and referred to by the root.
  private func name(_ root: XMLNode) throws(DecodingProblem) -> DrawnName {
    var name = DrawnName(isDecorative: root.value(of: "aria-hidden") == "true")
    name.title = try labelled("title", by: "aria-labelledby", root)
    name.description = try labelled("desc", by: "aria-describedby", root)
    let isImage = root.value(of: "role") == "img"
    if isImage != (name.title != nil || name.description != nil) {
      throw DecodingProblem("the root's role is `img` with a title or a description, and only with one")
    }
    return name
  }

  private func labelled(_ element: String, by attribute: String, _ root: XMLNode) throws(DecodingProblem) -> String? {
    guard let reference = root.value(of: attribute) else {
      if text(element, in: root) == nil { return nil }
      throw DecodingProblem("the root's `\(attribute)` does not name its `\(element)`")
    }
    let child = root.children.first { document[$0].name == element }
    guard let child, document[child].value(of: "id") == reference else {
      throw DecodingProblem("the root's `\(attribute)` names no `\(element)` of the picture")
    }
    return document.text(in: document[child])
  }
}

/// The written canvas against the exact one.
enum Canvas {
  /// A canvas whose numbers are not round is rounded outwards, by a hundredth of its side and a tenth of a unit at most.
  static func keeps(_ written: Rect, _ exact: Rect) -> Bool {
    let side = max(exact.width, exact.height)
    let outwards = min(0.1, side / 100) * (1 + 1e-9)
    let noise = side * 1e-6
    let grown = [
      exact.minX - written.minX, exact.minY - written.minY, written.maxX - exact.maxX, written.maxY - exact.maxY,
    ]
    return grown.allSatisfy { abs($0) <= noise } || grown.allSatisfy { $0 >= -noise && $0 <= outwards }
  }

  /// From written coordinates to exact ones: the identity, or the even scale of a picture whose units were chosen anew.
  static func map(from written: Rect, to exact: Rect) -> Affine {
    if keeps(written, exact) { return .identity }
    let across = exact.width / written.width
    let down = exact.height / written.height
    guard across.isFinite, across > 0, abs(across - down) <= 1e-6 * across else { return .identity }
    return Affine(
      across, 0, 0, across, exact.minX - across * written.minX, exact.minY - across * written.minY)
  }
}
