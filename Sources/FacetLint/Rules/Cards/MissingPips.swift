// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetTypes

/// A table of pips that forgets a rank.
enum MissingPips: LintRule {
  static let info = RuleInfo(
    "missingPips", .cards, "a table of pips that leaves a rank or suit to an empty `default`",
    why: """
      A rank that is added to a deck later falls into the `default` and is printed blank. Ranks that have no pips are \
      named: `case .jack, .queen: []`. A table is a function from a rank or suit to places, or one whose name speaks of \
      pips.
      """,
    bad: RuleExample(
      "tarot.facet",
      """
      /// The ranks of a small deck.
      enum CourtRank { one, two, page, knight }

      /// Where the signs of a rank stand.
      func places(rank: CourtRank) -> [Point] = switch rank {
        case .one: [(0.5, 0.5)]
        default: []
      }
      """),
    good: RuleExample(
      "tarot.facet",
      """
      /// The ranks of a small deck.
      enum CourtRank { one, two, page, knight }

      /// Where the signs of a rank stand.
      func places(rank: CourtRank) -> [Point] = switch rank {
        case .one: [(0.5, 0.5)]
        case .two: [(0.5, 0), (0.5, 1)]
        case .page, .knight: []
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let program = subject.checked?.program else { return }
    for function in program.functions.elements where subject.isOwn(function.origin) && function.result == .list(.point)
    {
      guard case .switchOver(let on, let arms, let otherwise?) = program.expressions[function.body].kind,
        program.isEmptyList(otherwise), case .enumeration(let id) = program.expressions[on].type
      else { continue }
      let ranks = program.enums[id]
      guard ranks.name.hasSuffix("Rank") || ranks.name.hasSuffix("Suit") || function.name.lowercased().contains("pip")
      else { continue }
      let named = arms.flatMap(\.patterns).map { program.expressions[$0].kind }
      let forgotten = ranks.cases.indices.filter { !named.contains(.constant(.enumCase(id, $0))) }
      guard !forgotten.isEmpty else { continue }
      let list = forgotten.map { "`.\(ranks.cases[$0].name)`" }.joined(separator: ", ")
      report.add(
        "`\(function.name)` has no pips for \(list)", at: program.expressions[otherwise].origin,
        label: "whatever is not named comes out blank",
        notes: ["a `case` that names them says that this is meant"])
    }
  }
}

extension Program {
  fileprivate func isEmptyList(_ id: CheckedExpressionID) -> Bool {
    switch expressions[id].kind {
    case .list(let items): items.isEmpty
    case .constant(.list(let items)): items.isEmpty
    case .invalid, .constant, .local, .global, .proposedWidth, .proposedHeight, .textScale, .isGiven, .negate, .not,
      .binary, .conditional, .switchOver, .call, .builtIn, .point, .size, .interpolation, .convert, .member, .item,
      .enumCase:
      false
    }
  }
}
