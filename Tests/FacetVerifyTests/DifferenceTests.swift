// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetIR
import FacetOptimizer
import FacetSource
import FacetTestSupport
import FacetVerify
import Testing

/// What a person would say has changed.
@Suite("The difference between two pictures")
struct DifferenceTests {
  static let badge = "scene { title: \"A\"; size: 100\n  rect().fill(#336699)\n  circle(radius: 20).fill(.white)\n}"

  /// The written picture, with the exact one beside it where elements are to be named.
  static func picture(
    _ source: String, _ level: String = "default", hasScene: Bool = false, responsive: Bool = false
  ) throws -> ComparedPicture {
    var options = CompileOptions()
    if level == "none" { options.passes.level = .none }
    if level == "max" { options.passes.level = .max }
    options.isResponsive = responsive
    let compiler = Compiler(files: LocalFileSystem(), options: options)
    let input = BatchInput(
      file: InputFile(path: "a.facet", isFound: false, relativePath: "a.facet"), bytes: Array(source.utf8))
    let svg = try #require(compiler.compile(input).output)
    return ComparedPicture(svg: svg, exact: hasScene ? compiler.exactPicture(of: input).picture : nil)
  }

  static func found(_ before: String, _ after: String) throws -> [String] {
    try changes(from: picture(before), to: picture(after), tolerance: 0.05).map(\.phrase)
  }

  @Test(arguments: ["none", "default", "max"], [true, false])
  func aPictureIsLikeItself(_ level: String, _ isResponsive: Bool) throws {
    for hasScene in [true, false] {
      let before = try Self.picture(Self.badge, responsive: isResponsive)
      let after = try Self.picture(Self.badge, level, hasScene: hasScene, responsive: isResponsive)
      #expect(try changes(from: before, to: after, tolerance: 0.05) == [])
    }
  }

  /// What passes do to a picture is no difference.
  @Test(arguments: Fixture.files(below: "examples", endings: [".face", ".badge", ".card", ".sketch", ".facet"]))
  func picturesAreAlikeHoweverTheyAreWritten(_ scene: Fixture) throws {
    var options = CompileOptions()
    options.passes.level = .none
    let input = BatchInput(
      file: InputFile(path: repositoryRoot + "/" + scene.path, isFound: true, relativePath: scene.name), bytes: nil)
    guard let plain = Compiler(files: LocalFileSystem(), options: options).compile(input).output,
      let written = readFile(repositoryRoot + "/" + stem(of: scene.path) + ".svg")
    else { return }
    let found = try changes(from: ComparedPicture(svg: plain), to: ComparedPicture(svg: written))
    #expect(found.map(\.phrase) == [])
  }

  private func stem(of path: String) -> String { String(path[..<(path.lastIndex(of: ".") ?? path.endIndex)]) }

  @Test(arguments: [
    (".fill(.white)", ".fill(.crimson)", ["recolored #ffffff → #dc143c"]),
    ("circle(radius: 20)", "circle(radius: 25)", ["resized to 125 %"]),
    ("circle(radius: 20)", "circle(center: (53, 50), radius: 20)", ["moved by (3, 0)"]),
    (".fill(.white)", ".fill(.white).opacity(0.5)", ["recolored #ffffff → #ffffff80"]),
    (
      "circle(radius: 20).fill(.white)", "circle(radius: 20).stroke(.white, width: 3)",
      ["added (a line 3 wide in #ffffff, 40 × 40 at (30, 30))", "removed (#ffffff, 40 × 40 at (30, 30))"]
    ),
    ("  circle(radius: 20).fill(.white)\n", "", ["removed (#ffffff, 40 × 40 at (30, 30))"]),
    ("title: \"A\"", "title: \"B\"", ["title \"A\" → \"B\""]),
    ("title: \"A\"", "decorative: true", ["title \"A\" → none", "decorative no → yes"]),
    ("circle(radius: 20)", "ellipse(radius: (20, 15))", ["reshaped by up to 5"]),
    (
      "size: 100", "size: 200",
      [
        "canvas 100 × 100 at (0, 0) → 200 × 200 at (0, 0)", "shown size 100 × 100 → 200 × 200",
        "resized to 200 %", "moved by (50, 50)",
      ]
    ),
  ])
  func oneChangeIsTold(_ from: String, _ to: String, _ expected: [String]) throws {
    let after = Self.badge.split(separator: from, maxSplits: 1, omittingEmptySubsequences: false).joined(separator: to)
    #expect(after != Self.badge)
    #expect(try Self.found(Self.badge, after) == expected)
  }

