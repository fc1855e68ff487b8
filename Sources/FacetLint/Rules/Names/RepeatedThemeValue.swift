// SPDX-License-Identifier: Apache-2.0

internal import FacetSemantics
internal import FacetSource
internal import FacetTypes

/// A line of a theme that changes nothing.
enum RepeatedThemeValue: LintRule {
  static let info = RuleInfo(
    "repeatedThemeValue", .names, "a line of a theme that sets what holds anyway", level: .note,
    why: """
      A theme says what is different under it. A line that repeats the file's own value hides that, and it stays \
      behind when that value is changed.
      """,
    bad: RuleExample(
      "dot.facet",
      """
      /// The dot's colour.
      param ink: Color = .navy
      /// What it lies on.
      param ground: Color = .white
      theme dark {
        ink: .navy
        ground: .lightblue
      }
      scene { title: "A dot"
        background: ground
        circle().fill(ink)
      }
      """),
    good: RuleExample(
      "dot.facet",
      """
      /// The dot's colour.
      param ink: Color = .navy
      /// What it lies on.
      param ground: Color = .white
      theme dark {
        ground: .lightblue
      }
      scene { title: "A dot"
        background: ground
        circle().fill(ink)
      }
      """))

  static func check(_ subject: LintSubject, _ report: inout RuleReport) {
    guard let checked = subject.checked else { return }
    for theme in checked.program.themes {
      let repeated = theme.entries.filter { subject.isDefault($0.target, $0.value) }
      if repeated.count == theme.entries.count { continue }
      for entry in repeated {
        report.add(
          "the theme `\(theme.name)` sets this to what it is anyway",
          at: checked.program.expressions[entry.value].origin,
          notes: ["take the line out, or give it a value of its own"])
      }
    }
  }
}

extension LintSubject {
  /// Whether a theme's value is written out and the same as what the file itself gives.
  func isDefault(_ target: SettingTarget, _ value: CheckedExpressionID) -> Bool {
    guard let checked, let themed = checked.constant(value) else { return false }
    let program = checked.program
    let own: CheckedExpressionID? =
      switch target {
      case .param(let id): program.globals[id].value
      case .component(let place):
        program.scene.flatMap { $0.element.arguments[place] ?? program.preset(ofRoot: $0, place) }
      case .root(let parameter):
        RootParameter.allCases.firstIndex(of: parameter).flatMap { program.scene?.rootArguments[$0] }
      }
    return checked.constant(own) == themed
  }
}

extension Program {
  /// What a parameter of the component that is the root has by default.
  fileprivate func preset(ofRoot scene: CheckedScene, _ place: Int) -> CheckedExpressionID? {
    guard case .component(let id) = scene.element.callee else { return nil }
    return components[id].parameters[place].defaultValue
  }
}
