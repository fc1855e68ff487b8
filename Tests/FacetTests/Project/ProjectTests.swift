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
    #expect(settings.lintExcludes == ["old/**", "draft.face"])
    #expect(settings.baseline == "lint.baseline")
    #expect(settings.lock == "facet.lock")
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
    #expect(found.settings.baseline == "scenes/known")
  }

  @Test func aFileExtendsAnother() throws {
    let found = try Self.found([
      "house/project.facet": "project { lint { unusedParam: .error; missingTitle: .error }; build { output: \"a/\" } }",
      "scenes/project.facet":
        "project { extends: \"../house/project.facet\"; lint { missingTitle: .off }; build { output: \"b/\" } }",
    ])
    #expect(found.diagnostics == [])
    #expect(found.settings.lint.levels == ["unusedParam": .error, "missingTitle": .off])
    #expect(found.settings.builds.map(\.output) == ["scenes/b/"])
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

  @Test func aMisspeltRuleMeetsTheRightOne() throws {
    let found = try Self.found(["project.facet": "project { lint { unusedParm: .error } }"])
    #expect(found.diagnostics.first?.fixes.first?.edits.first?.replacement == "unusedParam")
  }
}
