// SPDX-License-Identifier: Apache-2.0

import Facet
import FacetArguments
import FacetLint
import FacetSource

/// Which findings make a run end with 1.
struct LintGate: Equatable {
  private var level = Severity.error
  /// Of rules and of the compiler's findings.
  private(set) var names: Set<String> = []
  private var mostWarnings: Int?

  init(_ arguments: ParsedArguments) throws(ToolError) {
    for word in arguments.values("deny") {
      if let severity = Severity(rawValue: word) {
        level = max(level, severity)
      } else if let name = ruleNamed(inEitherSpelling: word)?.name ?? Explanations.named(word)?.id {
        names.insert(name)
      } else {
        let near = nearestName(to: word, among: Explanations.words + Severity.allCases.map(\.rawValue))
        throw ToolError(
          "`--deny \(word)` is neither a level nor a rule",
          hint: near.map { "did you mean `\($0)`?" } ?? "`facet rules` lists the rules")
      }
    }
    if let text = arguments.value("max-warnings") {
      guard let count = Int(text), count >= 0 else {
        throw ToolError("`--max-warnings \(text)` is not a whole number of 0 or more")
      }
      mostWarnings = count
    }
  }

  private func denies(_ finding: Diagnostic) -> Bool { finding.severity <= level || names.contains(finding.id) }

  func code(of findings: [Diagnostic]) -> ExitCode {
    if findings.contains(where: denies) { return .findings }
    let warnings = findings.count { $0.severity == .warning }
    return warnings > mostWarnings ?? .max ? .findings : .clean
  }
}
