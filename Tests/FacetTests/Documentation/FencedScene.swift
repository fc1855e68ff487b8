// SPDX-License-Identifier: Apache-2.0
//
// What fenced blocks of the pages promise: whole scenes compile, broken ones have the findings that are shown, excerpts of
// stages are real.

/// A block that is a whole scene or library, marked `facet-face`, `facet-badge`, `facet-card`, `facet-sketch`,
/// `facet-scene` or `facet-library`.
struct FencedScene: Sendable, CustomStringConvertible {
  let block: FencedBlock
  let kind: String

  var description: String { "\(block.page):\(block.line)" }
  var source: String { block.text }
  var ending: String { kind == "scene" || kind == "library" ? ".facet" : "." + kind }

  static let kinds = ["face", "badge", "card", "sketch", "scene", "library"]

  static let all: [FencedScene] = FencedBlock.all.compactMap { block in
    guard block.mark.hasPrefix("facet-"), !block.mark.hasPrefix("facet-broken-") else { return nil }
    return FencedScene(block: block, kind: String(block.mark.dropFirst("facet-".count)))
  }

  /// The picture that stands directly below, `![words](pictures/name.svg)`, as a path from the repository's top.
  var picture: String? {
    let line = block.following
    guard line.hasPrefix("!["), let opening = line.firstRange(of: "](pictures/"), line.hasSuffix(".svg)") else {
      return nil
    }
    let folder = block.page.split(separator: "/").dropLast().joined(separator: "/")
    return folder + "/pictures/" + line[opening.upperBound...].dropLast()
  }
}

/// A block marked `facet-broken-KIND` and the block behind it, which shows its findings.
struct BrokenScene: Sendable, CustomStringConvertible {
  let description: String
  let name: String
  let source: String
  let findings: String

  static let all: [BrokenScene] = zip(FencedBlock.all, FencedBlock.all.dropFirst()).compactMap { block, next in
    guard block.mark.hasPrefix("facet-broken-") else { return nil }
    let kind = block.mark.dropFirst("facet-broken-".count)
    return BrokenScene(
      description: "\(block.page):\(block.line)", name: kind == "scene" ? "first.facet" : "first.\(kind)",
      source: block.text, findings: next.text)
  }
}

/// A block marked `emit-STAGE`: parts of that stage of the landmark badge, `…` between them.
struct StageExcerpt: Sendable, CustomStringConvertible {
  let description: String
  let stage: String
  let parts: [String]

  static let all: [StageExcerpt] = FencedBlock.all.compactMap { block in
    guard block.mark.hasPrefix("emit-") else { return nil }
    return StageExcerpt(
      description: "\(block.page):\(block.line)", stage: String(block.mark.dropFirst("emit-".count)),
      parts: block.text.split(separator: "…\n").map { part in
        // The whole SVG is one line.
        part.hasPrefix("<") ? String(part.dropLast()) : String(part)
      })
  }
}
