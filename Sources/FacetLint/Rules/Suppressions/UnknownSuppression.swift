// SPDX-License-Identifier: Apache-2.0

internal import FacetSource

/// A comment that speaks to the linter and is not understood.
enum UnknownSuppression: LintRule {
  static let info = RuleInfo(
    "unknownSuppression", .suppressions, "a comment that names a rule or a command that does not exist", fix: .safe,
    why: "It keeps nothing silent, whatever it was meant to do.",
    bad: RuleExample(
      "dot.facet",
      "// facet:disable:next missingTitel -- shown beside its name\nscene { title: \"A dot\"\n  circle()\n}"),
    good: RuleExample(
      "dot.facet", "// facet:disable:next missingTitle -- shown beside its name\nscene {\n  circle()\n}"))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    for mistake in subject.suppressionMistakes {
      report.add(
        mistake.message, at: subject.at(mistake.comment), notes: mistake.note.isEmpty ? [] : [mistake.note],
        fixes: mistake.fix.map { [$0] } ?? [])
    }
    for entry in subject.suppressions.flatMap(\.entries) where !isKnown(entry.rule) {
      let place = subject.at(entry.span)
      if CompilerFinding.severities[entry.rule] != nil {
        report.add("`\(entry.rule)` is an error, which no comment keeps silent", at: place)
        continue
      }
      if let several = severalWords(entry) {
        report.add(several.message, at: place, notes: [several.note], fixes: [several.fix(in: subject)])
        continue
      }
      let near = nearestName(to: entry.rule, among: known)
      report.add(
        "there is no rule `\(entry.rule)`", at: place, notes: near == nil ? ["`facet rules` lists them"] : [],
        fixes: near.map { [subject.replacement(of: entry.span, by: $0)] } ?? [])
    }
  }

  /// Names without commas between them, or a name with a reason that no dashes begin; nil for anything else.
  private static func severalWords(_ entry: Suppression.Entry) -> SeveralWords? {
    let words = entry.rule.split(whereSeparator: \.isWhitespace).map(String.init)
    let names = words.prefix(while: isKnown)
    guard words.count > 1, !names.isEmpty else { return nil }
    return SeveralWords(entry: entry, names: Array(names), rest: words.dropFirst(names.count).joined(separator: " "))
  }

  private static let known =
    allRules.map { $0.info.name } + CompilerFinding.severities.keys.filter(isKnown).sorted()

  /// Whether a name is that of a rule, or of a finding of the compiler that can be kept silent.
  static func isKnown(_ name: String) -> Bool {
    ruleNamed(name) != nil || CompilerFinding.severities[name].map { $0 != .error } ?? false
  }
}

/// What stands for one name and is several words.
private struct SeveralWords {
  var entry: Suppression.Entry
  var names: [String]
  /// What stands behind the names.
  var rest: String

  var message: String {
    rest.isEmpty ? "no comma stands between these rules" : "no dashes stand before the reason"
  }
  var note: String {
    rest.isEmpty ? "commas stand between several rules: `a, b`" : "a reason stands behind two dashes: `… -- reason`"
  }

  func fix(in subject: LintSubject) -> Diagnostic.Fix {
    let text = names.joined(separator: ", ") + (rest.isEmpty ? "" : " -- " + rest)
    return subject.replacement(of: entry.span, by: text)
  }
}
