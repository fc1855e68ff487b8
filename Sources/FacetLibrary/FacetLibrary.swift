// SPDX-License-Identifier: Apache-2.0
//
// The built-in library, written in the language itself and embedded as bytes. A leaf: it knows nothing of the compiler.

/// One file of the built-in library.
public struct LibraryFile: Sendable {
  /// Its name in messages and in `facet library`.
  public let name: String
  public let bytes: [UInt8]
}

/// The built-in library, in the order in which it is read.
public enum Library {
  public static var files: [LibraryFile] {
    [
      LibraryFile(name: "face.facet", bytes: PackageResources.face_facet),
      LibraryFile(name: "badge.facet", bytes: PackageResources.badge_facet),
      LibraryFile(name: "suits.facet", bytes: PackageResources.suits_facet),
      LibraryFile(name: "card.facet", bytes: PackageResources.card_facet),
      LibraryFile(name: "court.facet", bytes: PackageResources.court_facet),
      LibraryFile(name: "figures.facet", bytes: PackageResources.figures_facet),
      LibraryFile(name: "back.facet", bytes: PackageResources.back_facet),
    ]
  }
}
