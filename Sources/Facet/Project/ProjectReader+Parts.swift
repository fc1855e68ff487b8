// SPDX-License-Identifier: Apache-2.0

import FacetLint
import FacetOptimizer
import FacetSource
import FacetSyntax

extension ProjectReader {
  /// `lint { exclude: ["old/**"]; unusedLet: .off; outputBytes { limit: 4000 } }`
  mutating func readLint(_ element: ElementSyntax) {
    checkShape(of: element, takesArguments: false)
    for id in element.block.map({ tree[$0].statements }) ?? [] {
      switch tree[id].kind {
      case .property(let name, let value): readLintEntry(name, value)
      case .element(let rule): readRule(rule)
      case .missing: break
      case .binding, .slot, .repetition, .conditional, .switchOver:
        diagnostics.append(.notASetting(at: tree.at(tree[id].span)))
      }
    }
  }

  private mutating func readLintEntry(_ name: NameSyntax, _ value: ExpressionID) {
    once("lint." + name.text, name)
    switch name.text {
    case "exclude":
      if let patterns = paths(value, of: "exclude") { set(.lintExclude) { $0.lintExcludes = patterns } }
    case "baseline":
      if let path = path(value, of: "baseline") { set(.baseline) { $0.baseline = path } }
    case _:
      if isRule(name) { readLevel(value, of: name.text, named: name.text) }
    }
  }

  private mutating func readLevel(_ value: ExpressionID, of rule: String, named name: String) {
    guard let level: RuleLevel = word(value, of: name) else { return }
    set(.level(rule: rule)) { $0.lint.levels[rule] = level }
  }

  /// Whether a name is that of a rule or of a finding of the compiler; says so where it is not.
  private mutating func isRule(_ name: NameSyntax) -> Bool {
    if ruleNamed(name.text) != nil || Explanations.warningNames.contains(name.text) { return true }
    unknown(name, among: ["exclude", "baseline"] + allRules.map { $0.info.name } + Explanations.warningNames.sorted())
    return false
  }

  /// `lowContrast { level: .error; minimum: 7 }`
  private mutating func readRule(_ element: ElementSyntax) {
    once("lint." + element.name.text, element.name)
    switch element.name.text {
    case "exclude": return takesAValue(element, "[\"drafts/**\"]")
    case "baseline": return takesAValue(element, "\"lint.baseline\"")
    case _: break
    }
    guard isRule(element.name) else { return }
    let rule = element.name.text
    let options = ruleNamed(rule)?.options ?? []
    for (key, value) in entries(of: element) {
      if key.text == "level" {
        readLevel(value, of: rule, named: "level")
      } else if let option = options.first(where: { $0.name == key.text }) {
        guard let read = tree.ruleValue(value), let accepted = option.accepted(read) else {
          wrong(value, of: key.text, expected: option.expectation)
          continue
        }
        set(.option(rule: rule, name: key.text)) { $0.lint.options[rule, default: [:]][key.text] = accepted }
      } else {
        unknown(key, among: ["level"] + options.map(\.name))
      }
    }
  }

  /// `build { sources: ["scenes"]; output: "out/"; theme: "dark"; optimize: .max }`
  mutating func readBuild(_ element: ElementSyntax) {
    var build = BuildSettings()
    for (name, value) in entries(of: element) {
      switch name.text {
      case "sources": build.sources = paths(value, of: name.text, isNeeded: true)
      case "output": build.output = path(value, of: name.text)
      case "theme": build.theme = string(value, of: name.text, expected: "the name of a theme")
      case "optimize": build.level = word(value, of: name.text)
      case "profile": build.profile = word(value, of: name.text)
      case "ids": build.ids = word(value, of: name.text)
      case "responsive": build.isResponsive = flag(value, of: name.text)
      case "tolerance": build.tolerance = positive(value, of: name.text)
      case _: unknown(name, among: BuildSettings.names)
      }
    }
    settings.builds.append(build)
  }
}

extension BuildSettings {
  fileprivate static let names = [
    "sources", "output", "theme", "optimize", "profile", "ids", "responsive", "tolerance",
  ]
}
