// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetSource
import Testing

@testable import FacetPreview

@Suite struct LastMorphTests {
  private let face = Compiler(files: LocalFileSystem(), options: CompileOptions()).open(
    BatchInput(
      file: InputFile(path: "a.face", isFound: false, relativePath: "a.face"),
      bytes: Array("face {\n  size: 100\n}\n".utf8)))

  private func ends(build: Int = 1, mouth: String) -> MorphEnds {
    MorphEnds(build: build, scene: "0", from: [], to: [Setting(name: "mouth", text: mouth)], theme: nil)
  }

  @Test func endsAreEvaluatedOnceForAllMoments() {
    let last = LastMorph()
    var made = 0
    func picture(_ ends: MorphEnds, at t: Double) -> [UInt8]? {
      last.morph(between: ends) {
        made += 1
        return face.morph(from: ends.from, to: ends.to, theme: ends.theme)
      }.picture(at: t, isDraft: true).output
    }
    let moments = [0.25, 0.5, 0.75].map { picture(ends(mouth: ".frown"), at: $0) }
    #expect(made == 1 && !moments.contains(nil) && Set(moments).count == 3)
    let other = picture(ends(mouth: ".grin"), at: 0.5)
    #expect(made == 2 && other != nil && other != moments[1])
    _ = picture(ends(build: 2, mouth: ".grin"), at: 0.5)
    #expect(made == 3, "a build may have changed what the ends are drawn from")
    let unkept = face.morph(from: [], to: [Setting(name: "mouth", text: ".grin")])
    #expect(unkept.picture(at: 0.5, isDraft: true).output == other)
  }
}
