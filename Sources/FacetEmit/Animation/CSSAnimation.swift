// SPDX-License-Identifier: Apache-2.0

/// A style sheet that moves elements, and leaves them where they are for those who ask for less motion.
struct CSSAnimation {
  private let timing: AnimationTiming

  init(_ timing: AnimationTiming) { self.timing = timing }

  func document(_ moving: MovingElement) throws(AnimationFailure) -> SVGElement {
    var root = still(moving)
    let parts = moving.moving
    if parts.isEmpty { return root }
    var rules = ""
    for part in parts {
      guard let id = part.element.id.map(cssName) else { continue }
      rules += "#\(id){animation:\(id) \(timeText(timing.seconds, decimals: 3))s ease-in-out infinite alternate}\n"
      rules += "@keyframes \(id){\(try frames(part))}\n"
    }
    let all = parts.compactMap(\.element.id).map { "#" + cssName($0) }.joined(separator: ",")
    rules += "@media (prefers-reduced-motion:reduce){\(all){animation:none}}\n"
    let words = root.children.prefix(while: \.isWord).count
    root.children.insert(SVGElement("style", text: "\n" + rules), at: words)
    return root
  }

  private func still(_ moving: MovingElement) -> SVGElement {
    var element = moving.element
    element.children = moving.children.map { still($0) }
    return element
  }

  private func frames(_ part: MovingElement) throws(AnimationFailure) -> String {
    var states = ["", "", "", ""]
    for move in part.moves {
      for state in 0..<4 {
        let text = try declaration(move.name, move.values[state], of: part.element.name.description)
        states[state] += (states[state].isEmpty ? "" : ";") + text
      }
    }
    let rest = AnimationTiming.rest * 100
    let (head, tail) = (timeText(rest, decimals: 2), timeText(100 - rest, decimals: 2))
    var text = "0%,\(head)%{\(states[0])}"
    // A step is made within a hundredth of a hundredth.
    if states[1] != states[0] { text += "\(timeText(rest + 0.01, decimals: 2))%{\(states[1])}" }
    if states[2] != states[3] { text += "\(timeText(100 - rest - 0.01, decimals: 2))%{\(states[2])}" }
    return text + "\(tail)%,100%{\(states[3])}"
  }

  /// An attribute as a property of CSS.
  private func declaration(_ name: String, _ value: String, of tag: String) throws(AnimationFailure) -> String {
    switch (name, tag) {
    case ("d", _): return "d:path(\"\(value)\")"
    case ("cx", "circle"), ("cy", "circle"), ("r", "circle"), ("cx", "ellipse"), ("cy", "ellipse"), ("rx", "ellipse"),
      ("ry", "ellipse"), ("x", "rect"), ("y", "rect"), ("rx", "rect"), ("ry", "rect"), ("width", "rect"),
      ("height", "rect"), ("stroke-width", _):
      return "\(name):\(value)px"
    case ("opacity", _), ("fill-opacity", _), ("stroke-opacity", _), ("stop-opacity", _), ("fill", _), ("stroke", _),
      ("stop-color", _), ("stroke-miterlimit", _), ("stroke-linecap", _), ("stroke-linejoin", _), ("fill-rule", _),
      ("clip-rule", _), ("stroke-dasharray", _):
      return "\(name):\(value)"
    case _: throw .attribute(name, of: tag, .css)
    }
  }
}

/// An id as a style sheet writes it.
func cssName(_ id: String) -> String {
  var name = ""
  for scalar in id.unicodeScalars {
    let isPlain = scalar.properties.isAlphabetic || scalar == "-" || scalar == "_" || scalar.value >= 0x80
    let isDigit = ("0"..."9").contains(scalar)
    if isPlain || isDigit && !name.isEmpty {
      name.unicodeScalars.append(scalar)
    } else {
      name += "\\" + String(scalar.value, radix: 16) + " "
    }
  }
  return name
}
