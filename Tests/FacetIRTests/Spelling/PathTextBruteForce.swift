// SPDX-License-Identifier: Apache-2.0
//
// All spellings of a short path, one by one: the simple program that the search must agree with.

import FacetGeometry
import FacetIR

struct PathTextBruteForce {
  let decimals: Int
  let isPacked: Bool
  /// The length of the shortest text found so far.
  private(set) var shortest = Int.max
  private(set) var count = 0

  init(decimals: Int, isPacked: Bool) {
    self.decimals = decimals
    self.isPacked = isPacked
  }

  /// One way to write one step: a letter and its tokens; flags are marked by a leading `f`.
  private struct Form {
    var letter: Character
    var tokens: [String]
  }

  mutating func search(_ subpaths: [GridSubpath]) {
    var steps: [[Form]] = []
    var pen = GridPoint(0, 0)
    for subpath in subpaths.normalized {
      steps.append(both("M", [subpath.start], pen))
      pen = subpath.start
      var before: GridSegment?
      for segment in subpath.segments {
        steps.append(forms(of: segment, after: before, pen))
        pen = segment.end
        before = segment
      }
      if subpath.isClosed {
        steps.append([Form(letter: "Z", tokens: [])])
        pen = subpath.start
      }
    }
    extend("", steps[...], letter: " ", token: "")
  }

  private mutating func extend(_ text: String, _ steps: ArraySlice<[Form]>, letter: Character, token: String) {
    guard let forms = steps.first else {
      count += 1
      shortest = min(shortest, text.utf8.count)
      return
    }
    for form in forms {
      var next = text + String(form.letter)
      var last = ""
      write(form.tokens, to: &next, &last)
      extend(next, steps.dropFirst(), letter: form.letter, token: last)
      let mayBeLeftOut =
        "LlHhVvQqTtCcSsAa".contains(form.letter) && form.letter == letter
        || form.letter == "L" && letter == "M" || form.letter == "l" && letter == "m"
      guard mayBeLeftOut else { continue }
      next = text
      last = token
      write(form.tokens, to: &next, &last)
      extend(next, steps.dropFirst(), letter: form.letter, token: last)
    }
  }

  private func write(_ tokens: [String], to text: inout String, _ last: inout String) {
    for token in tokens {
      let isFlag = token.hasPrefix("f")
      let bare = isFlag ? String(token.dropFirst()) : token
      let mayTouch: Bool
      if last.isEmpty {
        mayTouch = true
      } else if last.hasPrefix("f") {
        mayTouch = isPacked
      } else {
        mayTouch = bare.hasPrefix("-") || bare.hasPrefix(".") && last.contains(".")
      }
      text += (mayTouch ? "" : " ") + bare
      last = token
    }
  }

  private func forms(of segment: GridSegment, after before: GridSegment?, _ pen: GridPoint) -> [Form] {
    switch segment {
    case .line(let to):
      var forms = both("L", [to], pen)
      if to.y == pen.y {
        forms += [Form(letter: "H", tokens: [text(to.x)]), Form(letter: "h", tokens: [text(to.x - pen.x)])]
      }
      if to.x == pen.x {
        forms += [Form(letter: "V", tokens: [text(to.y)]), Form(letter: "v", tokens: [text(to.y - pen.y)])]
      }
      return forms
    case .quad(let control, let to):
      var implied = pen
      if case .quad(let last, _)? = before { implied = GridPoint(2 * pen.x - last.x, 2 * pen.y - last.y) }
      return both("Q", [control, to], pen) + (control == implied ? both("T", [to], pen) : [])
    case .cubic(let control, let second, let to):
      var implied = pen
      if case .cubic(_, let last, _)? = before { implied = GridPoint(2 * pen.x - last.x, 2 * pen.y - last.y) }
      return both("C", [control, second, to], pen) + (control == implied ? both("S", [second, to], pen) : [])
    case .arc(let arc):
      let shape = [arc.rx.text(), arc.ry.text(), arc.rotation.text()]
      let flags = ["f" + (arc.isLarge ? "1" : "0"), "f" + (arc.isClockwise ? "1" : "0")]
      return both("A", [arc.to], pen).map { Form(letter: $0.letter, tokens: shape + flags + $0.tokens) }
    }
  }

  private func both(_ letter: Character, _ points: [GridPoint], _ pen: GridPoint) -> [Form] {
    [
      Form(letter: letter, tokens: points.flatMap { [text($0.x), text($0.y)] }),
      Form(
        letter: Character(letter.lowercased()), tokens: points.flatMap { [text($0.x - pen.x), text($0.y - pen.y)] }),
    ]
  }

  private func text(_ steps: Int) -> String { GridNumber(steps, decimals: decimals).text() }
}