  @Test func theOrderIsTold() throws {
    let circle = "circle(center: (40, 50), radius: 20).fill(.red)"
    let rect = "rect().fill(.blue).frame(width: 30, height: 30)"
    func scene(_ first: String, _ second: String) -> String { "scene { title: \"A\"\n  \(first)\n  \(second)\n}" }
    #expect(try Self.found(scene(circle, rect), scene(rect, circle)) == ["now lies over what lay over it"])
  }

  @Test func aStrokeIsToldByItsPen() throws {
    func scene(_ pen: String) -> String { "scene { title: \"A\"\n  circle(radius: 30).stroke(.black, \(pen))\n}" }
    #expect(try Self.found(scene("width: 2"), scene("width: 4")) == ["restyled width 2 → 4"])
    #expect(try Self.found(scene("width: 2"), scene("width: 2, dash: [3, 2]")) == ["restyled dashes none → 3 2"])
  }

  @Test func aLimitIsAContourToo() throws {
    func scene(_ radius: Int) -> String {
      "scene { title: \"A\"\n  rect().fill(.red).clip { circle(radius: \(radius)) }\n}"
    }
    #expect(try Self.found(scene(20), scene(30)) == ["resized to 150 %"])
  }

  @Test func anElementIsNamedByTheScene() throws {
    let after =
      "scene { title: \"A\"; size: 100\n  rect().fill(#336699)\n  circle(center: (53.25, 50), radius: 20).fill(.white)\n}"
    let found = try changes(
      from: Self.picture(Self.badge, hasScene: true), to: Self.picture(after, hasScene: true), tolerance: 0.05)
    #expect(found.map(\.phrase) == ["moved by (3.25, 0)"])
    let origin = try #require(found.first?.place.origin)
    #expect(Array(after.utf8)[Int(origin.span.start)...].starts(with: "circle".utf8))
    #expect(found.first?.place.side == .after)
  }

  @Test func whatALibraryDrawsIsOfTheElementThatUsesIt() throws {
    let before = try Self.picture("scene { size: 100; title: \"A\"\n  face(mouth: .smile)\n}", hasScene: true)
    let after = try Self.picture("scene { size: 100; title: \"A\"\n  face(mouth: .frown)\n}", hasScene: true)
    let found = try changes(from: before, to: after, tolerance: 0.05)
    #expect(!found.isEmpty)
    let origins = Set(found.map { $0.place.origin })
    let origin = try #require(origins.count == 1 ? found[0].place.origin : nil)
    #expect(origin.source == after.exact?.picture.origin.source && origin.span.start == 32)
  }

  @Test func contoursOfOneElementAreToldOnce() throws {
    func scene(_ y: Int) -> String {
      "scene { title: \"A\"\n  group { repeat k in 0..<5 { circle(center: (10 + 20 * k, \(y)), radius: 4).fill(.red) } }\n}"
    }
    #expect(try Self.found(scene(40), scene(43)) == ["moved by (0, 3) (5 contours)"])
  }

  @Test func manyContoursThatAllDifferArePairedInBoundedTime() throws {
    func path(_ seed: Int) -> String {
      var data = ""
      for index in 0..<6000 {
        let (x, y) = (index * 37 % 997, index * 53 % 991)
        data += "M\(x) \(y)h\(1 + (index + seed) % 7)v\(1 + (index * seed) % 5)z"
      }
      return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1000 1000\"><path d=\"\(data)\"/></svg>"
    }
    let found = try changes(
      from: ComparedPicture(svg: Array(path(1).utf8)), to: ComparedPicture(svg: Array(path(3).utf8)), tolerance: 0.1)
    #expect(!found.isEmpty)
  }

  @Test(arguments: ["<svg", "<html/>", ""])
  func whatIsNoPictureIsRefused(_ text: String) {
    let picture = ComparedPicture(svg: Array(text.utf8))
    #expect(throws: DifferenceError.self) { try changes(from: picture, to: picture, tolerance: 1) }
  }
}
