// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetSource
import FacetTypes

extension Evaluator {
  /// The least and greatest size of an element without its modifiers.
  func range(of kind: LayoutNode.Kind) -> SizeRange {
    switch kind {
    case .primitive, .shape, .path, .sketch, .container(_, .waiting): return .flexible
    case .text(let block): return .fixed(block.size)
    case .spacer(nil): return .flexible
    case .spacer(.some(let axis)):
      return SizeRange(least: .zero, greatest: Size(along: .infinity, across: 0, axis))
    case .container(let arrangement, .children(let children)):
      let ranges = children.map { layoutNodes[$0].range }
      switch arrangement {
      case .layers: return ranges.reduce(.nothing) { $0.union($1) }
      case .row(let axis, let spacing, _, let distribution):
        return rowRange(ranges, axis, spacing: spacing, distribution)
      case .grid(let columns, let spacing, let rowSpacing, _):
        return gridRange(ranges, columns: columns, spacing: spacing, rowSpacing: rowSpacing)
      }
    }
  }

  private func rowRange(
    _ ranges: [SizeRange], _ axis: Axis, spacing: Double, _ distribution: Distribution
  ) -> SizeRange {
    if ranges.isEmpty { return .nothing }
    let gaps = spacing * Double(ranges.count - 1)
    let widest = ranges.reduce(SizeRange.nothing) { $0.union($1) }
    var least: Double
    var greatest: Double
    switch distribution {
    case .natural:
      least = ranges.reduce(gaps) { $0 + $1.least.along(axis) }
      greatest = ranges.reduce(gaps) { $0 + $1.greatest.along(axis) }
    case .fillEqually:
      least = gaps + widest.least.along(axis) * Double(ranges.count)
      greatest = .infinity
    }
    return SizeRange(
      least: Size(along: max(0, least), across: widest.least.across(axis), axis),
      greatest: Size(along: max(0, greatest), across: widest.greatest.across(axis), axis))
  }

  private func gridRange(
    _ ranges: [SizeRange], columns: Int, spacing: Double, rowSpacing: Double
  ) -> SizeRange {
    if ranges.isEmpty { return .nothing }
    let cell = ranges.reduce(SizeRange.nothing) { $0.union($1) }
    let grid = GridShape(count: ranges.count, columns: columns, spacing: spacing, rowSpacing: rowSpacing)
    return SizeRange(least: grid.size(ofCells: cell.least), greatest: grid.size(ofCells: cell.greatest))
  }
}

/// Rows, columns and gaps of a grid.
struct GridShape {
  var columns: Int
  var rows: Int
  var spacing: Double
  var rowSpacing: Double

  init(count: Int, columns: Int, spacing: Double, rowSpacing: Double) {
    self.columns = columns
    self.rows = (count + columns - 1) / columns
    self.spacing = spacing
    self.rowSpacing = rowSpacing
  }

  private var gaps: Size { Size(spacing * Double(columns - 1), rowSpacing * Double(rows - 1)) }

  /// The size of the whole from the size of a cell.
  func size(ofCells cell: Size) -> Size {
    Size(cell.width * Double(columns) + gaps.width, cell.height * Double(rows) + gaps.height)
  }

  /// The share of a cell in `whole`.
  func cell(in whole: Size) -> Size {
    Size((whole.width - gaps.width) / Double(columns), (whole.height - gaps.height) / Double(rows)).asProposal
  }

  /// The upper left corner of a cell, in reading order.
  func origin(of index: Int, cell: Size) -> Vector {
    Vector(Double(index % columns) * (cell.width + spacing), Double(index / columns) * (cell.height + rowSpacing))
  }
}
