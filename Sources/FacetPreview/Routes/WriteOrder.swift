// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetGeometry
import FacetTypes
import FoundationEssentials

/// What a page wants written into a source.
struct WriteOrder {
  enum Limit {
    /// How far from the origin a point of a stroke may lie, and how wide a stroke may be: ten times the largest canvas.
    static let coordinate = 1e7
  }

  /// Why a message is no order, in the words of the page.
  struct Refusal: Error {
    var text = "This is no change."
  }

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

  /// Throws for what is no message, or one that says neither or both.
  init(json bytes: [UInt8]) throws(Refusal) {
    // Where it is no JSON is of no use to who wrote a program that writes JSON.
    guard let message = try? JSONDecoder().decode(Message.self, from: Data(bytes)) else { throw Refusal() }
    scene = message.scene
    hash = message.hash
    switch (message.changes, message.gesture) {
    case (let changes?, nil): change = .knobs(changes.map { KnobChange(name: $0.name, value: $0.value) })
    case (nil, let gesture?): change = .gesture(try Self.gesture(gesture))
    case (nil, nil), (_?, _?): throw Refusal()
    }
  }

  private static func gesture(_ message: Message.Gesture) throws(Refusal) -> SketchGesture {
    switch message.kind {
    case "undo": return .undo
    case "redo": return .redo
    case "clear": return .clear
    case "pen", "erase", "eraseStroke": break
    case _: throw Refusal()
    }
    let points = (message.points ?? []).filter { $0.count == 2 }.map { Point($0[0], $0[1]) }
    guard !points.isEmpty, points.count == message.points?.count, let width = message.width else { throw Refusal() }
    let numbers = points.flatMap { [$0.x, $0.y] } + [width]
    guard numbers.allSatisfy({ abs($0) <= Limit.coordinate }) else {
      throw Refusal(text: "A stroke goes no farther than \(Int(Limit.coordinate)) units, and is no wider.")
    }
    if message.kind == "erase" { return .erase(width: width, points: points) }
    if message.kind == "eraseStroke" { return .eraseStroke(width: width, points: points) }
    guard let color = message.color.flatMap({ Color(hex: $0) }) else { throw Refusal() }
    return .pen(color: color, width: width, points: points)
  }
}
