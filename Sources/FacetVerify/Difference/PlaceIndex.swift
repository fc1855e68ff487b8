// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry

/// Finds contours whose boxes have their middle in the same place, without looking at all of them.
struct PlaceIndex {
  private struct Cell: Hashable {
    var x: Double
    var y: Double
  }

  private let side: Double
  /// In ascending order in each cell.
  private var cells: [Cell: [Int]] = [:]

  init(_ units: [DrawnUnit], within tolerance: Double) {
    side = max(tolerance * 4, 1e-9)
    for (index, unit) in units.enumerated() where !unit.box.isEmpty {
      cells[cell(of: unit.box), default: []].append(index)
    }
  }

  /// Those that may lie in the place of a box, in the order drawn.
  func near(_ box: Rect) -> [Int] {
    if box.isEmpty { return [] }
    let middle = cell(of: box)
    var found: [Int] = []
    for x in -1...1 {
      for y in -1...1 {
        found += cells[Cell(x: middle.x + Double(x), y: middle.y + Double(y))] ?? []
      }
    }
    return found.sorted()
  }

  private func cell(of box: Rect) -> Cell {
    Cell(x: (box.center.x / side).rounded(.down), y: (box.center.y / side).rounded(.down))
  }
}
