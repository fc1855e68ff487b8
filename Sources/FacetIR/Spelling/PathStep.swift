// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// One command's worth of path data.
enum PathStep {
  case move(GridPoint)
  case segment(GridSegment)
  case close
}

/// What a reader of path data knows before a step.
struct PathPen {
  var place = GridPoint(0, 0)
  private var start = GridPoint(0, 0)
  /// The last control of the last step, if that was a quadratic or a cubic curve.
  private var lastControl = GridPoint(0, 0)
  private var lastDegree = 0

  /// The control that T or S implies: the last one of the same degree seen from the pen, else the pen's own place.
  func impliedControl(degree: Int) -> GridPoint {
    guard lastDegree == degree else { return place }
    return GridPoint(2 * place.x - lastControl.x, 2 * place.y - lastControl.y)
  }

  mutating func advance(by step: PathStep) {
    lastDegree = 0
    switch step {
    case .move(let to):
      place = to
      start = to
    case .segment(let segment):
      switch segment {
      case .line, .arc: break
      case .quad(let control, _): (lastControl, lastDegree) = (control, 2)
      case .cubic(_, let control, _): (lastControl, lastDegree) = (control, 3)
      }
      place = segment.end
    case .close:
      place = start
    }
  }
}

/// At most six letters, without an allocation.
struct LetterList {
  private(set) var count = 0
  private var letters: InlineArray<6, UInt8> = .init(repeating: 0)

  subscript(index: Int) -> UInt8 { letters[index] }

  /// The relative form, which wins at a tie, and then the absolute one.
  mutating func appendBoth(_ letter: UInt8) {
    letters[count] = letter | 0x20
    letters[count + 1] = letter & 0xDF
    count += 2
  }

  mutating func append(_ letter: UInt8) {
    letters[count] = letter
    count += 1
  }
}

extension PathStep {
  /// The absolute letter that is always right.
  var plainLetter: UInt8 {
    switch self {
    case .move: UInt8(ascii: "M")
    case .close: UInt8(ascii: "Z")
    case .segment(.line): UInt8(ascii: "L")
    case .segment(.quad): UInt8(ascii: "Q")
    case .segment(.cubic): UInt8(ascii: "C")
    case .segment(.arc): UInt8(ascii: "A")
    }
  }

  /// All letters that this step may be written with, the ones that win at a tie first.
  func letters(from pen: PathPen) -> LetterList {
    var list = LetterList()
    switch self {
    case .move: list.appendBoth(UInt8(ascii: "M"))
    case .close: list.append(UInt8(ascii: "z"))
    case .segment(.line(let to)):
      if to.y == pen.place.y { list.appendBoth(UInt8(ascii: "H")) }
      if to.x == pen.place.x { list.appendBoth(UInt8(ascii: "V")) }
      list.appendBoth(UInt8(ascii: "L"))
    case .segment(.quad(let control, _)):
      if control == pen.impliedControl(degree: 2) { list.appendBoth(UInt8(ascii: "T")) }
      list.appendBoth(UInt8(ascii: "Q"))
    case .segment(.cubic(let control1, _, _)):
      if control1 == pen.impliedControl(degree: 3) { list.appendBoth(UInt8(ascii: "S")) }
      list.appendBoth(UInt8(ascii: "C"))
    case .segment(.arc): list.appendBoth(UInt8(ascii: "A"))
    }
    return list
  }

  /// The numbers and flags that follow `letter`.
  func appendTokens<Sink: PathTokenSink>(
    as letter: UInt8, from pen: PathPen, decimals: Int, to sink: inout Sink
  ) {
    // Before anything was read the pen is at 0, so that the first move reads alike in both forms.
    let origin = letter & 0x20 != 0 ? pen.place : GridPoint(0, 0)
    func append(_ point: GridPoint) {
      sink.number(point.x - origin.x, decimals: decimals)
      sink.number(point.y - origin.y, decimals: decimals)
    }
    switch self {
    case .close: break
    case .move(let to): append(to)
    case .segment(.line(let to)):
      switch letter | 0x20 {
      case UInt8(ascii: "h"): sink.number(to.x - origin.x, decimals: decimals)
      case UInt8(ascii: "v"): sink.number(to.y - origin.y, decimals: decimals)
      default: append(to)
      }
    case .segment(.quad(let control, let to)):
      if letter | 0x20 == UInt8(ascii: "q") { append(control) }
      append(to)
    case .segment(.cubic(let control1, let control2, let to)):
      if letter | 0x20 == UInt8(ascii: "c") { append(control1) }
      append(control2)
      append(to)
    case .segment(.arc(let arc)):
      sink.number(arc.rx.value, decimals: arc.rx.decimals)
      sink.number(arc.ry.value, decimals: arc.ry.decimals)
      sink.number(arc.rotation.value, decimals: arc.rotation.decimals)
      sink.flag(arc.isLarge)
      sink.flag(arc.isClockwise)
      append(arc.to)
    }
  }
}

/// What takes the tokens of a step: a measure of their text, or the text itself.
protocol PathTokenSink {
  mutating func number(_ value: Int, decimals: Int)
  mutating func flag(_ isSet: Bool)
}
