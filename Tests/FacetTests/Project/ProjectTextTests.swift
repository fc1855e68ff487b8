// SPDX-License-Identifier: Apache-2.0
//
// What `facet config` prints is read again and has to say the same, whatever the settings are.

import Facet
import FacetLint
import FacetOptimizer
import FacetSource
import FacetTestSupport
import FacetTypes
import Testing

@Suite("Settings as text")
struct ProjectTextTests {
  /// All that a run goes by.
  private struct Effect: Equatable {
    var levels: [String: RuleLevel]
    var options: [String: [String: RuleValue]] = [:]
    var paths: [String]
    var builds: [[String]]

    init(_ settings: ProjectSettings) {
      levels = settings.lint.levels
      for rule in allRules {
        levels[rule.info.name] = settings.lint.level(of: rule.info)
        for option in rule.info.options {
          let value = settings.lint.options[rule.info.name]?[option.name] ?? option.preset
          options[rule.info.name, default: [:]][option.name] = value
        }
      }
      func place(_ path: ProjectPath) -> String { normalized(path.path) + (path.text.hasSuffix("/") ? "/" : "") }
      let single = [settings.baseline, settings.lock].map { $0.map(place) ?? "none" }
      paths = single + ["all"] + settings.excludes.map(place) + ["lint"] + settings.lintExcludes.map(place)
      builds = settings.builds.map { build in
        (build.sources ?? []).map(place) + [
          build.output.map(place) ?? "none", "\(build.theme ?? "none") \(build.tolerance ?? 0)",
          "\(build.options())",
        ]
      }
    }
  }

  private static func found(_ files: [String: String]) throws -> FoundProject {
    let files = MemoryFileSystem(files.merging(["scenes/deep/a.face": ""]) { own, _ in own })
    return try ProjectFinder(files: files).project(for: "scenes/deep/a.face")
  }

  private static func text(_ found: FoundProject, among files: [String: String]) -> String {
    let files = MemoryFileSystem(files.merging(["scenes/deep/a.face": ""]) { own, _ in own })
    return ProjectText(found, files: files).text
  }

  @Test(arguments: 1...60)
  func itReadsBackAsTheSame(_ seed: Int) throws {
    var writer = ProjectWriter(seed: UInt64(seed))
    var files = ["scenes/project.facet": writer.project(extending: "../house/deep/project.facet")]
    files["house/deep/project.facet"] = writer.project(extending: "../project.facet")
    files["house/project.facet"] = writer.project(extending: nil)
    let found = try Self.found(files)
    try #require(found.diagnostics == [], "\(files) \(found.diagnostics.map(\.message))")
    let text = Self.text(found, among: files)
    files["scenes/project.facet"] = text
    let again = try Self.found(files)
    #expect(again.diagnostics == [], "\(text)")
    #expect(Effect(again.settings) == Effect(found.settings), "\(text)")
    func withoutComments(_ text: String) -> [Substring] {
      text.split(separator: "\n").map { $0.split(separator: "  //")[0] }
    }
    #expect(withoutComments(Self.text(again, among: files)).dropFirst() == withoutComments(text).dropFirst())
  }

  @Test func eachValueSaysWhereItComesFrom() throws {
    let files = [
      "house/project.facet": "project { exclude: [\"old\"]; lint { missingTitle: .error; unusedParam: .error } }",
      "scenes/project.facet": """
      project {
        extends: "../house/project.facet"
        lint { missingTitle: .off; lowContrast { minimum: 7.0000125 } }
        check { lock: "facet.lock" }
      }
      """,
    ]
    let lines = Self.text(try Self.found(files), among: files).split(separator: "\n").map { $0.drop { $0 == " " } }
    for line in [
      "// scenes/project.facet, which extends house/project.facet",
      "exclude: [\"../house/old\"]  // ../house/project.facet",
      "missingTitle: .off  // project.facet", "unusedParam: .error  // ../house/project.facet",
      "unusedLet: .warning  // preset", "minimum: 7.0000125  // project.facet",
      "lock: \"facet.lock\"  // project.facet",
    ] {
      #expect(lines.contains { $0 == line }, "\(line)\n\(lines.joined(separator: "\n"))")
    }
  }
}

/// Writes projects that say anything that may be said.
private struct ProjectWriter {
  private var random: XorShift

  init(seed: UInt64) { random = XorShift(seed: seed &* 0x9E37_79B9_7F4A_7C15) }

  private mutating func flips() -> Bool { random.below(2) == 0 }
  private mutating func one<Item>(of items: [Item]) -> Item { items[random.below(items.count)] }

  private mutating func word() -> String {
    let parts: [String] = [
      "a", "scenes", "*", "**", "?", "[x]", "/", " ", "\"", "\\", "\\(a)", "\t", "\n", "\r", "\u{0}", "\u{1B}", "é",
      "😀",
      "\u{202E}", "//", "/*", "{", "}", "'", "..", "$x", "{name}.svg",
    ]
    return (0...random.below(5)).map { _ in one(of: parts) }.joined()
  }

  private mutating func text() -> String { quoted(word()) }
  private mutating func texts() -> String {
    "[" + (0...random.below(3)).map { _ in text() }.joined(separator: ", ") + "]"
  }
  private mutating func number(in range: ClosedRange<Double>) -> String {
    let share = Double(random.below(1 << 53)) / Double(1 << 53)
    let small = range.lowerBound + share / one(of: [1, 1e3, 1e6, 1e9, 1e12])
    let value =
      flips() && range.contains(small) ? small : range.lowerBound + share * (range.upperBound - range.lowerBound)
    return numberText(min(max(value, range.lowerBound), range.upperBound))
  }

  private mutating func value(of option: RuleOption) -> String {
    switch option.preset {
    case .number: number(in: option.range ?? 0...100)
    case .bool: "\(flips())"
    case .string: option.choices.isEmpty ? text() : quoted(one(of: option.choices))
    case .strings: option.choices.isEmpty ? texts() : "[" + quoted(one(of: option.choices)) + "]"
    }
  }

  mutating func project(extending base: String?) -> String {
    var text = "project {\n"
    if let base { text += "extends: \(quoted(base))\n" }
    if flips() { text += "exclude: \(texts())\n" }
    text += "lint {\n"
    if flips() { text += "exclude: \(texts())\n" }
    if flips() { text += "baseline: \(self.text())\n" }
    if flips() { text += "nothingToUndo: .error\n" }
    for rule in allRules where flips() {
      text += rule.info.name
      let level = "." + one(of: RuleLevel.allCases).rawValue
      guard let option = rule.info.options.first else {
        text += ": \(level)\n"
        continue
      }
      text += " { \(option.name): \(value(of: option))" + (flips() ? "; level: \(level)" : "") + " }\n"
    }
    text += "}\n"
    for _ in 0..<random.below(3) { text += build() }
    if flips() { text += "check { lock: \(self.text()) }\n" }
    return text + "}\n"
  }

  private mutating func build() -> String {
    var text = "build {\n"
    if flips() { text += "sources: \(texts())\n" }
    if flips() { text += "output: \(self.text())\n" }
    if flips() { text += "theme: \(self.text())\n" }
    if flips() { text += "optimize: .\(one(of: OptimizationLevel.allCases).rawValue)\n" }
    if flips() { text += "profile: .\(one(of: OutputProfile.allCases).rawValue)\n" }
    if flips() { text += "ids: .short\n" }
    if flips() { text += "tolerance: \(number(in: 1e-9...1))\n" }
    if flips() { text += "responsive: \(flips())\n" }
    return text + "}\n"
  }
}
