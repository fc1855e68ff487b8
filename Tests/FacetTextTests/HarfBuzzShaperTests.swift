// SPDX-License-Identifier: Apache-2.0
import FacetGeometry
import FacetShapes
import FacetText
import Glibc
import Testing

/// The fonts that these tests set text in, by the package `fonts-dejavu-core`.
let dejaVuFolder = "/usr/share/fonts/truetype/dejavu"
let hasDejaVu = unsafe access(dejaVuFolder + "/DejaVuSans-Bold.ttf", R_OK) == 0
let withDejaVu = ConditionTrait.enabled(if: hasDejaVu, "the package fonts-dejavu-core is not installed")

func request(
  _ string: String, size: Double = 20, weight: Int = 400, family: String? = "DejaVu Sans"
) -> TextRequest {
  TextRequest(string: string, size: size, weight: weight, family: family)
}

func problem(_ request: TextRequest, root: String = "/") -> TextProblem? {
  do throws(TextProblem) {
    _ = try HarfBuzzShaper(root: root).shape(request)
    return nil
  } catch {
    return error
  }
}

extension ShapedLine {
  /// The box around all points of all outlines, control points included.
  var box: Rect {
    var box = Rect.empty
    for glyph in glyphs {
      let shift = glyph.origin - Point.zero
      for subpath in glyph.outline.subpaths {
        box.add(subpath.start + shift)
        for segment in subpath.segments {
          switch segment {
          case .line(let to): box.add(to + shift)
          case .quad(let control, let to):
            box.add(control + shift)
            box.add(to + shift)
          case .cubic(let control1, let control2, let to):
            for point in [control1, control2, to] { box.add(point + shift) }
          case .arc(let arc): Issue.record("a font has no arcs: \(arc)")
          }
        }
      }
    }
    return box
  }
}

@Suite(withDejaVu) struct HarfBuzzShaperTests {
  let shaper = HarfBuzzShaper(root: "/")

  @Test func aLineHasThePlaceOfItsLetters() throws {
    let line = try shaper.shape(request("Hello"))
    #expect(line.glyphs.count == 5)
    // 1540, 1260, 569, 569 and 1253 units of 2048 to the em.
    #expect(abs(line.advance - Double(1540 + 1260 + 569 + 569 + 1253) * 20 / 2048) < 1e-9)
    #expect(line.glyphs[2].outline == line.glyphs[3].outline)
    #expect(line.glyphs.map(\.origin.x) == line.glyphs.map(\.origin.x).sorted())
    #expect(line.box.minX >= 0 && line.box.maxX <= line.advance)
    #expect(line.box.minY < -14 && line.box.minY >= -line.ascent)
    #expect(line.box.maxY >= 0 && line.box.maxY < 1)
    #expect(line.ascent > 18 && line.ascent < 20 && line.descent > 4 && line.descent < 5)
    #expect(line.glyphs.allSatisfy { $0.outline.subpaths.allSatisfy(\.isClosed) })
  }

  @Test func everythingGrowsWithTheSize() throws {
    let small = try shaper.shape(request("AVg", size: 10))
    let large = try shaper.shape(request("AVg", size: 40))
    #expect(large.advance == 4 * small.advance)
    #expect(large.box.maxY == 4 * small.box.maxY)
    #expect(large.ascent == 4 * small.ascent)
  }

  @Test func kerningAndLigaturesApply() throws {
    let pair = try shaper.shape(request("AV")).advance
    let single = try shaper.shape(request("A")).advance + shaper.shape(request("V")).advance
    #expect(pair < single)
    #expect(try shaper.shape(request("ffi")).glyphs.count == 1)
  }

  @Test func blanksHaveWidthAndNoInk() throws {
    let line = try shaper.shape(request("a b"))
    #expect(line.glyphs.count == 2)
    #expect(try shaper.shape(request("   ")).glyphs.isEmpty)
    #expect(try shaper.shape(request("   ")).advance > 0)
    #expect(try shaper.shape(request("")).advance == 0)
  }

  @Test func boldIsAnotherFace() throws {
    let regular = try shaper.set(request("Hello"))
    let bold = try shaper.set(request("Hello", weight: 700))
    #expect(regular.line.advance < bold.line.advance)
    #expect(regular.font.path.hasSuffix("/DejaVuSans.ttf"))
    #expect(bold.font.path.hasSuffix("/DejaVuSans-Bold.ttf"))
    #expect(regular.font.contentHash.count == 32)
    #expect(shaper.resources() == [bold.font, regular.font])
  }

  @Test func rightToLeftLinesStandInReadingOrder() throws {
    let alone = try shaper.shape(request("א")).glyphs[0].outline
    let line = try shaper.shape(request("אב 12"))
    #expect(line.glyphs.last?.outline == alone)
    let one = try shaper.shape(request("1")).glyphs[0].outline
    #expect(line.glyphs.first?.outline == one)
    let mixed = try shaper.shape(request("aאב"))
    #expect(mixed.glyphs.last?.outline == alone)
    #expect(try mixed.glyphs.first?.outline == shaper.shape(request("a")).glyphs[0].outline)
  }

  @Test func combiningMarksJoinTheirLetter() throws {
    let composed = try shaper.shape(request("é"))
    let decomposed = try shaper.shape(request("e\u{301}"))
    #expect(composed.advance == decomposed.advance)
  }

  @Test func missingGlyphsAreNamedByWholeClusters() throws {
    guard case .missingGlyphs(let clusters, let hint) = problem(request("a漢b👩‍👩‍👧c漢\u{10FFFF}")) else {
      Issue.record("nothing was missing")
      return
    }
    #expect(clusters == ["漢", "👩‍👩‍👧", "\u{10FFFF}"])
    #expect(!hint.isEmpty)
  }

  @Test func aFamilyMustBeNamedExactly() throws {
    for name in ["DejaVu Sanz", "dejavu sans", "DejaVuSans", "sans-serif", "Helvetica", ""] {
      guard case .missingFamily(name, let hint) = problem(request("a", family: name)) else {
        Issue.record("\(name) was found")
        continue
      }
      #expect(hint.hasPrefix("installed: "))
      if name.lowercased().hasPrefix("dejavu") { #expect(hint.hasPrefix("installed: `DejaVu Sans`")) }
    }
  }

  @Test func aWeightMustExist() throws {
    guard case .missingFamily("DejaVu Sans", let hint) = problem(request("a", weight: 900)) else {
      Issue.record("a black face was found")
      return
    }
    #expect(hint.contains("400") && hint.contains("700"))
  }

  @Test func theAnswerDependsOnTheRequestAlone() throws {
    let first = try shaper.shape(request("Tom & Jo"))
    _ = try shaper.shape(request("Tom & Jo", size: 7, weight: 700))
    #expect(try shaper.shape(request("Tom & Jo")) == first)
    #expect(try HarfBuzzShaper(root: ".").shape(request("Tom & Jo")) == first)
  }
}
