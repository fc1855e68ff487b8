// SPDX-License-Identifier: Apache-2.0

internal import FacetXML

/// What elements say, each read once however often it is drawn, and how much was drawn.
final class DecodedValues {
  /// By the index of the element.
  private var contours: [Int: [DrawnContour]] = [:]
  private var stops: [Int: [DrawnStop]] = [:]
  private let limit: Int
  private var visited = 0

  init(limit: Int) { self.limit = limit }

  /// Counts elements, pieces of paths, stops, and each 64 bytes of what must be read again.
  func charge(_ count: Int) throws(DecodingProblem) {
    visited += count
    if visited > limit { throw DecodingProblem("cannot read more than \(limit) elements and pieces of paths") }
  }

  func charge(_ attributes: [XMLNode.Attribute]) throws(DecodingProblem) {
    var bytes = 0
    for attribute in attributes where attribute.name != "d" { bytes += attribute.value.utf8.count }
    try charge(1 + attributes.count / 4 + bytes / 64)
  }

  func contours(
    of id: XMLNode.ID, _ read: () throws(DecodingProblem) -> [DrawnContour]
  ) throws(DecodingProblem) -> [DrawnContour] {
    let values = try DecodedValues.known(&contours[id.index], read)
    try charge(values.reduce(values.count) { $0 + $1.pieces.count })
    return values
  }

  func stops(
    of id: XMLNode.ID, _ read: () throws(DecodingProblem) -> [DrawnStop]
  ) throws(DecodingProblem) -> [DrawnStop] {
    let values = try DecodedValues.known(&stops[id.index], read)
    try charge(values.count)
    return values
  }

  private static func known<Values>(
    _ place: inout Values?, _ read: () throws(DecodingProblem) -> Values
  ) throws(DecodingProblem) -> Values {
    if let place { return place }
    let values = try read()
    place = values
    return values
  }
}
