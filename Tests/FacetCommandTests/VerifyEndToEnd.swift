// SPDX-License-Identifier: Apache-2.0

import FacetArguments
import FacetIR
import FacetOptimizer
import FacetSource
import FacetTestSupport
import Testing

@testable import Facet
@testable import FacetCommand

@Suite struct Verifying {
  static let scene = """
    scene {
      circle().fill(.crimson)
      rect().fill(.gold).frame(width: 30, height: 10)
    }

    """

  private func shop() -> Workshop {
    let shop = Workshop([("a.facet", Verifying.scene)])
    #expect(shop.facet("compile", "a.facet").exitCode == 0)
    return shop
  }

  @Test func aFreshPictureIsProven() {
    let result = shop().facet("verify", "a.facet", "a.svg")
    #expect(result.exitCode == 0 && result.errors == "")
    #expect(result.text == "a.svg draws a.facet: 2 contours, worst distance 0\n")
  }

  @Test func theWorstPlaceIsNamed() {
    let shop = shop()
    shop.write("a.svg", (shop.text("a.svg") ?? "").replacing("cx=\"50\"", "cx=\"50.01\""))
    let result = shop.facet("verify", "a.facet", "a.svg")
    #expect(result.exitCode == 0)
    #expect(result.text == "a.svg draws a.facet: 2 contours, worst distance 0.01, at a.facet:2:3 circle\n")
  }

  @Test func anotherPictureIsAFindingAtItsElement() {
    let shop = shop()
    shop.write("a.svg", (shop.text("a.svg") ?? "").replacing("gold", "#ffd701").replacing("#ffd700", "#ffd701"))
    let result = shop.facet("verify", "a.facet", "a.svg", "--diagnostics", "concise")
    #expect(result.exitCode == 1 && result.text == "")
    #expect(
      result.errors.hasPrefix("a.facet:3:3: error[picture-differs] the SVG is not this scene: "), "\(result.errors)")
  }

  @Test func anSVGIsReadFromStandardInput() {
    let shop = shop()
    let result = shop.facet("verify", "a.facet", "-", input: shop.text("a.svg") ?? "")
    #expect(result.exitCode == 0)
    #expect(shop.facet("verify", "a.facet", "-", input: "no picture").exitCode == 1)
  }

  @Test func settingsAndToleranceAreThoseOfTheCompile() {
    let shop = Workshop([("a.facet", "param r: Number = 10\nscene {\n  circle(radius: r).fill(.red)\n}\n")])
    shop.facet("compile", "a.facet", "--set", "r=20.3", "--responsive", "--tolerance", "0.5")
    #expect(shop.facet("verify", "a.facet", "a.svg").exitCode == 1)
    let options = ["--set", "r=20.3", "--responsive", "--tolerance"]
    func verified(_ tolerance: String) -> Int32 {
      run(builtProgram("facet"), ["verify", "a.facet", "a.svg"] + options + [tolerance], in: shop.folder).exitCode
    }
    #expect(verified("0.5") == 0)
    #expect(verified("0.01") == 1)
  }

  @Test func troubleIsNoFinding() {
    let shop = shop()
    #expect(shop.facet("verify", "a.facet", "missing.svg").exitCode == 2)
    #expect(shop.facet("verify", "missing.facet", "a.svg").exitCode == 2)
    #expect(shop.facet("verify", "a.facet", "a.svg", "--set", "q=1").exitCode == 2)
    #expect(shop.facet("verify", "a.facet").errors.contains("needs an SVG"))
  }

  @Test func aCompileProvesWhatItWrites() {
    let shop = Workshop([("a.facet", Verifying.scene)])
    let result = shop.facet("compile", "a.facet", "--verify", "--stats")
    #expect(result.exitCode == 0)
    #expect(result.errors.contains("; proven within 0"))
    #expect(shop.files == ["a.facet", "a.svg"])
  }

  /// With a compiler whose passes lose all that is drawn.
  private func breakingCompile(_ shop: Workshop, _ words: String...) throws -> ExitCode {
    let words = [shop.folder + "/a.facet", "--root", shop.folder] + words
    var run = try CompileRun(CompileCommand.info.parse(words))
    run.compiler.optimizing = { grid, options, measure in
      var best = optimize(grid, options, measure: measure)
      best.grid.nodes[best.grid.root].content = .group([])
      return best
    }
    let report = RunReport(form: .concise, terminal: Terminal())
    return try run.run(report)
  }

  @Test(arguments: [nil, "an older picture"]) func anotherPictureIsNotWritten(_ old: String?) throws {
    let shop = Workshop([("a.facet", Verifying.scene)])
    if let old { shop.write("a.svg", old) }
    #expect(try breakingCompile(shop, "--verify") == .trouble)
    #expect(ExitCode.trouble.rawValue == 2)
    #expect(shop.text("a.svg") == old)
    #expect(shop.files == (old == nil ? ["a.facet"] : ["a.facet", "a.svg"]))
  }

  /// So that the test above can fail.
  @Test func withoutProofItIsWritten() throws {
    let shop = Workshop([("a.facet", Verifying.scene)])
    #expect(try breakingCompile(shop) == .clean)
    #expect(shop.facet("verify", "a.facet", "a.svg").exitCode == 1)
  }
}

extension String {
  fileprivate func replacing(_ old: String, _ new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
