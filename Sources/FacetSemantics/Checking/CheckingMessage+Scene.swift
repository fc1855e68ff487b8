// SPDX-License-Identifier: Apache-2.0
//
// What the checker says about the scene, themes and settings.

import FacetSource

extension Diagnostic {
  static func noScene(root: String, at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "no-scene", .error, "a `.\(root)` file holds one scene, and this one holds none", at: place,
      notes: ["write `\(root) { … }`, or name a file of declarations `.facet`"])
  }

  static func secondScene(at place: SourceSpan, first: SourceSpan) -> Diagnostic {
    Diagnostic(
      "second-scene", .error, "a file holds one scene", at: place, label: "a second one",
      secondary: [Label(first, "the first one")], notes: ["several elements stand side by side in a `scene { … }`"])
  }

  static func wrongRoot(_ name: String, expected: String, at place: SourceSpan) -> Diagnostic {
    let ending = expected == "scene" ? "facet" : expected
    let right = name == "scene" ? "facet" : name
    return Diagnostic(
      "wrong-root", .error, "a `.\(ending)` file holds `\(expected)`, found `\(name)`", at: place,
      notes: ["rename the file to end in `.\(right)`, or put `\(name)` inside `\(expected) { … }`"])
  }

  static func notARoot(_ name: String, at place: SourceSpan, suggestion: String?, inside root: String?) -> Diagnostic {
    let message =
      root != nil ? "`\(name)` cannot be a whole scene" : "`\(name)` begins neither a declaration nor a scene"
    let notes = root.map { ["put it into `\($0) { … }`"] } ?? []
    return Diagnostic("not-a-root", .error, message, at: place, notes: notes).suggesting(suggestion, for: name)
  }

  static func projectFile(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "project-file", .error, "`project` settings are not a scene and cannot be compiled", at: place,
      notes: ["they stand in `project.facet`; compile the scenes beside it"])
  }

  // MARK: Themes

  static func unknownThemeValue(
    _ name: String, _ theme: String, at place: SourceSpan, suggestion: String?
  ) -> Diagnostic {
    Diagnostic(
      "unknown-theme-value", .error,
      "the theme `\(theme)` sets `\(name)`, but no `param` has that name, nor has the root", at: place
    )
    .suggesting(suggestion, for: name)
  }

  static func themeOfConstant(_ name: String, at place: SourceSpan, declared: SourceSpan) -> Diagnostic {
    Diagnostic(
      "theme-of-constant", .error, "`\(name)` is a `let`; themes set `param`s", at: place,
      secondary: [Label(declared, "declared here")], fixes: [.byHand("declare `\(name)` with `param`")])
  }

  // MARK: Settings

  static func unknownSetting(
    _ name: String, at place: SourceSpan, suggestion: String?, known: [String]
  ) -> Diagnostic {
    let notes = known.isEmpty ? ["this file has no `param`"] : ["it has \(String.enumeration(known))"]
    return Diagnostic("unknown-setting", .error, "nothing here is called `\(name)`", at: place, notes: notes)
      .suggesting(suggestion, for: name, over: nil)
  }

  static func settingMismatch(
    _ name: String, type: String, text: String, at place: SourceSpan, declared: SourceSpan?, notes: [String]
  ) -> Diagnostic {
    Diagnostic(
      "setting-mismatch", .error, "`\(text)` is no \(type) for `\(name)`", at: place,
      secondary: declared.map { [Label($0, "`\(name)` is declared here")] } ?? [], notes: notes)
  }
}
