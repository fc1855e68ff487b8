// SPDX-License-Identifier: Apache-2.0

import FacetSemantics
import FacetSource
import Testing

@Suite struct NamesImportTests {
  @Test func anImportGivesItsDeclarations() {
    let result = checked(
      """
      import "leaf.facet"
      scene { leaf(tip: far).fill(.green) }
      """,
      files: ["leaf.facet": "param far: Number = 3\nshape leaf(tip: Number) { move(0, 0); line(tip, 1) }"])
    #expect(result.shown == "")
    #expect(result.program.shapes.count == 1)
    #expect(result.facts.params.isEmpty)
  }

  @Test func butNotItsImports() {
    let result = checked(
      """
      import "outer.facet"
      let a = outer + inner
      """,
      files: ["outer.facet": "import \"inner.facet\"\nlet outer = inner", "inner.facet": "let inner = 1"])
    #expect(
      result.shown == """
        error unknown-name 2:17-2:22
          `inner` is not declared

        """)
  }

  @Test func eachFileIsReadOnce() {
    let result = checked(
      """
      import "a.facet"
      import "b.facet"
      let c = a + b
      """,
      files: [
        "a.facet": "import \"shared.facet\"\nlet a = shared", "b.facet": "import \"shared.facet\"\nlet b = shared",
        "shared.facet": "let shared = 1",
      ])
    #expect(result.shown == "")
    #expect(result.sources.files.filter { $0.path == "shared.facet" }.count == 1)
  }

  @Test func aMissingFileIsNamedOnce() {
    let result = checked("import \"gone.facet\"\nimport \"../up.facet\"\nlet a = 1")
    #expect(
      result.shown == """
        error unreadable-import 1:8-1:20
          `gone.facet` cannot be imported: no such file
        error import-outside-root 2:8-2:21
          `../up.facet` lies outside the root folder
          note: imports stay inside the root, so that a scene builds the same everywhere; `--root` sets it

        """)
  }

  @Test func importsMayNotLeadBack() {
    let result = checked(
      "import \"a.facet\"\nscene { circle() }",
      files: ["a.facet": "import \"b.facet\"", "b.facet": "import \"a.facet\""])
    #expect(
      result.shown == """
        error import-cycle b.facet:1:8-1:17
          imports lead back to the file itself: `a.facet` → `b.facet` → `a.facet`
          label: this import closes the loop
          note: move what both files need into a third one

        """)
    #expect(checked("import \"self.facet\"", files: ["self.facet": "import \"self.facet\""]).diagnostics.count == 1)
  }

  @Test func aMainFileThatImportsItselfIsALoop() {
    let result = checked("import \"test.facet\"", path: "test.facet", files: ["test.facet": "let a = 1"])
    #expect(result.diagnostics.map(\.id) == ["import-cycle"])
  }

  @Test func importsMayNotClash() {
    let files = ["a.facet": "let size = 1", "b.facet": "\nlet size = 2"]
    let result = checked("import \"a.facet\"\nimport \"b.facet\"\nlet b = 1", files: files)
    #expect(
      result.shown == """
        error import-clash 2:8-2:17
          two imports declare `size`
          at a.facet:1:5-1:9: `size` of one import
          at b.facet:2:5-2:9: `size` of the other
          note: rename one, or declare `size` in this file, which hides both

        """)
    #expect(checked("import \"a.facet\"\nimport \"b.facet\"\nlet size = 3", files: files).shown == "")
    #expect(checked("import \"a.facet\"\nimport \"a.facet\"\nlet b = size", files: files).shown == "")
  }

  @Test func aFileHidesTheLibraryButImportsSeeIt() {
    let result = checked(
      """
      import "plain.facet"
      component face() { star(points: 5, innerRatio: 0.4).fill(.gold) }
      scene { hstack { face(); other() } }
      """,
      files: ["plain.facet": "component other() { face(emotion: .angry) }"])
    #expect(result.shown == "")
  }

  @Test func findingsOfImportsNameTheirFile() {
    let result = checked("import \"a.facet\"\nlet b = a", files: ["a.facet": "let a = missing\nlet c = (1"])
    #expect(result.diagnostics.map(\.id).contains("unknown-name"))
    #expect(result.diagnostics.allSatisfy { result.sources[$0.primary.source].path == "a.facet" })
  }

  @Test(arguments: [(3, 0), (4, 0), (5, 1)]) func aProgramHasALimitedNumberOfFiles(files: Int, findings: Int) {
    var limits = ModuleLimits()
    limits.files = 4
    let imports = (1..<files).map { "import \"f\($0).facet\"\n" }.joined()
    let others = (1..<files).map { ("f\($0).facet", "let v\($0) = \($0)") }
    let result = checked(imports, files: Dictionary(uniqueKeysWithValues: others), limits: limits)
    #expect(result.diagnostics.map(\.id) == Array(repeating: "too-many-files", count: findings))
  }

  @Test func aLongChainOfImportsAndDeclarationsIsNoTrouble() {
    var limits = ModuleLimits()
    limits.files = 3000
    var files: [String: String] = [:]
    for place in 1..<2500 { files["f\(place).facet"] = "import \"f\(place + 1).facet\"\nlet v\(place) = v\(place + 1)" }
    files["f2500.facet"] = "let v2500 = 1"
    #expect(checked("import \"f1.facet\"\nlet a = v1", files: files, limits: limits).shown == "")
    let chain = (0..<20_000).map { "let v\($0) = v\($0 + 1)\n" }.joined() + "let v20000 = 1\n"
    #expect(checked(chain).shown == "")
    let loop = (0..<20_000).map { "let v\($0) = v\(($0 + 1) % 20_000)\n" }.joined()
    let findings = checked(loop).diagnostics
    #expect(findings.map(\.id) == ["cycle"])
    #expect(findings.allSatisfy { $0.secondary.count <= 8 && $0.message.utf8.count < 200 })
  }
}
