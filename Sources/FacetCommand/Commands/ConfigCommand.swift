// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetLint
import FacetOptimizer
import FacetSource

/// `facet config`
enum ConfigCommand {
  static let info = CommandInfo(
    "config", "Print the settings that hold for a file.",
    discussion: [
      "As a project.facet that says the same, every rule with its level and its options, whether they are said or preset."
    ],
    positionals: [PositionalInfo("FILE", "A scene file, there or not.")],
    options: [OptionInfo("config", value: "FILE", in: .output, "Take the settings of this file.")],
    examples: [("facet config scenes/happy.face", "what facet lint goes by there")],
    run: run)

  private static func run(_ arguments: ParsedArguments) throws(ToolError) -> ExitCode {
    let terminal = Terminal(arguments)
    let finder = try ProjectFinder(files: LocalFileSystem(), path: arguments.value("config"))
    let found = finder.project(for: arguments.positionals[0])
    if found.diagnostics.hasErrors {
      terminal.show(found.diagnostics, in: found.sources)
      return .trouble
    }
    try terminal.print(text(of: found.settings))
    return .clean
  }

  static func text(of settings: ProjectSettings) -> String {
    var text = settings.path.map { "// from \($0)\n" } ?? "// no project.facet: everything is preset\n"
    text += "project {\n  lint {\n"
    if !settings.lintExcludes.isEmpty {
      text += "    exclude: \(RuleValue.strings(settings.lintExcludes).text)\n"
    }
    if let baseline = settings.baseline { text += "    baseline: \(RuleValue.string(baseline).text)\n" }
    for rule in allRules { text += line(of: rule.info, in: settings.lint) }
    for (name, level) in settings.lint.levels.sorted(by: { $0.key < $1.key }) where ruleNamed(name) == nil {
      text += "    \(name): .\(level.rawValue)\n"
    }
    text += "  }\n" + settings.builds.map(build).joined()
    if let lock = settings.lock { text += "  check { lock: \(RuleValue.string(lock).text) }\n" }
    return text + "}\n"
  }

  /// `unusedParam: .warning`, or with its options.
  private static func line(of info: RuleInfo, in settings: LintSettings) -> String {
    let level = settings.level(of: info).rawValue
    if info.options.isEmpty { return "    \(info.name): .\(level)\n" }
    let options = info.options.map { option in
      "; \(option.name): \((settings.options[info.name]?[option.name] ?? option.preset).text)"
    }
    return "    \(info.name) { level: .\(level)\(options.joined()) }\n"
  }

  private static func build(_ build: BuildSettings) -> String {
    var entries: [String] = []
    if let sources = build.sources { entries.append("sources: " + RuleValue.strings(sources).text) }
    if let output = build.output { entries.append("output: " + RuleValue.string(output).text) }
    if let theme = build.theme { entries.append("theme: " + RuleValue.string(theme).text) }
    if let level = build.level { entries.append("optimize: .\(level.rawValue)") }
    if let profile = build.profile { entries.append("profile: .\(profile.rawValue)") }
    if let ids = build.ids { entries.append("ids: .\(ids.rawValue)") }
    if let tolerance = build.tolerance { entries.append("tolerance: " + RuleValue.number(tolerance).text) }
    if let isResponsive = build.isResponsive { entries.append("responsive: \(isResponsive)") }
    return "  build { " + entries.joined(separator: "; ") + " }\n"
  }
}
