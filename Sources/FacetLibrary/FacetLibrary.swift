// SPDX-License-Identifier: Apache-2.0
//
// The built-in library, written in the language itself and embedded as bytes. A leaf: it knows nothing of the compiler.

/// One file of the built-in library.
public struct LibraryFile: Sendable {
  /// Its name in messages and in `facet library`.
  public let name: String
  public let bytes: [UInt8]
  /// The names that it declares at file level, so that a scene that uses none of them need not have it parsed.
  public let declares: [String]
  /// Places of the files whose names it uses.
  public let needs: [Int]
}

/// The built-in library, in the order in which it is read.
public enum Library {
  public static var files: [LibraryFile] {
    [
      LibraryFile(
        name: "face.facet", bytes: PackageResources.face_facet,
        declares: [
          "Emotion", "Eyes", "EyeBrows", "Mouth", "emotionEyes", "emotionEyeBrows", "emotionMouth", "curvature", "tilt",
          "face",
        ], needs: []),
      LibraryFile(name: "badge.facet", bytes: PackageResources.badge_facet, declares: ["hexagon", "badge"], needs: []),
      LibraryFile(
        name: "suits.facet", bytes: PackageResources.suits_facet,
        declares: ["Rank", "Suit", "heart", "diamond", "spade", "club", "suitColor", "suitSign"], needs: []),
      LibraryFile(
        name: "card.facet", bytes: PackageResources.card_facet,
        declares: ["rankLabel", "rankTitle", "pipPlaces", "pips", "cornerLabel", "card"], needs: [2, 4, 6]),
      LibraryFile(
        name: "court.facet", bytes: PackageResources.court_facet,
        declares: [
          "courtGold", "courtSkin", "courtInk", "trimColor", "courtArt", "courtSash", "courtFigure", "courtRobe",
          "courtFace",
        ], needs: [2, 5]),
      LibraryFile(
        name: "figures.facet", bytes: PackageResources.figures_facet,
        declares: ["kingHead", "queenHead", "jackHead"], needs: [4]),
      LibraryFile(
        name: "back.facet", bytes: PackageResources.back_facet, declares: ["cardBack", "rosette"], needs: [2]),
    ]
  }

  /// The places of the files that a program with these words in it may use, in order: those that declare one of them,
  /// and what those need in turn.
  public static func places(neededFor words: Set<String>) -> [Int] {
    let files = Library.files
    var needed = files.map { file in file.declares.contains { words.contains($0) } }
    var waiting = needed.indices.filter { needed[$0] }
    while let place = waiting.popLast() {
      for other in files[place].needs where !needed[other] {
        needed[other] = true
        waiting.append(other)
      }
    }
    return needed.indices.filter { needed[$0] }
  }
}
