// SPDX-License-Identifier: Apache-2.0
import FacetShapes
import FacetText
import Glibc
import Testing

/// A root with a font in it, links inside and out, and files that are no fonts.
final class FontRoot {
  let path: String

  init() throws {
    var template = Array("/tmp/facet-fonts-XXXXXX".utf8CString)
    let made = try unsafe #require(unsafe mkdtemp(&template))
    path = unsafe String(cString: made)
    let script = """
      cd '\(path)' && mkdir root root/fonts root/folder.ttf && cp '\(dejaVuFolder)/DejaVuSans.ttf' root/fonts/a.ttf &&
      cp root/fonts/a.ttf outside.ttf && ln -s fonts/a.ttf root/inner.ttf && ln -s ../outside.ttf root/outer.ttf &&
      : > root/empty.ttf && echo nonsense > root/nonsense.otf && head -c 3000 outside.ttf > root/cut.ttf
      """
    #expect(unsafe system(script) == 0)
  }

  deinit { _ = unsafe system("rm -r '\(path)'") }
}

@Suite(withDejaVu) struct FontFileTests {
  @Test func aFileInsideTheRootIsUsed() throws {
    let root = try FontRoot()
    let shaper = HarfBuzzShaper(root: root.path + "/root")
    let (line, font) = try shaper.set(request("Hello", family: "fonts/a.ttf"))
    #expect(try HarfBuzzShaper(root: "/").shape(request("Hello")) == line)
    #expect(font.path.hasSuffix("/root/fonts/a.ttf"))
    let linked = try shaper.set(request("Hello", family: "./fonts/../inner.ttf"))
    #expect(linked.font == font)
    #expect(shaper.resources() == [font])
  }

  @Test(arguments: [
    ("../outside.ttf", "it lies outside the project's root"),
    ("outer.ttf", "it lies outside the project's root"),
    ("/usr/share/fonts/x.ttf", "a font file is named relative to the project's root, not from `/`"),
    ("none.ttf", "there is no such file in the project's root"),
    ("folder.ttf", "it is not a regular file"),
    ("empty.ttf", "the file is not a font that HarfBuzz can read"),
    ("nonsense.otf", "the file is not a font that HarfBuzz can read"),
  ])
  func otherFilesAreRefused(name: String, reason: String) throws {
    let root = try FontRoot()
    #expect(problem(request("a", family: name), root: root.path + "/root") == .unusableFont(name, reason: reason))
  }

  @Test func aDamagedFontIsAProblemAndNoCrash() throws {
    let root = try FontRoot()
    #expect(problem(request("a", family: "cut.ttf"), root: root.path + "/root") != nil)
  }

  @Test func aChangedFileIsReadAgain() throws {
    let root = try FontRoot()
    let shaper = HarfBuzzShaper(root: root.path + "/root")
    let before = try shaper.set(request("a", family: "fonts/a.ttf"))
    #expect(unsafe system("cp '\(dejaVuFolder)/DejaVuSans-Bold.ttf' '\(root.path)/root/fonts/a.ttf'") == 0)
    let after = try shaper.set(request("a", family: "fonts/a.ttf"))
    #expect(before.font.contentHash != after.font.contentHash)
    #expect(before.line != after.line)
    #expect(shaper.resources() == [after.font])
  }
}
