// SPDX-License-Identifier: Apache-2.0

/// What can be done next to a sketch.
public struct SketchState: Sendable, Hashable {
  public var canUndo: Bool
  public var canRedo: Bool
  /// Whether no stroke is visible.
  public var isEmpty: Bool

  /// Of a sketch on which nothing was done.
  public static let blank = SketchState(canUndo: false, canRedo: false, isEmpty: true)
}

/// Strokes and holes in the order in which they were drawn, and the steps that undo takes back. What changes nothing is
/// no step and leaves undo and redo alone.
struct SketchHistory {
  /// What one step did to the marks, by place.
  private enum Step {
    case showed(Int)
    case hid([Int])
  }

  private(set) var marks: [SketchMark] = []
  private var isVisible: [Bool] = []
  private var done: [Step] = []
  private var undone: [Step] = []

  /// The visible marks, oldest first.
  var visible: [SketchMark] { zip(marks, isVisible).filter { $0.1 }.map { $0.0 } }

  /// The places of visible strokes.
  var visibleStrokes: [Int] { marks.indices.filter { isVisible[$0] && marks[$0].color != nil } }

  var state: SketchState {
    SketchState(canUndo: !done.isEmpty, canRedo: !undone.isEmpty, isEmpty: visibleStrokes.isEmpty)
  }

  /// A stroke, or a hole in the strokes so far.
  mutating func add(_ mark: SketchMark) {
    marks.append(mark)
    isVisible.append(true)
    record(.showed(marks.count - 1))
  }

  /// Takes whole strokes away.
  mutating func hide(_ places: [Int]) {
    if places.isEmpty { return }
    for place in places { isVisible[place] = false }
    record(.hid(places))
  }

  /// Takes everything away, holes included.
  mutating func clear() {
    if visibleStrokes.isEmpty { return }
    hide(marks.indices.filter { isVisible[$0] })
  }

  /// Answers whether there was anything to take back.
  mutating func undo() -> Bool {
    guard let step = done.popLast() else { return false }
    apply(step, backwards: true)
    undone.append(step)
    return true
  }

  /// Answers whether there was anything to do again.
  mutating func redo() -> Bool {
    guard let step = undone.popLast() else { return false }
    apply(step, backwards: false)
    done.append(step)
    return true
  }

  private mutating func record(_ step: Step) {
    done.append(step)
    undone = []
  }

  private mutating func apply(_ step: Step, backwards: Bool) {
    switch step {
    case .showed(let place): isVisible[place] = !backwards
    case .hid(let places): for place in places { isVisible[place] = backwards }
    }
  }
}
