// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetTestSupport
import Testing

@Suite("Scenes in the documentation") struct ScenesInPages {
  @Test("are found") func found() {
    #expect(FencedScene.all.count > 20)
    #expect(FencedScene.all.allSatisfy { FencedScene.kinds.contains($0.kind) })
  }

  @Test("compile without errors, to the picture below them", arguments: FencedScene.all)
  func compiles(scene: FencedScene) {
    let name = scene.picture.map { stem(of: $0) } ?? "page"
    let picture = ScenePicture(scene.source, name: name + scene.ending)
    #expect(picture.complaint == "", "\(scene)")
    #expect(picture.isLibrary == (scene.kind == "library"), "\(scene)")
    if let path = scene.picture {
      let difference = differenceFromExpectation(picture.svg, at: path)
      #expect(difference == nil, "\(difference ?? "")")
    }
  }

  /// Scenes beside their pictures, for those that show more than one block of a page.
  @Test(
    "in files of their own compile to the pictures beside them",
    arguments: Fixture.files(below: "docs/pictures", endings: [".facet", ".face", ".badge", ".card", ".sketch"]))
  func compiles(file: Fixture) {
    let picture = ScenePicture(file.text(), name: file.name)
    #expect(picture.complaint == "")
    let difference = differenceFromExpectation(picture.svg, at: "docs/pictures/\(file.stem).svg")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("end in the landmark badge of the examples") func landmark() {
    let example = Fixture(path: "examples/badges/landmark.badge")
    let picture = ScenePicture(example.text(), name: example.name)
    let difference = differenceFromExpectation(picture.svg, at: "docs/pictures/landmark.svg")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("of the README come out as the SVG that it shows") func readme() throws {
    let blocks = FencedBlock.all.filter { $0.page == "README.md" }
    let scene = try #require(blocks.first { $0.mark == "facet-face" })
    let shown = try #require(blocks.first { $0.mark == "svg" })
    #expect(ScenePicture(scene.text, name: "smile.face").svg == shown.text)
    #expect(Fixture(path: "docs/pictures/smile.face").text() == scene.text)
  }

  @Test("that are broken on purpose have the findings below them", arguments: BrokenScene.all)
  func broken(scene: BrokenScene) {
    let found = ScenePicture(scene.source, name: scene.name).findings
    #expect(found == scene.findings, "\(scene)")
  }

  @Test("appear in each stage as the tutorial shows it", arguments: StageExcerpt.all)
  func stage(excerpt: StageExcerpt) throws {
    let stage = try #require(CompileStage(rawValue: excerpt.stage))
    let badge = Fixture(path: "examples/badges/landmark.badge")
    let output = ScenePicture(badge.text(), name: badge.name, stage: stage).svg
    for part in excerpt.parts { #expect(output.contains(part), "\(excerpt)") }
  }

  @Test("every picture that a page shows is there", arguments: FencedBlock.pages.filter { $0.path.hasPrefix("docs/") })
  func shown(page: Fixture) {
    let folder = page.path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    for link in links(in: page.text()) where link.hasPrefix("pictures/") {
      #expect(readFile(repositoryRoot + "/" + folder + link) != nil, "\(link) in \(page.path)")
    }
  }

  @Test("every page that a page links to is there", arguments: FencedBlock.pages.filter { $0.path.hasPrefix("docs/") })
  func linked(page: Fixture) {
    let folder = page.path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    for link in links(in: page.text()) {
      let target = link.split(separator: "#", omittingEmptySubsequences: false).first.map(String.init) ?? ""
      guard target.hasSuffix(".md"), !target.contains("://") else { continue }
      #expect(readFile(repositoryRoot + "/" + folder + target) != nil, "\(link) in \(page.path)")
    }
  }

  private func stem(of path: String) -> String {
    String(path.split(separator: "/").last?.dropLast(".svg".count) ?? "")
  }

  /// What stands in `](…)`.
  private func links(in text: String) -> [String] {
    text.ranges(of: "](").compactMap { opening in
      text[opening.upperBound...].firstIndex(of: ")").map { String(text[opening.upperBound..<$0]) }
    }
  }
}
