// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetScene
internal import FacetSource
internal import FacetSyntax

/// An outline of `segment` commands that is not what it looks like.
enum HexagonSegments: LintRule {
  static let info = RuleInfo(
    "hexagonSegments", .correctness,
    "an outline of segments whose last does not meet the first, or a hexagon that has not six",
    why: """
      Each `segment` is a straight side and the curve that rounds its corner. The last curve has to end where the outline \
      was started; else closing it adds a short side with two sharp corners.
      """,
    bad: RuleExample("plate.badge", plate(lastCurve: "(95, 25)")),
    good: RuleExample("plate.badge", plate(lastCurve: "(95, 30)")))

  private static func plate(lastCurve: String) -> String {
    """
    badge { title: "A plate"
      path {
        move(95, 30)
        segment(line: (60, 5), curve: (40, 5), control: (50, 0))
        segment(line: (5, 30), curve: (0, 40), control: (0, 35))
        segment(line: (0, 60), curve: (5, 70), control: (0, 65))
        segment(line: (40, 95), curve: (60, 95), control: (50, 100))
        segment(line: (95, 70), curve: (100, 60), control: (100, 65))
        segment(line: (100, 40), curve: \(lastCurve), control: (100, 35))
        close()
      }.fill(.navy)
    }
    """
  }

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    let open = subject.elements(
      evenIfSet: true,
      whoseShapesAll: { shape in
        shape.isDirect && shape.outline.segmentGap != nil
      })
    for element in open {
      guard let (end, start) = element.shape.outline.segmentGap else { continue }
      report.add(
        "the last segment ends at \(end.text), but the first starts at \(start.text)", at: element.shape.origin,
        label: "these do not meet", notes: ["let the last `curve:` be the point of `move`"])
    }
    for item in subject.tree.items {
      guard case .shape(let name, _, _, let body) = item.kind, name.text.lowercased().contains("hexagon"),
        let count = subject.plainSegments(in: body), count != 6
      else { continue }
      report.add(
        "`\(name.text)` has \(count) segments, not six", at: subject.at(name.span),
        notes: ["one `segment` rounds one corner"])
    }
  }
}

extension LintSubject {
  /// How many `segment` commands a block holds; nil where it holds none, or other lines and control statements too.
  fileprivate func plainSegments(in block: BlockID) -> Int? {
    var count = 0
    for id in tree[block].statements {
      switch tree[id].kind {
      case .binding: continue
      case .element(let element):
        if element.name.text == "segment" { count += 1 }
        if !["segment", "move", "close"].contains(element.name.text) { return nil }
      case .missing, .property, .slot, .repetition, .conditional, .switchOver: return nil
      }
    }
    return count > 0 ? count : nil
  }
}

extension Point {
  fileprivate var text: String { "(\(shortText(x)), \(shortText(y)))" }
}

extension Outline {
  /// End and start of a closed run of three or more segments that do not meet by a little. A gap that goes on straight
  /// into the first side is half of that side.
  fileprivate var segmentGap: (end: Point, start: Point)? {
    guard case .path(let path) = self else { return nil }
    for subpath in path.subpaths where subpath.isClosed && subpath.isMadeOfSegments {
      let gap = subpath.start - subpath.end
      let first = subpath.segments[0].end - subpath.start
      let size = max(path.bounds.width, path.bounds.height)
      let isStraight = abs(gap.cross(first)) <= 1e-6 * gap.length * first.length && gap.dot(first) > 0
      if gap.length > 1e-6 * size, gap.length < 0.15 * size, !isStraight { return (subpath.end, subpath.start) }
    }
    return nil
  }
}

extension Subpath {
  /// Lines and quads in turn.
  fileprivate var isMadeOfSegments: Bool {
    guard segments.count >= 6, segments.count.isMultiple(of: 2) else { return false }
    return segments.enumerated().allSatisfy { place, segment in
      switch segment {
      case .line: place.isMultiple(of: 2)
      case .quad: !place.isMultiple(of: 2)
      case .cubic, .arc: false
      }
    }
  }
}
