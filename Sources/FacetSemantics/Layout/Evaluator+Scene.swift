// SPDX-License-Identifier: Apache-2.0
//
// The root: what a scene may say about its canvas, and the picture as a whole.

import FacetGeometry
import FacetScene
import FacetShapes
import FacetSource
import FacetTypes

/// The smallest and the largest side of a canvas, in user units: below the smallest, the decimals that are written could
/// not keep the tolerance.
let leastCanvasSide = 1e-4
let greatestCanvasSide = 1e6

/// What a root says about its canvas.
private struct Canvas {
  var size: Size
  var outputSize: Size?
  var fit: Double?
  var background: Paint?
  var contentMode: ContentMode
  var isDecorative: Bool
}

extension Evaluator {
  /// The whole scene, or nil when a finding or trouble with a tool kept it from being made.
  func scene() -> Scene? {
    guard let root = program.scene else { return nil }
    do throws(Stop) {
      try checkTheme(at: root.origin)
      try checkParams()
      return try scene(root)
    } catch {
      return nil
    }
  }

  private func checkTheme(at origin: SourceSpan) throws(Stop) {
    guard let name = inputs.theme, !program.themes.contains(where: { $0.name == name }) else { return }
    let known = program.themes.map { "`\($0.name)`" }.joined(separator: ", ")
    throw failure(
      "unknown-theme", "there is no theme `\(name)`", at: origin,
      notes: [known.isEmpty ? "this file declares no themes" : "its themes are \(known)"])
  }

  private func scene(_ root: CheckedScene) throws(Stop) -> Scene {
    var scope = Environment(frameSize: root.frameSize)
    let canvas = try canvas(root, in: scope)
    scope.proposal = canvas.size
    textScale = try textScale(root, in: scope)
    let (body, title, description) = try content(root, canvas, in: scope)
    let node = try placeRoot(body, root, in: canvas.size)
    var scene = try collected(node, root, size: canvas.size)
    scene.fit = canvas.fit
    scene.background = canvas.background?.resolved(in: canvas.size, from: .zero)
    scene.contentMode = canvas.contentMode
    scene.outputSize = canvas.outputSize
    scene.isDecorative = canvas.isDecorative
    if canvas.isDecorative { try warnOfHiddenWords(root, in: scope) }
    scene.title = try words(.title, root, orElse: title)
    scene.description = try words(.description, root, orElse: description)
    note(canvas, title: scene.title)
    return scene
  }

  private func note(_ canvas: Canvas, title: String?) {
    rootValues.append(KnobValue(target: .root(.size), value: .size(canvas.size)))
    rootValues.append(KnobValue(target: .root(.textScale), value: .number(textScale)))
    if let paint = canvas.background {
      rootValues.append(KnobValue(target: .root(.background), value: .paint(paint)))
    }
    if let title { rootValues.append(KnobValue(target: .root(.title), value: .string(title))) }
  }

  // MARK: Arguments of the root

  /// An argument that every root takes, from outside, from the theme or from the scene.
  private func rootArgument(
    _ parameter: RootParameter, _ root: CheckedScene, in scope: Environment
  ) throws(Stop) -> (value: Value, at: SourceSpan, notes: [String])? {
    if let setting = inputs.rootArguments.first(where: { $0.target == parameter }) {
      return (setting.value, root.element.origin, ["set by `\(setting.origin)`"])
    }
    if let themed = themeValue(of: .root(parameter)) {
      return (try value(themed, in: Environment(frameSize: 0)), program.expressions[themed].origin, [])
    }
    let place = RootParameter.allCases.firstIndex(of: parameter) ?? 0
    guard place < root.rootArguments.count, let argument = root.rootArguments[place] else { return nil }
    return (try value(argument, in: scope), program.expressions[argument].origin, [])
  }

  private func canvas(_ root: CheckedScene, in scope: Environment) throws(Stop) -> Canvas {
    var canvas = Canvas(size: Size(100, 100), contentMode: .redraw, isDecorative: false)
    if let (value, span, notes) = try rootArgument(.size, root, in: scope), let size = value.asSize {
      try checkCanvas(size, at: span, notes: notes)
      canvas.size = size
    }
    if let (value, span, notes) = try rootArgument(.fit, root, in: scope), case .number(let margin) = value {
      guard margin >= 0, margin <= greatestCanvasSide else {
        throw failure(
          "value-out-of-range", "`fit` is \(numberText(margin)), but must lie in 0...\(numberText(greatestCanvasSide))",
          at: span, notes: notes)
      }
      canvas.fit = margin
    }
    if case .paint(let paint)? = try rootArgument(.background, root, in: scope)?.value { canvas.background = paint }
    if case .bool(let bool)? = try rootArgument(.decorative, root, in: scope)?.value { canvas.isDecorative = bool }
    if case .enumCase(_, let index)? = try rootArgument(.contentMode, root, in: scope)?.value {
      canvas.contentMode = ContentMode.allCases[index]
    }
    if let size = inputs.outputSize {
      try checkCanvas(size, at: root.element.origin, notes: ["this size was asked for from outside"])
      if canvas.contentMode == .redraw { canvas.size = size } else { canvas.outputSize = size }
    }
    return canvas
  }

