// SPDX-License-Identifier: Apache-2.0

/// `animate` elements inside the elements that move, and a still copy of the picture beside them.
struct SMILAnimation {
  private let timing: AnimationTiming

  init(_ timing: AnimationTiming) { self.timing = timing }

  /// - Parameters:
  ///   - still: The picture as it is at rest, with ids of its own, which begin with `stillPrefix`.
  func document(_ moving: MovingElement, still: SVGElement, stillPrefix: String, ids: inout SVGIDs)
    throws(AnimationFailure) -> SVGElement
  {
    var root = moving.element
    let all = try moving.children.map { child throws(AnimationFailure) in try animated(child) }
    let words = all.filter(\.isWord)
    var parts = SVGElement("g")
    var copy = SVGElement("g")
    let (movingID, stillID) = (ids.newID(for: []), ids.newID(for: []))
    parts.set("id", movingID)
    copy.set("id", stillID)
    copy.set("display", "none")
    parts.children = all.filter { !$0.isWord }
    copy.children = still.withoutNames(but: stillPrefix).children
    let guardRule =
      "@media (prefers-reduced-motion:reduce){#\(cssName(movingID)){display:none}#\(cssName(stillID)){display:inline}}"
    root.children = words + [SVGElement("style", text: guardRule), parts, copy]
    return root
  }

  private func animated(_ part: MovingElement) throws(AnimationFailure) -> SVGElement {
    var element = part.element
    element.children = try part.children.map { child throws(AnimationFailure) in try animated(child) }
    for move in part.moves {
      if move.name == "transform" { throw .attribute(move.name, of: element.name.description, .smil) }
      element.children.append(MovingAttribute.words.contains(move.name) ? change(of: move) : animation(of: move))
    }
    return element
  }

  /// There and back again, with a rest at both ends.
  private func animation(of move: MovingAttribute) -> SVGElement {
    let half = AnimationTiming.rest / 2
    let (from, start, end, to) = (move.values[0], move.values[1], move.values[2], move.values[3])
    var values = [from, from]
    var times = [0, half]
    var isMoving = [false]
    func add(_ value: String, at time: Double, moves: Bool) {
      values.append(value)
      times.append(time)
      isMoving.append(moves)
    }
    if start != from { add(start, at: half, moves: false) }
    add(end, at: 0.5 - half, moves: true)
    if end != to { add(to, at: 0.5 - half, moves: false) }
    add(to, at: 0.5 + half, moves: false)
    if end != to { add(end, at: 0.5 + half, moves: false) }
    add(start, at: 1 - half, moves: true)
    if start != from { add(from, at: 1 - half, moves: false) }
    add(from, at: 1, moves: false)
    var animate = animate(move.name, values, at: times)
    animate.set("calcMode", "spline")
    animate.set("keySplines", isMoving.map { $0 ? ".42 0 .58 1" : "0 0 1 1" }.joined(separator: ";"))
    return animate
  }

  /// A word gives way to the other in the middle between the rests, there and back again.
  private func change(of move: MovingAttribute) -> SVGElement {
    let half = AnimationTiming.rest / 2
    let (from, start, end, to) = (move.values[0], move.values[1], move.values[2], move.values[3])
    let all = [
      (from, 0), (start, half), (end, 0.25), (to, 0.5 - half), (end, 0.5 + half), (start, 0.75), (from, 1 - half),
    ]
    var values: [String] = []
    var times: [Double] = []
    for (value, time) in all where value != values.last {
      values.append(value)
      times.append(time)
    }
    var animate = animate(move.name, values, at: times)
    animate.set("calcMode", "discrete")
    return animate
  }

  private func animate(_ name: String, _ values: [String], at times: [Double]) -> SVGElement {
    var animate = SVGElement("animate")
    animate.set("attributeName", name)
    animate.set("dur", timeText(timing.seconds * 2, decimals: 3) + "s")
    animate.set("repeatCount", "indefinite")
    animate.set("values", values.joined(separator: ";"))
    animate.set("keyTimes", times.map { timeText($0, decimals: 4) }.joined(separator: ";"))
    return animate
  }
}

extension MovingAttribute {
  /// Attributes whose values have nothing in between.
  fileprivate static let words: Set<String> = ["stroke-linecap", "stroke-linejoin", "fill-rule", "clip-rule"]
}

extension SVGElement {
  /// The same without titles, descriptions and the author's ids, which stand in the picture once. Recursion is bounded by
  /// `IRLimits.depth`.
  fileprivate func withoutNames(but prefix: String) -> SVGElement {
    var copy = self
    copy.attributes.removeAll { attribute in
      attribute.name.description == "id" && !String(decoding: attribute.value, as: UTF8.self).hasPrefix(prefix)
    }
    copy.children = children.filter { !$0.isWord }.map { $0.withoutNames(but: prefix) }
    return copy
  }

  var isWord: Bool { name.description == "title" || name.description == "desc" }
}
