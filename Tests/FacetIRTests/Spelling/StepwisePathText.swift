// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetIR

/// The length of a text whose every step takes the form that is shorter there and then.
struct StepwisePathText {
  static func length(_ subpaths: [GridSubpath], decimals: Int) -> Int {
    var text = ""
    var pen = GridPoint(0, 0)
    var before: Character = " "
    for subpath in subpaths.normalized {
      func body(_ points: [GridPoint], _ base: GridPoint) -> String {
        joined(points.flatMap { [$0.x - base.x, $0.y - base.y] }.map { GridNumber($0, decimals: decimals).text() })
      }
      func take(_ letter: Character, _ prefix: [String], _ points: [GridPoint]) {
        let zero = GridPoint(0, 0)
        let absolute = joined(prefix) + (prefix.isEmpty ? "" : " ") + body(points, zero)
        let relative = joined(prefix) + (prefix.isEmpty ? "" : " ") + body(points, pen)
        let isRelative = relative.count <= absolute.count
        let written = isRelative ? Character(letter.lowercased()) : letter
        let form = isRelative ? relative : absolute
        if written == before, letter != "M" {
          text += (form.hasPrefix("-") ? "" : " ") + form
        } else {
          text += String(written) + form
        }
        before = written
      }
      take("M", [], [subpath.start])
      pen = subpath.start
      for segment in subpath.segments {
        switch segment {
        case .line(let to): take("L", [], [to])
        case .quad(let control, let to): take("Q", [], [control, to])
        case .cubic(let a, let b, let to): take("C", [], [a, b, to])
        case .arc(let arc):
          let flags = [arc.isLarge, arc.isClockwise].map { $0 ? "1" : "0" }
          take("A", [arc.rx.text(), arc.ry.text(), arc.rotation.text()] + flags, [arc.to])
        }
        pen = segment.end
      }
      if subpath.isClosed {
        text += "Z"
        before = " "
        pen = subpath.start
      }
    }
    return text.utf8.count
  }

  private static func joined(_ tokens: [String]) -> String {
    tokens.reduce("") { $0 + ($0.isEmpty || $1.hasPrefix("-") ? "" : " ") + $1 }
  }
}
