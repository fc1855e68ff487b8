// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetGeometry
import FacetTypes
import FoundationEssentials

/// What a page wants written into a source.
struct WriteOrder {
  var scene: String
  /// Of the source that the page looked at.
  var hash: String
  var change: SourceChange

  private struct Message: Decodable {
    struct Change: Decodable {
      var name: String
      var value: String
    }
    struct Gesture: Decodable {
      var kind: String
      var color: String?
      var width: Double?
      var points: [[Double]]?
    }
    var scene: String
    var hash: String
    var changes: [Change]?
    var gesture: Gesture?
  }

  /// nil for what is no message, or one that says neither or both.
  init?(json bytes: [UInt8]) {
    guard let message = try? JSONDecoder().decode(Message.self, from: Data(bytes)) else { return nil }
    scene = message.scene
    hash = message.hash
    switch (message.changes, message.gesture) {
    case (let changes?, nil): change = .knobs(changes.map { KnobChange(name: $0.name, value: $0.value) })
    case (nil, let gesture?):
      guard let gesture = Self.gesture(gesture) else { return nil }
      change = .gesture(gesture)
    case (nil, nil), (_?, _?): return nil
    }
  }

  private static func gesture(_ message: Message.Gesture) -> SketchGesture? {
    switch message.kind {
    case "undo": return .undo
    case "redo": return .redo
    case "clear": return .clear
    case "pen", "erase", "eraseStroke": break
    case _: return nil
    }
    let points = (message.points ?? []).filter { $0.count == 2 }.map { Point($0[0], $0[1]) }
    guard !points.isEmpty, points.count == message.points?.count, let width = message.width else { return nil }
    if message.kind == "erase" { return .erase(width: width, points: points) }
    if message.kind == "eraseStroke" { return .eraseStroke(width: width, points: points) }
    guard let color = message.color.flatMap({ Color(hex: $0) }) else { return nil }
    return .pen(color: color, width: width, points: points)
  }
}
