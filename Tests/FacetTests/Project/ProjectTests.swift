// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetLint
import FacetOptimizer
import FacetSource
import Testing

@Suite("Settings of a project")
struct ProjectTests {
  static func found(_ files: [String: String], for path: String = "scenes/a.face") throws -> FoundProject {
    try ProjectFinder(files: MemoryFileSystem(files.merging([path: ""]) { own, _ in own })).project(for: path)
  }

  @Test func levelsOptionsAndBuildsAreRead() throws {
    let found = try Self.found([
      "project.facet": """
      // What a CI gates on.
      project {
        lint {
          exclude: ["old/**", "draft.face"]
          baseline: "lint.baseline"
          unusedParam: .error
          missingTitle: .off
          nothingToUndo: .error
          outputBytes { level: .warning; limit: 4000 }
        }
        build { sources: ["scenes"]; output: "out/"; optimize: .max; profile: .compact; ids: .short }
        build(theme: "dark", output: "dark/", tolerance: 0.25, responsive: true)
        check { lock: "facet.lock" }
      }
      """
    ])
    #expect(found.diagnostics == [])
    let settings = found.settings
    #expect(settings.path == "project.facet")
    #expect(
      settings.lint.levels == [
        "unusedParam": .error, "missingTitle": .off, "nothingToUndo": .error, "outputBytes": .warning,
      ])
    #expect(settings.lint.options == ["outputBytes": ["limit": .number(4000)]])
    #expect(settings.lintExcludes.map(\.path) == ["old/**", "draft.face"])
    #expect(settings.baseline?.path == "lint.baseline")
    #expect(settings.lock?.path == "facet.lock")
    #expect(settings.builds.count == 2)
    let options = settings.builds[0].options()
    #expect(options.passes.level == .max && options.passes.profile == .compact && options.ids == .short)
    #expect(settings.builds[1].theme == "dark" && settings.builds[1].tolerance == 0.25)
    #expect(settings.builds[1].isResponsive == true && settings.builds[1].sources == nil)
  }

  @Test func theNearestFileWinsAlone() throws {
    let found = try Self.found(
      [
        "project.facet": "project { lint { unusedParam: .error } }",
        "scenes/project.facet": "project { lint { missingTitle: .error; baseline: \"known\" } }",
      ], for: "scenes/deep/a.face")
    #expect(found.settings.path == "scenes/project.facet")
    #expect(found.settings.lint.levels == ["missingTitle": .error])
    #expect(found.settings.baseline?.path == "scenes/known")
  }

  @Test func aFileExtendsAnother() throws {
    let found = try Self.found([
      "house/project.facet": "project { lint { unusedParam: .error; missingTitle: .error }; build { output: \"a/\" } }",
      "scenes/project.facet":
        "project { extends: \"../house/project.facet\"; lint { missingTitle: .off }; build { output: \"b/\" } }",
    ])
    #expect(found.diagnostics == [])
    #expect(found.settings.lint.levels == ["unusedParam": .error, "missingTitle": .off])
    #expect(found.settings.builds.map(\.output?.path) == ["scenes/b/"])
  }

  @Test func withoutAFileRulesHaveTheirOwnLevels() throws {
    let found = try Self.found([:])
    #expect(found.settings == ProjectSettings())
  }

  @Test(arguments: [
    ("circle()", "not-a-project", 1),
    ("project { }\nlet a = 1", "not-a-project", 2),
    ("project {\n  lint {\n    unusedParm: .error\n  }\n}", "unknown-project-setting", 3),
    ("project {\n  lnt { }\n}", "unknown-project-setting", 2),
    ("project { lint { outputBytes { limt: 3 } } }", "unknown-project-setting", 1),
    ("project { build { outptu: \"a\" } }", "unknown-project-setting", 1),
    ("project {\n  lint { unusedParam: .eror }\n}", "wrong-project-value", 2),
    ("project { lint { unusedParam: \"error\" } }", "wrong-project-value", 1),
    ("project { lint { outputBytes { limit: -3 } } }", "wrong-project-value", 1),
    ("project { lint { exclude: 3 } }", "wrong-project-value", 1),
    ("project { build { tolerance: 0 } }", "wrong-project-value", 1),
    ("project { build { responsive: 1 } }", "wrong-project-value", 1),
    ("project { lint { let a = 1 } }", "not-a-setting", 1),
    ("project { lint { repeat k in 0..<3 { } } }", "not-a-setting", 1),
    ("project {\n  lint { unusedParam: .off\n    unusedParam: .error } }", "setting-given-twice", 3),
    ("project { build { output: \"a\"; output: \"b\" } }", "setting-given-twice", 1),
    ("project { check { lock: \"a\"\n lock: \"b\" } }", "setting-given-twice", 2),
    ("project { check { }\n check { } }", "setting-given-twice", 2),
    ("project { lint { outputBytes { limit: 3\n limit: 4 } } }", "setting-given-twice", 2),
    ("project { lint { outputBytes(level: .off) { level: .error } } }", "setting-given-twice", 1),
    ("project { exclude: \"a\"\n exclude: \"b\" }", "setting-given-twice", 2),
    ("project { check { lock: \"\" } }", "wrong-project-value", 1),
    ("project { lint { baseline: \"\" } }", "wrong-project-value", 1),
    ("project { lint { exclude: [\"a\", \"\"] } }", "wrong-project-value", 1),
    ("project { exclude: 3 }", "wrong-project-value", 1),
    ("project { extends: \"\" }", "wrong-project-value", 1),
    ("project { build { sources: [] } }", "wrong-project-value", 1),
    ("project { build { theme: \"\" } }", "wrong-project-value", 1),
    ("project(extends: \"a\") { }", "not-a-setting", 1),
    ("project(3) { }", "not-a-setting", 1),
    ("project { }.fill(.red)", "not-a-setting", 1),
    ("project {\n  lint(unusedParam: .off) { }\n}", "not-a-setting", 2),
    ("project {\n  lint { }.scale(2)\n}", "not-a-setting", 2),
    ("project {\n  check { lock: \"a\" }.scale(2)\n}", "not-a-setting", 2),
    ("project {\n  build { output: \"a\" }.scale(2)\n}", "not-a-setting", 2),
    ("project {\n  lint { outputBytes { limit: 3 }.scale(2) }\n}", "not-a-setting", 2),
    ("project {\n  check(\"a\")\n}", "not-a-setting", 2),
    ("project {\n  lint()\n}", "not-a-setting", 2),
    ("project {\n  lint: .off\n}", "not-a-setting", 2),
    ("project {\n  extends { }\n}", "not-a-setting", 2),
    ("project {\n  exclude { }\n}", "not-a-setting", 2),
    ("project { lint {\n  exclude { }\n} }", "not-a-setting", 2),
    ("project { lint {\n  baseline { }\n} }", "not-a-setting", 2),
    ("project {\n  build \"dark\" { output: \"a\" }\n}", "not-a-setting", 2),
    ("project {\n  lint: { unusedParam: .off }\n}", "not-a-setting", 2),
    ("project {\n  build dark { output: \"a\" }\n}", "not-a-setting", 2),
    ("", "not-a-project", 1),
    ("// To be written.\n", "not-a-project", 1),
    ("project { extends: \"nowhere.facet\" }", "unreadable-project", 1),
    ("project { extends: \"project.facet\" }", "unreadable-project", 1),
  ])
  func whatIsWrongIsSaidAtItsPlace(_ source: String, _ id: String, _ line: Int) throws {
    let found = try Self.found(["project.facet": source])
    #expect(found.diagnostics.map(\.id) == [id], "\(found.diagnostics.map(\.message))")
    let place = try #require(found.diagnostics.first).primary
    let file = try #require(found.sources.file(place.source))
    #expect(LineTable(file.bytes).line(containing: Int(place.span.start)) == line)
  }

  @Test(arguments: [
    ("project { lint: .off }", "project { lint { exclude: [\"**\"] } }"),
    ("project { build: \"out/\" }", "project { build { output: \"out/\" } }"),
    ("project { check: \"facet.lock\" }", "project { check { lock: \"facet.lock\" } }"),
    ("project { build \"dark\" { output: \"out/\" } }", "project { build { output: \"out/\" } }"),
    ("project { build dark { output: \"out/\" } }", "project { build { output: \"out/\" } }"),
    ("project { lint: { unusedParam: .off } }", "project { lint { unusedParam: .off } }"),
    ("project {\n  check \"x\"  { lock: \"l\" } }", "project {\n  check { lock: \"l\" } }"),
    ("", "project { }\n"),
  ])
  func whatWasMeantIsKnown(_ source: String, _ mended: String) throws {
    let finding = try #require(try Self.found(["project.facet": source]).diagnostics.first)
    let result = applyFixes(finding.fixes, to: Array(source.utf8), in: finding.primary.source)
    #expect(String(decoding: result.bytes, as: UTF8.self) == mended)
    #expect(try Self.found(["project.facet": mended]).diagnostics == [])
  }

  @Test func aBrokenTextIsNotSaidToBeEmpty() throws {
    let found = try Self.found(["project.facet": "@"])
    #expect(!found.diagnostics.contains { $0.id == "not-a-project" } && found.diagnostics.hasErrors)
  }

  @Test func aFolderThatIsYetToComeBelongsToTheOneAbove() throws {
    let found = try Self.found(["project.facet": "project { lint { unusedParam: .error } }"], for: "scenes/a.face")
    #expect(found.settings.lint.levels == ["unusedParam": .error])
    let files = MemoryFileSystem(["scenes/project.facet": "project { lint { unusedParam: .off } }"])
    let later = try ProjectFinder(files: files).project(for: "scenes/new/deep/a.face")
    #expect(later.settings.lint.levels == ["unusedParam": .off] && later.settings.path == "scenes/project.facet")
  }

  @Test func aMisspeltRuleMeetsTheRightOne() throws {
    let found = try Self.found(["project.facet": "project { lint { unusedParm: .error } }"])
    #expect(found.diagnostics.first?.fixes.first?.edits.first?.replacement == "unusedParam")
  }
}
