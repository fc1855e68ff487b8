// SPDX-License-Identifier: Apache-2.0
//
// Text in a named font, through the sibling program.

import FacetTestSupport
import Testing

@Suite struct TextInNamedFonts {
  private static func scene(_ family: String?) -> String {
    let argument = family.map { ", family: \"\($0)\"" } ?? ""
    return "scene {\n  size: (300, 100)\n  text(\"Hello\", size: 40\(argument))\n}\n"
  }
  private let font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  @Test func aFamilyIsSetAndItsFileIsADependency() {
    let shop = Workshop([("a.facet", Self.scene("DejaVu Sans")), ("plain.facet", Self.scene(nil))])
    let result = shop.facet("compile", "a.facet", "--deps", "a.d")
    #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(shop.text("a.d")?.hasPrefix("a.svg: a.facet \(font)\n") == true)
    #expect(shop.text("a.svg")?.contains("<text") == false)
    #expect(shop.text("a.svg")?.contains("<path") == true)
    #expect(shop.facet("compile", "plain.facet", "-o", "-").text != shop.text("a.svg"))
  }

  @Test func aMissingFamilyIsAFinding() {
    let shop = Workshop([("a.facet", Self.scene("No Such Family"))])
    let result = shop.facet("compile", "a.facet")
    #expect(result.exitCode == 1 && result.errors.contains("error[missing-family]"))
    #expect(result.errors.contains("a.facet:3:35"))
    #expect(shop.files == ["a.facet"])
  }

  @Test func aMissingSiblingIsTroubleOnlyWhereTextNeedsIt() {
    let shop = Workshop([("a.facet", Self.scene("DejaVu Sans")), ("plain.facet", Self.scene(nil))])
    shop.shellLine("mkdir alone && cp \"$facet\" alone/facet")
    let named = shop.shellLine("PATH= alone/facet compile a.facet")
    #expect(named.exitCode == 2)
    #expect(named.errors.hasPrefix("facet: `facet-text` was not found beside facet or on PATH"))
    #expect(named.errors.contains("part of the facet package"))
    #expect(shop.shellLine("PATH= alone/facet compile plain.facet").exitCode == 0)
    #expect(shop.files == ["a.facet", "alone/facet", "plain.facet", "plain.svg"])
  }

  @Test func theSiblingIsFoundOnThePathAndBesideALink() {
    let shop = Workshop([("a.facet", Self.scene("DejaVu Sans"))])
    shop.shellLine("mkdir alone bin && cp \"$facet\" alone/facet && ln -s \"$facet\" bin/facet")
    #expect(shop.shellLine("PATH=\"${facet%/*}\" alone/facet compile a.facet").exitCode == 0)
    #expect(shop.shellLine("PATH= bin/facet compile a.facet").exitCode == 0)
  }

  @Test func aSiblingThatDiesIsTrouble() {
    let shop = Workshop([("a.facet", Self.scene("DejaVu Sans")), ("a.svg", "old")])
    shop.shellLine("mkdir alone && cp \"$facet\" alone/facet")
    shop.write("alone/facet-text", "#!/bin/sh\nexit 7\n")
    let result = shop.shellLine("chmod +x alone/facet-text; alone/facet compile a.facet")
    #expect(result.exitCode == 2 && result.errors.contains("`facet-text`"), "\(result.errors)")
    #expect(shop.text("a.svg") == "old")
  }

  @Test func aFontFileIsNamedRelativeToTheScene() {
    let shop = Workshop([
      ("in/deep/a.facet", Self.scene("../fonts/f.ttf")), ("in/fonts/x", ""), ("b.facet", Self.scene("DejaVu Sans")),
    ])
    shop.shellLine("cp \(font) in/fonts/f.ttf")
    #expect(shop.facet("compile", "in/deep/a.facet", "--deps", "a.d").exitCode == 0)
    #expect(shop.text("a.d")?.hasPrefix("in/deep/a.svg: in/deep/a.facet in/fonts/f.ttf\n") == true)
    shop.facet("compile", "b.facet")
    #expect(shop.text("in/deep/a.svg") == shop.text("b.svg"))
    let outside = shop.facet("compile", "in/deep/a.facet", "--root", "in/deep")
    #expect(outside.exitCode == 1 && outside.errors.contains("the font `../fonts/f.ttf` cannot be used"))
    #expect(outside.errors.contains("outside the project's root"))
  }

  @Test(arguments: ["/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "gone.ttf", "link.ttf", "notes.ttf"])
  func aFontFileThatCannotBeUsedIsAFinding(_ name: String) {
    let shop = Workshop([("a.facet", Self.scene(name)), ("notes.ttf", "no font")])
    shop.shellLine("ln -s \(font) link.ttf")
    let result = shop.facet("compile", "a.facet", "--deps", "a.d")
    #expect(result.exitCode == 1 && result.errors.contains("error[unusable-font]: the font `\(name)` cannot be used"))
    if !name.hasPrefix("/") { #expect(shop.text("a.d")?.hasPrefix("a.svg: a.facet \(name)\n") == true) }
  }
}
