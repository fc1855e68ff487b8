// SPDX-License-Identifier: Apache-2.0

import FacetAlphabet
import FacetShapes
import FacetTextWire
import Synchronization

/// Text for one compile: the built-in alphabet in process, named fonts by the sibling `facet-text`, which is not looked
/// for before a scene names one. A font file is named relative to the scene's own file, and lies inside the root.
final class SceneShaper: TextShaper {
  private let alphabet = PlainAlphabet()
  private let sibling: SiblingShaper
  /// The scene's folder as messages name it, and from the root.
  private let folder: String
  private let folderInRoot: String
  private let files: any FileSystem
  private let askedFiles = Mutex<[String]>([])

  /// `root` is canonical.
  init(scene path: String, root: String, files: any FileSystem) {
    sibling = SiblingShaper(root: root)
    folder = folderOf(path)
    self.files = files
    let real = files.canonicalPath(folder.isEmpty ? "." : folder) ?? root
    folderInRoot = isInside(real, root) ? String(real.dropFirst(root.count).drop { $0 == "/" }) : ""
  }

  func shape(_ request: TextRequest) throws(TextProblem) -> ShapedLine {
    guard let family = request.family else { return try alphabet.shape(request) }
    guard SceneShaper.isFontFile(family) else { return try sibling.shape(request) }
    if family.hasPrefix("/") {
      throw .unusableFont(family, reason: "a font file is named relative to the scene's file, not from `/`")
    }
    let asked = normalized(joined(folder, family))
    askedFiles.withLock { if !$0.contains(asked) { $0.append(asked) } }
    var moved = request
    moved.family = joined(folderInRoot, family)
    do throws(TextProblem) {
      return try sibling.shape(moved)
    } catch {
      throw SceneShaper.named(family, error)
    }
  }

  /// Font files that decided the outlines, or would have if they were there: those that the scene names as it does, then
  /// those of families.
  var fontPaths: [String] {
    let asked = askedFiles.withLock { $0 }
    let known = asked.compactMap { files.canonicalPath($0) }
    return asked + sibling.resources().map(\.path).filter { !known.contains($0) }
  }

  /// As the sibling tells files from families.
  private static func isFontFile(_ family: String) -> Bool {
    let ending = family.suffix(4).lowercased()
    return ending == ".ttf" || ending == ".otf"
  }

  /// The problem by the name that stands in the scene.
  private static func named(_ family: String, _ problem: TextProblem) -> TextProblem {
    switch problem {
    case .missingGlyphs, .shaperUnavailable: problem
    case .missingFamily(_, let hint): .missingFamily(family, hint: hint)
    case .unusableFont(_, let reason): .unusableFont(family, reason: reason)
    }
  }
}
