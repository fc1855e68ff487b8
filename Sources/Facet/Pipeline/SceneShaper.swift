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
  /// Files that lines of this scene were set from, ascending.
  private let usedFonts = Mutex<[String]>([])
  /// The scene's folder as messages name it, and from the root.
  private let folder: String
  private let folderInRoot: String
  private let files: any FileSystem
  private let askedFiles = Mutex<[String]>([])

  /// `root` is canonical, and that of the sibling.
  init(scene path: String, root: String, files: any FileSystem, sibling: SiblingShaper) {
    self.sibling = sibling
    folder = folderOf(path)
    self.files = files
    let real = files.canonicalPath(folder.isEmpty ? "." : folder) ?? root
    folderInRoot = isInside(real, root) ? String(real.dropFirst(root.count).drop { $0 == "/" }) : ""
  }

  func shape(_ request: TextRequest) throws(TextProblem) -> ShapedLine {
    guard let family = request.family else { return try alphabet.shape(request) }
    guard TextRequest.namesFontFile(family) else { return try asked(request) }
    if family.hasPrefix("/") {
      throw .unusableFont(family, reason: "a font file is named relative to the scene's file, not from `/`")
    }
    let file = normalized(joined(folder, family))
    askedFiles.withLock { if !$0.contains(file) { $0.append(file) } }
    var moved = request
    moved.family = joined(folderInRoot, family)
    do throws(TextProblem) {
      return try asked(moved)
    } catch {
      throw SceneShaper.named(family, error)
    }
  }

  private func asked(_ request: TextRequest) throws(TextProblem) -> ShapedLine {
    let (line, font) = try sibling.shapeWithFont(request)
    usedFonts.withLock { fonts in
      let place = fonts.firstIndex { $0 >= font.path } ?? fonts.count
      if place == fonts.count || fonts[place] != font.path { fonts.insert(font.path, at: place) }
    }
    return line
  }

  /// Font files that decided the outlines, or would have if they were there: those that the scene names as it does, then
  /// those of families.
  var fontPaths: [String] {
    let asked = askedFiles.withLock { $0 }
    let known = asked.compactMap { files.canonicalPath($0) }
    return asked + usedFonts.withLock { $0 }.filter { !known.contains($0) }
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
