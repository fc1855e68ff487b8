// SPDX-License-Identifier: Apache-2.0

import FacetTypes

extension Container {
  /// Name, parameters and documentation.
  public var info: WordInfo {
    switch self {
    case .group: Self.groupInfo
    case .hstack: Self.hstackInfo
    case .vstack: Self.vstackInfo
    case .grid: Self.gridInfo
    case .spacer: Self.spacerInfo
    case .text: Self.textInfo
    case .path: Self.pathInfo
    case .sketch: Self.sketchInfo
    case .scene: Self.sceneInfo
    }
  }

  private static let groupInfo = WordInfo(
    "group", [.alignment("Where children smaller than the group stand in it.")], block: .elements,
    summary: "Children over one another, later ones on top, as one element: opacity, clips and turns act on the whole.",
    example: """
      scene {
        size: 120
        group {
          circle().fill(.crimson)
          rect().fill(.navy).frame(width: 50, height: 50)
        }.padding(10).opacity(0.6)
      }
      """)

  private static let hstackInfo = WordInfo(
    "hstack", stackParameters(alignment: "Where children stand across the row."), block: .elements,
    summary: "Children side by side, from left to right.",
    example: """
      scene {
        size: (120, 60)
        hstack(spacing: 10) {
          circle().fill(.crimson)
          circle().fill(.gold)
          circle().fill(.seagreen)
        }.padding(8)
      }
      """)

  private static let vstackInfo = WordInfo(
    "vstack", stackParameters(alignment: "Where children stand across the column."), block: .elements,
    summary: "Children below one another, from top to bottom.",
    example: """
      scene {
        size: 120
        vstack(spacing: 6, alignment: .left) {
          rect().fill(.crimson)
          rect().fill(.gold).frame(width: 60)
          rect().fill(.seagreen).frame(width: 30)
        }.padding(8)
      }
      """)

  private static func stackParameters(alignment: String) -> [ParameterInfo] {
    [
      ParameterInfo("spacing", .number, .value(.number(0)), "Room between neighbours; below 0 they overlap."),
      .alignment(alignment),
      ParameterInfo(
        "distribution", BuiltInEnum.distribution.type, BuiltInEnum.distribution.preset("natural"),
        "`.natural` gives each child what it needs, `.fillEqually` all the same share."),
    ]
  }

  private static let gridInfo = WordInfo(
    "grid",
    [
      ParameterInfo("columns", .number, in: 1...10_000, "How many cells a row has, a whole number."),
      ParameterInfo("spacing", .number, .value(.number(0)), in: .lengths, "Room between cells."),
      ParameterInfo("rowSpacing", .number, .absent, in: .lengths, "Room between rows; as `spacing` unless given."),
      .alignment("Where children stand in their cells."),
    ],
    block: .elements,
    summary: "Children in equal cells, in reading order.",
    example: """
      scene {
        size: 120
        grid(columns: 3, spacing: 6) {
          repeat k in 0..<9 {
            rect(cornerRadius: 6).fill(hsl(k * 40deg, 0.7, 0.55))
          }
        }.padding(8)
      }
      """)

  private static let spacerInfo = WordInfo(
    "spacer", summary: "Empty room in a stack that takes what the others leave.",
    example: """
      scene {
        size: (120, 40)
        hstack {
          circle().fill(.crimson).frame(width: 30)
          spacer()
          circle().fill(.navy).frame(width: 30)
        }
      }
      """)

  private static let textInfo = WordInfo(
    "text",
    [
      ParameterInfo("string", .string, "What it says; `\\n` starts a new line."),
      ParameterInfo("size", .number, .value(.number(16)), in: .lengths, "The em, in user units."),
      ParameterInfo(
        "weight", BuiltInEnum.weight.type, BuiltInEnum.weight.preset("regular"), "How heavy the letters are."),
      ParameterInfo(
        "family", .string, .absent, "A font's name or file; the library's own plain alphabet unless given."),
      .alignment(preset: .left, "How lines of different length stand to one another: left, center or right."),
    ],
    summary: "Lines of text as outlines, as large as its lines.",
    example: """
      scene {
        size: (120, 60)
        text("Hello,\\nFacet", size: 22, weight: .bold, alignment: .center).fill(.midnightblue)
      }
      """)

  private static let pathInfo = WordInfo(
    "path", block: .outline, summary: "An outline drawn by commands, in the coordinates of its frame.",
    example: """
      scene {
        size: 120
        path {
          move(20, 100)
          quad(100, 100, control: (60, 10))
          close()
        }.fill(.tomato)
      }
      """)

  private static let sketchInfo = WordInfo(
    "sketch", block: .strokes, summary: "Pen strokes, erasers and their history, replayed in order.",
    example: """
      sketch {
        size: 120
        pen(color: .navy, width: 6, points: [(15, 90), (40, 30), (70, 80), (105, 25)])
        erase(width: 10, points: [(10, 60), (110, 60)])
      }
      """)

  private static let sceneInfo = WordInfo(
    "scene", block: .elements, summary: "The root of a scene of any kind; its children are centred over one another.",
    example: """
      scene {
        title: "A full moon"
        size: 120
        background: .midnightblue
        circle(radius: 40).fill(.lemonchiffon)
      }
      """)
}
