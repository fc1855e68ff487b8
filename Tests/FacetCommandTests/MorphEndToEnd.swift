// SPDX-License-Identifier: Apache-2.0

import FacetTestSupport
import Testing

@Suite struct Morphing {
  private func shop() -> Workshop {
    Workshop([("a.face", "face {\n  emotion: .happy\n}\n"), ("b.face", "face {\n  emotion: .angry\n}\n")])
  }

  @Test func twoFilesBecomeOneThatMoves() {
    let shop = shop()
    let result = shop.facet("morph", "a.face", "b.face")
    #expect(result.exitCode == 0 && result.errors == "" && shop.files == ["a-morph.svg", "a.face", "b.face"])
    let text = shop.text("a-morph.svg") ?? ""
    #expect(text.contains("@keyframes a-") && text.contains("<title") && text.contains("happy – angry"))
    #expect(text.contains("@media (prefers-reduced-motion:reduce)"))
    let other = shop.facet("morph", "a.face", "--to", "eyes=closed", "--animate", "smil", "--seconds", "2", "-o", "-")
    #expect(other.exitCode == 0 && other.text.contains("<animate ") && other.text.contains("dur=\"4s\""))
    #expect(other.text.contains("prefers-reduced-motion"))
  }

  @Test func framesBeginAndEndWithThePicturesThemselves() {
    let shop = shop()
    let result = shop.facet("morph", "a.face", "b.face", "--frames", "10", "-o", "out")
    #expect(result.exitCode == 0 && result.errors == "")
    #expect(shop.files.filter { $0.hasPrefix("out/") } == (1...10).map { "out/a-\($0 < 10 ? "0" : "")\($0).svg" })
    shop.facet("compile", "a.face", "b.face")
    #expect(shop.text("out/a-01.svg") == shop.text("a.svg") && shop.text("out/a-10.svg") == shop.text("b.svg"))
    #expect(shop.text("out/a-05.svg") != shop.text("out/a-06.svg"))
  }

  @Test func bothEndsTakeSettings() {
    let shop = shop()
    let result = shop.facet(
      "morph", "a.face", "--set", "color=red", "--from", "eyes=closed", "--to", "mouth=frown", "--frames", "2", "-o",
      "{name}-x.svg")
    #expect(result.exitCode == 0 && result.errors == "", "\(result)")
    shop.facet("compile", "a.face", "--set", "color=red", "--set", "eyes=closed", "-o", "one.svg")
    shop.facet("compile", "a.face", "--set", "color=red", "--set", "mouth=frown", "-o", "two.svg")
    #expect(shop.text("a-1-x.svg") == shop.text("one.svg") && shop.text("a-2-x.svg") == shop.text("two.svg"))
  }

  @Test(arguments: [
    (["a.face"], "there is one picture"),
    (["a.face", "--to", "eyse=open"], "no input has a param `eyse`, which `--to` names"),
    (["a.face", "b.face", "--from", "eyse=open"], "no input has a param `eyse`, which `--from` names"),
    (["a.face", "b.face", "--set", "eyse=open"], "no input has a param `eyse`, which `--set` names"),
    (["a.face", "b.face", "--optimize", "max"], "`--optimize` is for `--frames`"),
    (["a.face", "b.face", "--profile", "compact"], "`--profile` is for `--frames`"),
    (["-", "b.face"], "`facet morph` reads files, not standard input"), ([], "`facet morph` needs an A"),
    (["a.face", "--to", "eyes"], "`--to eyes` lacks a value"),
    (["a.face", "b.face", "--frames", "1"], "`--frames 1` is not a whole number from 2 to 9999"),
    (["a.face", "b.face", "--frames", "3", "-o", "-"], "`-o -` takes one picture"),
    (["a.face", "b.face", "--frames", "3", "--seconds", "1"], "`--frames` writes pictures that stand still"),
    (["a.face", "b.face", "--seconds", "0"], "`--seconds 0` is not a number"),
    (["a.face", "gone.face"], "cannot read `gone.face`"),
    (["a.face", "b.face", "-o", "a.face"], "is one of the sources"),
    (["a.face", "b.face", "-o", "b.face"], "is one of the sources"),
  ]) func troubleIsSaid(_ arguments: [String], _ message: String) {
    let shop = shop()
    let result = run(builtProgram("facet"), ["morph"] + arguments, in: shop.folder)
    #expect(result.exitCode == 2 && result.errors.contains(message), "\(result)")
    #expect(shop.files == ["a.face", "b.face"])
  }

  @Test func aSettingMayBeKnownToOneEndAlone() {
    let shop = shop()
    shop.write("k.facet", "param r: Number = 3\nscene { size: 40; circle(radius: r) }\n")
    shop.write("l.facet", "scene { size: 40; circle(radius: 9) }\n")
    for files in [["k.facet", "l.facet"], ["l.facet", "k.facet"]] {
      let result = run(builtProgram("facet"), ["morph"] + files + ["--set", "r=20", "-o", "x.svg"], in: shop.folder)
      #expect(result.exitCode == 0, "\(result)")
      #expect(shop.text("x.svg")?.contains("20") == true)
    }
    let wrong = shop.facet("morph", "k.facet", "--to", "r=round")
    #expect(wrong.exitCode == 1 && wrong.errors.contains("--> --to:1:3"), "\(wrong)")
  }

  @Test func whatHasNothingInBetweenIsAFinding() {
    let shop = shop()
    shop.write("c.card", "card { }\n")
    let result = shop.facet("morph", "a.face", "c.card")
    #expect(result.exitCode == 1 && result.errors.contains("error[cannot-morph]"), "\(result)")
    shop.write("d.face", "face { scale: 0 }\n")
    #expect(shop.facet("morph", "a.face", "d.face").exitCode == 1)
    #expect(!shop.files.contains { $0.hasSuffix(".svg") })
  }
}
