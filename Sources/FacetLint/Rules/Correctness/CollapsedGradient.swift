// SPDX-License-Identifier: Apache-2.0

internal import FacetGeometry
internal import FacetSemantics
internal import FacetShapes
internal import FacetSource
internal import FacetTypes

/// A gradient in which nothing changes, or all at once.
enum CollapsedGradient: LintRule {
  static let info = RuleInfo(
    "collapsedGradient", .correctness, "a gradient of one colour, or without any length",
    why: """
      Where all stops have one colour, that colour alone is shorter. Where all lie at one place, or start and end are one \
      point, there is no blend: two flat colours meet, or one fills all.
      """,
    bad: RuleExample(
      "sky.facet",
      """
      scene { title: "The sky"
        rect().fill(linearGradient([.skyblue, .white], from: (0.5, 1), to: (0.5, 1)))
      }
      """),
    good: RuleExample(
      "sky.facet",
      """
      scene { title: "The sky"
        rect().fill(linearGradient([.skyblue, .white], from: (0.5, 0), to: (0.5, 1)))
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let program = subject.checked?.program else { return }
    let values = FixedValues(program)
    for expression in program.expressions.elements where subject.isOwn(expression.origin) {
      guard case .builtIn(let place, _, let arguments) = expression.kind else { continue }
      let known = arguments.map { argument in argument.flatMap { values.value(of: $0) } }
      guard let reason = collapse(of: BuiltInFunctions.all[place].name, known) else { continue }
      report.add("this gradient shows no blend", at: expression.origin, label: reason)
    }
  }

  /// Why a gradient with these arguments, nil where they are not fixed or not given, shows no blend.
  private static func collapse(of name: String, _ arguments: [Value?]) -> String? {
    func argument(_ place: Int) -> Value? { place < arguments.count ? arguments[place] : nil }
    switch name {
    case "linearGradient":
      if case .point(let from)? = argument(1), argument(2) == .point(from) { return "it starts where it ends" }
    case "radialGradient":
      if argument(2) == .number(0) { return "its radius is 0" }
    default: return nil
    }
    guard case .list(let items)? = argument(0) else { return nil }
    let stops = items.compactMap { item -> GradientStop? in
      if case .stop(let stop) = item { return stop }
      return nil
    }
    guard let first = stops.first else { return nil }
    if stops.count == 1 { return "it has one stop" }
    if stops.allSatisfy({ $0.color == first.color }) { return "all its stops have one colour" }
    let offsets = resolveStops(stops)
    return offsets.allSatisfy { $0 == offsets[0] } ? "all its stops lie at \(shortText(offsets[0]))" : nil
  }
}