  /// A title that the component suggests may be hidden; one that somebody wrote was to be heard.
  private func warnOfHiddenWords(_ root: CheckedScene, in scope: Environment) throws(Stop) {
    for parameter in [RootParameter.title, .description] {
      guard let (value, span, _) = try rootArgument(parameter, root, in: scope), case .string(let words) = value,
        !words.isEmpty
      else { continue }
      reportHiddenWords(at: span)
    }
  }

  private func checkCanvas(_ size: Size, at span: SourceSpan, notes: [String]) throws(Stop) {
    let range = "\(numberText(leastCanvasSide))...\(numberText(greatestCanvasSide))"
    for side in [size.width, size.height] where !(leastCanvasSide...greatestCanvasSide).contains(side) {
      throw failure(
        "value-out-of-range", "a side of the canvas is \(numberText(side)), but must lie in \(range)", at: span,
        notes: notes)
    }
  }

  private func textScale(_ root: CheckedScene, in scope: Environment) throws(Stop) -> Double {
    guard let (value, span, notes) = try rootArgument(.textScale, root, in: scope), case .number(let scale) = value
    else { return 1 }
    guard (0.5...4).contains(scale) else {
      throw failure(
        "value-out-of-range", "`textScale` is \(numberText(scale)), but must lie in 0.5...4", at: span, notes: notes)
    }
    return scale
  }

  /// Title or description: what the scene says wins, even when it says nothing; an empty string gives none.
  private func words(
    _ parameter: RootParameter, _ root: CheckedScene, orElse preset: String?
  ) throws(Stop) -> String? {
    let scope = Environment(frameSize: root.frameSize)
    guard let (value, span, _) = try rootArgument(parameter, root, in: scope), case .string(let string) = value else {
      if let preset { try checkCharacters(preset, at: nil, or: root.element.origin) }
      return preset.flatMap { $0.isEmpty ? nil : $0 }
    }
    try checkCharacters(string, at: nil, or: span)
    return string.isEmpty ? nil : string
  }

  // MARK: Content

  /// What the root draws, and the title and description that its component suggests.
  private func content(
    _ root: CheckedScene, _ canvas: Canvas, in scope: Environment
  ) throws(Stop) -> (LayoutNodeID?, title: String?, description: String?) {
    guard case .component(let id) = root.element.callee else {
      return (try nodes(ofRoot: root, in: scope), nil, nil)
    }
    try chargeElement(at: root.element.origin)
    let content = try content(of: id, for: root.element, in: scope, settings: try componentSettings())
    for (place, value) in content.environment.locals.prefix(program.components[id].parameters.count).enumerated() {
      rootValues.append(KnobValue(target: .component(place), value: value))
    }
    let inner = content.environment.proposing(canvas.size)
    let title = try suggestion(program.components[id].title, in: inner)
    let description = try suggestion(program.components[id].description, in: inner)
    return (add(.container(.layers(alignment: .center), .waiting(content)), root), title, description)
  }

  /// What outside and the theme say for the root component's own parameters, the stronger first.
  private func componentSettings() throws(Stop) -> [EvaluationInput<Int>] {
    var settings = inputs.componentArguments
    guard let theme else { return settings }
    for themed in theme.entries {
      guard case .component(let place) = themed.target else { continue }
      let value = try value(themed.value, in: Environment(frameSize: 0))
      settings.append(EvaluationInput(place, value, origin: "theme \(theme.name)"))
    }
    return settings
  }

  private func suggestion(_ expression: CheckedExpressionID?, in scope: Environment) throws(Stop) -> String? {
    guard let expression, case .string(let string) = try value(expression, in: scope) else { return nil }
    return string
  }

  private func nodes(ofRoot root: CheckedScene, in scope: Environment) throws(Stop) -> LayoutNodeID? {
    try chargeElement(at: root.element.origin)
    guard let block = root.element.block else { return nil }
    let content = Content(block: block, environment: scope.proposing(nil))
    if root.element.callee == .container(.sketch) { return add(.sketch(content), root) }
    return add(.container(.layers(alignment: .center), .waiting(content)), root)
  }

  private func add(_ kind: LayoutNode.Kind, _ root: CheckedScene) -> LayoutNodeID {
    layoutNodes.add(
      LayoutNode(kind: kind, arguments: root.element.arguments, level: 0, origin: root.element.origin))
  }

  private func placeRoot(
    _ id: LayoutNodeID?, _ root: CheckedScene, in size: Size
  ) throws(Stop) -> SceneNodeID {
    var node: SceneNodeID?
    if let id {
      let placed = try place(id, in: size)
      move(placed, by: size.shift(of: placed.size, at: .center))
      node = placed.node
    }
    if let node, sceneNodes[node].isPlain, case .group = sceneNodes[node].content { return node }
    return sceneNodes.add(SceneNode(content: .group(node.map { [$0] } ?? []), origin: root.element.origin))
  }
}

extension Value {
  /// A size, or a number that serves as a square one.
  fileprivate var asSize: Size? {
    switch self {
    case .size(let size): size
    case .number(let side): Size(side, side)
    case .angle, .bool, .string, .color, .point, .paint, .stop, .list, .enumCase: nil
    }
  }
}
