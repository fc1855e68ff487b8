// SPDX-License-Identifier: Apache-2.0
//
// Settings → the `project.facet` that says all of them by itself. Read in place of the nearest file it gives the same
// settings, wherever it is run from: paths are relative to that file's folder.

import FacetLint
import FacetOptimizer
import FacetSource

/// The text of what holds, each value with the file that it comes from.
public struct ProjectText: Sendable {
  public private(set) var text = ""
  private let found: FoundProject
  private let files: any FileSystem

  public init(_ found: FoundProject, files: any FileSystem) {
    self.found = found
    self.files = files
    let settings = found.settings
    text = header + "project {\n"
    write("exclude", settings.excludes, .exclude, step: 1)
    text += "  lint {\n"
    write("exclude", settings.lintExcludes, .lintExclude, step: 2)
    if let path = settings.baseline { write("baseline", value(path), .baseline, step: 2) }
    for rule in allRules { write(rule.info) }
    // Findings of the compiler have a level too.
    for (name, level) in settings.lint.levels.sorted(by: { $0.key < $1.key }) where ruleNamed(name) == nil {
      write(name, ".\(level.rawValue)", .level(rule: name), step: 2)
    }
    text += "  }\n"
    for build in settings.builds { write(build) }
    if let lock = settings.lock {
      text += "  check {\n"
      write("lock", value(lock), .lock, step: 2)
      text += "  }\n"
    }
    text += "}\n"
  }

  private var header: String {
    guard let nearest = found.chain.first else { return "// No project.facet: everything is preset.\n" }
    let others = found.chain.dropFirst().map { ", which extends \($0)" }.joined()
    return visibleText("// \(nearest)\(others)") + "\n"
  }

  // MARK: Parts

  private mutating func write(_ info: RuleInfo) {
    let level = ".\(found.settings.lint.level(of: info).rawValue)"
    if info.options.isEmpty { return write(info.name, level, .level(rule: info.name), step: 2) }
    text += "    \(info.name) {\n"
    write("level", level, .level(rule: info.name), step: 3)
    let options = found.settings.lint.options[info.name] ?? [:]
    for option in info.options {
      let value = (options[option.name] ?? option.preset).text
      write(option.name, value, .option(rule: info.name, name: option.name), step: 3)
    }
    text += "    }\n"
  }

  private mutating func write(_ build: BuildSettings) {
    text += "  build {" + comment(.builds) + "\n"
    if let sources = build.sources { text += "    sources: \(values(sources))\n" }
    if let output = build.output { text += "    output: \(value(output))\n" }
    if let theme = build.theme { text += "    theme: \(RuleValue.string(theme).text)\n" }
    if let level = build.level { text += "    optimize: .\(level.rawValue)\n" }
    if let profile = build.profile { text += "    profile: .\(profile.rawValue)\n" }
    if let ids = build.ids { text += "    ids: .\(ids.rawValue)\n" }
    if let tolerance = build.tolerance { text += "    tolerance: \(RuleValue.number(tolerance).text)\n" }
    if let isResponsive = build.isResponsive { text += "    responsive: \(isResponsive)\n" }
    text += "  }\n"
  }

  private mutating func write(_ name: String, _ paths: [ProjectPath], _ setting: ProjectSetting, step: Int) {
    if found.origins[setting] != nil { write(name, values(paths), setting, step: step) }
  }

  /// `name: value  // where it comes from`
  private mutating func write(_ name: String, _ value: String, _ setting: ProjectSetting, step: Int) {
    text += String(repeating: "  ", count: step) + "\(name): \(value)" + comment(setting) + "\n"
  }

  private func comment(_ setting: ProjectSetting) -> String {
    guard let origin = found.origins[setting] else { return "  // preset" }
    let folder = relativePath(from: found.settings.folder, to: folderOf(origin), in: files)
    return visibleText("  // " + joined(folder, nameOf(origin)))
  }

  // MARK: Paths

  private func value(_ path: ProjectPath) -> String { RuleValue.string(shown(path)).text }
  private func values(_ paths: [ProjectPath]) -> String { RuleValue.strings(paths.map(shown)).text }

  /// As the nearest file would write it.
  private func shown(_ path: ProjectPath) -> String {
    if path.text.hasPrefix("/") || path.folder == found.settings.folder { return path.text }
    return joined(relativePath(from: found.settings.folder, to: path.folder, in: files), path.text)
  }
}
