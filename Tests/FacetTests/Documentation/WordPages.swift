// SPDX-License-Identifier: Apache-2.0

import FacetShapes

/// A built-in word on a page of the reference, with its picture.
struct DocumentedWord: Sendable, CustomStringConvertible {
  let info: WordInfo
  /// Tells commands from elements of the same name: `line` draws and is a command.
  let pictureName: String
  var description: String { pictureName }
  var picturePath: String { "docs/reference/pictures/\(pictureName).svg" }

  /// `scene` or `sketch`: what the example's fence is marked with.
  var kind: String { info.example.hasPrefix("sketch") ? "sketch" : "scene" }
  var pictureFile: String { pictureName + (kind == "sketch" ? ".sketch" : ".facet") }

  var section: String {
    "## \(info.name)\n\n\(info.summary)\n\n```\n\(ReferencePage.signature(info))\n```\n\n"
      + ReferencePage.table(info.parameters) + ReferencePage.fence(info.example, "facet-" + kind)
      + "\n![\(info.name)](pictures/\(pictureName).svg)\n\n"
  }
}

/// Pages with a section for each word.
enum WordPages {
  static let elements =
    Primitives.all.map { DocumentedWord(info: $0.info, pictureName: $0.info.name) }
    + Container.allCases.map { DocumentedWord(info: $0.info, pictureName: $0.info.name) }
  static let modifiers = Modifier.allCases.map { DocumentedWord(info: $0.info, pictureName: "modifier-\($0.rawValue)") }
  static let outlineCommands = OutlineCommand.allCases.map {
    DocumentedWord(info: $0.info, pictureName: "command-\($0.rawValue)")
  }
  static let sketchCommands = SketchCommand.allCases.map {
    DocumentedWord(info: $0.info, pictureName: "sketch-\($0.rawValue)")
  }
  static let all = elements + modifiers + outlineCommands + sketchCommands

  static var elementsPage: String {
    ReferencePage.head(
      "Elements",
      """
      What draws or arranges, in the order: primitives, then containers. The library's own are in [library.md](library.md), what \
      may follow an element in [modifiers.md](modifiers.md).
      """) + index(elements) + elements.map(\.section).joined()
  }

  static var modifiersPage: String {
    ReferencePage.head(
      "Modifiers",
      """
      What may follow an element after a dot. They act in the order written, each on the element with everything to its left. \
      `fill` and `stroke` come first.
      """) + index(modifiers) + modifiers.map(\.section).joined()
  }

  static var commandsPage: String {
    ReferencePage.head(
      "Commands",
      """
      What `path { }` and shapes hold, and what `sketch { }` holds. Other primitives, shapes and control statements may stand in \
      an outline too.
      """) + "Outlines:\n\n" + index(outlineCommands) + "Sketches:\n\n" + index(sketchCommands)
      + (outlineCommands + sketchCommands).map(\.section).joined()
  }

  private static func index(_ words: [DocumentedWord]) -> String {
    words.map { "- [`\($0.info.name)`](#\($0.info.name.lowercased())): \($0.info.summary)\n" }.joined() + "\n"
  }
}
