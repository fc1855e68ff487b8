// SPDX-License-Identifier: Apache-2.0

extension CorrectnessTests {
  static let scenes: [Scene] = [
    Scene(
      about: "a value that a theme alone drives too far is found, at its argument",
      source: """
        param smile: Number = 0.5
        theme glad { smile: 3 }
        scene {
          face(mouthCurvature: smile)
        }
        """, expected: ["clampedValue:4"]),
    Scene(
      about: "a component of the file's own is told of its clamps too",
      source: """
        component dial(share: Number) { circle(radius: clamp(share, 0.1, 1) * 40).fill(.teal) }
        scene {
          dial(share: 0.5)
          dial(share: 1.25)
        }
        """, expected: ["clampedValue:4"]),
    Scene(
      about: "a measure that a param makes 0 is no mistake",
      source: """
        param share: Number = 0 in 0...1
        scene { rect().fill(.teal).frame(width: share * 100, height: 20) }
        """, expected: []),
    Scene(
      about: "a bar chart may have a value of 0",
      source: """
        scene {
          repeat value in [0, 3, 5] { rect().fill(.teal).frame(width: 10, height: value * 10) }
        }
        """, expected: []),
    Scene(
      about: "corners on one line have no area",
      source: "scene {\n  polygon([(10, 10), (50, 50), (90, 90)]).fill(.teal)\n}", expected: ["degenerateOutline:2"]),
    Scene(
      about: "a command that leads nowhere is found where it stands; a dot is none",
      source: """
        scene {
          path {
            move(10, 10)
            line(90, 10)
            line(90, 10)
            line(90, 90)
            close()
          }.fill(.teal)
          path {
            move(50, 50)
            line(50, 50)
          }.stroke(.white, width: 8, cap: .round)
        }
        """, expected: ["zeroLengthSegment:5"]),
    Scene(
      about: "a star under even-odd crosses itself on purpose, a stroke fills nothing",
      source: """
        let points: [Point] = [(50, 10), (75, 85), (10, 40), (90, 40), (25, 85)]
        scene {
          polygon(points).fill(.teal, rule: .evenOdd)
          polygon(points).stroke(.navy)
          polygon(points).fill(.gold)
        }
        """, expected: ["selfCrossingOutline:5"]),
    Scene(
      about: "a hexagon of five segments",
      source: """
        shape softHexagon in unit {
          move(0.9, 0.2)
          segment(line: (0.6, 0), curve: (0.4, 0), control: (0.5, 0))
          segment(line: (0.1, 0.2), curve: (0, 0.4), control: (0, 0.3))
          segment(line: (0, 0.7), curve: (0.1, 0.8), control: (0, 0.8))
          segment(line: (0.4, 1), curve: (0.6, 1), control: (0.5, 1))
          segment(line: (1, 0.6), curve: (0.9, 0.2), control: (1, 0.3))
          close()
        }
        scene { softHexagon().fill(.teal) }
        """, expected: ["hexagonSegments:1"]),
    Scene(
      about: "a soft square may start in the middle of a side",
      source: """
        scene {
          path {
            move(50, 0)
            segment(line: (80, 0), curve: (100, 20), control: (100, 0))
            segment(line: (100, 80), curve: (80, 100), control: (100, 100))
            segment(line: (20, 100), curve: (0, 80), control: (0, 100))
            segment(line: (0, 20), curve: (20, 0), control: (0, 0))
            close()
          }.fill(.teal)
        }
        """, expected: []),
    Scene(
      about: "one copy too many falls on the first",
      source: """
        scene {
          repeat k in 0...6 {
            line(from: (50, 10), to: (50, 30)).stroke(.orange, width: 4)
              .rotate(k / 6 * 360deg)
          }
        }
        """, expected: ["openTurn:4"]),
    Scene(
      about: "a fan, a gauge, a closed ring and one that leaves a place free are meant so",
      source: """
        scene {
          repeat k in -4...4 { line(from: (50, 10), to: (50, 20)).stroke(.navy).rotate(k * 13deg) }
          repeat k in 0...10 { line(from: (50, 10), to: (50, 20)).stroke(.navy).rotate(k * 27deg) }
          repeat k in 0..<7 { line(from: (50, 30), to: (50, 35)).stroke(.navy).rotate(k / 7 * 360deg) }
          repeat k in 1..<12 { line(from: (50, 40), to: (50, 45)).stroke(.navy).rotate(k * 30deg) }
        }
        """, expected: []),
    Scene(
      about: "groups are turned as a whole",
      source: """
        scene {
          repeat k in 0..<5 {
            group {
              circle(center: (50, 20), radius: 5).fill(.teal)
              circle(center: (50, 35), radius: 3).fill(.gold)
            }.rotate(k * 80deg)
          }
        }
        """, expected: ["openTurn:6"]),
    Scene(
      about: "an open path that ends where it began is closed enough; an arc alone means its chord",
      source: """
        scene {
          path {
            move(10, 10)
            lines([(10, 10), (90, 10), (50, 90), (10, 10)])
          }.fill(.teal)
          arc(radius: 40, from: 0deg, to: 180deg).fill(.gold)
          path {
            move(10, 90)
            line(50, 60)
            line(90, 90)
          }.fill(.navy)
        }
        """, expected: ["filledOpenPath:7"]),
    Scene(
      about: "opacity that a param or a loop decides is no mistake",
      source: """
        param shown: Bool = false
        scene {
          circle(radius: 10).fill(.teal).opacity(shown ? 1 : 0)
          repeat k in 0...2 { circle(center: (20 + k * 30, 20), radius: 9).fill(.navy).opacity(k / 2) }
          circle(center: (80, 80), radius: 9).fill(.navy).scale(0)
          circle(center: (20, 80), radius: 9).fill(fade(.navy, 0))
          circle(center: (50, 80), radius: 9).fill(fade(.navy, 0)).stroke(.navy)
        }
        """, expected: ["invisibleElement:5", "invisibleElement:6"]),
    Scene(
      about: "what a condition, opacity, a clip or a hole leaves open covers nothing",
      source: """
        param locked: Bool = true
        scene {
          circle(radius: 10).fill(.gold)
          if locked { rect().fill(.gray) }
          circle(radius: 11).fill(.gold)
          rect().fill(.gray).opacity(0.9)
          rect().fill(.gray).clip { circle(radius: 20) }
          path { data("M0 0H100V100H0ZM30 30H70V70H30Z") }.fill(.gray, rule: .evenOdd)
        }
        """, expected: []),
    Scene(
      about: "a bar that a param makes as wide as its ground, by way of a value, a function and a component",
      source: """
        param full: Number = 1 in 0...1
        let share = full
        func wide(part: Number) -> Number = part * 100 * share
        component bar() {
          rect().fill(.gray).frame(width: 100, height: 10)
          rect().fill(.teal).frame(width: wide(1), height: 10)
        }
        scene { bar() }
        """, expected: []),
    Scene(
      about: "a bar that is always as wide as its ground",
      source: """
        let share = 1
        component bar(tall: Number) {
          rect().fill(.gray).frame(width: 100, height: 10)
          rect().fill(.teal).frame(width: share * 100, height: 10)
          circle(radius: tall).fill(.gold)
        }
        scene { bar(tall: 4) }
        """, expected: ["coveredElement:3"]),
    Scene(
      about: "a circle covers what lies in it, and not the corners of a square around it",
      source: """
        scene {
          rect().fill(.gold).frame(width: 50, height: 50)
          rect().fill(.teal).frame(width: 79, height: 79)
          circle(radius: 40).fill(.gray)
        }
        """, expected: ["coveredElement:2"]),
    Scene(
      about: "what has no area is said to have none, and not to be covered or of the colour behind it",
      source: """
        scene {
          background: .white
          rect().fill(.red)
          circle().fill(.red).frame(width: 0, height: 2)
          rect().fill(.teal).frame(width: 8, height: 0)
          rect().fill(.gold)
        }
        """, expected: ["coveredElement:3", "degenerateOutline:4", "degenerateOutline:5"]),
    Scene(
      about: "paint that hides a part is seen by what it hides",
      source: """
        scene {
          background: .white
          circle(center: (30, 30), radius: 20).stroke(.navy, width: 6)
          rect().fill(.white).frame(width: 20, height: 12).position(30, 10)
          circle(center: (80, 80), radius: 10).fill(.white)
        }
        """, expected: ["sameAsBehind:5"]),
    Scene(
      about: "a colour that is lost under one theme alone is none of this rule's findings",
      source: """
        param ground: Color = .white
        theme dark { ground: .navy }
        scene {
          background: ground
          circle(radius: 10).fill(.navy)
        }
        """, expected: []),
    Scene(
      about: "conditions that cannot hold, and one that a named switch turns",
      source: """
        let showsGrid = false
        param side: Number = 10 in 1...20
        scene {
          if showsGrid { circle(radius: 10).fill(.teal) }
          if 1 > 2 { circle(radius: 11).fill(.teal) }
          circle(radius: side > 5 ? 20 : side > 5 ? 12 : 13).fill(.navy)
        }
        """, expected: ["unreachableBranch:5", "unreachableBranch:6"]),
    Scene(
      about: "a text says nothing where it is always empty, and does not only take up room",
      source: """
        param name: String = ""
        let nothing = ""
        scene {
          text("").fill(.navy)
          text(nothing, size: 20)
          text(name)
          text(" ")
          text("").frame(height: 20)
          circle(radius: 20).fill(.teal)
        }
        """, expected: ["emptyElement:4", "emptyElement:5"]),
    Scene(
      about: "an empty clip hides its element",
      source: "scene {\n  circle(radius: 20).fill(.teal)\n    .clip { }\n}", expected: ["emptyElement:3"]),
    Scene(
      about: "alphas as people choose them",
      source: """
        scene {
          circle(radius: 40).fill(#ffffff80)
          circle(radius: 30).fill(#ff0000cc)
          circle(radius: 20).fill(#ff123487)
        }
        """, expected: ["argbColor:4"]),
    Scene(
      about: "a gradient of one colour",
      source: "scene {\n  circle(radius: 20).fill(radialGradient([.teal, .teal]))\n}", expected: ["collapsedGradient:2"]
    ),
    Scene(
      about: "an eraser in a loop that hits once has its use; a clear of nothing has none",
      file: "test.sketch",
      source: """
        sketch {
          clear()
          pen(width: 4, points: [(10, 50), (90, 50)])
          repeat y in [10, 50] { erase(width: 4, points: [(20, y), (30, y)]) }
          eraseStroke(width: 2, points: [(50, 80)])
        }
        """, expected: ["eraseHitsNothing:2", "eraseHitsNothing:5"]),
    Scene(
      about: "a stroke that starts outside is reported once",
      file: "test.sketch",
      source: """
        sketch {
          pen(width: 4, points: [(-9, 50), (90, 50)])
          pen(width: 4, points: [(9, 80), (190, 80)])
        }
        """, expected: ["strokeStartsOutside:2", "inkOutsideCanvas:3"]),
  ]
}
