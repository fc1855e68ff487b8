// SPDX-License-Identifier: Apache-2.0

import FacetShapes
import FacetTestSupport
import Testing

@Suite("The reference says what the compiler knows") struct ReferencePages {
  private func check(_ text: String, _ page: String) {
    let difference = differenceFromExpectation(text, at: "docs/reference/\(page).md")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("about elements") func elements() { check(WordPages.elementsPage, "elements") }
  @Test("about modifiers") func modifiers() { check(WordPages.modifiersPage, "modifiers") }
  @Test("about commands") func commands() { check(WordPages.commandsPage, "commands") }
  @Test("about functions") func functions() { check(FunctionPage.text, "functions") }
  @Test("about colours") func colors() { check(ColorPage.text, "colors") }
  @Test("about the library") func library() { check(LibraryPage.text, "library") }
  @Test("about findings") func findings() { check(FindingsPage.text, "findings") }

  @Test("shows every word by its example", arguments: WordPages.all)
  func picture(word: DocumentedWord) { check(word.info.example, word.pictureFile, at: word.picturePath) }

  @Test("shows the shapes and components of the library", arguments: LibraryPage.scenes.map(\.name))
  func libraryPicture(name: String) throws {
    let scene = try #require(LibraryPage.scenes.first { $0.name == name }?.scene)
    check(scene, "library-\(name).facet", at: "docs/reference/pictures/library-\(name).svg")
  }

  @Test("shows every colour") func colorPicture() {
    check(ColorPage.scene, "colors.facet", at: "docs/reference/pictures/colors.svg")
  }

  private func check(_ scene: String, _ name: String, at path: String) {
    let picture = ScenePicture(scene, name: name)
    #expect(picture.complaint == "", "\(name)")
    #expect(!picture.svg.isEmpty, "\(name)")
    let difference = differenceFromExpectation(picture.svg, at: path)
    #expect(difference == nil, "\(difference ?? "")")
  }
}
