// SPDX-License-Identifier: Apache-2.0

import FacetLint
import FacetSource

extension Diagnostic {
  static func notAProject(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "not-a-project", .error, "`project.facet` holds one `project { … }` and nothing else", at: place)
  }

  static func nothingSaid(at place: SourceSpan) -> Diagnostic {
    Diagnostic(
      "not-a-project", .error, "`project.facet` says nothing", at: place,
      notes: ["`project { }` leaves everything as it is preset, and takes nothing from the folders above"],
      fixes: [Fix("write `project { }`", edits: [Fix.Edit(place, "project { }\n")])])
  }

  static func notASetting(at place: SourceSpan, label: String = "") -> Diagnostic {
    Diagnostic("not-a-setting", .error, "a project holds settings of the form `name: value`", at: place, label: label)
  }

  /// `lint: .off`; `meant` is the statement that was likely meant.
  static func takesBraces(_ name: String, at place: SourceSpan, meant: String?, note: String?) -> Diagnostic {
    Diagnostic(
      "not-a-setting", .error, "`\(name)` takes settings in braces and no value", at: place,
      label: "expected `\(name) { … }`", notes: note.map { [$0] } ?? [],
      fixes: meant.map { [Fix("write `\($0)`", edits: [Fix.Edit(place, $0)])] } ?? [])
  }

  /// `build "dark" { … }` or `build: { … }`: what is wrong, and all that stands between the word and its braces.
  static func bareBlock(_ name: String, wrong: SourceSpan, between: SourceSpan, isNamed: Bool) -> Diagnostic {
    Diagnostic(
      "not-a-setting", .error, isNamed ? "`\(name)` takes no name" : "`\(name)` takes settings in braces and no value",
      at: wrong, label: "expected `\(name) { … }`",
      fixes: [Fix("write `\(name) {`", edits: [Fix.Edit(between, " ")])])
  }

  /// `extends { … }`
  static func takesAValue(_ name: String, at place: SourceSpan, example: String) -> Diagnostic {
    Diagnostic(
      "not-a-setting", .error, "`\(name)` takes a value and no braces", at: place,
      label: "expected `\(name): \(example)`")
  }

  static func saidTwice(_ name: String, at place: SourceSpan, before: SourceSpan) -> Diagnostic {
    Diagnostic(
      "setting-given-twice", .error, "`\(name)` is said twice", at: place,
      secondary: [Label(before, "it was said here before")])
  }

  static func unknownProjectSetting(_ name: String, at place: SourceSpan, among names: [String]) -> Diagnostic {
    let near = nearestName(to: name, among: names)
    let notes = near == nil && names.count < 12 ? ["known here: " + names.joined(separator: ", ")] : []
    return Diagnostic(
      "unknown-project-setting", .error, "there is no setting `\(name)` here", at: place,
      notes: near == nil && notes.isEmpty ? ["`facet rules` lists the rules"] : notes,
      fixes: near.map { [Fix("write `\($0)`", edits: [Fix.Edit(place, $0)])] } ?? [])
  }

  static func wrongProjectValue(
    _ text: String, of name: String, expected: String, near: String?, at place: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      "wrong-project-value", .error, "`\(text)` is no value of `\(name)`", at: place, label: "expected \(expected)",
      fixes: near.map { [Fix("write `\($0)`", edits: [Fix.Edit(place, $0)])] } ?? [])
  }

  /// `sources` that yield no scene; `meant` is what was likely meant, as the file would say it.
  static func unmatchedSources(
    _ text: String, isPattern: Bool, meant: String?, at place: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      "unmatched-sources", .error, isPattern ? "no scene file matches `\(text)`" : "`\(text)` does not exist",
      at: place,
      notes: ["what the sources make is not known, so no output is called orphaned"],
      fixes: meant.map { [Fix("write `\($0)`", edits: [Fix.Edit(place, RuleValue.string($0).text)])] } ?? [])
  }

  /// `extended` is the place that names the file, or nil for the nearest one.
  static func unreadableProject(
    _ path: String, _ reason: String, extended: SourceSpan?, at start: SourceSpan
  ) -> Diagnostic {
    let verb = extended == nil ? "read the settings" : "extend"
    return Diagnostic("unreadable-project", .error, "cannot \(verb) `\(path)`: \(reason)", at: extended ?? start)
  }
}

extension DiagnosticInfo {
  /// What can be wrong with a `project.facet`.
  static let project = [
    DiagnosticInfo(
      "not-a-project", .error, "a `project.facet` holds something else than a project",
      why: "The file is read for its settings alone; nothing else in it would ever be looked at.",
      remedy: "Move declarations and scenes to files of their own."),
    DiagnosticInfo(
      "not-a-setting", .error, "something in a project is no setting",
      why: "Settings are literals, so that a tool can read them without running anything.",
      remedy: "Write `name: value`, one on a line."),
    DiagnosticInfo(
      "setting-given-twice", .error, "a setting of a project is said twice",
      why: "One of both would silently lose.", remedy: "Remove one of them."),
    DiagnosticInfo(
      "unknown-project-setting", .error, "a project says something that nobody reads",
      why: "A misspelt rule would go on at its old level, and a CI would gate on less than was meant.",
      remedy: "`facet rules` lists the rules, `facet config FILE` what holds for a file."),
    DiagnosticInfo(
      "unmatched-sources", .error, "the `sources` of a build name something that is not there",
      why: "Every output of the scenes that were meant would be called orphaned.",
      remedy: "Mend the path or the pattern, which are relative to the file, or remove it if its scenes are gone."),
    DiagnosticInfo(
      "unreadable-project", .error, "a project, or one that it extends, cannot be read",
      why: "What it says would silently be missing.",
      remedy: "Mend the file, or the path, which is relative to the file that names it."),
    DiagnosticInfo(
      "wrong-project-value", .error, "a setting of a project has a value that it does not take",
      why: "It would silently stay as it was.", remedy: "The message says what it takes."),
  ]
}
