// SPDX-License-Identifier: Apache-2.0

import FacetGeometry
import FacetSource
import FacetTypes

/// How a stack places its children.
struct Row {
  var axis: Axis
  /// Below 0 neighbours overlap by that much.
  var spacing: Double
  var alignment: Anchor
  var distribution: Distribution
}

extension Evaluator {
  /// A stack: the least flexible child is served first, each is offered an equal share of what remains.
  func placeRow(
    _ children: [LayoutNodeID], _ row: Row, in offered: Size, taking whole: Size?, at origin: SourceSpan
  ) throws(Stop) -> Placed {
    let gaps = row.spacing * Double(max(0, children.count - 1))
    let room = max(0, offered.along(row.axis) - gaps)
    let across = offered.across(row.axis)
    var placed = [Placed](repeating: Placed(node: nil, size: .zero), count: children.count)
    var cells: [Double]
    switch row.distribution {
    case .natural:
      var remaining = room
      var waiting = children.count
      for index in servingOrder(children, along: row.axis) {
        let share = max(0, remaining) / Double(waiting)
        placed[index] = try place(children[index], in: Size(along: share, across: across, row.axis))
        remaining -= placed[index].size.along(row.axis)
        waiting -= 1
      }
      cells = placed.map { $0.size.along(row.axis) }
    case .fillEqually:
      let least = children.reduce(0) { max($0, layoutNodes[$1].range.least.along(row.axis)) }
      let cell = max(least, room / Double(max(1, children.count)))
      for (index, child) in children.enumerated() {
        placed[index] = try place(child, in: Size(along: cell, across: across, row.axis))
      }
      cells = [Double](repeating: cell, count: children.count)
    }
    let content = Size(
      along: max(0, cells.reduce(gaps, +)), across: placed.reduce(0) { max($0, $1.size.across(row.axis)) }, row.axis)
    let size = whole ?? content
    align(placed, in: cells, content: content, of: size, row)
    return Placed(node: group(placed, at: origin), size: size)
  }

  /// Least flexible first; children alike in that are served as written.
  private func servingOrder(_ children: [LayoutNodeID], along axis: Axis) -> [Int] {
    let flexibility = children.map { child in
      layoutNodes[child].range.greatest.along(axis) - layoutNodes[child].range.least.along(axis)
    }
    return children.indices.sorted { left, right in
      flexibility[left] != flexibility[right] ? flexibility[left] < flexibility[right] : left < right
    }
  }

  private func align(_ placed: [Placed], in cells: [Double], content: Size, of size: Size, _ row: Row) {
    let start = size.shift(of: content, at: row.alignment)
    var along = row.axis == .horizontal ? start.dx : start.dy
    for (child, cell) in zip(placed, cells) {
      let across = size.shift(of: child.size, at: row.alignment)
      let inCell = (cell - child.size.along(row.axis)) / 2
      switch row.axis {
      case .horizontal: move(child, by: Vector(along + inCell, across.dy))
      case .vertical: move(child, by: Vector(across.dx, along + inCell))
      }
      along += cell + row.spacing
    }
  }
}
