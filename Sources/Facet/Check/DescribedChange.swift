// SPDX-License-Identifier: Apache-2.0

import FacetSource
public import FacetVerify

/// A change with its place looked up in the source.
public struct DescribedChange: Sendable, Hashable {
  public struct Place: Sendable, Hashable {
    public var path: String
    /// From 1.
    public var line: Int
    public var column: Int
  }

  public var kind: PictureChange.Kind
  /// `moved by (3, 0)`
  public var phrase: String
  /// Contours that changed alike.
  public var count: Int
  /// The word of the scene, or the name of the SVG's element; nil for the whole picture.
  public var element: String?
  /// It is something that the element draws, which is a use of what another file declares.
  public var isPart = false
  /// Where the element stands; nil where no scene is known.
  public var place: Place?
  private var side: PictureChange.Side

  public init(_ change: PictureChange, before: PictureNames, after: PictureNames) {
    kind = change.kind
    phrase = change.phrase
    count = change.count
    side = change.place.side
    element = change.place.element
    let names =
      switch change.place.side {
      case .before: before
      case .after: after
      }
    guard let origin = change.place.origin, let file = names.sources.file(origin.source) else { return }
    let position = LineTable(file.bytes).position(of: Int(origin.span.start))
    place = Place(path: file.path, line: position.line, column: position.column)
    let word = file.text(origin.span).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    element = word.isEmpty ? "picture" : String(word)
    isPart = names.calls.contains(origin)
  }

  /// `circle at scenes/a.face:4:3`, `part of face at scenes/a.face:1:1`, or empty for the whole picture.
  public var subject: String { isPart ? "part of " + name : name }

  fileprivate var name: String {
    guard let element else { return "" }
    if let place { return "\(element) at \(place.path):\(place.line):\(place.column)" }
    switch side {
    case .before: return "`\(element)` of the old SVG"
    case .after: return "`\(element)` of the SVG"
    }
  }

  /// `circle at scenes/a.face:4:3 moved by (3, 0)`
  public var text: String { subject.isEmpty ? phrase : subject + " " + phrase }
}

extension [DescribedChange] {
  /// A line for each change; an element with many has one for all of them.
  public var lines: [String] {
    var places: [String: Int] = [:]
    var groups: [[DescribedChange]] = []
    for change in self {
      if let place = places[change.subject], !change.subject.isEmpty {
        groups[place].append(change)
      } else {
        places[change.subject] = groups.count
        groups.append([change])
      }
    }
    return groups.flatMap { group in group.count > 4 ? [group.summary] : group.map(\.text) }
  }

  /// `face at a.face:1:1 changed: 3 moved, 8 reshaped, 3 added`
  private var summary: String {
    let counts = PictureChange.Kind.allCases.compactMap { kind -> String? in
      let count = filter { $0.kind == kind }.reduce(0) { $0 + $1.count }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    return (first?.name ?? "") + " changed: " + counts.joined(separator: ", ")
  }
}
