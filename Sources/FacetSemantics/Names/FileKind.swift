// SPDX-License-Identifier: Apache-2.0

/// What a file's name says it holds.
enum FileKind: Equatable {
  /// `.face .badge .card .sketch`: exactly one scene, with the root of that name.
  case scene(root: String)
  /// `.facet`: declarations only, or a generic `scene`.
  case general
  /// `project.facet`: build settings.
  case project
  /// Some other name, such as that of standard input: any root will do.
  case open

  /// The root elements that have an ending of their own.
  static let specificRoots = ["face", "badge", "card", "sketch"]
  /// All root elements.
  static let allRoots = specificRoots + ["scene"]

  init(path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    if name == "project.facet" {
      self = .project
    } else if ending == "facet" {
      self = .general
    } else if Self.specificRoots.contains(ending), name != ending {
      self = .scene(root: ending)
    } else {
      self = .open
    }
  }
}
