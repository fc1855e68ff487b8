// SPDX-License-Identifier: Apache-2.0

import FacetTestSupport

/// A place in the sources that gives a finding of some id.
struct DiagnosticUse {
  var id: String
  var file: String

  /// The calls whose first argument is the id of a finding.
  private static let makers = ["Diagnostic(", "SyntaxMessage(", "ValueProblem(", "failure(", "refusal("]

  private static let scanned = Scan()
  static var all: [DiagnosticUse] { scanned.uses }
  /// Calls whose id the scan cannot read, by file.
  static var unreadable: [String] { scanned.unreadable }

  /// Ids that are put together, each with all its values.
  private static let composed = ["nothing-to-\\(verb)": ["nothing-to-undo", "nothing-to-redo"]]
  /// First arguments that hand on an id or a problem that was made elsewhere, or declare the parameter.
  private static let handedOn = [
    "id,", "_ id", "info.name", "ToolError(", "message.id", "problem.id", "error)", "error,", "problem,", "_ problem",
    "error.message", "let ", "String",
    "\"no such file\"", "\"not a file\"",
  ]

  private struct Scan {
    var uses: [DiagnosticUse] = []
    var unreadable: [String] = []

    init() {
      for file in Fixture.files(below: "Sources", endings: [".swift"]) where !file.path.contains("/Explanations") {
        let text = file.text()
        for maker in DiagnosticUse.makers { read(DiagnosticUse.arguments(of: maker, in: text), in: file.path) }
      }
    }

    private mutating func read(_ firsts: [Substring], in file: String) {
      for first in firsts {
        if DiagnosticUse.handedOn.contains(where: { first.hasPrefix($0) }) { continue }
        let quoted = first.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        guard first.hasPrefix("\""), quoted.count == 3 else {
          unreadable.append("\(file): \(first.prefix(40))")
          continue
        }
        let id = String(quoted[1])
        for id in DiagnosticUse.composed[id] ?? [id] { uses.append(DiagnosticUse(id: id, file: file)) }
      }
    }
  }

  /// What follows each call of `maker`, from its first argument on.
  private static func arguments(of maker: String, in text: String) -> [Substring] {
    var found: [Substring] = []
    var previous: Character?
    for part in text.split(separator: maker, omittingEmptySubsequences: false) {
      // Not the end of a longer name.
      if let before = previous, !before.isLetter {
        found.append(part.drop { $0.isWhitespace }.prefix(80))
      }
      previous = part.last ?? " "
    }
    return found
  }
}
