// SPDX-License-Identifier: Apache-2.0

import FacetLint
import FacetOptimizer
import FacetSource
import FacetSyntax

extension ProjectReader {
  /// `lint { exclude: ["old/**"]; unusedLet: .off; outputBytes { limit: 4000 } }`
  mutating func readLint(_ element: ElementSyntax) {
    for argument in element.arguments { diagnostics.append(.notASetting(at: tree.at(tree[argument.value].span))) }
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
      if let patterns = strings(value, of: "exclude") { settings.lintExcludes = patterns.map { joined(folder, $0) } }
    case "baseline": settings.baseline = string(value, of: "baseline").map { joined(folder, $0) }
    case _:
      guard isRule(name) else { return }
      if let level: RuleLevel = word(value, of: name.text) { settings.lint.levels[name.text] = level }
    }
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
    guard isRule(element.name) else { return }
    let name = element.name.text
    let options = ruleNamed(name)?.options ?? []
    for (key, value) in entries(of: element) {
      if key.text == "level" {
        if let level: RuleLevel = word(value, of: "level") { settings.lint.levels[name] = level }
      } else if let option = options.first(where: { $0.name == key.text }) {
        guard let read = tree.ruleValue(value), let value = option.accepted(read) else {
          wrong(value, of: key.text, expected: option.expectation)
          continue
        }
        settings.lint.options[name, default: [:]][key.text] = value
      } else {
        unknown(key, among: ["level"] + options.map(\.name))
      }
    }
  }

  /// `build { sources: ["scenes"]; output: "out/"; theme: "dark"; optimize: .max }`
  mutating func readBuild(_ element: ElementSyntax) {
    var build = BuildSettings()
    var seen: [String: SourceSpan] = [:]
    for (name, value) in entries(of: element) {
      if let before = seen.updateValue(tree.at(name.span), forKey: name.text) {
        diagnostics.append(.saidTwice(name.text, at: tree.at(name.span), before: before))
      }
      switch name.text {
      case "sources": build.sources = strings(value, of: name.text)?.map { joined(folder, $0) }
      case "output": build.output = string(value, of: name.text).map { joined(folder, $0) }
      case "theme": build.theme = string(value, of: name.text)
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

  private mutating func positive(_ value: ExpressionID, of name: String) -> Double? {
    if case .number(let number)? = tree.ruleValue(value), number > 0, number.isFinite { return number }
    wrong(value, of: name, expected: "a number above 0")
    return nil
  }
}

extension BuildSettings {
  fileprivate static let names = [
    "sources", "output", "theme", "optimize", "profile", "ids", "responsive", "tolerance",
  ]
}
