// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetSource

/// `facet new`
enum NewCommand {
  static let info = CommandInfo(
    "new", "Print a scene to start from.",
    positionals: [
      PositionalInfo("KIND", takes: .words(Starter.all.map(\.kind)), "face, badge, card, sketch, scene or library.")
    ],
    examples: [
      ("facet new badge > mine.badge", "a badge with a petal turned about its centre"),
      ("facet new library > shapes.facet", "shapes for other scenes to import"),
    ],
    run: run)

  private static func run(_ arguments: ParsedArguments) throws(ToolError) -> ExitCode {
    let name = arguments.positionals.first ?? ""
    if let starter = Starter.all.first(where: { $0.kind == name }) {
      try Terminal(arguments).print(starter.source)
      return .clean
    }
    let near = nearestName(to: name, among: Starter.all.map(\.kind)).map { "did you mean `\($0)`?" }
    let kinds = Starter.all.map(\.kind).joined(separator: ", ")
    throw ToolError("there is no starter for `\(name)`", hint: near ?? "there are \(kinds)")
  }
}

/// A scene to start from.
struct Starter: Sendable {
  let kind: String
  /// What its file ends in.
  let ending: String
  let source: String

  static let all: [Starter] = [
    Starter(
      kind: "face", ending: ".face",
      source: """
        // A face. Try `emotion: .worried`, or set the mouth by number.

        /// How much the mouth smiles.
        param smile: Number = 0.5 in -1...1

        face {
          title: "A face"
          size: 200
          mouthCurvature: smile
          eyeBrows: .relaxed
          color: .teal
        }

        """),
    Starter(
      kind: "badge", ending: ".badge",
      source: """
        // A badge: a hexagon, and a petal turned about its centre.

        /// How many petals.
        param petals: Number = 6 in 3...12 step 1

        badge {
          title: "A badge"
          size: 200

          hexagon().fill(linearGradient([.gold, .tomato], from: (0.5, 0), to: (0.5, 1)))

          repeat k in 0..<petals {
            ellipse()
              .fill(.white)
              .opacity(0.6)
              .frame(width: width / 8, height: width / 4)
              .offset(0, -width / 7)
              .rotate(k / petals * 360deg)
          }
        }

        """),
    Starter(
      kind: "card", ending: ".card",
      source: """
        // A playing card. `--set rank=queen --set suit=spades` makes another one.
        param rank: Rank = .seven
        param suit: Suit = .diamonds

        card {
          size: (250, 400)
          rank: rank
          suit: suit
        }

        """),
    Starter(
      kind: "sketch", ending: ".sketch",
      source: """
        // Pen strokes in the order in which they were drawn.
        sketch {
          title: "A sketch"
          size: (300, 200)
          background: .white

          pen(color: .navy, width: 6, points: [(30, 150), (90, 40), (150, 150), (210, 40), (270, 150)])
          erase(width: 14, points: [(20, 100), (280, 100)])
        }

        """),
    Starter(
      kind: "scene", ending: ".facet",
      source: """
        // Anything else: elements in a picture of one's own size.
        let colors: [Color] = [.crimson, .gold, .teal]

        scene {
          title: "Three discs"
          size: (240, 120)
          background: #f4f1ea

          hstack(spacing: 12) {
            repeat color in colors {
              circle().fill(color).frame(width: 60, height: 60)
            }
          }
        }

        """),
    Starter(
      kind: "library", ending: ".facet",
      source: """
        // Declarations for other scenes: `import "shapes.facet"`.

        /// A cross as wide as the frame; `arm` is the width of its bars, as a share.
        shape cross(arm: Number = 0.3) in unit {
          let low = 0.5 - arm / 2
          let high = 0.5 + arm / 2
          polygon([
            (low, 0), (high, 0), (high, low), (1, low), (1, high), (high, high),
            (high, 1), (low, 1), (low, high), (0, high), (0, low), (low, low),
          ])
        }

        """),
  ]
}
