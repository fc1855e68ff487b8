// SPDX-License-Identifier: Apache-2.0
//
// A gesture on a sketch → a statement at the end of the root's block, with no more digits than the picture can show. A
// gesture that changes nothing leaves no trace.

import FacetFormat
import FacetGeometry
import FacetSemantics
import FacetSource
import FacetSyntax
import FacetTypes

struct GestureWriter {
  private let scene: SoundScene

  init(_ scene: SoundScene) { self.scene = scene }

  /// nil where there is nothing to say: a stroke that begins outside the canvas, an undo with nothing to undo.
  ///
  /// - Parameter drawn: What the scene comes to as it is.
  func edits(for gesture: SketchGesture, on drawn: Compilation) throws(WriteBackRefusal) -> [TextEdit]? {
    let path = scene.opening.input.path
    guard let inspection = drawn.inspection, let state = inspection.sketch,
      let element = scene.checked.tree.rootElement
    else { throw .trouble(ToolError("`\(path)` is no sketch, which alone takes strokes")) }
    guard changesSomething(gesture, state, on: inspection.size) else { return nil }
    return [insertion(of: text(of: gesture, on: inspection.size), in: element)]
  }

  private func changesSomething(_ gesture: SketchGesture, _ state: SketchState, on canvas: Size) -> Bool {
    switch gesture {
    case .undo: return state.canUndo
    case .redo: return state.canRedo
    case .clear: return !state.isEmpty
    case .pen(_, let width, let points), .erase(let width, let points), .eraseStroke(let width, let points):
      guard let first = points.first, width > 0, width.isFinite, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite })
      else { return false }
      return first.x > 0 && first.y > 0 && first.x < canvas.width && first.y < canvas.height
    }
  }

  // MARK: Text

  private func text(of gesture: SketchGesture, on canvas: Size) -> String {
    let numbers = ShownNumbers(canvas)
    switch gesture {
    case .pen(let color, let width, let points):
      return "pen(color: \(color.source), width: \(numbers.width(width)), points: [\(numbers.list(points))])"
    case .erase(let width, let points):
      return "erase(width: \(numbers.width(width)), points: [\(numbers.list(points))])"
    case .eraseStroke(let width, let points):
      return "eraseStroke(width: \(numbers.width(width)), points: [\(numbers.list(points))])"
    case .undo: return "undo()"
    case .redo: return "redo()"
    case .clear: return "clear()"
    }
  }

  private func insertion(of text: String, in element: ElementSyntax) -> TextEdit {
    let tree = scene.checked.tree
    let layout = SourceLayout(tree)
    let block = element.block.map { tree[$0] }
    let line = layout.indentation(in: block) + Array(text.utf8) + layout.lineEnd
    guard let block else {
      let end = element.argumentsSpan?.end ?? element.name.span.end
      return .insertion(Array(" {".utf8) + layout.lineEnd + line + [UInt8(ascii: "}")], at: Int(end))
    }
    let close = Int(block.span.end) - 1
    if let indent = layout.indentation(before: close) { return .insertion(line, at: close - indent.count) }
    let end = layout.beforeBlanks(close)
    return TextEdit(span: ByteSpan(end..<close), replacement: layout.lineEnd + line)
  }
}

/// Numbers with as many digits as a canvas can show.
private struct ShownNumbers {
  private let scale: Double

  init(_ canvas: Size) {
    // What a picture of this size is written within: the larger side / 4096. A step of 1/scale is off by at most half of
    // that in either direction.
    let tolerance = max(canvas.width, canvas.height) / 4096
    var scale = 1.0
    while scale < 1e6, 0.5 / scale * 2.0.squareRoot() > tolerance { scale *= 10 }
    self.scale = scale
  }

  private func rounded(_ number: Double) -> Double { (number * scale).rounded() / scale }

  func width(_ width: Double) -> String {
    let shown = rounded(width)
    return numberText(shown > 0 ? shown : width)
  }

  /// Points that fall together are said once.
  func list(_ points: [Point]) -> String {
    var shown: [Point] = []
    for point in points {
      let next = Point(rounded(point.x), rounded(point.y))
      if next != shown.last { shown.append(next) }
    }
    return shown.map { "(\(numberText($0.x)), \(numberText($0.y)))" }.joined(separator: ", ")
  }
}
